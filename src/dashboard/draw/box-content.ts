import { count } from '../../text/count.ts'
import { maxTop } from '../layout/box.ts'
import type { Line } from './line.ts'

/** The content of a box, without its frame. `at`: the line that keys are about, if not the first. */
export type Content = { readonly title: string; readonly lines: readonly Line[]; readonly at?: number }

/** As many lines as fit, and a note of how many there are above and below. */
export function scrolled(lines: readonly Line[], top: number, room: number): Line[] {
  if (lines.length <= room) return [...lines]
  const from = Math.min(top, maxTop(lines.length, room))
  const below = lines.length - from - room
  const says = [
    from > 0 ? `${count(from, 'line')} above` : '',
    below > 0 ? `${count(below, 'line')} below (j)` : 'end',
  ].filter(Boolean)
  return [...lines.slice(from, from + room), [says.join(' · ')]]
}
