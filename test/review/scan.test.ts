import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scanTranscripts, transcriptsOf } from '../../src/review/scan.ts'
import { createWorld, type World } from '../helpers/world.ts'

const optionsOf = (world: World) => ({
  root: world.project,
  dataHome: world.sageHome,
  claudeDir: world.claude,
  days: 30,
})

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

test.each([300_000, 5_000_000])(
  'transcriptsOf() finds the working directory behind a first prompt with a picture of %i bytes',
  (bytes) => {
    const world = createWorld()
    const { location } = world.open()
    const picture = { type: 'image', source: { type: 'base64', data: 'A'.repeat(bytes) } }
    // Stretches of a file meet at any place, the middle of the path's name too.
    for (let shift = 0; shift < 8; shift++) {
      const content = [{ type: 'text', text: 'Look' }, picture, { type: 'text', text: 'é'.repeat(shift) }]
      const entry = { type: 'user', message: { role: 'user', content }, uuid: 'x', cwd: world.project }
      writeFileSync(join(world.claude, 'projects', '-project', `p${shift}.jsonl`), `${JSON.stringify(entry)}\n`)
    }
    expect(transcriptsOf(location.id, optionsOf(world), new Date())).toHaveLength(8)
  },
)

test('transcriptsOf() leaves out what was not written to in the last days', () => {
  const world = createWorld()
  world.session('mine').turn('Hello')
  const { location } = world.open()
  const inAYear = new Date(Date.now() + 365 * 24 * 3600 * 1000)
  expect(transcriptsOf(location.id, optionsOf(world), inAYear)).toEqual([])
})
