import { appendFileSync, closeSync, constants, fstatSync, lstatSync, openSync, renameSync } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'
import { OURS_WITHOUT_WAITING } from '../../workspace/files/ordinary-file.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'

/** The log and its one predecessor hold at most this much each, in bytes. */
const ERROR_LOG_LIMIT = 256 * 1024

/** A code word: nothing that was typed, no path, no environment can get into the log. */
const CODE_WORD = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/

const word = (value: string) => (CODE_WORD.test(value) ? value : 'unknown')

/**
 * Appends one line: time, hook event, code word, and the system's code of the error if it has one. Never throws: whoever
 * logs is already in trouble.
 */
export function logError(
  paths: WorkspacePaths,
  entry: { event: string; code: string; error?: unknown },
  now: Date,
): void {
  const errno = systemErrorCode(entry.error)
  const words = [word(entry.event), word(entry.code), ...(errno === undefined ? [] : [word(errno)])]
  const line = `${now.toISOString()} ${words.join(' ')}\n`
  try {
    if (!lstatSync(paths.runtime).isDirectory()) return
    // If something else is there, waits for no pipe and follows no link.
    const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | OURS_WITHOUT_WAITING
    const descriptor = openSync(paths.hookErrors, flags, 0o600)
    try {
      if (fstatSync(descriptor).size + line.length > ERROR_LOG_LIMIT) {
        renameSync(paths.hookErrors, `${paths.hookErrors}.1`)
        appendFileSync(paths.hookErrors, line, { mode: 0o600 })
      } else appendFileSync(descriptor, line)
    } finally {
      closeSync(descriptor)
    }
  } catch {
    // A full or read-only disk: there is nowhere left to say so, and a hook must stay silent.
  }
}
