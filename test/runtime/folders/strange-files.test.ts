import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as doctor from '../../../src/commands/doctor.ts'
import { findStrangeFiles, makeRoomForFile } from '../../../src/runtime/folders/strange-files.ts'
import { recordPaths, userPlaces } from '../../../src/workspace/paths/paths.ts'
import { workspaceId } from '../../../src/workspace/paths/workspace-id.ts'
import { runCommand } from '../../commands/run-command.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { createWorld, type World } from '../../helpers/world.ts'

const found = ({ paths, sageHome, project }: World) =>
  findStrangeFiles(paths, { dataHome: sageHome, id: workspaceId(project) })

test('findStrangeFiles() finds nothing where all is well, nor what was moved away', () => {
  const world = createWorld()
  world.session('s1').stop()
  mkdirSync(join(world.paths.sessions, 's2.json.aside'))
  expect(found(world)).toEqual([])
})

test('findStrangeFiles() looks at every file that Sage makes again by itself', () => {
  const world = createWorld()
  const { paths, sageHome, project } = world
  const { context, index, list, firstLook, nudged, opened } = recordPaths(sageHome, workspaceId(project))
  const ofSessions = [paths.sessions, paths.needsReview, paths.ended, paths.claimed, paths.injected, paths.dashboards]
  const strange = [
    userPlaces(sageHome),
    context,
    index,
    list,
    firstLook,
    nudged,
    opened,
    paths.gitignore,
    paths.status,
    paths.hookErrors,
    ...ofSessions.map((folder) => join(folder, 's1.json')),
  ]
  for (const path of strange) {
    rmSync(path, { force: true })
    mkdirSync(path, { recursive: true })
  }
  expect(found(world).toSorted()).toEqual(strange.toSorted())
})

test.runIf(process.platform !== 'win32')('findStrangeFiles() looks at nothing behind a link', () => {
  const world = createWorld()
  const theirs = join(world.root, 'theirs')
  mkdirSync(join(theirs, 's1.json'), { recursive: true })
  execFileSync('rmdir', [world.paths.sessions])
  symlinkSync(theirs, world.paths.sessions)
  expect(found(world)).toEqual([])
})

test('makeRoomForFile() keeps what a folder holds, under a name that was free', () => {
  const path = join(temporaryFolder(), 'status')
  const asides = ['first', 'second'].map((name) => {
    mkdirSync(path)
    writeFileSync(join(path, name), name)
    return makeRoomForFile(path)
  })
  expect(asides).toEqual([`${path}.aside`, `${path}.2.aside`])
  expect(readdirSync(dirname(path)).toSorted()).toEqual(['status.2.aside', 'status.aside'])
  expect(readFileSync(join(`${path}.2.aside`, 'second'), 'utf8')).toBe('second')
})

test.runIf(process.platform !== 'win32')('sage doctor --fix makes room for what Sage makes again', async () => {
  const world = createWorld()
  const { context, index } = recordPaths(world.sageHome, workspaceId(world.project))
  const places = userPlaces(world.sageHome)
  const [pipe, link, folder] = ['s1', 's2', 's3'].map((id) => join(world.paths.sessions, `${id}.json`)) as [
    string,
    string,
    string,
  ]
  for (const path of [index, pipe]) execFileSync('mkfifo', [path])
  symlinkSync('/nowhere/at/all', link)
  writeFileSync(join(world.root, 'theirs'), 'theirs')
  symlinkSync(join(world.root, 'theirs'), world.paths.status)
  mkdirSync(context)
  mkdirSync(folder)
  writeFileSync(join(folder, 'theirs'), '')
  const strange = [context, index, world.paths.status, pipe, link, folder]
  expect(found(world).toSorted()).toEqual(strange.toSorted())

  const { out: told } = await runCommand(world, doctor)
  for (const path of strange) expect(told).toContain(`"${path}" is not a file`)
  const { err } = await runCommand(world, doctor, [], { fix: true })
  expect(err).toContain(`Removed "${index}", which was not a file.`)
  expect(err).toContain(`Moved "${folder}" to "${folder}.aside".`)
  expect(found(world)).toEqual([])
  expect(existsSync(places)).toBe(true)
  expect(readFileSync(join(world.root, 'theirs'), 'utf8')).toBe('theirs')
  expect(readdirSync(`${folder}.aside`)).toEqual(['theirs'])
})

test('what is private is hidden from git again once sage doctor --fix has made room for it', async () => {
  const world = createWorld()
  const { gitignore, journal } = world.paths
  writeFileSync(journal, '')
  rmSync(gitignore)
  mkdirSync(join(gitignore, 'theirs'), { recursive: true })
  execFileSync('git', ['init', '-q'], { cwd: world.project })
  const isHidden = () => spawnSync('git', ['check-ignore', '-q', journal], { cwd: world.project }).status === 0
  expect(isHidden()).toBe(false)
  expect((await runCommand(world, doctor)).out).toContain(`"${gitignore}" is not a file`)
  await runCommand(world, doctor, [], { fix: true })
  expect(isHidden()).toBe(true)
  expect(readdirSync(`${gitignore}.aside`)).toEqual(['theirs'])
})
