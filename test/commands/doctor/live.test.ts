import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { runSage } from '../../helpers/run-built.ts'
import { createWorld } from '../../helpers/world.ts'

test('sage doctor --live calls the installed hook, and leaves nothing of it with the person', () => {
  const world = createWorld()
  expect(runSage(world, ['init', '--yes'])).toMatchObject({ status: 0, stderr: '' })
  const before = readdirSync(join(world.sageHome, 'workspaces'))
  const { checks } = JSON.parse(runSage(world, ['doctor', '--live', '--json']).stdout) as { checks: { id: string }[] }
  expect(checks.filter(({ id }) => id === 'live')).toMatchObject([{ state: 'ok', facts: { exit: 0, recorded: true } }])
  expect(readdirSync(join(world.sageHome, 'workspaces'))).toEqual(before)
  expect(existsSync(join(world.paths.sessions, 'sage-doctor.json'))).toBe(false)
})

test('sage doctor --live says nothing of how a hook answered that is not installed', () => {
  const { status, stdout } = runSage(createWorld(), ['doctor', '--live', '--json'])
  const { checks } = JSON.parse(stdout) as { checks: { id: string; state: string }[] }
  expect(status).toBe(3)
  expect(checks).toContainEqual(expect.objectContaining({ id: 'hook-finding', state: 'fail' }))
  expect(checks.map(({ id }) => id)).not.toContain('live')
})

test.skipIf(process.platform === 'win32')('sage doctor runs nothing that the project brought', () => {
  const world = createWorld()
  const bring = (folder: string, name: string, version: string) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), `#!/bin/sh\n: > "${world.root}/ran-${version}"\necho ${version}\n`, {
      mode: 0o755,
    })
  }
  const programs = join(world.root, 'programs')
  bring(programs, 'claude', '2.1.300')
  for (const name of ['claude', 'which']) {
    bring(join(world.project, 'node_modules', '.bin'), name, '9.9.8')
    bring(join(world.project, 'bin'), name, '9.9.9')
  }
  const path = ['bin', '.', programs, process.env.PATH].join(delimiter)
  const { checks } = JSON.parse(runSage(world, ['doctor', '--json'], ['env', `PATH=${path}`]).stdout) as {
    checks: { id: string; facts: unknown }[]
  }
  const client = checks.find(({ id }) => id === 'client')?.facts
  expect(client).toEqual({ path: join(programs, 'claude'), version: '2.1.300' })
  expect(readdirSync(world.root).filter((name) => name.startsWith('ran-'))).toEqual(['ran-2.1.300'])
})
