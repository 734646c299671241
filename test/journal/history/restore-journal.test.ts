import { appendFileSync, existsSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { appendEvents } from '../../../src/journal/file/append.ts'
import { goneProblem } from '../../../src/journal/file/gone.ts'
import { readJournal } from '../../../src/journal/file/read.ts'
import { commitFiles } from '../../../src/journal/history/commit-files.ts'
import { countLost, restoreJournal } from '../../../src/journal/history/restore-journal.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { decided, first, proposed, uuid } from '../events.ts'

let dir: string
let journal: string
let history: string
const now = new Date('2026-11-21T12:00:00.000Z')
beforeEach(() => {
  dir = temporaryFolder()
  journal = join(dir, 'journal.jsonl')
  history = join(dir, 'history.git')
})

const commit = () => commitFiles({ gitDir: history, files: { 'journal.jsonl': journal }, now: () => now }, 'Change')
const restore = () => restoreJournal({ journal, history, tmp: join(dir, 'tmp'), now })
const ids = () => readJournal(journal).events.map(({ id }) => id)

/** Overwrites a line as a bad sector or an editor does. */
function damage(line: number): void {
  const lines = readFileSync(journal, 'utf8').split('\n')
  lines[line - 1] = `${(lines[line - 1] ?? '').slice(0, 40)}\u0000\u0000`
  writeFileSync(journal, lines.join('\n'))
}

describe('restoreJournal()', () => {
  it('begins a journal anew whose history never held an event, and leaves one alone that has no history', async () => {
    expect(await restore()).toBeUndefined()
    await commit()
    expect(await restore()).toMatchObject({ restored: 0, problems: [], backup: undefined })
    expect([readFileSync(journal, 'utf8'), goneProblem(journal, history)]).toEqual(['\n', undefined])
    expect(await restore()).toBeUndefined()
  })

  it('fills a journal that the power left empty, which counts as gone until then', async () => {
    appendEvents(journal, [proposed('azzzzzzzzz')])
    await commit()
    truncateSync(journal)
    expect(goneProblem(journal, history)).toMatchObject({ kind: 'gone', reason: 'is empty' })
    expect(await restore()).toMatchObject({ restored: 1, backup: undefined })
    expect([ids(), goneProblem(journal, history)]).toEqual([[first('azzzzzzzzz')], undefined])
  })

  it('brings damaged lines back where they stood and keeps what came after the last commit', async () => {
    appendEvents(journal, [
      proposed('azzzzzzzzz'),
      decided(uuid('d1'), 'azzzzzzzzz', first('azzzzzzzzz'), 'reject'),
      proposed('bzzzzzzzzz'),
    ])
    await commit()
    appendEvents(journal, [proposed('czzzzzzzzz')])
    damage(2)
    const result = await restore()
    expect(result).toMatchObject({ restored: 1, problems: [{ line: 2, kind: 'damaged' }] })
    expect(ids()).toEqual([first('azzzzzzzzz'), uuid('d1'), first('bzzzzzzzzz'), first('czzzzzzzzz')])
    expect(readJournal(journal).problems).toEqual([])
    expect(readFileSync(result?.backup ?? '', 'utf8')).toContain('\u0000\u0000')
  })

  it('looks through older versions when the damage was committed as well', async () => {
    appendEvents(journal, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    await commit()
    damage(1)
    await commit()
    expect(await restore()).toMatchObject({ restored: 1 })
    expect(ids()).toEqual([first('azzzzzzzzz'), first('bzzzzzzzzz')])
  })

  it.runIf(process.platform !== 'win32')('makes no file where a link leads to nothing', async () => {
    appendEvents(journal, [proposed('azzzzzzzzz')])
    await commit()
    rmSync(journal)
    const elsewhere = join(dir, 'elsewhere')
    symlinkSync(elsewhere, journal)
    await expect(restore()).rejects.toMatchObject({ code: 'not-a-file' })
    expect(existsSync(elsewhere)).toBe(false)
  })

  it('keeps in the backup what no version has, and says so', async () => {
    appendEvents(journal, [proposed('azzzzzzzzz')])
    appendFileSync(journal, 'never seen before\n')
    const result = await restore()
    expect(result).toMatchObject({ restored: 0, problems: [{ line: 2 }] })
    expect(readJournal(journal).problems).toEqual([])
    expect(readFileSync(result?.backup ?? '', 'utf8')).toContain('never seen before')
  })

  it('brings back what was torn when the fullest version was kept', async () => {
    const events = [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')]
    appendEvents(journal, events)
    await commit()
    truncateSync(journal, readFileSync(journal).length - 20)
    appendEvents(journal, [proposed('czzzzzzzzz')])
    await commit()
    rmSync(journal)
    expect(await countLost({ journal, history })).toBe(3)
    expect(await restore()).toMatchObject({ restored: 3 })
    expect(ids().sort()).toEqual(['azzzzzzzzz', 'bzzzzzzzzz', 'czzzzzzzzz'].map(first))
  })

  it('brings back a journal that was deleted, and what was cut out of one, in order', async () => {
    const events = [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz'), proposed('czzzzzzzzz')]
    appendEvents(journal, events)
    await commit()
    rmSync(journal)
    expect(await countLost({ journal, history })).toBe(3)
    expect(await restore()).toMatchObject({ restored: 3, problems: [], backup: undefined })
    expect(readJournal(journal).events).toEqual(events)
    rmSync(journal)
    appendEvents(journal, [proposed('czzzzzzzzz'), proposed('dzzzzzzzzz')])
    await commit()
    expect(await countLost({ journal, history })).toBe(2)
    expect(await restore()).toMatchObject({ restored: 2 })
    expect(ids()).toEqual(['azzzzzzzzz', 'bzzzzzzzzz', 'czzzzzzzzz', 'dzzzzzzzzz'].map(first))
    expect(await countLost({ journal, history })).toBe(0)
  })

  it('brings back a damaged line of a journal that was begun anew: the fullest version is from before', async () => {
    appendEvents(
      journal,
      ['azzzzzzzzz', 'bzzzzzzzzz', 'czzzzzzzzz'].map((item) => proposed(item)),
    )
    await commit()
    rmSync(journal)
    appendEvents(journal, [proposed('dzzzzzzzzz')])
    await commit()
    damage(1)
    expect(await restore()).toMatchObject({ restored: 4 })
    expect(ids().toSorted()).toEqual(['azzzzzzzzz', 'bzzzzzzzzz', 'czzzzzzzzz', 'dzzzzzzzzz'].map(first))
  })

  it('keeps what is decided while it looks through the history', async () => {
    appendEvents(journal, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    await commit()
    damage(1)
    const restored = restore()
    appendEvents(journal, [decided(uuid('d'), 'bzzzzzzzzz', first('bzzzzzzzzz'), 'reject')])
    await restored
    expect(ids()).toEqual([first('azzzzzzzzz'), first('bzzzzzzzzz'), uuid('d')])
  })

  it('leaves a sound journal alone, and one that a newer Sage wrote', async () => {
    appendEvents(journal, [proposed('azzzzzzzzz')])
    expect(await restore()).toBeUndefined()
    appendFileSync(journal, '{"v":9}\ngarbage\n')
    const before = readFileSync(journal, 'utf8')
    expect(await restore()).toBeUndefined()
    expect(readFileSync(journal, 'utf8')).toBe(before)
  })
})
