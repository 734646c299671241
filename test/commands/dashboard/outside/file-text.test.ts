import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileText } from '../../../../src/commands/dashboard/outside/file-text.ts'
import { temporaryFolder } from '../../../helpers/temporary-folder.ts'

function fileOf(text: string): string {
  const path = join(temporaryFolder(), 'CLAUDE.md')
  writeFileSync(path, text)
  return path
}

test('the words that were imported are marked in their file', () => {
  const path = fileOf('# Rules\n\n- Use pnpm here\n- Never push to main\n')
  expect(fileText(path, 'Never push to main')).toEqual({
    text: '# Rules\n\n- Use pnpm here\n──── these words ────\n- Never push to main\n',
    line: 4,
  })
})

test('words in the first line are marked above it', () => {
  expect(fileText(fileOf('Use pnpm\n'), 'Use pnpm')).toEqual({
    text: '──── these words ────\nUse pnpm\n',
    line: 1,
  })
})

test('in JSON Lines they are found as JSON writes them', () => {
  const words = 'Say "done", not \\o/'
  const path = fileOf(`${JSON.stringify({ text: 'Use pnpm' })}\n${JSON.stringify({ text: `Ask. ${words}, please` })}\n`)
  expect(fileText(path, words).line).toBe(2)
})

test('a file that no longer holds them is shown from its beginning, every sign of it visible', () => {
  const { text, line } = fileText(fileOf('one \u001b[31mred\ntwo\n'), 'three')
  expect({ text, line }).toEqual({ text: 'one ⟨ESC⟩[31mred\ntwo\n', line: 1 })
})

test('what is no ordinary file is not read', () => {
  expect(() => fileText('/dev/zero', 'a')).toThrow(/pipe or a device/u)
})
