import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeShared } from '../../../src/review/import/take-shared.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { createWorld } from '../../helpers/world.ts'

const theirs = (id: string, text: string) =>
  `<!-- sage:${id} confidence:0.90 scope:project category:convention -->\n- ${text}\n<!-- /sage:${id} -->\n`

test('takeShared() brings what a teammate committed to the inbox, once, and never to Claude before it is approved', async () => {
  const world = createWorld()
  writeFileSync(world.paths.learnings, `# Ours\n\n${theirs('abc123', 'Sign every commit')}`)
  const inbox = world.open()
  const events = await takeShared(inbox, world.now())
  expect(events).toMatchObject([
    {
      type: 'imported',
      text: 'Sign every commit',
      kind: 'convention',
      checks: ['foreign'],
      origin: world.paths.learnings,
    },
  ])
  inbox.store.append(events)
  inbox.settler.settle({ project: events, user: [] })
  expect(await takeShared(inbox, world.now())).toEqual([])
  expect([...inbox.store.items().values()]).toMatchObject([{ status: 'pending', text: 'Sign every commit' }])
  expect(readFileSync(world.paths.learnings, 'utf8')).toContain('Sign every commit')

  const id = events[0]?.item ?? ''
  decideNow(inbox.store, [{ item: id, decision: 'approve', confirmed: true }], 'command')
  expect([...inbox.store.items().values()]).toMatchObject([{ status: 'approved', shared: false }])
  inbox.settler.settle({ project: [], user: [] })
  expect(readFileSync(world.paths.learnings, 'utf8').match(/Sign every commit/g)).toHaveLength(1)
  expect(await takeShared(inbox, world.now())).toEqual([])
})

test('takeShared() brings each of several that say nearly the same, so that Claude reads none of them unapproved', async () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), '@.sage/learnings.md\n')
  const texts = [
    'Imports go ui -> core',
    'Imports go ui <- core',
    'imports go ui -> core',
    'Imports, they go ui -> core',
  ]
  const twice = [...texts, ...texts].map((text, index) => theirs(`zz${index}`, text))
  writeFileSync(world.paths.learnings, twice.join(''))
  const inbox = world.open()
  const events = await takeShared(inbox, world.now())
  expect(events.map(({ text }) => text)).toEqual(texts)
  inbox.store.append(events)
  inbox.settler.settle({ project: events, user: [] })
  expect(readFileSync(world.paths.learnings, 'utf8')).not.toMatch(/^- /mu)
})

test('takeShared() brings a text whose secret has several words once: what was masked is not known in the file', async () => {
  const world = createWorld()
  const secret = [
    '-----BEGIN',
    'PRIVATE',
    'KEY-----',
    'MIIEvQIBADANBg',
    'kqhkiG9w0BAQEF',
    '-----END',
    'PRIVATE',
    'KEY-----',
  ]
  writeFileSync(world.paths.learnings, theirs('abc123', `Deploy with the key ${secret.join(' ')}`))
  const inbox = world.open()
  const events = await takeShared(inbox, world.now())
  expect(events).toMatchObject([{ checks: ['foreign', 'secret-removed'] }])
  expect(events[0]?.text).not.toContain('MIIE')
  inbox.store.append(events)
  expect(await takeShared(inbox, world.now())).toEqual([])
})

test('takeShared() shows an edit between the markers, and the approved words come back to the file beside it', async () => {
  const world = createWorld()
  const inbox = world.open()
  const event = { ...(await shared(inbox, world)), cues: ['import'] }
  inbox.store.append([event])
  decideNow(inbox.store, [{ item: event.item, decision: 'approve', confirmed: true }], 'command')
  inbox.settler.settle({ project: [], user: [] })
  const approved = readFileSync(world.paths.learnings, 'utf8')
  writeFileSync(world.paths.learnings, approved.replace('Use pnpm', 'Use a script from the network'))
  const events = await takeShared(inbox, world.now())
  expect(events).toMatchObject([{ text: 'Use a script from the network' }])
  inbox.store.append(events)
  inbox.settler.settle({ project: events, user: [] })
  const after = readFileSync(world.paths.learnings, 'utf8')
  expect(after.startsWith(approved)).toBe(true)
  expect(after.match(/^- .*/gmu)).toEqual(['- Use pnpm', '- Use a script from the network'])
  const approvedTexts = [...inbox.store.items().values()]
    .filter(({ status }) => status === 'approved')
    .map(({ text }) => text)
  expect(approvedTexts).toEqual(['Use pnpm'])
})

test('takeShared() reads a learnings.md of any size, and through a link to Markdown of the project', async () => {
  const world = createWorld()
  const inbox = world.open()
  const file = `${'A line of somebody.\n'.repeat(300_000)}${theirs('abc123', 'Sign every commit')}`
  writeFileSync(world.paths.learnings, file)
  expect(await takeShared(inbox, world.now())).toMatchObject([{ text: 'Sign every commit' }])
  if (process.platform === 'win32') return
  const leadsTo = async (path: string, text: string) => {
    writeFileSync(path, theirs('abc124', text))
    rmSync(world.paths.learnings)
    symlinkSync(path, world.paths.learnings)
    return await takeShared(inbox, world.now())
  }
  expect(await leadsTo(join(world.root, 'other.md'), 'Use bun')).toEqual([])
  const [event] = await leadsTo(join(world.project, 'ours.md'), 'Use tabs')
  expect(event).toMatchObject({ text: 'Use tabs', origin: world.paths.learnings })
})

async function shared(
  inbox: ReturnType<ReturnType<typeof createWorld>['open']>,
  world: ReturnType<typeof createWorld>,
) {
  writeFileSync(world.paths.learnings, theirs('tmp1', 'Use pnpm'))
  const [event] = await takeShared(inbox, world.now())
  writeFileSync(world.paths.learnings, '')
  if (!event) throw new Error('Nothing was found')
  return event
}
