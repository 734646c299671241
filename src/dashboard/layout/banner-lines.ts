import { displayWidth, truncateEnd, truncateStart, type WidthOptions, wrapText } from '../../text/width.ts'
import { keyLabel, keyOf } from '../keys/bindings.ts'
import { type Banner, bannerOf } from '../state/banner.ts'
import type { State } from '../state/state.ts'
import { shown } from '../state/wording.ts'

/** A quotation is never shortened below this. */
export const MIN_QUOTED = 12
/** `"/some/path"`. */
const QUOTED_PATH = /"([^"]*[/\\][^"]*)"/gu

/** Beside the words: the sign before them, a space at the right edge. */
const MARGIN = 4
const KEY_NAMES = { install: 'install', 'hide-banner': 'hide' } as const

/** Cells on the first line, which also holds the banner's keys, and on those below, and how many lines there may be. */
type BannerRoom = { readonly first: number; readonly further: number; readonly lines: number }
/** The banner's lines, and the keys that act on it, which are beside the first. */
export type PlacedBanner = {
  readonly lines: readonly string[]
  readonly keys: readonly { readonly key: string; readonly does: string }[]
}
export const NO_BANNER: PlacedBanner = { lines: [], keys: [] }

/** The banner that is shown, in at most `max` lines. */
export function placeBanner(state: State, max: number): PlacedBanner {
  const banner = bannerOf(state)
  if (!banner) return NO_BANNER
  const { columns, settings } = state
  const keys = keysOf(banner, state)
  const besides = keys.reduce((cells, { key, does }) => cells + displayWidth(`${key} ${does}   `, settings), MARGIN)
  const room = { first: Math.max(1, columns - besides), further: columns - MARGIN, lines: max }
  return { lines: bannerLines(shown(banner.text), room, settings), keys }
}

function keysOf({ actions }: Banner, { settings: { bindings, ascii } }: State): PlacedBanner['keys'] {
  return actions.flatMap((action) => {
    const key = keyOf(bindings, 'global', action)
    return key === undefined ? [] : [{ key: keyLabel(key, ascii), does: KEY_NAMES[action] }]
  })
}

/**
 * A banner in as few lines as hold it whole, because its end is the way out. Paths give way first, from their beginning, so that what is
 * said about them stays.
 */
function bannerLines(text: string, room: BannerRoom, widths: WidthOptions): string[] {
  if (displayWidth(text, widths) <= room.first) return [text]
  // A path is not broken: each fits on the first line, with its quotes and a comma.
  const longest = room.first - 3
  for (let max = 1; max <= room.lines; max++)
    // Less fits than there are cells, because lines end between words.
    for (let cells = room.first + (max - 1) * room.further; cells > 0; cells--) {
      const short = shortenPaths(text, { cells, longest }, widths)
      if (displayWidth(short, widths) > cells) break
      const lines = wrapped(short, room, widths)
      if (lines.length <= max) return lines
    }
  const lines = wrapped(shortenPaths(text, { cells: 0, longest }, widths), room, widths)
  const last = lines.slice(room.lines - 1).join(' ')
  return [...lines.slice(0, room.lines - 1), truncateEnd(last, room.lines === 1 ? room.first : room.further, widths)]
}

function wrapped(text: string, { first, further }: BannerRoom, widths: WidthOptions): string[] {
  const [line = ''] = wrapText(text, first, widths)
  const rest = text.slice(line.length).trimStart()
  return rest === '' ? [line] : [line, ...wrapText(rest, further, widths)]
}

/** The text with each path in at most `longest` cells, and in fewer if all of it is to fit into `cells`. */
function shortenPaths(
  text: string,
  { cells, longest }: Record<'cells' | 'longest', number>,
  widths: WidthOptions,
): string {
  let excess = displayWidth(text, widths) - cells
  return text.replace(QUOTED_PATH, (_, path: string) => {
    const whole = displayWidth(path, widths)
    const wanted = Math.min(longest, whole - Math.max(0, excess))
    const short = truncateStart(path, Math.max(Math.min(MIN_QUOTED, whole), wanted), widths)
    excess -= whole - displayWidth(short, widths)
    return `"${short}"`
  })
}
