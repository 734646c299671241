import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canHeedModes, HEEDING_MODES } from '../helpers/closed-folder.ts'
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

test.runIf(canHeedModes)('sage refine takes the answer of a command that leaves what cannot be removed', () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  expect(runSage(world, ['sync']).status).toBe(0)
  const [tmp, command] = [join(world.root, 'tmp'), join(world.root, 'command.mjs')]
  mkdirSync(tmp)
  const answer = { lines: [{ line: 1, keep: true, kind: 'convention', text: 'Use pnpm, never npm' }] }
  writeFileSync(
    command,
    `import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('closed')
writeFileSync('closed/file', '')
chmodSync('closed', 0o500)
console.log(${JSON.stringify(JSON.stringify(answer))})`,
  )
  onTestFinished(() => {
    for (const name of readdirSync(tmp)) chmodSync(join(tmp, name, 'closed'), 0o700)
  })
  const env = [`TMPDIR=${tmp}`, `SAGE_REFINE_COMMAND=${JSON.stringify([process.execPath, command])}`]
  expect(runSage(world, ['refine'], ['env', ...env, ...HEEDING_MODES])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 reworded') as string,
  })
})
