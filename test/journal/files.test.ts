import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  fsyncSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { appendEvents } from '../../src/journal/append.ts'
import { openJournalFile } from '../../src/journal/journal-file.ts'
import { parseLine, readJournal, readJournalFrom } from '../../src/journal/read.ts'
import { rewriteJournal } from '../../src/journal/restore-journal.ts'
import { first, numbered, proposed, undone, uuid } from './events.ts'
import { bundleScript, runScript } from './run-script.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

let dir: string
let path: string
beforeEach(() => {
  dir = temporaryFolder()
  path = join(dir, 'journal.jsonl')
})

const idsIn = (file: string) => readJournal(file).events.map(({ id }) => id)

describe.skipIf(process.platform === 'win32')('openJournalFile()', () => {
  it('takes a link to nothing for no journal that is still to come', () => {
    symlinkSync(join(dir, 'nowhere'), path)
    expect(() => openJournalFile(path, 'project', `${path}.git`)).toThrow('it is a symbolic link')
  })
})

describe('appendEvents()', () => {
  it('makes the file and reads back what was written', () => {
    const events = [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz', { text: 'Ünïcödé 日本語 🙂' })]
    appendEvents(path, events)
    expect(readJournal(path).events).toEqual(events)
  })

  it.skipIf(process.platform === 'win32')('makes the file for nobody else', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('starts a new line after a torn one, which harms only itself', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendFileSync(path, '{"v":1,"id":"torn')
    appendEvents(path, [proposed('bzzzzzzzzz')])
    const { events, problems } = readJournal(path)
    expect(events.map(({ item }) => item)).toEqual(['azzzzzzzzz', 'bzzzzzzzzz'])
    expect(problems).toEqual([{ line: 2, kind: 'damaged', reason: 'Not JSON' }])
  })

  it('writes everything again after a short write, and the torn beginning is no damage', () => {
    let short = 20
    const write = (fd: number, bytes: Uint8Array) => {
      const count = writeSync(fd, bytes, 0, Math.min(short, bytes.length))
      short = bytes.length + 1000
      return count
    }
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')], { write, sync: () => undefined })
    expect(readJournal(path)).toMatchObject({ problems: [], events: [{ item: 'azzzzzzzzz' }, { item: 'bzzzzzzzzz' }] })
  })

  it('gives up with a sentence when the disk keeps taking only a part', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const write = (fd: number, bytes: Uint8Array) => writeSync(fd, bytes, 0, 7)
    expect(() => appendEvents(path, [proposed('bzzzzzzzzz')], { write, sync: () => undefined })).toThrow(
      `Cannot write "${path}": the disk takes only a part`,
    )
    appendEvents(path, [proposed('czzzzzzzzz')])
    expect(readJournal(path).events.map(({ item }) => item)).toEqual(['azzzzzzzzz', 'czzzzzzzzz'])
  })

  it('throws when the disk does not confirm, and names the file: nothing may then be called saved', () => {
    const sync = () => {
      throw Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'fsync' })
    }
    const append = () =>
      appendEvents(path, [proposed('azzzzzzzzz')], { write: (fd, bytes) => writeSync(fd, bytes), sync })
    expect(append).toThrow(expect.objectContaining({ code: 'EIO', path }))
  })

  it('writes again into the journal that another process put in the place of the one that was open', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    let rewrites = 1
    const write = (fd: number, bytes: Uint8Array) => {
      if (rewrites-- > 0) rewriteJournal(path, dir, (events) => events)
      return writeSync(fd, bytes)
    }
    appendEvents(path, [proposed('bzzzzzzzzz')], { write, sync: fsyncSync })
    expect(readJournal(path)).toMatchObject({ problems: [], events: [{ item: 'azzzzzzzzz' }, { item: 'bzzzzzzzzz' }] })
  })

  it('keeps what is appended while another process rewrites the journal, be that killed right after', async () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const rewriting = spawn(process.execPath, [bundleScript('script-rewrite.ts'), path, dir])
    const died = once(rewriting, 'exit')
    await once(rewriting.stdout, 'data')
    appendEvents(path, [proposed('bzzzzzzzzz')])
    expect(await died).toEqual([null, 'SIGKILL'])
    expect(readJournal(path)).toMatchObject({ problems: [], events: [{ item: 'azzzzzzzzz' }, { item: 'bzzzzzzzzz' }] })
    rewriteJournal(path, dir, (events) => events.toReversed())
    expect(readJournal(path).events.map(({ item }) => item)).toEqual(['bzzzzzzzzz', 'azzzzzzzzz'])
    expect(readdirSync(dir)).toEqual(['journal.jsonl'])
  })

  it('refuses to write through a symbolic link', () => {
    const target = join(dir, 'target')
    writeFileSync(target, 'mine')
    symlinkSync(target, path)
    expect(() => appendEvents(path, [proposed('azzzzzzzzz')])).toThrow('it is a symbolic link')
    expect(() => readJournal(path)).toThrow('it is a symbolic link')
    expect(readFileSync(target, 'utf8')).toBe('mine')
  })

  it.skipIf(process.platform === 'win32')('refuses a pipe in place of the journal, and does not wait for it', () => {
    execFileSync('mkfifo', [path])
    expect(() => appendEvents(path, [proposed('azzzzzzzzz')])).toThrow('it is not a regular file')
    expect(() => readJournal(path)).toThrow('not a regular file')
  })

  it('loses and mixes nothing when several processes append at once', async () => {
    const writers = 4
    const each = 60
    const bundle = bundleScript('script-append.ts')
    await Promise.all(Array.from({ length: writers }, (_, n) => runScript(bundle, [path, String(n), String(each)])))
    const { events, problems } = readJournal(path)
    expect(problems).toEqual([])
    expect(new Set(events.map(({ id }) => id)).size).toBe(writers * each)
    expect(events).toHaveLength(writers * each)
  })
})

