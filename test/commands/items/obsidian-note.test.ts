import { expect, test } from 'vitest'
import { noteName, noteOf, readMark } from '../../../src/commands/items/obsidian-note.ts'
import { makeItem } from '../../helpers/make-item.ts'

const named = (text: string) => noteName({ id: 'aaaaaaaaaa', text })
const bodyOf = (content: string) => content.split('---\n\n')[1]?.trimEnd()
const noted = (text: string, quoted: string) => noteOf(makeItem('aaaaaaaaaa', { text, evidence: { text: quoted } }))

test.each([
  ['Use pnpm, not npm', 'Use pnpm, not npm'],
  ['Deploy: src/a.ts "now" <b> | [[x]] #1 ^2 \\ *?', 'Deploy src a.ts now b x 1 2'],
  ['.hidden', 'hidden'],
  ['../../etc/passwd', 'etc passwd'],
  ['-rf ~ is dangerous...', 'rf ~ is dangerous'],
  ['NUL', '_NUL'],
  ['com1.txt is a device', '_com1.txt is a device'],
  ['Console output stays', 'Console output stays'],
  ['???', 'aaaaaaaaaa'],
  ['Cafe\u0301 first', 'Café first'],
  ['日本語で書く', '日本語で書く'],
])('noteName() of “%s” is %s', (text, name) => {
  expect(named(text)).toBe(name)
})

test('noteName() ends with a whole word, and fits where names have 255 bytes', () => {
  expect(named(`${'word '.repeat(20)}end`)).toBe('word '.repeat(11).trim())
  for (const sign of ['語', '👩‍👩‍👧', 'a', '\u0e33'])
    expect(Buffer.byteLength(`${named(sign.repeat(300))} (aaaaaaaaaa 99).md`)).toBeLessThan(255)
})

test.each([
  ['Use `pnpm <cmd> [x]` in src/*.ts', 'Use `pnpm <cmd> [x]` in src/\\*.ts'],
  ['See [[secret]] and ![[embedded]] #tag, not C#', 'See \\[\\[secret\\]\\] and !\\[\\[embedded\\]\\] \\#tag, not C#'],
  [
    '<script>x</script> &amp; %%hidden%% ==x== ~~y~~',
    '&lt;script>x&lt;/script> &amp;amp; \\%\\%hidden\\%\\% \\=\\=x\\=\\= \\~\\~y\\~\\~',
  ],
  ['<% tp.system %> and `<% tp.system %>`', '&lt;% tp.system %> and `&lt;% tp.system %>`'],
  ['snake_case stays, __init__ too', 'snake_case stays, \\_\\_init\\_\\_ too'],
  ['no block has the name ^1', String.raw`no block has the name \^1`],
  ['# no heading', '\\# no heading'],
  ['- no list', '\\- no list'],
  ['12. no list', '12\\. no list'],
  ['```dataviewjs', '\\```dataviewjs'],
  ['https://x.y/a_b#c', 'https://x.y/a_b#c'],
])('a note shows “%s” as it stands', (text, markdown) => {
  expect(bodyOf(noted(text, text).content)).toBe(markdown)
})

test('a note quotes the words that it comes from, each line of them', () => {
  expect(bodyOf(noted('Use pnpm', 'always pnpm\n\n```js\n# x').content)).toBe(
    'Use pnpm\n\n> always pnpm\n>\n> \\```js\n> \\# x',
  )
})

test('readMark() knows a note of Sage, whether it was changed, and nothing else', () => {
  const { content, seal } = noted('Use pnpm', 'always pnpm')
  const mark = { id: 'aaaaaaaaaa', seal, isUntouched: true }
  expect(readMark(content)).toEqual(mark)
  expect(readMark(content.replaceAll('\n', '\r\n'))).toEqual(mark)
  expect(readMark(`${content}My own words\n`)).toEqual({ ...mark, isUntouched: false })
  expect(readMark(content.replace('tags:', 'tags:\n  - mine'))).toEqual({ ...mark, isUntouched: false })
  for (const own of ['', 'Words', content.slice(4), `# Title\n${content}`, content.replace(/^sage: .*\n/mu, '')])
    expect(readMark(own)).toBe(undefined)
})
