import { expect, test } from 'vitest'
import { runSage } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { canTrace, tracing } from '../helpers/strace.ts'
import { createWorld } from '../helpers/world.ts'

/** What Linux answers once a person's programs watch as many files, or have as many watchers, as they may. */
const EXHAUSTED = [
  ['inotify_add_watch', 'ENOSPC'],
  ['inotify_init1', 'EMFILE'],
] as const
const refusing = (call: string, code: string) => tracing(call, { inject: `error=${code}` })

test.runIf(canTrace).each(EXHAUSTED)(
  'where %s is refused with %s, the dashboard finds what is new by itself, and sage doctor says so (skipped where strace may not trace)',
  async (call, code) => {
    const world = createWorld()
    const terminal = openTerminal(world, [...refusing(call, code), ...SAGE], { columns: 100, rows: 30 })
    await terminal.shows(/● live/u)
    const session = world.session('s1')
    session.turn('From now on always use pnpm, never npm, for installs in this repo.')
    session.stop()
    await terminal.shows('always use pnpm')
    expect(terminal.screen.text()).not.toMatch(code)
    terminal.send('q')
    expect(await terminal.exit).toMatchObject({ exitCode: 0 })
    const doctor = runSage(world, ['doctor'], refusing(call, code))
    expect(doctor.stdout).toMatch(
      new RegExp(String.raw`^WARN {2}.*up to two seconds late.*\(${code}\)\n.*max_user_watches`, 'mu'),
    )
    expect(runSage(world, ['doctor']).stdout).not.toContain('max_user_watches')
  },
)
