import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runSage } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { createWorld } from '../helpers/world.ts'

test.skipIf(process.platform === 'win32')(
  'sage remote sync says what it waits for while git does not answer, and leaves only the outcome',
  async () => {
    const world = createWorld()
    runSage(world, ['init', '--yes'])
    runSage(world, ['remote', 'set', 'host:me/learnings.git'])
    const bin = join(world.root, 'bin')
    const go = join(world.root, 'go')
    mkdirSync(bin)
    const script = `for word; do [ "$word" = fetch ] && until [ -e '${go}' ]; do sleep 0.05; done; done; echo 'fatal: no route' >&2; exit 128`
    writeFileSync(join(bin, 'git'), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, 'git'), 0o755)
    const { exit, shows, screen } = openTerminal(world, [...SAGE, 'remote', 'sync'], {
      env: { PATH: `${bin}:${process.env.PATH ?? ''}` },
    })
    await shows('sage: Fetching from "host:me/learnings.git"')
    writeFileSync(go, '')
    expect(await exit).toMatchObject({ exitCode: 1 })
    await shows('Cannot fetch from "host:me/learnings.git": fatal: no route')
    expect(screen.text()).not.toContain('Fetching')
  },
)

test('sage doctor --live says that it calls the hook while that does not answer, and leaves only the report', async () => {
  const world = createWorld()
  runSage(world, ['init', '--yes'])
  const go = join(world.root, 'go')
  writeFileSync(
    join(world.sageHome, 'hook', 'sage-hook.cjs'),
    `const wait = setInterval(() => { if (require('fs').existsSync(${JSON.stringify(go)})) clearInterval(wait) }, 20)`,
  )
  const { exit, shows, screen } = openTerminal(world, [...SAGE, 'doctor', '--live'])
  await shows('sage: Calling the installed hook')
  writeFileSync(go, '')
  expect(await exit).toMatchObject({ exitCode: 1 })
  await shows(/^FAIL {2}The installed hook/mu)
  expect(screen.text()).not.toContain('Calling')
})
