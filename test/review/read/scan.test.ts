import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ScanProgress, scanTranscripts, transcriptsOf } from '../../../src/review/read/scan.ts'
import { pauseSession } from '../../../src/review/read/steer-session.ts'
import { removeSessionMetadata } from '../../../src/runtime/sessions/session-metadata.ts'
import { locateWorkspace } from '../../../src/workspace/locate/locate.ts'
import { makeTrust, moveTrust } from '../../../src/workspace/trust/trust.ts'
import { createWorld, type World } from '../../helpers/world.ts'

const optionsOf = (world: World) => ({
  dataHome: world.sageHome,
  claudeDir: world.claude,
  projectDir: world.project,
  days: 30,
})

/** A transcript of one prompt, by where its client was started. */
function write(world: World, id: string, cwd: string): void {
  const line = JSON.stringify({ type: 'user', cwd, message: { role: 'user', content: 'Hi' }, uuid: id })
  writeFileSync(join(world.claude, 'projects', '-project', `${id}.jsonl`), `${line}\n`)
}

test('scanTranscripts() reads what was there before the hook, and nothing twice', async () => {
  const world = createWorld()
  world.session('old').turn('From now on always use pnpm, never npm, for installs in this repo.')
  world.session('older').turn('Remember that releases are cut from the release branch.')
  const inbox = world.open()
  const result = await scanTranscripts(inbox.reviewContext(), optionsOf(world))
  expect(result).toMatchObject({ done: 2, total: 2, turns: 2, proposals: 2, failed: [], interrupted: false })
  expect(inbox.reviewContext().reviews.get('old')?.title).toMatch(/^From now on always use pnpm/)
  const before = readFileSync(world.paths.journal)
  const again = await scanTranscripts(world.open().reviewContext(), optionsOf(world))
  expect(again).toMatchObject({ done: 2, turns: 0, proposals: 0 })
  expect(readFileSync(world.paths.journal).equals(before)).toBe(true)
})

test('scanTranscripts() tells of a transcript that may not be read: a folder of them that is a link to elsewhere', async () => {
  const world = createWorld()
  world.session('old').turn('From now on always use pnpm, never npm, for installs in this repo.')
  const elsewhere = join(world.root, 'elsewhere')
  renameSync(join(world.claude, 'projects', '-project'), elsewhere)
  symlinkSync(elsewhere, join(world.claude, 'projects', '-project'))
  const { turns, failed } = await scanTranscripts(world.open().reviewContext(), optionsOf(world))
  expect({ turns, failed }).toEqual({ turns: 0, failed: [expect.stringContaining('outside the folders')] })
})

test('scanTranscripts() reads once what lies in a folder of another name too: a link for the one of a moved project', async () => {
  const world = createWorld()
  world.session('old').turn('From now on always use pnpm, never npm, for installs in this repo.')
  symlinkSync('-project', join(world.claude, 'projects', '-before-it-was-moved'))
  const { total, read } = await scanTranscripts(world.open().reviewContext(), optionsOf(world))
  expect({ total, read }).toEqual({ total: 1, read: 1 })
})

test('scanTranscripts() leaves alone what another scan has read since this one began, or paused', async () => {
  const world = createWorld()
  for (const id of ['a', 'b']) world.session(id).turn(`Remember that service ${id} is owned by team ${id}.`)
  const other = world.open().reviewContext()
  const { reviews, ...context } = world.open().reviewContext()
  await scanTranscripts({ ...context, reviews }, optionsOf(world))
  pauseSession({ ...context, reviews }, 'b')
  const records = () => ['a', 'b'].map((id) => readFileSync(join(world.paths.reviews, `${id}.json`), 'utf8'))
  const before = records()
  expect(await scanTranscripts(other, optionsOf(world))).toMatchObject({ total: 2, read: 1, turns: 0, proposals: 0 })
  expect(records()).toEqual(before)
})

test('scanTranscripts() stops when it is told to, and goes on from there', async () => {
  const world = createWorld()
  for (const id of ['a', 'b', 'c']) world.session(id).turn(`Remember that service ${id} is owned by team ${id}.`)
  const stop = new AbortController()
  const first = await scanTranscripts(world.open().reviewContext(), {
    ...optionsOf(world),
    signal: stop.signal,
    onProgress: ({ done }) => done === 1 && stop.abort(),
  })
  expect(first).toMatchObject({ done: 1, interrupted: true, turns: 1 })
  expect(await scanTranscripts(world.open().reviewContext(), optionsOf(world))).toMatchObject({ done: 3, turns: 2 })
})

