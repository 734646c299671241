import { expect, test } from 'vitest'
import { sessionTitle, titleFrom } from '../../../src/review/record/session-title.ts'
import { turnOf } from '../../extract/turn-of.ts'

const paste = (text: string) => `<pasted_content id="d2bd">\n${text}\n</pasted_content id="d2bd">`

test.each([
  ['what was typed around a paste', `here is the log:\n\n${paste('ERROR 1')}\n\nfix it`, 'here is the log:\n\nfix it'],
  ['what was typed before a paste whose end was cut off', 'the log: <pasted_content id="d2bd">\nERROR 1', 'the log:'],
  ['what was pasted, if nothing else was said', paste('Fix the build'), 'Fix the build'],
  ['no file that the editor has open', '<ide_opened_file>a.ts</ide_opened_file>go on', 'go on'],
  ['a command as it was typed', '/look src/a.ts', '/look src/a.ts'],
  ['nothing', '', '(no prompt yet)'],
])('sessionTitle() takes %s', (_, prompt, title) => {
  expect(sessionTitle(prompt)).toBe(title)
})

test('titleFrom() takes the last finished prompt on one line, its secrets masked before it is cut', async () => {
  const turns = [turnOf('first'), turnOf('  last\n  of them  '), turnOf('open', { complete: false })]
  expect(await titleFrom(turns)).toBe('last of them')
  expect(await titleFrom([])).toBe('')
  const title = await titleFrom([turnOf(`${'x '.repeat(55)}пароль от staging Kx9vT2mQuuu`)])
  expect(title).toContain('пароль')
  expect(title).not.toContain('Kx9v')
})

test('titleFrom() shows that a long prompt goes on', async () => {
  expect(await titleFrom([turnOf('word '.repeat(24).trim())])).not.toContain('…')
  expect(await titleFrom([turnOf('words '.repeat(30))])).toBe(`${'words '.repeat(20).trim()}…`)
})
