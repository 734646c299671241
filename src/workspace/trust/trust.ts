import { existsSync } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'
import { durableWrite } from '../files/durable-write.ts'
import { withErrorPath } from '../files/error-path.ts'
import { makeFolder } from '../files/make-folder.ts'
import { readOurText } from '../files/our-text.ts'
import { namesIfReadable } from '../files/read-if-readable.ts'
import { inside, recordPaths, trustFile, userPaths, WORKSPACE_FOLDER, workspacePaths } from '../paths/paths.ts'
import { nextWorkspaceId, workspaceId } from '../paths/workspace-id.ts'
import { knownId, knownPlaces, rememberPlace } from './known-places.ts'

/** Says that this person initialised the project at `root`. Kept outside it, where a clone cannot write. */
export type TrustRecord = {
  readonly v: 1
  readonly root: string
  /** ISO 8601. */
  readonly createdAt: string
  /** The project's id if it is not that of its root: it was somewhere else when it was initialised, and approvals name the id. */
  readonly id?: string
}

const ID = /^[0-9a-f]{16}$/

/** The id of a project that has no trust record yet: not one that a project took along when it moved away from here. */
export function newId(dataHome: string, root: string): string {
  const id = workspaceId(root)
  const owner = recordAt(dataHome, id)?.root
  if (owner === undefined || owner === root) return id
  const taken = new Set(listRecords(dataHome).map((record) => record.id))
  let next = nextWorkspaceId(root)
  while (taken.has(next)) next = nextWorkspaceId(next)
  return next
}

/** The trust record of the project at `root`; undefined when there is none, or none that can be read. */
function readTrust(dataHome: string, root: string): TrustRecord | undefined {
  const record = recordAt(dataHome, workspaceId(root))
  return record?.root === root ? record : undefined
}

/** The id of the project at `root`, if this person initialised it. */
export function trustedId(dataHome: string, root: string): string | undefined {
  const known = knownId(dataHome, root)
  // What `places.json` says may be wrong: only then is the id computed.
  return idIn(dataHome, known, root) ?? idIn(dataHome, workspaceId(root), root)
}

function idIn(dataHome: string, folder: string, root: string): string | undefined {
  const record = recordAt(dataHome, folder)
  return record?.root === root ? (record.id ?? folder) : undefined
}

/** What is in one record's folder, whatever project it names. */
function recordAt(dataHome: string, folder: string): TrustRecord | undefined {
  try {
    return parseTrust(readOurText(trustFile(dataHome, folder)) ?? '')
  } catch {
    // Missing, unreadable, a folder, damaged: each of them means that nothing here says "trusted".
    return undefined
  }
}

/** What the system says where there is no record, or something that is none. */
const NO_RECORD = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'])

/**
 * The system's error if it cannot even be seen whether the project with this id is this person's, as when root owns the data home, or the
 * disk does not answer.
 */
export function trustRefusal(dataHome: string, id: string): Error | undefined {
  const path = trustFile(dataHome, id)
  try {
    withErrorPath(path, () => readOurText(path))
    return undefined
  } catch (error) {
    return error instanceof Error && !NO_RECORD.has(systemErrorCode(error) ?? '') ? error : undefined
  }
}

function parseTrust(text: string): TrustRecord | undefined {
  const value = JSON.parse(text) as { v?: unknown; root?: unknown; createdAt?: unknown; id?: unknown } | null
  if (value?.v !== 1 || typeof value.root !== 'string') return undefined
  const id = typeof value.id === 'string' && ID.test(value.id) ? { id: value.id } : {}
  return { v: 1, root: value.root, createdAt: String(value.createdAt), ...id }
}

/** Real paths of all projects that this person initialised and that still exist. */
export function listTrusted(dataHome: string): string[] {
  const roots = listRecords(dataHome).map(({ root }) => root)
  return [...new Set(roots)].filter((root) => existsSync(root) && readTrust(dataHome, root))
}

/**
 * Projects that this person initialised and that are no longer where they were, by their id. Something else may be there by now, as another clone
 * with what a team commits of its workspace.
 */
export function listGone(dataHome: string): Array<{ readonly id: string; readonly root: string }> {
  const gone = listRecords(dataHome).filter(({ root }) => {
    const { journal, history } = workspacePaths(inside(root, WORKSPACE_FOLDER))
    return !existsSync(journal) && !existsSync(history)
  })
  return [...new Map(gone.map(({ id, root }) => [id, { id, root }])).values()]
}

/** Where the project with this id was before it was moved to where it is. */
export function formerPlaces(dataHome: string, id: string): string[] {
  const former = knownPlaces(dataHome).filter((place) => {
    const record = recordAt(dataHome, place.id)
    return record !== undefined && record.root !== place.root && record.id === id
  })
  return former.map(({ root }) => root)
}

function listRecords(dataHome: string): Array<TrustRecord & { readonly id: string }> {
  return namesIfReadable(userPaths(dataHome).workspaces).flatMap((folder) => {
    const record = recordAt(dataHome, folder)
    return record ? [{ id: folder, ...record }] : []
  })
}

/** Records the trust; keeps an existing record. `root` is a real path. */
export function makeTrust(dataHome: string, root: string, now: Date): TrustRecord {
  rememberPlace(dataHome, root)
  const existing = readTrust(dataHome, root)
  if (existing) return existing
  const id = newId(dataHome, root)
  const own = workspaceId(root)
  const record: TrustRecord = { v: 1, root, createdAt: now.toISOString(), ...(id !== own && { id }) }
  writeRecord(dataHome, own, record)
  return record
}

/**
 * Says that the project with this id is at `root` now. It keeps its id, and with it what was approved there; the records of the places
 * where it was name the new one, so that a project that is made there later gets an id of its own.
 */
export function moveTrust(dataHome: string, id: string, root: string): void {
  const before = listRecords(dataHome).find((record) => record.id === id)
  if (!before) throw new Error(`No project has the id ${id}`)
  const folders = namesIfReadable(userPaths(dataHome).workspaces).filter((folder) => {
    const record = recordAt(dataHome, folder)
    return record !== undefined && (record.id ?? folder) === id
  })
  rememberPlace(dataHome, root)
  for (const folder of new Set([workspaceId(root), ...folders])) writeRecord(dataHome, folder, { ...before, root, id })
}

function writeRecord(dataHome: string, folder: string, record: TrustRecord): void {
  const { dir, trust } = recordPaths(dataHome, folder)
  makeFolder(dir)
  durableWrite(trust, `${JSON.stringify(record, null, 2)}\n`, { tmp: userPaths(dataHome).tmp })
}
