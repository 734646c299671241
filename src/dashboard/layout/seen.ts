import type { Seen } from '../state/overlay.ts'

/**
 * What has been seen from the first line on, once `room` lines from `top` on have been on screen too. Lines after a gap do not count, nor what was
 * seen at another width.
 */
export function seenBy(
  before: Seen | undefined,
  { top, room, width }: { readonly top: number; readonly room: number; readonly width: number },
): Seen {
  const known = before?.width === width ? before.lines : 0
  return { lines: top <= known ? Math.max(known, top + room) : known, width }
}
