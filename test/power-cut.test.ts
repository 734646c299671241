import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { keepCode } from '../src/hook/code/keep-code.ts'
import { appendEvents, beginJournal } from '../src/journal/file/append.ts'
import { openDecidedLog } from '../src/journal/file/decided-log.ts'
import { newReviewRecord } from '../src/review/record/review-record.ts'
import { openReviewStore } from '../src/review/record/review-store.ts'
import { ensureRuntimeFolders } from '../src/runtime/folders/folders.ts'
import { writeEnded } from '../src/runtime/sessions/ended.ts'
import { writeSignal } from '../src/runtime/sessions/review-signals.ts'
import { durableWrite } from '../src/workspace/files/durable-write.ts'
import { recordPaths, userPaths, workspacePaths } from '../src/workspace/paths/paths.ts'
import { workspaceId } from '../src/workspace/paths/workspace-id.ts'
import { ensureKey } from '../src/workspace/trust/key.ts'
import { makeTrust } from '../src/workspace/trust/trust.ts'
import { temporaryFolder } from './helpers/temporary-folder.ts'
import { itemIdOf, proposed, uuid } from './journal/events.ts'

vi.mock('node:fs', { spy: true })
const { fsyncSync: fsync } = await vi.importActual<typeof import('node:fs')>('node:fs')

afterEach(() => {
  vi.restoreAllMocks()
})

const NOW = new Date('2026-11-21T12:00:00.000Z')
const session = { v: 1, sessionId: 's', transcriptPath: '/t', cwd: '/c' } as const

/** Everything of which a power cut may take nothing, and which file it writes. */
const WRITERS: Readonly<Record<string, (folder: string) => { file: string; write: () => unknown }>> = {
  'a file of other people': (folder) => {
    const file = join(folder, 'settings.json')
    return { file, write: () => durableWrite(file, '{}', { tmp: join(folder, 'tmp') }) }
  },
  'a journal that is begun': (folder) => {
    const file = join(folder, 'journal.jsonl')
    return { file, write: () => appendEvents(file, [proposed('azzzzzzzzz')]) }
  },
  'a journal that goes on': (folder) => {
    const file = join(folder, 'journal.jsonl')
    beginJournal(file)
    return { file, write: () => appendEvents(file, [proposed('azzzzzzzzz')]) }
  },
  'how a decided item was left': (folder) => {
    const file = join(folder, 'decided', 'project.log')
    const entries = new Map([[itemIdOf('a'), { on: uuid('d'), approvals: [] }]])
    return { file, write: () => openDecidedLog(file).note(entries, { saved: false }) }
  },
  "the person's key": (folder) => ({ file: userPaths(folder).key, write: () => ensureKey(folder) }),
  'that a project is trusted': (folder) => {
    const file = recordPaths(folder, workspaceId('/p')).trust
    return { file, write: () => makeTrust(folder, '/p', NOW) }
  },
  'what hides a workspace from git': (folder) => {
    const paths = workspacePaths(join(folder, '.sage'))
    ensureRuntimeFolders(paths)
    fs.unlinkSync(paths.gitignore)
    return { file: paths.gitignore, write: () => ensureRuntimeFolders(paths) }
  },
  'that a session has something new': (folder) => {
    const paths = workspacePaths(folder)
    ensureRuntimeFolders(paths)
    const signal = { ...session, event: 'Stop', queuedAt: 1 }
    return { file: join(paths.needsReview, 's.json'), write: () => writeSignal(paths, signal) }
  },
  'that a session ended': (folder) => {
    const paths = workspacePaths(folder)
    ensureRuntimeFolders(paths)
    const ended = { ...session, endedAt: 1, prompted: true }
    return { file: join(paths.ended, 's.json'), write: () => writeEnded(paths, ended) }
  },
  'how far a session was read': (folder) => {
    const paths = workspacePaths(folder)
    ensureRuntimeFolders(paths)
    const record = newReviewRecord('s', '/t', NOW)
    return { file: join(paths.reviews, 's.json'), write: () => openReviewStore(paths).save(record) }
  },
}

test.skipIf(process.platform === 'win32').each(Object.entries(WRITERS))(
  '%s is on the disk, words and name, once it is written',
  (_, at) => {
    const { file, write } = at(temporaryFolder())
    const isNew = !fs.existsSync(file)
    /** What was flushed, by inode, and whether the file had its name by then. */
    const flushed: { inode: number; named: boolean; bytes: number }[] = []
    vi.mocked(fs.fsyncSync).mockImplementation((descriptor) => {
      const { ino, size } = fs.fstatSync(descriptor)
      flushed.push({ inode: ino, named: fs.existsSync(file), bytes: size })
      fsync(descriptor)
    })
    write()
    const { ino, size: bytes } = fs.statSync(file)
    const words = expect.objectContaining({ inode: ino, bytes }) as unknown
    const name = expect.objectContaining({ inode: fs.statSync(dirname(file)).ino, named: true }) as unknown
    expect(flushed).toEqual(expect.arrayContaining(isNew ? [words, name] : [words]))
  },
)

test('Kept code is not waited for: a part of it is not believed', () => {
  const kept = join(temporaryFolder(), 'sage-core-kind')
  vi.mocked(fs.fsyncSync).mockClear()
  keepCode([{ name: 'sage-core', source: '/*01234567*/(() => 1)', kept }], 1, NOW.getTime())
  expect(fs.existsSync(kept)).toBe(true)
  expect(fs.fsyncSync).not.toHaveBeenCalled()
})
