/** What the most common system errors mean to a person. */
const MEANINGS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'access is denied',
  EPERM: 'it may not be changed',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a folder in its path is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'something else is there',
  EFBIG: 'it would be larger than files may be here',
  ELOOP: 'it is a link that leads nowhere',
  ENAMETOOLONG: 'its name is too long',
  EBUSY: 'another program uses it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENOMEM: 'there is no memory left',
  EIO: 'the disk does not answer',
  EXDEV: 'it is on another disk',
}

/** The call named in an error about a file that was to be replaced, in place of the several calls that this takes. */
export const REPLACING = 'replace'

/** The call named in an error about a folder in which a file could not be made. */
export const WRITING_INTO = 'write-into'

/** System calls as a person would name them, including those on an open file, whose name is not known. */
const VERBS: Readonly<Record<string, string>> = {
  access: 'use',
  stat: 'look at',
  lstat: 'look at',
  fstat: 'read',
  statfs: 'look at the disk of',
  realpath: 'look up',
  readlink: 'read',
  scandir: 'list',
  opendir: 'list',
  fsync: 'write',
  fdatasync: 'write',
  ftruncate: 'write',
  [REPLACING]: 'write',
  [WRITING_INTO]: 'write into',
  mkdir: 'make the folder',
  mkdtemp: 'make the folder',
  link: 'make a link to',
  symlink: 'make a link to',
  copyfile: 'copy',
  cp: 'copy',
  unlink: 'remove',
  rmdir: 'remove',
  rm: 'remove',
  chmod: 'change',
  fchmod: 'change',
  chown: 'change',
  fchown: 'change',
  lchown: 'change',
  utime: 'change',
  futime: 'change',
  lutime: 'change',
  spawn: 'start',
  spawnSync: 'start',
}

/** The number of EDQUOT on Linux and on macOS: Node has no name for it, and says `UNKNOWN` or `Unknown system error -122`. */
const OUT_OF_QUOTA: ReadonlySet<unknown> = new Set([-122, -69])

/** The code of a system error; undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, errno } = error as { code?: unknown; errno?: unknown }
  if (OUT_OF_QUOTA.has(errno)) return 'EDQUOT'
  return typeof code === 'string' ? code : undefined
}

/** An error of the system in one sentence, e.g. `Cannot write: the disk is full (ENOSPC)`; undefined for any other error. */
export function systemErrorText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { syscall, path } = error as { syscall?: unknown; path?: unknown }
  const code = systemErrorCode(error)
  // Sage loads some of its files only when it needs them.
  if (code === 'MODULE_NOT_FOUND') return 'Sage was updated or removed while it ran: start it again'
  if (code === undefined || typeof syscall !== 'string') return undefined
  // The call that starts a program is followed by the program's name.
  const [call = ''] = syscall.split(' ')
  const verb = VERBS[call] ?? call
  const what = typeof path === 'string' ? `${verb} "${path}"` : verb
  return `Cannot ${what}: ${refusalText(error)} (${code})`
}

/** What any error says, in one sentence. */
export function errorText(error: unknown): string {
  return systemErrorText(error) ?? (error instanceof Error ? error.message : String(error))
}

/** Whether we lack permission for it: what is there may be intact. */
export function isDenied(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes(systemErrorCode(error) ?? '')
}

/** Whether the system refused something, or a person can act on it: such an error has a code. Any other is a bug of ours. */
export function isExpectedError(error: unknown): error is Error & { readonly code: unknown } {
  return error instanceof Error && 'code' in error
}

/** The message for an expected error; any other is rethrown. */
export function expectedErrorText(error: unknown): string {
  if (!isExpectedError(error)) throw error
  return systemErrorText(error) ?? error.message
}

/**
 * The meaning of a system error, without the call that failed: e.g. `it does not exist`. For a rare error, what Node says between its code and
 * the call: `EXDEV: cross-device link not permitted, rename 'a' -> 'b'`.
 */
export function refusalText(error: Error): string {
  return MEANINGS[systemErrorCode(error) ?? ''] ?? /^E[A-Z0-9]+: ([^,]+), /u.exec(error.message)?.[1] ?? error.message
}
