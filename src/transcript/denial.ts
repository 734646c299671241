import { type Entry, field, text } from './entry.ts'
import { isAtLeast, type Version } from './version.ts'

/** Whether the client itself notes that the person refused a tool call, what only the words of the result say, or neither. */
export type DenialProof = 'noted' | 'claimed' | 'none'

/** The first client that was seen to note every denial (`toolDenialKind`). */
const NOTES_DENIALS: Version = [2, 1, 211]

/**
 * Who refused a failed tool call. The words of a result prove nothing: a server words its errors as it likes, also as the client words a
 * denial. What stands beside the result is written by the client alone: that it was denied, and since later versions by whom, and whether
 * the tool had run. Older clients note nothing: their denials are claims, and so are those that a hook may have worded.
 */
export function denialProof(entry: Entry): DenialProof {
  const kind = text(entry, 'toolDenialKind')
  if (kind === '') return notesDenials(text(entry, 'version')) ? 'none' : 'claimed'
  if (field(entry, 'toolDenialAfterRun') === true || field(entry, 'toolDenialFromHost') === true) return 'none'
  // Applications built on the SDK ask the person too, and their denials are of the other kind.
  if (kind !== 'user-rejected' && kind !== 'permission-rule') return 'none'
  const source = text(field(entry, 'permissionDecision'), 'source')
  if (source !== '') return source.startsWith('user') ? 'noted' : 'none'
  return kind === 'user-rejected' ? 'noted' : 'claimed'
}

/** Whether the client that wrote the entry notes denials; one that does not say its version is taken for an old one. */
export function notesDenials(version: string): boolean {
  return isAtLeast(version, NOTES_DENIALS) === true
}
