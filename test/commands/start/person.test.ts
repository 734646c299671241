import { expect, test } from 'vitest'
import type { CommandContext } from '../../../src/commands/start/context.ts'
import { requirePerson } from '../../../src/commands/start/person.ts'

type Terminals = { readonly stdin: boolean; readonly stdout: boolean }

function at({ stdin, stdout }: Terminals, env: Record<string, string> = {}): CommandContext {
  return { environment: { env }, stdin: { isTTY: stdin }, stdout: { isTTY: stdout } } as unknown as CommandContext
}

test('requirePerson() takes who types and reads at a terminal, and nobody else', () => {
  expect(() => requirePerson(at({ stdin: true, stdout: true }), 'approve')).not.toThrow()
  const none = 'Cannot approve here: it needs a person at a terminal'
  expect(() => requirePerson(at({ stdin: true, stdout: false }), 'approve')).toThrow(none)
  expect(() => requirePerson(at({ stdin: false, stdout: true }), 'approve')).toThrow(none)
})

test.each(['CLAUDECODE', 'CLAUDE_CODE_ENTRYPOINT', 'SAGE_CHILD'])(
  'requirePerson() takes none where %s is set',
  (mark) => {
    expect(() => requirePerson(at({ stdin: true, stdout: true }, { [mark]: '1' }), 'approve')).toThrow(
      'Cannot approve here: this runs inside Claude Code, and only you decide',
    )
  },
)