test('scanTranscripts() reads on where a transcript was moved to, whatever the hooks of a client that died said last', async () => {
  const world = createWorld()
  const session = world.session('moved')
  session.turn('Remember that releases are cut from the release branch.')
  session.live()
  await scanTranscripts(world.open().reviewContext(), optionsOf(world))
  const folder = join(world.claude, 'projects', '-elsewhere')
  mkdirSync(folder)
  const path = join(folder, 'moved.jsonl')
  session.turn('Remember that deploys happen on Tuesdays only.')
  renameSync(session.transcriptPath, path)
  const result = await scanTranscripts(world.open().reviewContext(), optionsOf(world))
  expect(result).toMatchObject({ done: 1, turns: 1, proposals: 1, failed: [] })
  expect(world.open().reviewContext().reviews.get('moved')?.transcriptPath).toBe(path)
})

test('scanTranscripts() reads the file that a live session is written to, whatever other one has its name', async () => {
  const world = createWorld()
  const session = world.session('live')
  session.turn('Remember that releases are cut from the release branch.')
  session.stop()
  await scanTranscripts(world.open().reviewContext(), optionsOf(world))
  const folder = join(world.claude, 'projects', '-copy')
  mkdirSync(folder)
  copyFileSync(session.transcriptPath, join(folder, 'live.jsonl'))
  utimesSync(join(folder, 'live.jsonl'), world.now(), new Date(world.now().getTime() - 60_000))
  // What is paused is not read, and so not set right by reading.
  pauseSession(world.open().reviewContext(), 'live')
  await scanTranscripts(world.open().reviewContext(), optionsOf(world))
  expect(world.open().reviewContext().reviews.get('live')?.transcriptPath).toBe(session.transcriptPath)
})

test('scanTranscripts() reads both files of a session, each turn once, and counts only what it reads', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('Remember that releases are cut from the release branch.')
  session.live()
  const other = world.session('other')
  for (const service of ['billing', 'search']) other.turn(`Remember that ${service} is owned by team ${service}.`)
  const folder = join(world.claude, 'projects', '-copy')
  mkdirSync(folder)
  renameSync(other.transcriptPath, join(folder, 's1.jsonl'))
  const scan = () => scanTranscripts(world.open().reviewContext(), optionsOf(world))
  // Hooks say where the session goes on, and the other file waits until they no longer do.
  expect(await scan()).toMatchObject({ done: 2, read: 1, turns: 1, proposals: 1 })
  expect(await scan()).toMatchObject({ done: 2, read: 1, turns: 0, proposals: 0 })
  removeSessionMetadata(world.paths, 's1')
  expect(await scan()).toMatchObject({ done: 2, read: 2, turns: 2, proposals: 2 })
  expect(await scan()).toMatchObject({ done: 2, read: 2, turns: 0, proposals: 0 })
})

test('transcriptsOf() tells the project by the entries, not by the folder', () => {
  const world = createWorld()
  world.session('mine').turn('Hello')
  const elsewhere = join(world.root, 'elsewhere')
  mkdirSync(elsewhere)
  const line = JSON.stringify({ type: 'user', cwd: elsewhere, message: { role: 'user', content: 'Hi' }, uuid: 'x' })
  writeFileSync(join(world.claude, 'projects', '-project', 'theirs.jsonl'), `${line}\n`)
  const { location } = world.open()
  const found = transcriptsOf(location.id, optionsOf(world), new Date())
  expect(found.map(({ sessionId }) => sessionId)).toEqual(['mine'])
})

test.each([
  ['an escape that is none', String.raw`{"type":"user","cwd":"/home/\[REDACTED]"}`],
  ['a line that was torn', '{"type":"user","cwd":"/home/us'],
  ['no whole path', '{"type":"user","cwd":"packages/a"}'],
  ['no path at all', '{"type":"user","cwd":""}'],
])('transcriptsOf() takes the next working directory after %s', (_name, damaged) => {
  const world = createWorld()
  const { transcriptPath, id } = world.session('mine')
  writeFileSync(transcriptPath, `${damaged}\n`)
  world.session(id).turn('Hello')
  writeFileSync(join(world.claude, 'projects', '-project', 'only.jsonl'), `${damaged}\n`)
  const { location } = world.open()
  expect(transcriptsOf(location.id, optionsOf(world), new Date()).map(({ sessionId }) => sessionId)).toEqual(['mine'])
})

test('transcriptsOf() reads the working directory however the JSON around it is spaced', () => {
  const world = createWorld()
  const { location } = world.open()
  for (const [id, colon] of Object.entries({ tight: ':', after: ': ', around: ' :\t' })) {
    const line = `{"type"${colon}"user","cwd"${colon}${JSON.stringify(world.project)}}\n`
    writeFileSync(join(world.claude, 'projects', '-project', `${id}.jsonl`), line)
  }
  expect(transcriptsOf(location.id, optionsOf(world), new Date())).toHaveLength(3)
})

/** So much of a file is looked at in one go. */
const STRETCH = 256 * 1024

