import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { announceDashboard, forgetDeadDashboards, otherDashboards } from '../../src/runtime/dashboards.ts'
import { UnsafeFolderError } from '../../src/runtime/folders.ts'
import { startTimeOf } from '../../src/runtime/process-identity.ts'
import { sweep } from '../../src/runtime/sweep.ts'
import { createWorld } from '../helpers/world.ts'

test('otherDashboards() knows those that run and are not this one', () => {
  const { paths } = createWorld()
  const { withdraw } = announceDashboard(paths)
  expect(readdirSync(paths.dashboards)).toEqual([String(process.pid)])
  for (const name of [String(process.ppid), '2147483646', 'notes']) writeFileSync(join(paths.dashboards, name), '')
  expect(otherDashboards(paths)).toEqual([process.ppid])
  withdraw()
  expect(existsSync(join(paths.dashboards, String(process.pid)))).toBe(false)
})

test('sweep() forgets dashboards that were killed', () => {
  const { paths, sageHome } = createWorld()
  announceDashboard(paths)
  // The last one is of a Sage that did not say yet when it began.
  for (const name of ['2147483646', 'notes', String(process.ppid)]) writeFileSync(join(paths.dashboards, name), '')
  expect(sweep(paths, sageHome, Date.now())).toBe(1)
  expect(readdirSync(paths.dashboards).toSorted()).toEqual(
    [String(process.pid), String(process.ppid), 'notes'].toSorted(),
  )
})

test.runIf(process.platform === 'linux')(
  'forgetDeadDashboards() takes no other program for a dashboard that had its process id',
  () => {
    const { paths } = createWorld()
    const mark = join(paths.dashboards, String(process.ppid))
    writeFileSync(mark, startTimeOf(process.ppid))
    expect([forgetDeadDashboards(paths), otherDashboards(paths)]).toEqual([0, [process.ppid]])
    writeFileSync(mark, '1')
    expect([forgetDeadDashboards(paths), otherDashboards(paths)]).toEqual([1, []])
  },
)

test.runIf(process.platform !== 'win32')('announceDashboard() writes through no link', () => {
  const { paths, root } = createWorld()
  const theirs = join(root, 'theirs')
  writeFileSync(theirs, 'theirs')
  const own = join(paths.dashboards, String(process.pid))
  symlinkSync(theirs, own)
  announceDashboard(paths)
  expect([lstatSync(own).isFile(), readFileSync(theirs, 'utf8')]).toEqual([true, 'theirs'])

  for (const folder of [paths.dashboards, paths.runtime]) {
    const outside = mkdtempSync(join(root, 'outside-'))
    rmSync(folder, { recursive: true })
    symlinkSync(outside, folder)
    expect(() => announceDashboard(paths)).toThrow(UnsafeFolderError)
    expect(readdirSync(outside)).toEqual([])
  }
})
