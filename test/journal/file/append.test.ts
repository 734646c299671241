import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  fsyncSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { UserError } from '../../../src/base/user-error.ts'
import { appendEvents, beginJournal, PARTLY_SAVED, partlySaved } from '../../../src/journal/file/append.ts'
import { readJournal } from '../../../src/journal/file/read.ts'
import { rewriteJournal } from '../../../src/journal/file/rewrite-journal.ts'
import { fileRefusal } from '../../../src/workspace/files/file-refusal.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { proposed } from '../events.ts'
import { bundleScript, runScript } from '../run-script.ts'

let dir: string
let path: string
beforeEach(() => {
  dir = temporaryFolder()
  path = join(dir, 'journal.jsonl')
})

describe('beginJournal()', () => {
  it('makes an empty file, and leaves one that is there', () => {
    beginJournal(path)
    expect(readFileSync(path, 'utf8')).toBe('')
    const events = [proposed('azzzzzzzzz')]
    appendEvents(path, events)
    beginJournal(path)
    expect(readJournal(path).events).toEqual(events)
  })

  it.skipIf(process.platform === 'win32')('makes it for nobody else', () => {
    beginJournal(path)
    expect(statSync(path).mode & 0o777).toBe(0o600)
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

  it.each(['{', '{"v":1,"id":"torn', `{"v":1,"id":"\0\0\0`])(
    'starts a new line after %j, which was never called saved: it harms only itself',
    (torn) => {
      appendEvents(path, [proposed('azzzzzzzzz')])
      appendFileSync(path, torn)
      expect(readJournal(path)).toMatchObject({ problems: [{ kind: 'torn' }], events: [{ item: 'azzzzzzzzz' }] })
      appendEvents(path, [proposed('bzzzzzzzzz')])
      const { events, problems } = readJournal(path)
      expect(events.map(({ item }) => item)).toEqual(['azzzzzzzzz', 'bzzzzzzzzz'])
      expect(problems).toMatchObject([{ line: 2, kind: 'torn' }])
    },
  )

  it('starts a new line after one that lacks only its newline, and after one that is not ours', () => {
    writeFileSync(path, JSON.stringify(proposed('azzzzzzzzz')))
    appendEvents(path, [proposed('bzzzzzzzzz')])
    appendFileSync(path, 'not ours')
    appendEvents(path, [proposed('czzzzzzzzz')])
    const { events, problems } = readJournal(path)
    expect(events.map(({ item }) => item)).toEqual(['azzzzzzzzz', 'bzzzzzzzzz', 'czzzzzzzzz'])
    expect(problems).toEqual([{ line: 3, kind: 'damaged', reason: 'Not JSON' }])
  })

  it('writes everything again after a short write, and closes the torn beginning', () => {
    let short = 20
    const write = (fd: number, bytes: Uint8Array) => {
      const count = writeSync(fd, bytes, 0, Math.min(short, bytes.length))
      short = bytes.length + 1000
      return count
    }
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')], { write, sync: () => undefined })
    expect(readJournal(path)).toMatchObject({
      problems: [{ kind: 'torn' }],
      events: [{ item: 'azzzzzzzzz' }, { item: 'bzzzzzzzzz' }],
    })
  })

  it('gives up with a sentence when the disk keeps taking only a part', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const write = (fd: number, bytes: Uint8Array) => writeSync(fd, bytes, 0, 7)
    expect(() => appendEvents(path, [proposed('bzzzzzzzzz')], { write, sync: () => undefined })).toThrow(
      `Cannot write "${path}": the disk takes only part`,
    )
    appendEvents(path, [proposed('czzzzzzzzz')])
    expect(readJournal(path)).toMatchObject({
      problems: [{ kind: 'torn' }],
      events: [{ item: 'azzzzzzzzz' }, { item: 'czzzzzzzzz' }],
    })
  })

  const LOOK = 'then run "sage sync" and look what was saved before you try again (sage list --all)'
  const refusal = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })

  it('throws when the disk does not confirm, and says that it may be there: nothing may then be called saved', () => {
    const sync = () => {
      throw refusal('EIO', 'fsync')
    }
    const append = () => appendEvents(path, [proposed('azzzzzzzzz')], { sync })
    expect(append).toThrow(
      expect.objectContaining({
        message: `Cannot write "${path}": the disk does not answer (EIO); some of it may be saved`,
        hint: `Check the disk of "${path}", ${LOOK}`,
      }),
    )
  })

  it('says that it is there when it stands in a new journal and the disk does not answer to that', () => {
    const mark = `${path}.rewriting`
    symlinkSync(mark, mark)
    expect(() => appendEvents(path, [proposed('azzzzzzzzz')])).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/; some of it may be saved$/u), code: PARTLY_SAVED }),
    )
    expect(readJournal(path).events).toHaveLength(1)
  })

  it('says the way out of what refused a file, and not of a full disk', () => {
    const cause = Object.assign(refusal('EIO', 'open'), { path })
    const refused = fileRefusal(cause, { action: 'read', path, code: 'journal' })
    expect(partlySaved(refused)).toMatchObject({ hint: `Check the disk of "${dirname(path)}", ${LOOK}` })
    expect(partlySaved(new UserError('Cannot', { hint: 'Move it away' }))).toMatchObject({
      hint: `Move it away, ${LOOK}`,
    })
  })

  it('names no way out that is none', () => {
    const sync = () => {
      throw refusal('EINVAL', 'fsync')
    }
    expect(() => appendEvents(path, [proposed('azzzzzzzzz')], { sync })).toThrow(
      expect.objectContaining({
        hint: 'First run "sage sync" and look what was saved before you try again (sage list --all)',
      }),
    )
  })

  it.each([
    ['some of several lines', 1000, `Free some space, ${LOOK}`],
    ['no whole line', 20, undefined],
  ])('says whether anything may be saved when a full disk took %s', (_, most, hint) => {
    writeFileSync(path, '{"torn')
    let left = most
    const write = (fd: number, bytes: Uint8Array) => {
      if (left === 0) throw refusal('ENOSPC', 'write')
      const count = writeSync(fd, bytes, 0, Math.min(left, bytes.length))
      left = 0
      return count
    }
    const events = Array.from({ length: 20 }, (__, index) => proposed(`${'abcdefghjkmnpqrstvwx'[index]}zzzzzzzzz`))
    const append = () => appendEvents(path, events, { write })
    expect(append).toThrow(expect.objectContaining(hint === undefined ? { code: 'ENOSPC', path } : { hint }))
    expect(readJournal(path).events.length > 0).toBe(hint !== undefined)
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
