import { openSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { ensureRuntimeFolders } from '../../../src/runtime/folders/folders.ts'
import { openLiveSessions } from '../../../src/runtime/sessions/live-sessions.ts'
import { workspacePaths } from '../../../src/workspace/paths/paths.ts'
import { sessionFile } from '../../../src/workspace/paths/session-id.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { writeSessionMetadata } from '../../helpers/write-session-metadata.ts'

vi.mock('node:fs', { spy: true })

function openSessions() {
  const paths = workspacePaths(temporaryFolder())
  ensureRuntimeFolders(paths)
  const live = openLiveSessions(paths)
  const file = (sessionId: string) => sessionFile(paths.sessions, sessionId)
  return {
    file,
    write: (sessionId: string, lastUpdated: number) =>
      writeSessionMetadata(paths, { sessionId, transcriptPath: '', cwd: paths.dir, lastUpdated }),
    sessions: () => live.list(async () => {}),
    list: async () => {
      vi.mocked(openSync).mockClear()
      const ids = (await live.list(async () => {})).map(({ sessionId }) => sessionId)
      const read = vi.mocked(openSync).mock.calls.map(([path]) => path)
      return { ids, read }
    },
  }
}

test('openLiveSessions() reads only what has changed since, and lists all, the most recently updated first', async () => {
  const { file, write, list, sessions } = openSessions()
  expect(await list()).toEqual({ ids: [], read: [] })
  for (const [at, id] of ['a', 'b', 'c'].entries()) write(id, at)
  expect((await list()).ids).toEqual(['c', 'b', 'a'])
  expect(await list()).toEqual({ ids: ['c', 'b', 'a'], read: [] })
  expect(await sessions()).toBe(await sessions())
  write('a', 1000)
  expect(await list()).toEqual({ ids: ['a', 'c', 'b'], read: [file('a')] })
  rmSync(file('c'))
  expect(await list()).toEqual({ ids: ['a', 'b'], read: [] })
})

test('openLiveSessions() reads a damaged file each time, because nothing tells when a hook has written all of it', async () => {
  const { file, write, list } = openSessions()
  write('a', 0)
  writeFileSync(file('b'), '{"sum":"')
  for (let round = 0; round < 2; round++) {
    const { ids, read } = await list()
    expect([ids, new Set(read)]).toEqual([['a'], new Set(round === 0 ? [file('a'), file('b')] : [file('b')])])
  }
})
