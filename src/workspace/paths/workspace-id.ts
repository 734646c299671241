import { sha256 } from '../../base/sha256.ts'

/** Names a project by its place, and what Sage keeps about it unless it moved: 16 hex digits of the SHA-256 of its root's real path. */
export function workspaceId(root: string): string {
  return sha256(root).slice(0, 16)
}

/** The id of a project whose place has given its name to another one, which moved away; after the id of that one, where it is not the first. */
export function nextWorkspaceId(before: string): string {
  return sha256(`${before}\nanew`).slice(0, 16)
}
