import type { Status } from '../../journal/item/item.ts'
import type { Tab } from './state.ts'

/** The tabs that list items; the others list sessions and what happened. */
export type ItemTab = Extract<Tab, 'pending' | 'approved' | 'archive'>

/** The tab for each status; purged items are in none. */
export const TAB_OF: Readonly<Record<Status, ItemTab | undefined>> = {
  pending: 'pending',
  approved: 'approved',
  later: 'archive',
  rejected: 'archive',
  retired: 'archive',
  merged: 'archive',
  purged: undefined,
}

export function isItemTab(tab: Tab): tab is ItemTab {
  return tab === 'pending' || tab === 'approved' || tab === 'archive'
}
