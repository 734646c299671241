import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logError } from '../../../src/runtime/errors/error-log.ts'
import { createWorld } from '../../helpers/world.ts'

test('logError() writes code words only', () => {
  const { paths } = createWorld()
  logError(
    paths,
    { event: 'Stop', code: 'record-failed', error: Object.assign(new Error('x'), { code: 'ENOSPC' }) },
    new Date(0),
  )
  logError(
    paths,
    {
      event: 'use my password',
      code: '/home/user/secret',
      error: Object.assign(new Error('secret'), { code: 'x\ny' }),
    },
    new Date(0),
  )
  expect(readFileSync(paths.hookErrors, 'utf8')).toBe(
    '1970-01-01T00:00:00.000Z Stop record-failed ENOSPC\n1970-01-01T00:00:00.000Z unknown unknown unknown\n',
  )
  expect(statSync(paths.hookErrors).mode & 0o777).toBe(0o600)
})

test('logError() keeps one predecessor and never grows over its limit', () => {
  const { paths } = createWorld()
  const almostFull = 256 * 1024 - 5
  writeFileSync(paths.hookErrors, 'x'.repeat(almostFull))
  logError(paths, { event: 'Stop', code: 'a' }, new Date(0))
  expect(statSync(`${paths.hookErrors}.1`).size).toBe(almostFull)
  expect(readFileSync(paths.hookErrors, 'utf8')).toBe('1970-01-01T00:00:00.000Z Stop a\n')
  expect(statSync(paths.hookErrors).mode & 0o777).toBe(0o600)
})

test('logError() does not follow a symbolic link, and never throws', () => {
  const world = createWorld()
  const victim = join(world.root, 'victim')
  writeFileSync(victim, 'mine')
  symlinkSync(victim, world.paths.hookErrors)
  logError(world.paths, { event: 'Stop', code: 'a' }, new Date(0))
  expect(readFileSync(victim, 'utf8')).toBe('mine')
})

test('logError() writes nothing where a link stands in place of the folder', () => {
  const { root, paths } = createWorld()
  const elsewhere = join(root, 'elsewhere')
  mkdirSync(elsewhere)
  renameSync(paths.runtime, join(root, 'runtime-before'))
  symlinkSync(elsewhere, paths.runtime)
  logError(paths, { event: 'Stop', code: 'a' }, new Date(0))
  expect(readdirSync(elsewhere)).toEqual([])
})
