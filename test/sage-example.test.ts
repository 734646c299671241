import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/config/load.ts'
import { extractCandidates, readTranscript } from '../src/index.ts'
import { learningsIn } from '../src/inject/file/learnings-blocks.ts'
import { readJournal } from '../src/journal/file/read.ts'
import { foldEvents } from '../src/journal/item/fold.ts'
import { parseReviewRecord } from '../src/review/record/review-record.ts'
import { readEnded, readSession, readSignal } from '../src/runtime/sessions/read-session-files.ts'
import { listSignals } from '../src/runtime/sessions/review-signals.ts'
import { workspacePaths } from '../src/workspace/paths/paths.ts'
import { sessionOfFile } from '../src/workspace/paths/session-id.ts'

const paths = workspacePaths('.sage.example')

/** How each kind of file is read; a file that no reader is named for fails the test. */
const READERS: ReadonlyArray<readonly [RegExp, (name: string) => unknown]> = [
  [/^\.gitignore$/, () => readFileSync(paths.gitignore, 'utf8').includes('!learnings.md')],
  [
    /^config\.toml$/,
    () => loadConfig({ user: 'none', project: { path: paths.config, trusted: true }, env: {} }).warnings.length === 0,
  ],
  [/^journal\.jsonl$/, () => readJournal(paths.journal).problems.length === 0],
  [/^learnings\.md$/, () => learningsIn(readFileSync(paths.learnings, 'utf8')).length > 0],
  [
    /^reviews\/.+\.json$/,
    (name) => parseReviewRecord(readFileSync(join(paths.dir, name), 'utf8'), sessionOf(name))?.cursor,
  ],
  [/^runtime\/sessions\/.+\.json$/, (name) => readSession(paths, sessionOf(name))],
  [/^runtime\/needs-review\/.+\.json$/, (name) => readSignal(paths, sessionOf(name))],
  [/^runtime\/ended\/.+\.json$/, (name) => readEnded(paths, sessionOf(name))],
  [/^runtime\/status$/, () => /^\d+ proposals? pending\n$/.test(readFileSync(paths.status, 'utf8'))],
]

function sessionOf(name: string): string {
  return sessionOfFile(name.slice(name.lastIndexOf('/') + 1)) ?? ''
}

const files = readdirSync(paths.dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .replaceAll('\\', '/')
      .slice(paths.dir.length + 1),
  )

test.each(files)('.sage.example/%s is what Sage reads and writes', (name) => {
  const read = READERS.find(([pattern]) => pattern.test(name))?.[1]
  expect(read?.(name)).toBeTruthy()
})

test('.sage.example shows every status that a first day brings', () => {
  const { items } = foldEvents(readJournal(paths.journal).events)
  expect([...items.values()].map(({ status }) => status).sort()).toEqual([
    'approved',
    'approved',
    'pending',
    'pending',
    'rejected',
  ])
  expect(listSignals(paths)).toHaveLength(1)
})

test('.sage.example proposes what the session of the demo gives today', async () => {
  const reading = await readTranscript('fixtures/demo/session.jsonl')
  const found = extractCandidates(reading.ok ? reading.turns : [], { tiers: { auto: 0.95, suggest: 0.7 } })
  const { items } = foldEvents(readJournal(paths.journal).events)
  expect([...items.values()].map(({ text }) => text).sort()).toEqual(found.map(({ text }) => text).sort())
})
