import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { durableWrite, removeIfThere } from './durable-write.ts'
import { recordPaths, userPaths } from './paths.ts'
import { sha256 } from './sha256.ts'

/** Says that this person initialised the project at `root`. Lies outside of it, where a clone cannot write. */
export type TrustRecord = {
  readonly v: 1
  readonly root: string
  /** ISO 8601. */
  readonly createdAt: string
}

/** Names what Sage keeps about one project: 16 hex digits of the SHA-256 of its root's real path. */
export function workspaceId(root: string): string {
  return sha256(root).slice(0, 16)
}

/** The trust record of the project at `root`; undefined when there is none, or none that can be read. */
export function readTrust(dataHome: string, root: string): TrustRecord | undefined {
  let text: string
  try {
    text = readFileSync(recordPaths(dataHome, workspaceId(root)).trust, 'utf8')
  } catch {
    // Missing, unreadable, a folder: each of them means that nothing here says "trusted".
    return undefined
  }
  return parseTrust(text, root)
}

function parseTrust(text: string, root: string): TrustRecord | undefined {
  try {
    const value = JSON.parse(text) as { v?: unknown; root?: unknown; createdAt?: unknown } | null
    if (value?.v !== 1 || value.root !== root) return undefined
    return { v: 1, root, createdAt: String(value.createdAt) }
  } catch {
    return undefined
  }
}

/** Real paths of all projects that this person initialised and that are still there. */
export function listTrusted(dataHome: string): string[] {
  return namesIn(userPaths(dataHome).workspaces).flatMap((id) => {
    try {
      const { root } = JSON.parse(readFileSync(recordPaths(dataHome, id).trust, 'utf8')) as { root?: unknown }
      return typeof root === 'string' && existsSync(root) && readTrust(dataHome, root) ? [root] : []
    } catch {
      return [] // a folder without a trust record: a private workspace, or one that was taken back
    }
  })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Records the trust; keeps the record that is there. `root` is a real path. */
export function makeTrust(dataHome: string, root: string, now: Date): TrustRecord {
  const existing = readTrust(dataHome, root)
  if (existing) return existing
  const record: TrustRecord = { v: 1, root, createdAt: now.toISOString() }
  const { dir, trust } = recordPaths(dataHome, workspaceId(root))
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  durableWrite(trust, `${JSON.stringify(record, null, 2)}\n`, { tmp: userPaths(dataHome).tmp })
  return record
}

/** Takes the trust back: hooks ignore the project from then on. */
export function removeTrust(dataHome: string, root: string): boolean {
  return removeIfThere(recordPaths(dataHome, workspaceId(root)).trust)
}
