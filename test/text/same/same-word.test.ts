import { expect, test } from 'vitest'
import { sameWordIn } from '../../../src/text/same/same-word.ts'

const isSame = (a: string, b: string, text = '') => sameWordIn({ text: `${text} ${a}` }, { text: `${text} ${b}` })(a, b)

test.each([
  ['branch', 'branches'],
  ['use', 'using'],
  ['commit', 'committing'],
  ['retry', 'retries'],
  ['conventional', 'convetional'],
  ['database', 'databse'],
  ['master', 'mastr'],
  ['generated', 'genertaed'],
  ['integración', 'integracion'],
  ['colour', 'colors'],
  ['serialise', 'serializing'],
  ['código', 'codigo'],
  ['branches', 'brancehs'],
  ['command', 'commmand'],
  ['repository', 'reposiory'],
])('%s is %s', (a, b) => {
  expect(isSame(a, b)).toBe(true)
  expect(isSame(b, a)).toBe(true)
})

test.each([
  ['contact', 'contract'],
  ['quiet', 'quite'],
  ['custom', 'customer'],
  ['import', 'important'],
  ['form', 'format'],
  ['local', 'locale'],
  ['listen', 'list'],
  ['string', 'str'],
  ['export', 'import'],
  ['integers', 'intervals'],
  ['web1a', 'web1b'],
  ['server', 'serverless'],
  ['kullanıyoruz', 'kullanmıyoruz'],
  ['schon', 'schön'],
  ['course', 'corse'],
  ['soldier', 'solder'],
  ['uninformed', 'uniformed'],
  ['photograph', 'photography'],
  ['star', 'started'],
])('%s is not %s', (a, b) => {
  expect(isSame(a, b)).toBe(false)
  expect(isSame(b, a)).toBe(false)
})

test.each([
  ['die Seite auf Deutsch', 'antworte', 'antworten', true],
  ['the page in German', 'antworte', 'antworten', false],
  ['las pruebas por favor', 'ejecuta', 'ejecutan', true],
  ['мы пишем на', 'тест', 'тесты', true],
  ['мы пишем на', 'branch', 'branches', true],
  ['with Vitest, immer die Seite auf Deutsch', 'antworte', 'antworten', true],
])('a word has the endings of its language: %s: %s, %s', (text, a, b, expected) => {
  expect(isSame(a, b, text)).toBe(expected)
})

test('a name within a sentence has no other form', () => {
  const [mario, maria] = [{ text: 'Siempre por favor a Mario' }, { text: 'Siempre por favor a Maria' }]
  expect(sameWordIn(mario, maria)('mario', 'maria')).toBe(false)
  expect(sameWordIn({ text: 'Ask Andreas' }, { text: 'Ask Andrea' })('andreas', 'andrea')).toBe(false)
  expect(sameWordIn({ text: 'Ask Andreas' }, { text: 'ask andrea' })('andreas', 'andrea')).toBe(false)
  expect(sameWordIn({ text: 'ask andreas' }, { text: 'Ask Andrea' })('andreas', 'andrea')).toBe(false)
  expect(sameWordIn({ text: 'Christian asks' }, { text: 'christina asks' })('christian', 'christina')).toBe(false)
  expect(sameWordIn({ text: 'christian asks' }, { text: 'Christina asks' })('christian', 'christina')).toBe(false)
  expect(sameWordIn({ text: 'Nimm immer die Tests' }, { text: 'Nimm immer den Test' })('tests', 'test')).toBe(true)
  expect(sameWordIn({ text: 'Branches' }, { text: 'Branch' })('branches', 'branch')).toBe(true)
})
