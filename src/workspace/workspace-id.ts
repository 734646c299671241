import { sha256 } from './sha256.ts'

/** Names a project by its place, and what Sage keeps about it unless it moved: 16 hex digits of the SHA-256 of its root's real path. */
export function workspaceId(root: string): string {
  return sha256(root).slice(0, 16)
}

/** The id of a project whose place has given its name to another one, which moved away. */
export function nextWorkspaceId(root: string): string {
  return sha256(`${root}\nanew`).slice(0, 16)
}
