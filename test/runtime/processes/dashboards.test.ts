import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UnsafeFolderError } from '../../../src/runtime/folders/folders.ts'
import { announceDashboard, forgetDeadDashboards, otherDashboards } from '../../../src/runtime/processes/dashboards.ts'
import { startTimeOf } from '../../../src/runtime/processes/process-identity.ts'
import { sweep } from '../../../src/runtime/processes/sweep.ts'
import { pidScopeName } from '../../../src/workspace/processes/pid-scope.ts'
import { createWorld } from '../../helpers/world.ts'

/** This process's mark. */
const OWN = `${process.pid}-${pidScopeName()}`

test('otherDashboards() knows those that run and are not this one', () => {
  const { paths } = createWorld()
  const { withdraw } = announceDashboard(paths)
  expect(readdirSync(paths.dashboards)).toEqual([OWN])
  for (const name of [String(process.ppid), '2147483646', 'notes']) writeFileSync(join(paths.dashboards, name), '')
  expect(otherDashboards(paths)).toEqual([String(process.ppid)])
  withdraw()
  expect(existsSync(join(paths.dashboards, OWN))).toBe(false)
})

test('a dashboard goes on saying that it is open, for those that cannot look whether it runs, until it is closed', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { paths } = createWorld()
  const { withdraw } = announceDashboard(paths)
  utimesSync(join(paths.dashboards, OWN), 1, 1)
  vi.advanceTimersByTime(30_000)
  expect(statSync(join(paths.dashboards, OWN)).mtimeMs).toBeGreaterThan(1000)
  withdraw()
  expect(vi.getTimerCount()).toBe(0)
})

test('a dashboard says again that it is open when the folder was removed under it', () => {
  const { paths } = createWorld()
  const { keep, withdraw } = announceDashboard(paths)
  rmSync(paths.runtime, { recursive: true })
  keep()
  expect(readdirSync(paths.dashboards)).toEqual([OWN])
  withdraw()
  expect(readdirSync(paths.dashboards)).toEqual([])
})

test('a dashboard in another container, whose process id may be anyone here, counts as open for as long as it says so', () => {
  const { paths } = createWorld()
  announceDashboard(paths)
  const theirs = [`${process.pid}-theirs`, '2147483646-theirs']
  for (const name of theirs) writeFileSync(join(paths.dashboards, name), '1')
  const state = () => [otherDashboards(paths).toSorted(), forgetDeadDashboards(paths)]
  expect(state()).toEqual([theirs.toSorted(), 0])
  const minutes = (count: number) => Date.now() / 1000 - count * 60
  for (const name of theirs) utimesSync(join(paths.dashboards, name), minutes(2), minutes(2))
  expect(state()).toEqual([[], 0])
  for (const name of theirs) utimesSync(join(paths.dashboards, name), minutes(2), minutes(1500))
  expect(state()).toEqual([[], 2])
  expect(readdirSync(paths.dashboards)).toEqual([OWN])
})

test('sweep() forgets dashboards that were killed', () => {
  const { paths, sageHome } = createWorld()
  announceDashboard(paths)
  // The first one is of a Sage that did not say yet when it began.
  const others = [String(process.ppid), 'notes', '2147483646.notes', 'notes 2147483646']
  for (const name of ['2147483646', ...others]) writeFileSync(join(paths.dashboards, name), '')
  mkdirSync(join(paths.dashboards, '2147483645', 'notes'), { recursive: true })
  expect(sweep(paths, sageHome, Date.now())).toBe(2)
  expect(readdirSync(paths.dashboards).toSorted()).toEqual([OWN, ...others].toSorted())
})

test.runIf(process.platform === 'linux')(
  'forgetDeadDashboards() takes no other program for a dashboard that had its process id',
  () => {
    const { paths } = createWorld()
    const mark = join(paths.dashboards, String(process.ppid))
    writeFileSync(mark, startTimeOf(process.ppid))
    expect([forgetDeadDashboards(paths), otherDashboards(paths)]).toEqual([0, [String(process.ppid)]])
    writeFileSync(mark, '1')
    expect([forgetDeadDashboards(paths), otherDashboards(paths)]).toEqual([1, []])
    // What says nothing proves nothing.
    mkdirSync(mark)
    expect(forgetDeadDashboards(paths)).toBe(0)
  },
)

test.runIf(process.platform !== 'win32')('announceDashboard() writes through no link', () => {
  const { paths, root } = createWorld()
  const theirs = join(root, 'theirs')
  writeFileSync(theirs, 'theirs')
  const own = join(paths.dashboards, OWN)
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
