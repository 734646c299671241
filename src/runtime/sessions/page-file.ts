import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { quickWrite } from '../../workspace/files/durable-write.ts'
import { OURS_WITHOUT_WAITING } from '../../workspace/files/ordinary-file.ts'
import { sleepSync } from '../../workspace/processes/sleep-sync.ts'

const PAGE_BYTES = 4096
const SPACE = 0x20
const NEWLINE = 0x0a

/** A page starts with this, then the checksum of all that follows, in this many hex digits. */
const HEAD = '{"sum":"'
const SUM_LENGTH = 8
const HEAD_BYTES = HEAD.length + SUM_LENGTH + '",'.length

/** What is still a mixture after this many attempts to read it is damaged. */
const MAX_READS = 4

/**
 * Replaces a small file that hooks write again and again with the JSON of a non-empty object. What fits in a page is overwritten in place: a
 * killed writer leaves the old page or the new one, and nothing makes ext4 write at once, as a rename would, which costs 3 % of a Node start.
 * A reader may see a mixture of both, which `readPage()` detects by the checksum. `standing`: the text just read there, '' if there is none.
 * `tmp`: the folder to prepare the file in if it is longer than a page, or new. Throws what the disk throws.
 */
export function writePage(path: string, json: string, { standing, tmp }: Record<'standing' | 'tmp', string>): void {
  const page = asPage(json)
  if (page !== undefined && isPage(standing) && overwrite(path, page)) return
  quickWrite(path, page ?? json, { tmp })
}

/**
 * What `parse` makes of the text that `read` returns for a file of `writePage()`. A mixture of two records, or text that `parse` cannot use, is
 * read again up to three times, because a hook may be writing it right now: undefined if it stays so, or if there is no file.
 */
export function readPage<T>(read: () => string | undefined, parse: (text: string) => T | undefined): T | undefined {
  for (let reads = 1; ; reads++) {
    const text = read()
    if (!text) return undefined
    const value = isOfOneRecord(text) ? parse(text) : undefined
    if (value !== undefined || reads === MAX_READS) return value
    // A writer is done in microseconds, unless another process got its turn in between.
    sleepSync(reads - 1)
  }
}

/** The same object as JSON of exactly one page, or undefined if it does not fit. */
function asPage(json: string): Uint8Array | undefined {
  const fields = json.slice(1)
  const bytes = Buffer.from(`${HEAD}${sumOf(fields)}",${fields}`)
  if (bytes.length >= PAGE_BYTES) return undefined
  const page = new Uint8Array(PAGE_BYTES).fill(SPACE, bytes.length)
  page.set(bytes)
  page[PAGE_BYTES - 1] = NEWLINE
  return page
}

/** Also true of a text without a checksum: it is longer than a page. */
function isOfOneRecord(text: string): boolean {
  if (!text.startsWith(HEAD)) return true
  return text.slice(HEAD.length, HEAD.length + SUM_LENGTH) === sumOf(text.slice(HEAD_BYTES).trimEnd())
}

/**
 * Every seventh character is enough, because reader and writer take turns by whole cache lines of 64 bytes: a mixture passes only if the two
 * records differ in single letters. A cold process has no time for every character, or for one of Node's own hashes.
 */
function sumOf(text: string): string {
  let sum = text.length
  for (let at = 0; at < text.length; at += 7) sum = ((sum << 5) - sum + text.charCodeAt(at)) | 0
  return (sum >>> 0).toString(16).padStart(SUM_LENGTH, '0')
}

/** Whether a file with this text has the size of a page. What it says does not matter: it is written over whole. */
function isPage(text: string): boolean {
  return Buffer.byteLength(text) === PAGE_BYTES
}

/** False if the file went away in between, or did not take everything. */
function overwrite(path: string, page: Uint8Array): boolean {
  let descriptor: number
  try {
    descriptor = openSync(path, constants.O_WRONLY | OURS_WITHOUT_WAITING)
  } catch {
    return false
  }
  try {
    return writeSync(descriptor, page) === PAGE_BYTES
  } finally {
    closeSync(descriptor)
  }
}