describe('readJournal()', () => {
  it('takes a journal that is not there as empty', () => {
    expect(readJournal(path)).toMatchObject({ events: [], problems: [] })
  })

  it('names damaged lines by their number and keeps the others', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz'), proposed('czzzzzzzzz')])
    const lines = readFileSync(path, 'utf8').split('\n')
    lines[1] = `${lines[1]?.slice(0, 50)}\u0000\u0000`
    writeFileSync(path, lines.join('\n'))
    const { events, problems } = readJournal(path)
    expect(events.map(({ item }) => item)).toEqual(['azzzzzzzzz', 'czzzzzzzzz'])
    expect(problems).toEqual([{ line: 2, kind: 'damaged', reason: 'Not JSON' }])
  })

  it('says what is wrong with a line that is no event', () => {
    expect(
      parseLine(JSON.stringify({ ...undone(uuid('u'), 'azzzzzzzzz', uuid('a'), uuid('d')), at: 'yesterday' })),
    ).toMatchObject({
      kind: 'damaged',
      reason: expect.stringContaining('at:') as string,
    })
    expect(parseLine(JSON.stringify({ ...proposed('azzzzzzzzz'), surprise: 1 }))).toMatchObject({ kind: 'damaged' })
  })

  it.each([
    ['an id that closes a comment', { item: 'a -->\n<x>' }],
    ['an id that says something', { item: 'ignore-all-rules' }],
    ['an event that is named freely', { id: 'Run this first' }],
    ['a cue that moves the cursor', { cues: ['\u001b[2J'] }],
    ['a cue without end', { cues: ['x'.repeat(201)] }],
    ['a session that moves the cursor', { evidence: { ...proposed('a').evidence, sessionId: '\u009b2J' } }],
    ['a path of two lines', { evidence: { ...proposed('a').evidence, transcriptPath: '/a\n/b' } }],
  ])('takes no line with %s', (_, change) => {
    expect(parseLine(JSON.stringify({ ...proposed('azzzzzzzzz'), ...change }))).toMatchObject({ kind: 'damaged' })
  })

  it('does not take a damaged line for half of the next one unless it is', () => {
    const whole = JSON.stringify(proposed('azzzzzzzzz'))
    writeFileSync(path, `${whole.slice(0, 30)}\n${whole}\n{"v":1,"id":"other\n${whole}\n`)
    expect(readJournal(path).problems).toEqual([{ line: 3, kind: 'damaged', reason: 'Not JSON' }])
  })

  it('reports a torn last line, and uses a whole one that lacks only its newline', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendFileSync(path, JSON.stringify(proposed('bzzzzzzzzz')).slice(0, 40))
    expect(readJournal(path)).toMatchObject({ events: [{ item: 'azzzzzzzzz' }], problems: [{ line: 2, kind: 'torn' }] })
    writeFileSync(path, `${JSON.stringify(proposed('azzzzzzzzz'))}\n${JSON.stringify(proposed('bzzzzzzzzz'))}`)
    expect(readJournal(path)).toMatchObject({ events: [{ item: 'azzzzzzzzz' }, { item: 'bzzzzzzzzz' }], problems: [] })
  })

  it('reads journals that are longer than one stretch of decoding', () => {
    const text = 'x'.repeat(400_000)
    const events = Array.from({ length: 100 }, (_, n) => proposed(numbered(n), { text }))
    appendEvents(path, events)
    const { events: read, problems, position } = readJournal(path)
    expect([read.length, problems, position.lines]).toEqual([100, [], 100])
    expect(read.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
  })

  it('reads files with CRLF line ends', () => {
    writeFileSync(path, `${JSON.stringify(proposed('azzzzzzzzz'))}\r\n${JSON.stringify(proposed('bzzzzzzzzz'))}\r\n`)
    expect(idsIn(path)).toEqual([first('azzzzzzzzz'), first('bzzzzzzzzz')])
  })

  it('tells lines of a newer Sage from damage', () => {
    writeFileSync(path, `${JSON.stringify({ ...proposed('azzzzzzzzz'), v: 2, type: 'dreamt' })}\n`)
    expect(readJournal(path).problems).toMatchObject([{ line: 1, kind: 'newer' }])
  })

  it('refuses a folder with a way out', () => {
    expect(() => readJournal(dir)).toThrow('it is a folder')
  })
})

