import type { Seen } from '../state/overlay.ts'

/** What has been on screen once `room` lines from `top` on were, too: only what follows what was read before counts, at the same width. */
export function seenBy(
  before: Seen | undefined,
  { top, room, width }: { readonly top: number; readonly room: number; readonly width: number },
): Seen {
  const known = before?.width === width ? before.lines : 0
  return { lines: top <= known ? Math.max(known, top + room) : known, width }
}
