import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openInbox } from '../../../src/review/inbox/inbox.ts'
import { createReviewer } from '../../../src/review/read/reviewer.ts'
import { newReviewRecord } from '../../../src/review/record/review-record.ts'
import { openReviewStore } from '../../../src/review/record/review-store.ts'
import { ensureRuntimeFolders } from '../../../src/runtime/folders/folders.ts'
import { setEndedAside, writeEnded } from '../../../src/runtime/sessions/ended.ts'
import { workspacePaths } from '../../../src/workspace/paths/paths.ts'
import { makeTrust } from '../../../src/workspace/trust/trust.ts'
import { createWorld, type Session, type World } from '../../helpers/world.ts'
import { writeSessionMetadata } from '../../helpers/write-session-metadata.ts'

const HERE = 'From now on always use pnpm, never npm, for installs in this repo.'
const THERE = 'From now on name branches after the ticket, always.'

/** A session whose second prompt was typed in a folder beside the project's. */
function sessionIn(world: World, cwd: string) {
  const session = world.session('s1')
  session.turn(HERE)
  typedIn(cwd, session)
  session.end()
  return session
}

function typedIn(cwd: string, session: Session) {
  const message = { role: 'user', content: THERE }
  session.entry({ type: 'user', message, origin: { kind: 'human' }, promptSource: 'typed', cwd })
  session.assistant('Done.')
}

/** Another project of the same person. */
function otherProject({ root, sageHome }: World) {
  const project = join(root, 'other')
  const paths = workspacePaths(join(project, '.sage'))
  mkdirSync(paths.reviews, { recursive: true, mode: 0o700 })
  ensureRuntimeFolders(paths)
  makeTrust(sageHome, project, new Date())
  return { project, paths }
}

async function proposedIn(world: World, start: string): Promise<string[]> {
  const inbox = openInbox({ environment: world.environment, start, now: world.now })
  await createReviewer(inbox.reviewContext()).drain(0)
  inbox.store.refresh()
  onTestFinished(async () => void (await inbox.settler.flush()))
  return [...inbox.store.items().values()].map(({ text }) => text)
}

test.each(['this', 'the other'])(
  'a session that was resumed in another project is read in both, what was typed in each there, %s project first',
  async (first) => {
    const world = createWorld()
    const other = otherProject(world)
    const { project } = other
    endedThere(other, sessionIn(world, project).transcriptPath)
    const before = first === 'this' ? await proposedIn(world, world.project) : []
    expect(await proposedIn(world, project)).toEqual([THERE])
    expect(await proposedIn(world, world.project)).toEqual([HERE])
    expect(before).toEqual(first === 'this' ? [HERE] : [])
  },
)

/** The session ended in the other project, which has not read it. */
function endedThere(
  { project, paths }: Pick<ReturnType<typeof otherProject>, 'project' | 'paths'>,
  transcript: string,
) {
  const told = { v: 1, sessionId: 's1', cwd: project, endedAt: Date.now(), prompted: true } as const
  writeEnded(paths, { ...told, transcriptPath: transcript })
}

test('what was left to another project is read there, although what hooks had noted there was deleted meanwhile', async () => {
  const world = createWorld()
  const other = otherProject(world)
  endedThere(other, sessionIn(world, other.project).transcriptPath)
  expect(await proposedIn(world, world.project)).toEqual([HERE])
  rmSync(other.paths.runtime, { recursive: true })
  ensureRuntimeFolders(other.paths)
  expect(await proposedIn(world, other.project)).toEqual([THERE])
})

test('what was typed in another project that can remember nothing is read here', async () => {
  const world = createWorld()
  const other = otherProject(world)
  endedThere(other, sessionIn(world, other.project).transcriptPath)
  rmSync(other.paths.reviews, { recursive: true })
  writeFileSync(other.paths.reviews, '')
  expect(await proposedIn(world, world.project)).toEqual([HERE, THERE])
})

test('what was typed in a folder of another project that is gone by now is left to that', async () => {
  const world = createWorld()
  const other = otherProject(world)
  endedThere(other, sessionIn(world, join(other.project, 'worktrees', 'gone')).transcriptPath)
  expect(await proposedIn(world, world.project)).toEqual([HERE])
  expect(await proposedIn(world, other.project)).toEqual([THERE])
})

test('a branch is read where it was made, and what it copies where that was typed', async () => {
  const world = createWorld()
  const { project, paths } = otherProject(world)
  world.session('s1').live()
  const branch = world.session('s2')
  const message = { role: 'user', content: HERE }
  branch.entry({ type: 'user', message, origin: { kind: 'human' }, forkedFrom: { sessionId: 's1', messageUuid: 'x' } })
  branch.assistant('Done.')
  typedIn(project, branch)
  const { transcriptPath } = branch
  writeSessionMetadata(paths, { sessionId: 's2', transcriptPath, cwd: project, lastUpdated: Date.now() })
  expect(await proposedIn(world, project)).toEqual([THERE])
})

test.each([
  ['lives', ({ paths, told }: Other) => writeSessionMetadata(paths, { ...told, lastUpdated: Date.now() })],
  [
    'is being read',
    ({ paths, told }: Other) => {
      writeEnded(paths, { ...told, v: 1, endedAt: Date.now(), prompted: true })
      setEndedAside(paths, 's1')
    },
  ],
  [
    'was read',
    ({ paths, told }: Other) => openReviewStore(paths).save(newReviewRecord('s1', told.transcriptPath, new Date())),
  ],
])('what was typed in another project where the session %s is left to that', async (_, note) => {
  const world = createWorld()
  const { project, paths } = otherProject(world)
  const { transcriptPath } = sessionIn(world, project)
  note({ paths, told: { sessionId: 's1', transcriptPath, cwd: project } })
  expect(await proposedIn(world, world.project)).toEqual([HERE])
})

type Other = Pick<ReturnType<typeof otherProject>, 'paths'> & {
  readonly told: { readonly sessionId: string; readonly transcriptPath: string; readonly cwd: string }
}

test.each([
  ['another project, which does not know the session', (world: World) => otherProject(world).project],
  [
    'a folder without a workspace',
    ({ root }: World) => {
      mkdirSync(join(root, 'none'))
      return join(root, 'none')
    },
  ],
  ['a folder that is gone', ({ root }: World) => join(root, 'gone')],
  ['a folder that is none', () => 'somewhere'],
])('what was typed while Claude worked in %s is read where the session was started', async (_, folderOf) => {
  const world = createWorld()
  sessionIn(world, folderOf(world))
  expect(await proposedIn(world, world.project)).toEqual([HERE, THERE])
})
