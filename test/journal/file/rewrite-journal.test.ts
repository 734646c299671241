import { appendFileSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { appendEvents } from '../../../src/journal/file/append.ts'
import { readJournal } from '../../../src/journal/file/read.ts'
import { rewriteJournal } from '../../../src/journal/file/rewrite-journal.ts'
import { sleepSync } from '../../../src/workspace/processes/sleep-sync.ts'
import { isOpen } from '../../helpers/is-open.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { proposed } from '../events.ts'

vi.mock('node:fs', { spy: true })
vi.mock('../../../src/workspace/processes/sleep-sync.ts', { spy: true })
const { renameSync: rename } = await vi.importActual<typeof import('node:fs')>('node:fs')

afterEach(() => {
  vi.restoreAllMocks()
})

it.runIf(process.platform === 'linux')(
  'has the journal closed on Windows while it is replaced, and keeps what came late',
  () => {
    const folder = temporaryFolder()
    const path = join(folder, 'journal.jsonl')
    const tmp = join(folder, 'tmp')
    appendEvents(path, [proposed('azzzzzzzzz')])
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
    const replaced: boolean[] = []
    vi.mocked(renameSync).mockImplementation((from, to) => {
      if (to !== path) return rename(from, to)
      replaced.push(isOpen(path))
      appendFileSync(path, `${JSON.stringify(proposed('czzzzzzzzz'))}\n`)
      return rename(from, to)
    })
    rewriteJournal(path, tmp, (events) => [proposed('bzzzzzzzzz'), ...events])
    expect(replaced).toEqual([false])
    const items = readJournal(path).events.map(({ item }) => item)
    expect(items).toEqual(['bzzzzzzzzz', 'azzzzzzzzz', 'czzzzzzzzz'])
    expect(readdirSync(tmp)).toEqual([])
  },
)

it('keeps a line of which only the beginning had been written when the journal was read', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'journal.jsonl')
  appendEvents(path, [proposed('azzzzzzzzz')])
  const line = `${JSON.stringify(proposed('bzzzzzzzzz'))}\n`
  appendFileSync(path, line.slice(0, 40))
  rewriteJournal(path, join(folder, 'tmp'), (events) => {
    appendFileSync(path, line.slice(40))
    return events
  })
  expect(readJournal(path)).toMatchObject({ problems: [], events: [{ item: 'azzzzzzzzz' }, { item: 'bzzzzzzzzz' }] })
})

it('waits for nobody who began to rewrite the journal before the clock was set back', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'journal.jsonl')
  const mark = `${path}.rewriting`
  writeFileSync(mark, '')
  const ahead = Date.now() / 1000 + 3600
  utimesSync(mark, ahead, ahead)
  vi.mocked(sleepSync).mockImplementation(() => {
    throw new Error('Waits')
  })
  appendEvents(path, [proposed('azzzzzzzzz')])
  expect(rewriteJournal(path, join(folder, 'tmp'), (events) => events)).toMatchObject([{ item: 'azzzzzzzzz' }])
})

it.runIf(process.platform === 'linux')('who waits until the journal is rewritten has it closed', () => {
  const path = join(temporaryFolder(), 'journal.jsonl')
  const mark = `${path}.rewriting`
  const waited: boolean[] = []
  vi.mocked(sleepSync).mockImplementation((milliseconds) => {
    waited.push(isOpen(path))
    rmSync(mark)
    return milliseconds
  })
  appendEvents(path, [proposed('azzzzzzzzz')], { sync: () => writeFileSync(mark, '') })
  expect(waited).toEqual([false])
})
