import { resolve } from 'node:path'
import { EXIT, UserError } from '../../base/user-error.ts'
import { shownAddress } from './shown-address.ts'

/** A folder on this machine or a mounted disk; unlike an address, its name may contain spaces. */
const FOLDER = /^(?:\.{0,2}[/\\]|[a-z]:[/\\]|file:)/iu

/** What git reads as a path relative to the folder it runs in. */
const RELATIVE = /^\.{1,2}[/\\]|^[^:]+$/u

/**
 * Throws (with a hint) for what is not the address of a git repository, or one that would make git run a program. A folder is named from the
 * root on: it is seen from `cwd` now, and used from every project.
 */
export function remoteAddress(url: string, cwd: string): string {
  const trimmed = url.trim()
  const hasStrangeSigns = (FOLDER.test(trimmed) ? /\p{Cc}/u : /[\s\p{Cc}]/u).test(trimmed)
  if (trimmed === '' || trimmed.startsWith('-') || hasStrangeSigns || /^[a-z]+::/i.test(trimmed))
    throw new UserError(`Cannot use "${shownAddress(trimmed)}" as a remote`, {
      hint: 'Give the address of a git repository of yours, e.g. git@host:me/learnings.git, or a path',
      exitCode: EXIT.usage,
      code: 'bad-remote',
    })
  return RELATIVE.test(trimmed) ? resolve(cwd, trimmed) : trimmed
}