test.each([STRETCH, 20 * STRETCH])(
  'transcriptsOf() finds the working directory behind a first prompt with pictures, wherever it stands around byte %i',
  (around) => {
    const world = createWorld()
    const { location } = world.open()
    const entryWith = (data: string) =>
      JSON.stringify({
        type: 'user',
        message: { role: 'user', content: [{ type: 'image', data }] },
        cwd: world.project,
      })
    const start = entryWith('').indexOf('"cwd"')
    const length = entryWith('').length - start
    // Stretches of a file meet at any place, the middle of the path's name too.
    const shifts = Array.from({ length: length + 2 }, (_, shift) => shift)
    for (const shift of shifts)
      writeFileSync(
        join(world.claude, 'projects', '-project', `p${shift}.jsonl`),
        `${entryWith('A'.repeat(around - start - shift))}\n`,
      )
    expect(transcriptsOf(location.id, optionsOf(world), new Date())).toHaveLength(shifts.length)
  },
)

test('transcriptsOf() leaves out what older clients kept of subagents beside the sessions', () => {
  const world = createWorld()
  world.session('real').turn('Hi')
  write(world, 'agent-0b6be00d', world.project)
  const { location } = world.open()
  expect(transcriptsOf(location.id, optionsOf(world), new Date()).map(({ sessionId }) => sessionId)).toEqual(['real'])
})

test('transcriptsOf() leaves out what was not written to in the last days', () => {
  const world = createWorld()
  world.session('mine').turn('Hello')
  const { location } = world.open()
  const in29And31Days = [29, 31].map((days) => new Date(Date.now() + days * 24 * 3600 * 1000))
  expect(in29And31Days.map((now) => transcriptsOf(location.id, optionsOf(world), now).length)).toEqual([1, 0])
})

test('transcriptsOf() tells by its path whose a folder was that is gone: a worktree that was removed', () => {
  const world = createWorld()
  const gone = { removed: join(world.project, 'trees', 'one'), theirs: join(world.root, 'elsewhere', 'one') }
  for (const [id, cwd] of Object.entries(gone)) write(world, id, cwd)
  const { location } = world.open()
  const found = transcriptsOf(location.id, optionsOf(world), new Date())
  expect(found.map(({ sessionId }) => sessionId)).toEqual(['removed'])
})

test('transcriptsOf() tells by what is left above it whose a folder was: a project within another, behind a link', () => {
  const world = createWorld()
  const { location } = world.open()
  const inner = join(world.project, 'inner')
  mkdirSync(join(inner, '.sage'), { recursive: true })
  makeTrust(world.sageHome, inner, new Date())
  symlinkSync(world.project, join(world.root, 'link'))
  const gone = { inner: join(inner, 'gone'), linked: join(world.root, 'link', 'gone', 'too') }
  for (const [id, cwd] of Object.entries(gone)) write(world, id, cwd)
  const idsOf = (id: string) => transcriptsOf(id, optionsOf(world), new Date()).map(({ sessionId }) => sessionId)
  expect(idsOf(location.id)).toEqual(['linked'])
  expect(idsOf(locateWorkspace({ start: inner, dataHome: world.sageHome }).id)).toEqual(['inner'])
})

test('transcriptsOf() finds what was typed before the project was moved, until something else is where it was', () => {
  const world = createWorld()
  const { id } = world.open().location
  write(world, 'before', join(world.project, 'packages'))
  const moved = join(world.root, 'moved')
  renameSync(world.project, moved)
  moveTrust(world.sageHome, id, moved)
  const found = () => transcriptsOf(id, optionsOf(world), new Date()).map(({ sessionId }) => sessionId)
  expect(found()).toEqual(['before'])
  mkdirSync(world.project)
  expect(found()).toEqual([])
})

test('scanTranscripts() says how far it is, by files and by bytes', async () => {
  const world = createWorld()
  for (const id of ['a', 'b']) world.session(id).turn(`Remember that service ${id} is owned by team ${id}.`)
  const progress: (readonly number[])[] = []
  const options = {
    ...optionsOf(world),
    onProgress: ({ done, total, bytesDone, bytesTotal }: ScanProgress) =>
      void progress.push([done, total, bytesDone, bytesTotal]),
  }
  const { bytesDone, bytesTotal } = await scanTranscripts(world.open().reviewContext(), options)
  const sizes = ['a', 'b'].map((id) => statSync(world.session(id).transcriptPath).size)
  const all = (sizes[0] ?? 0) + (sizes[1] ?? 0)
  expect([bytesDone, bytesTotal]).toEqual([all, all])
  expect(progress).toEqual([
    [0, 2, 0, all],
    [1, 2, expect.toSatisfy((bytes: number) => sizes.includes(bytes)), all],
  ])
  const stopped = { ...optionsOf(world), signal: AbortSignal.abort() }
  expect(await scanTranscripts(world.open().reviewContext(), stopped)).toMatchObject({
    done: 0,
    total: 2,
    interrupted: true,
  })
})
