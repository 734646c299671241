import type { ItemTab } from './item-tabs.ts'
import type { Tab } from './state.ts'

export type SignRow = { readonly sign: string; readonly means: string; readonly tabs: readonly ItemTab[] }

const ALL: readonly ItemTab[] = ['pending', 'approved', 'archive']

/** The signs beside an item in a list; `?` says what they mean. */
export const SIGNS = {
  opposite: { sign: '×', means: 'contradicts another one: the card shows which', tabs: ['pending', 'approved'] },
  flagged: { sign: '!', means: 'needs a closer look: the card says why', tabs: ALL },
  similar: { sign: '≈', means: 'similar to another one: the card shows which', tabs: ['pending'] },
  outside: { sign: '–', means: 'not given at the start of a session: the card says when', tabs: ['approved'] },
  pinned: { sign: '^', means: 'pinned: given before all others', tabs: ALL },
  marked: { sign: '●', means: 'marked', tabs: ALL },
  given: { sign: '×', means: 'after a number: how many sessions it was given to', tabs: ['approved'] },
} as const satisfies Readonly<Record<string, SignRow>>

/** The signs of a tab, and what they mean. */
export function signsIn(tab: Tab): SignRow[] {
  return Object.values<SignRow>(SIGNS).filter(({ tabs }) => tabs.some((one) => one === tab))
}
