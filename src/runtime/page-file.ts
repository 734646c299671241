import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { quickWrite } from '../workspace/durable-write.ts'
import { readWhole } from './session-files.ts'

const PAGE_BYTES = 4096

/**
 * Replaces a small file of JSON that hooks write again and again. What is one page is written over where it stands, which a kill leaves whole,
 * old or new; renaming another file over it makes ext4 begin at once to write what nobody waits for, 3 % of a Node start. `tmp` is for what is
 * longer than a page, or is written for the first time. Throws what the disk throws.
 */
export function writePage(path: string, json: string, { tmp }: { readonly tmp: string }): void {
  const text = asPage(json)
  if (isPage(text) && isPage(textAt(path)) && overwrite(path, text)) return
  quickWrite(path, text, { tmp })
}

/** JSON filled up with spaces and ended by a newline; what is longer than a page stays as it is. */
function asPage(json: string): string {
  const room = PAGE_BYTES - 1 - Buffer.from(json).length
  return room < 0 ? json : `${json}${' '.repeat(room)}\n`
}

/** Whether this is what `asPage()` makes of an object. */
function isPage(text: string): boolean {
  return text.endsWith('\n') && text.startsWith('{"')
}

function textAt(path: string): string {
  try {
    return readWhole(path) ?? ''
  } catch {
    // No file, or none that may be read: another one takes its place.
    return ''
  }
}

/** False if the file went away in between, or did not take everything. */
function overwrite(path: string, text: string): boolean {
  let descriptor: number
  try {
    descriptor = openSync(path, constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
  } catch {
    return false
  }
  try {
    return writeSync(descriptor, text) === PAGE_BYTES
  } finally {
    closeSync(descriptor)
  }
}
