import { afterEach, expect, test, vi } from 'vitest'
import type { CommandContext } from '../../../src/commands/start/context.ts'
import { refuseAgent, requirePerson } from '../../../src/commands/start/person.ts'

vi.mock('../../../src/commands/start/marked-ancestor.ts', () => ({ hasMarkedAncestor: () => true }))
afterEach(() => void vi.unstubAllEnvs())

test.runIf(process.platform === 'linux').each<[string, (context: CommandContext, what: string) => void]>([
  ['requirePerson', requirePerson],
  ['refuseAgent', refuseAgent],
])(
  '%s() names what it is that a person in a terminal below Claude Code cannot see, and another terminal',
  (_, refuse) => {
    for (const mark of ['CLAUDECODE', 'CLAUDE_CODE_ENTRYPOINT', 'SAGE_CHILD']) vi.stubEnv(mark, undefined)
    // Whoever runs the tests may have their home in a folder for what is thrown away.
    vi.stubEnv('SAGE_HOME', '/nothing-is-made-here')
    const terminal = { isTTY: true }
    const context = {
      environment: { env: process.env },
      stdin: terminal,
      stdout: terminal,
    } as unknown as CommandContext
    expect(() => refuse(context, 'approve')).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(
          'a process above this one was started by Claude Code (a tmux server, perhaps)',
        ),
        hint: expect.stringContaining('in a terminal that Claude Code did not start'),
      }),
    )
  },
)
