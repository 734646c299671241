import { mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UnsafeFolderError } from '../../../src/runtime/folders/folders.ts'
import { ensureHookFolders } from '../../../src/runtime/folders/hook-folders.ts'
import { createWorld } from '../../helpers/world.ts'

test('ensureHookFolders() makes what is missing, private', () => {
  const { paths } = createWorld()
  rmSync(paths.runtime, { recursive: true })
  ensureHookFolders(paths, [paths.sessions, paths.tmp])
  for (const folder of [paths.runtime, paths.sessions, paths.needsReview, paths.tmp])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test.each(['dir', 'runtime', 'sessions', 'injected', 'dashboards'] as const)(
  'ensureHookFolders() refuses a link in place of %s',
  (name) => {
    const { root, paths } = createWorld()
    const outside = join(root, 'outside')
    renameSync(paths[name], outside)
    symlinkSync(outside, paths[name])
    expect(() => ensureHookFolders(paths, [paths.tmp, paths[name]])).toThrow(UnsafeFolderError)
  },
)

test('ensureHookFolders() takes a data folder that is reached through a link of the person’s own', () => {
  const { root, paths } = createWorld()
  const link = join(root, 'link')
  symlinkSync(paths.dir, link)
  mkdirSync(join(link, 'below'))
  const below = { ...paths, dir: join(link, 'below'), reviews: join(link, 'below', 'reviews') }
  ensureHookFolders(below, [below.dir])
  expect(statSync(below.reviews).isDirectory()).toBe(true)
})