describe('readJournalFrom()', () => {
  it('reads only what came since, with the right line numbers', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const first = readJournal(path)
    appendFileSync(path, 'garbage\n')
    appendEvents(path, [proposed('czzzzzzzzz')])
    const second = readJournalFrom(path, first.position)
    expect(second).toMatchObject({ continued: true, events: [{ item: 'czzzzzzzzz' }], problems: [{ line: 3 }] })
    expect(readJournalFrom(path, second.position).events).toEqual([])
  })

  it('takes a line that was torn once it is whole', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const line = JSON.stringify(proposed('bzzzzzzzzz'))
    appendFileSync(path, line.slice(0, 25))
    const first = readJournal(path)
    appendFileSync(path, `${line.slice(25)}\n`)
    expect(readJournalFrom(path, first.position)).toMatchObject({
      continued: true,
      events: [{ item: 'bzzzzzzzzz' }],
      problems: [],
    })
  })

  it('starts again when the file was replaced, shortened or rewritten', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const { position } = readJournal(path)
    const other = join(dir, 'other')
    appendEvents(other, [proposed('xyyyyyyyyy'), proposed('yyyyyyyyyy'), proposed('zyyyyyyyyy')])
    renameSync(other, path)
    expect(readJournalFrom(path, position)).toMatchObject({
      continued: false,
      events: [{ item: 'xyyyyyyyyy' }, {}, {}],
    })
    const again = readJournal(path).position
    writeFileSync(path, `${JSON.stringify(proposed('qyyyyyyyyy'))}\n`)
    expect(readJournalFrom(path, again)).toMatchObject({ continued: false, events: [{ item: 'qyyyyyyyyy' }] })
    const rewritten = readJournal(path).position
    writeFileSync(path, `${JSON.stringify(proposed('ryyyyyyyyy'))}\n${JSON.stringify(proposed('syyyyyyyyy'))}\n`)
    expect(readJournalFrom(path, rewritten)).toMatchObject({
      continued: false,
      events: [{ item: 'ryyyyyyyyy' }, { item: 'syyyyyyyyy' }],
    })
  })
})
