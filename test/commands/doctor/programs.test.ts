import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findClient, findGit } from '../../../src/commands/doctor/programs.ts'
import { isRunning } from '../../../src/workspace/processes/is-running.ts'
import { runSage } from '../../helpers/run-built.ts'
import { createWorld } from '../../helpers/world.ts'

/** A world in which this program is this file, and the PATH that leads to it. */
function worldWith(script: string, name = 'claude') {
  const world = createWorld()
  const programs = join(world.root, 'programs')
  mkdirSync(programs)
  const path = join(programs, name)
  writeFileSync(path, script, { mode: 0o755 })
  return { world, path, PATH: [programs, process.env.PATH].join(delimiter) }
}

describe.skipIf(process.platform === 'win32')('sage doctor and Claude Code', () => {
  it('takes the version of a client that has started something, and does not wait for that to end', () => {
    const script = '#!/bin/sh\nsleep 600 &\necho $! > "$0.pid"\necho "2.1.300 (Claude Code)"\n'
    const { world, path, PATH } = worldWith(script)
    const { checks } = JSON.parse(runSage(world, ['doctor', '--json'], ['env', `PATH=${PATH}`]).stdout) as {
      checks: { id: string; facts: unknown }[]
    }
    const started = Number(readFileSync(`${path}.pid`, 'utf8'))
    expect(isRunning(started)).toBe(true)
    process.kill(started)
    expect(checks.find(({ id }) => id === 'client')?.facts).toEqual({ path, version: '2.1.300' })
  })

  it('goes on without the answer of one that hangs', async () => {
    const { world, path, PATH } = worldWith('#!/bin/sh\nexec sleep 60\n')
    const environment = { ...world.environment, env: { ...world.environment.env, PATH } }
    expect(await findClient(environment, 0.1)).toEqual({ path, version: undefined, patience: 0.1 })
  })

  it('says nothing of the version of one that cannot be started, or does not say it', async () => {
    for (const script of ['#!/bin/sh\necho hello\n', '#!/bin/sh\nexit 1\n', '#!/none\n', '\0']) {
      const { world, path, PATH } = worldWith(script)
      const environment = { ...world.environment, env: { ...world.environment.env, PATH } }
      expect(await findClient(environment)).toEqual({ path, version: undefined })
    }
  })

  it('looks whether git answers: without developer tools the one of a Mac only says how to get them', async () => {
    const versionBy = async (script: string) => {
      const { world, path, PATH } = worldWith(script, 'git')
      const environment = { ...world.environment, env: { ...world.environment.env, PATH } }
      const { version, ...rest } = await findGit(environment)
      expect(rest).toEqual({ path })
      return version
    }
    expect(await versionBy('#!/bin/sh\necho "git version 2.39.5 (Apple Git-154)"\n')).toBe('2.39.5')
    expect(await versionBy('#!/bin/sh\necho "git version 2.49.GIT"\n')).toBe('2.49')
    expect(
      await versionBy('#!/bin/sh\necho "xcrun: error: invalid active developer path" >&2\nexit 1\n'),
    ).toBeUndefined()
  })
})
