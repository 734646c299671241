import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openToAppend, openToRead, requireAppendable } from '../../../src/journal/file/open-journal.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

const WAYS = [
  ['read', openToRead],
  ['write', openToAppend],
  ['write', requireAppendable],
] as const

async function withSocket(path: string, use: () => void): Promise<void> {
  const server = createServer()
  await new Promise<void>((listening) => void server.listen(path, listening))
  use()
  await new Promise((closed) => server.close(closed))
}

describe.skipIf(process.platform === 'win32')('openToRead(), openToAppend() and requireAppendable()', () => {
  it.each([
    ['it is a folder', (path: string) => mkdirSync(path)],
    ['it is a pipe or a device, not a regular file', (path: string) => void execFileSync('mkfifo', [path])],
    ['it is a symbolic link', (path: string) => symlinkSync(`${path}.target`, path)],
  ])('say that %s, and how to get the journal back', (what, put) => {
    const path = join(temporaryFolder(), 'journal.jsonl')
    put(path)
    for (const [deed, open] of WAYS)
      expect(() => open(path)).toThrow(
        expect.objectContaining({
          message: `Cannot ${deed} "${path}": ${what}`,
          hint: expect.stringContaining('sage doctor --fix then restores') as string,
          code: 'not-a-file',
        }),
      )
    expect(existsSync(`${path}.target`)).toBe(false)
  })

  it('say so of a socket', async () => {
    const path = join(temporaryFolder(), 'journal.jsonl')
    await withSocket(path, () => {
      for (const [, open] of WAYS) expect(() => open(path)).toThrow('it is a socket, not a regular file')
    })
  })

  it('say what the system refuses, with the way out', () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const path = join(file, 'journal.jsonl')
    expect(openToRead(path)).toBeUndefined()
    for (const open of [openToAppend, requireAppendable])
      expect(() => open(path)).toThrow(
        expect.objectContaining({
          message: `Cannot write "${path}": a folder in its path is a file (ENOTDIR)`,
          hint: `Nothing was changed. See what "${file}" is, and move it away if it is in the way, then try again`,
          code: 'journal',
        }),
      )
  })

  it('make a journal only to append to it', () => {
    const path = join(temporaryFolder(), 'journal.jsonl')
    expect(openToRead(path)).toBeUndefined()
    requireAppendable(path)
    expect(existsSync(path)).toBe(false)
    const { fd, created } = openToAppend(path)
    expect(created).toBe(true)
    const again = openToAppend(path)
    expect(again.created).toBe(false)
    for (const open of [fd, again.fd]) closeSync(open)
  })
})
