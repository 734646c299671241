import { displayWidth } from '../../text/width.ts'
import { keyLabel, keyOf } from '../keys/bindings.ts'
import { type Banner, bannerOf } from '../state/banner.ts'
import type { State } from '../state/state.ts'
import { shown } from '../state/wording.ts'
import { fitSentence } from './fit-sentence.ts'

/** Beside the words: the sign before them, a space at the right edge. */
const MARGIN = 4
const KEY_NAMES = { install: 'install', 'hide-banner': 'hide' } as const

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
  const room = { first: Math.max(1, columns - besides), further: columns - MARGIN }
  return { lines: fitSentence(shown(banner.text), { max, of: () => room }, settings), keys }
}

function keysOf({ actions }: Banner, { settings: { bindings, ascii } }: State): PlacedBanner['keys'] {
  return actions.flatMap((action) => {
    const key = keyOf(bindings, 'global', action)
    return key === undefined ? [] : [{ key: keyLabel(key, ascii), does: KEY_NAMES[action] }]
  })
}
