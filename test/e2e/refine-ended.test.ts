import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLI, environmentOf, runSage } from '../helpers/run-built.ts'
import { until } from '../helpers/until.ts'
import { createWorld } from '../helpers/world.ts'

test.runIf(process.platform !== 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends sage refine with its command, also one that ignores being asked, and leaves no folder behind',
  async (signal) => {
    const world = createWorld()
    const session = world.session('s1')
    session.turn('From now on always use pnpm, never npm, for installs in this repo.')
    session.stop()
    session.end()
    expect(runSage(world, ['sync']).status).toBe(0)
    const [tmp, command, up] = ['tmp', 'command.mjs', 'up'].map((name) => join(world.root, name)) as [
      string,
      string,
      string,
    ]
    mkdirSync(tmp)
    const program = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); writeFileSync('${up}', String(process.pid))`
    writeFileSync(command, `import { writeFileSync } from 'node:fs'\n${program}`)
    const env = { TMPDIR: tmp, SAGE_REFINE_COMMAND: JSON.stringify([process.execPath, command]) }
    const sage = spawn(process.execPath, [CLI, 'refine'], {
      cwd: world.project,
      env: { ...environmentOf(world), ...env },
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => void sage.on('exit', (_, by) => resolve(by)))
    await until(() => expect(readFileSync(up, 'utf8')).not.toBe(''))
    sage.kill(signal)
    expect(await ended).toBe(signal)
    expect(readdirSync(tmp)).toEqual([])
    await until(() => expect(() => process.kill(Number(readFileSync(up, 'utf8')), 0)).toThrow('ESRCH'))
  },
)
