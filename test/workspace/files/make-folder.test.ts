import { spawnSync } from 'node:child_process'
import { existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../../src/workspace/files/make-folder.ts'
import { CLI, environmentOf } from '../../helpers/run-built.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { createWorld } from '../../helpers/world.ts'

test.skipIf(process.platform === 'win32')(
  'makeFolder() makes what is missing for this person alone, and says where that begins',
  () => {
    const root = temporaryFolder()
    const folder = join(root, 'a', 'b', 'c')
    expect(makeFolder(folder)).toBe(join(root, 'a'))
    for (const made of [join(root, 'a'), folder]) expect(statSync(made).mode & 0o077).toBe(0)
    expect(makeFolder(folder)).toBeUndefined()
    expect(makeFolder(join(folder, 'd'))).toBe(join(folder, 'd'))
  },
)

test.skipIf(process.platform === 'win32')('makeFolder() says what is in the way', () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'file'), '')
  symlinkSync(join(root, 'gone'), join(root, 'link'))
  expect(() => makeFolder(join(root, 'file'))).toThrow(expect.objectContaining({ code: 'EEXIST' }))
  expect(() => makeFolder(join(root, 'link', 'a'))).toThrow(
    expect.objectContaining({ code: 'EEXIST', path: join(root, 'link') }),
  )
})

test.runIf(existsSync('/proc/self'))(
  'sage init comes to an end where no folder can be made and nothing says why',
  () => {
    const world = createWorld()
    const { SAGE_HOME: _, ...env } = environmentOf(world)
    const { status, stderr } = spawnSync(process.execPath, [CLI, 'init', '--yes'], {
      cwd: world.project,
      env: { ...env, XDG_DATA_HOME: '/proc' },
      encoding: 'utf8',
      timeout: 60_000,
    })
    expect(stderr).toContain('Cannot make the folder "/proc/sage"')
    expect(status).toBe(1)
  },
)
