import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { appendEvents } from '../../../src/journal/file/append.ts'
import { readJournal, readJournalFrom } from '../../../src/journal/file/read.ts'
import { NEVER_SAVED } from '../../../src/journal/file/torn-line.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { first, numbered, proposed } from '../events.ts'

let dir: string
let path: string
beforeEach(() => {
  dir = temporaryFolder()
  path = join(dir, 'journal.jsonl')
})

const idsIn = (file: string) => readJournal(file).events.map(({ id }) => id)

/** What is wrong with a journal of this one line. */
function problemsOf(event: object) {
  writeFileSync(path, `${JSON.stringify(event)}\n`)
  return readJournal(path).problems
}

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

  it.each([
    ['a time that is none', { at: 'yesterday' }, ': "at" is not valid'],
    ['what is missing', { at: undefined }, ': "at" is missing'],
    ['what is no number', { confidence: null }, ': "confidence" is not valid'],
    [
      'a word of another type',
      { evidence: { ...proposed('a').evidence, text: undefined } },
      ': "evidence.text" is missing',
    ],
    ['a type that there is not', { type: 'forgotten' }, ': "type" is not valid'],
    ['what no event has', { surprise: 1 }, ': "surprise" does not belong there'],
    ['a name that moves the cursor', { '\u001b[2J\n': 1 }, ': "⟨ESC⟩[2J" does not belong there'],
  ])('names the field that keeps a line from being an event: %s', (_, change, field) => {
    expect(problemsOf({ ...proposed('azzzzzzzzz'), ...change })).toEqual([
      { line: 1, kind: 'damaged', reason: `Not an event of the journal${field}` },
    ])
  })

  it.each([null, 7, 'text', []])('says of what is no object only that it is no event: %j', (value) => {
    writeFileSync(path, `${JSON.stringify(value)}\n`)
    const problem = { line: 1, kind: 'damaged', reason: 'Not an event of the journal' }
    expect(readJournal(path).problems).toEqual([problem])
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
    expect(problemsOf({ ...proposed('azzzzzzzzz'), ...change })).toMatchObject([{ line: 1, kind: 'damaged' }])
  })

  it('reports an unfinished last line that is not ours, and uses a whole one that lacks only its newline', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendFileSync(path, 'not ours')
    expect(readJournal(path)).toMatchObject({
      events: [{ item: 'azzzzzzzzz' }],
      problems: [{ line: 2, kind: 'torn', reason: 'The last line is unfinished' }],
    })
    writeFileSync(path, `${JSON.stringify(proposed('azzzzzzzzz'))}\n${JSON.stringify(proposed('bzzzzzzzzz'))}`)
    expect(readJournal(path)).toMatchObject({ events: [{ item: 'azzzzzzzzz' }, { item: 'bzzzzzzzzz' }], problems: [] })
  })

  it('takes what closes a torn line for nothing where that line was whole by then', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendFileSync(path, `${NEVER_SAVED}\n`)
    expect(readJournal(path)).toMatchObject({ events: [{ item: 'azzzzzzzzz' }], problems: [] })
  })

  it('takes empty lines for nothing, and the last one of a newer Sage for its own also without its newline', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendFileSync(path, '\n  \n')
    expect(readJournal(path)).toMatchObject({ events: [{ item: 'azzzzzzzzz' }], problems: [] })
    appendFileSync(path, '{"v":9}')
    expect(readJournal(path).problems).toMatchObject([
      { line: 4, kind: 'newer', reason: expect.not.stringContaining('unfinished') },
    ])
  })

  it('reads journals that are longer than one stretch of decoding', () => {
    const text = 'x'.repeat(400_000)
    const events = Array.from({ length: 100 }, (_, n) => proposed(numbered(n), { text }))
    appendEvents(path, events)
    const { events: read, problems, position } = readJournal(path)
    expect([read.length, problems, position.lines]).toEqual([100, [], 100])
    expect(read.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
  })

  it('reads the first line where an editor put a byte order mark before it', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`)
    expect(readJournal(path)).toMatchObject({ events: [{ item: 'azzzzzzzzz' }, { item: 'bzzzzzzzzz' }], problems: [] })
  })

  it('reads files with CRLF line ends', () => {
    writeFileSync(path, `${JSON.stringify(proposed('azzzzzzzzz'))}\r\n${JSON.stringify(proposed('bzzzzzzzzz'))}\r\n`)
    expect(idsIn(path)).toEqual([first('azzzzzzzzz'), first('bzzzzzzzzz')])
  })

  it('knows a torn line that was closed also in files with CRLF line ends', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendFileSync(path, '{"v":1')
    appendEvents(path, [proposed('bzzzzzzzzz')])
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n') + `${NEVER_SAVED}\r\n`)
    const { events, problems } = readJournal(path)
    expect(events).toMatchObject([{ item: 'azzzzzzzzz' }, { item: 'bzzzzzzzzz' }])
    expect(problems).toEqual([{ line: 2, kind: 'torn', reason: 'The line is unfinished' }])
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
    expect(readJournalFrom(path, first.position)).toMatchObject({
      continued: true,
      events: [{ item: 'czzzzzzzzz' }],
      problems: [{ line: 3 }],
    })
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
    const long = readJournal(path).position
    writeFileSync(path, `${JSON.stringify(proposed('tyyyyyyyyy'))}\n`)
    expect(readJournalFrom(path, long)).toMatchObject({ continued: false, events: [{ item: 'tyyyyyyyyy' }] })
    const rewritten = readJournal(path).position
    writeFileSync(path, `${JSON.stringify(proposed('ryyyyyyyyy'))}\n${JSON.stringify(proposed('syyyyyyyyy'))}\n`)
    expect(readJournalFrom(path, rewritten)).toMatchObject({
      continued: false,
      events: [{ item: 'ryyyyyyyyy' }, { item: 'syyyyyyyyy' }],
    })
  })

  it('starts again in a file that took its place and ends the same where this one was left', () => {
    const same = proposed('bzzzzzzzzz', { text: 'x'.repeat(2_000) })
    appendEvents(path, [proposed('azzzzzzzzz'), same])
    const { position } = readJournal(path)
    const other = join(dir, 'other')
    appendEvents(other, [proposed('xyyyyyyyyy'), same, proposed('czzzzzzzzz')])
    renameSync(other, path)
    const { continued, events } = readJournalFrom(path, position)
    expect([continued, events.map(({ item }) => item)]).toEqual([false, ['xyyyyyyyyy', 'bzzzzzzzzz', 'czzzzzzzzz']])
  })
})
