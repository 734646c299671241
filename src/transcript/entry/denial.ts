import { type Entry, field, text } from './entry.ts'
import { isAtLeast, type Version } from './version.ts'

/** Whether the client itself notes that the person refused a tool call, or only the words of the result say so, or neither. */
export type DenialProof = 'noted' | 'claimed' | 'none'

/** The first client that was seen to note every denial (`toolDenialKind`). */
const NOTES_DENIALS: Version = [2, 1, 211]

/**
 * Who refused a failed tool call. The words of a result prove nothing, because a server can word its errors like the client's denials.
 * Only the client writes what is beside the result: that it was denied, and in later versions by whom, and whether the tool had run.
 * Older clients note nothing: their denials are only claims, as are those a hook may have worded.
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

/** Whether the client that wrote the entry notes denials; one without a version counts as old. */
export function notesDenials(version: string): boolean {
  return isAtLeast(version, NOTES_DENIALS) === true
}
