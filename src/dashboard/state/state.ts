import type { Item } from '../../journal/item/item.ts'
import type { WrittenEvent } from './action.ts'
import type { ShownDecision } from './effect.ts'
import type { Overlay, Seen } from './overlay.ts'
import { noRelations, type Relations } from './relation.ts'
import type { Settings } from './settings.ts'
import { emptySnapshot, type Snapshot } from './snapshot.ts'

export const TABS = ['pending', 'approved', 'archive', 'sessions', 'activity'] as const
export type Tab = (typeof TABS)[number]

/** A row of a list. There are headings only if there is room for them. */
export type Row =
  | { readonly type: 'heading'; readonly label: string; readonly count: number }
  | { readonly type: 'entry'; readonly id: string }

/** What a tab remembers. Selection and marks are ids, so new items never move them. */
export type ListState = {
  readonly selected: string | undefined
  /** First row shown. */
  readonly top: number
  readonly marks: ReadonlySet<string>
  /** Where a range of marks began. */
  readonly anchor: string | undefined
  readonly filter: string
  readonly sort: number
  readonly reverse: boolean
  readonly rows: readonly Row[]
  /** A key has acted on this list; from then on, new items move nothing in it. */
  readonly steered: boolean
  /** The ids in their fixed order, including those that are gone: an item that comes back gets its old place. */
  readonly order: readonly string[]
  /** Ids that arrived since the order was made, including those gone again. */
  readonly arrived: readonly string[]
  /** Those of the arrived ids that are in the list, at its end. */
  readonly fresh: ReadonlySet<string>
}

/** A message of one sentence. Compared by identity: the same words again are another toast. */
export type Toast = {
  readonly text: string
  readonly tone: 'ok' | 'info' | 'warn' | 'error'
  /** The events it is about. It disappears once none of them is still the last event of its item. */
  readonly about?: readonly WrittenEvent[]
}

/** One step of undo or redo: its events, the items that these are about, and the row that was selected afterwards. */
export type Step = {
  readonly events: readonly string[]
  readonly items: readonly string[]
  readonly cursor: string | undefined
}

/** A change requested from the journal and not answered yet. */
export type Asked = {
  readonly type: 'decide' | 'undo' | 'redo'
  /**
   * The step that undo or redo reverts, or the one that decisions come to: its events are known with the answer. Without it, the journal is
   * asked for its last one.
   */
  readonly step: Step | undefined
}

/** What a key wants from the journal; `cursor`: the row that was selected afterwards. */
export type JournalRequest =
  | { readonly type: 'decide'; readonly requests: readonly ShownDecision[]; readonly cursor: string | undefined }
  | { readonly type: 'undo' | 'redo' }

/** The last key and its time, to recognise a held key. */
export type PressedKey = {
  readonly key: string
  readonly at: number
  /** What it decided on, if it may have been the first repeat of the key before it. */
  readonly repeated?: readonly string[]
  /** It is held down, and what its first repeat decided was taken back. */
  readonly takenBack?: true
}

export type SeenText = Seen & { readonly text: string }
export const UNSEEN: SeenText = { text: '', lines: 0, width: 0 }

export type State = {
  readonly settings: Settings
  readonly snapshot: Snapshot
  /** Items by id. */
  readonly byId: ReadonlyMap<string, Item>
  readonly relations: Relations
  readonly columns: number
  readonly rows: number
  readonly tab: Tab
  readonly lists: Readonly<Record<Tab, ListState>>
  readonly focus: 'list' | 'detail'
  readonly zoom: boolean
  readonly preview: 'auto' | 'right' | 'bottom' | 'off'
  /** Narrow screens: the selected row's card is open. */
  readonly card: boolean
  readonly detailTop: number
  /** How much of the selected text has been on screen. The text may be changed elsewhere in the meantime. */
  readonly seenText: SeenText
  readonly overlay: Overlay | undefined
  readonly toast: Toast | undefined
  /** Banners that were hidden, by their words. */
  readonly hiddenBanners: ReadonlySet<string>
  readonly errorsOnly: boolean
  /** Errors that were in Activity when it was last left, identified by their text. */
  readonly seenErrors: ReadonlySet<string>
  /** Shows everything, including what is held back (`extract.per_session`). */
  readonly everything: boolean
  /** Decided here, but not yet in a snapshot, by id: these rows leave the list at once. */
  readonly deciding: ReadonlyMap<string, Pick<ShownDecision, 'on' | 'decision'>>
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  /** Requests without an answer; answers come in this order. */
  readonly asked: readonly Asked[]
  /** Requests that wait for earlier answers before they are made. */
  readonly waiting: readonly JournalRequest[]
  readonly lastKey: PressedKey | undefined
  /** Text that was typed and not saved, by the item it is for; any other key of the map stands for a new learning. */
  readonly drafts: ReadonlyMap<string, string>
  /** Text whose editor was closed with Escape, by the item it is for: until Sage quits, the key that opened the editor shows the text again. */
  readonly putAside: ReadonlyMap<string, string>
  /** Select this item as soon as a snapshot has it: it was undone, or written by hand. */
  readonly wanted: string | undefined
  /** The ids of items from which the person went to a related one, the latest last. */
  readonly visited: readonly string[]
  /** The selected item, if it got under the cursor, or was reworded there, without a key press: the next deciding key only says so. */
  readonly unasked: string | undefined
  readonly focused: boolean
  /** Milliseconds since the epoch, for ages. */
  readonly now: number
}

const emptyList: ListState = {
  selected: undefined,
  top: 0,
  marks: new Set(),
  anchor: undefined,
  filter: '',
  sort: 0,
  reverse: false,
  rows: [],
  steered: false,
  order: [],
  arrived: [],
  fresh: new Set(),
}

/** The state before the first snapshot. */
export function initialState(settings: Settings, size: { columns: number; rows: number }): State {
  return {
    settings,
    snapshot: emptySnapshot,
    byId: new Map(),
    relations: noRelations,
    columns: size.columns,
    rows: size.rows,
    tab: 'pending',
    lists: { pending: emptyList, approved: emptyList, archive: emptyList, sessions: emptyList, activity: emptyList },
    focus: 'list',
    zoom: false,
    preview: 'auto',
    card: false,
    detailTop: 0,
    seenText: UNSEEN,
    overlay: undefined,
    toast: undefined,
    hiddenBanners: new Set(),
    errorsOnly: false,
    seenErrors: new Set(),
    everything: false,
    deciding: new Map(),
    undo: [],
    redo: [],
    asked: [],
    waiting: [],
    lastKey: undefined,
    drafts: new Map(),
    putAside: new Map(),
    wanted: undefined,
    visited: [],
    unasked: undefined,
    focused: true,
    now: 0,
  }
}

/** The list of the current tab. */
export function currentList(state: State): ListState {
  return state.lists[state.tab]
}

/** Whether the same row of the same tab is selected in two states. */
export function isSameRow(one: State, other: State): boolean {
  return one.tab === other.tab && currentList(one).selected === currentList(other).selected
}

export function entryIds(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => (row.type === 'entry' ? [row.id] : []))
}

/** The state with a change to the current tab's list. */
export function withList(state: State, change: Partial<ListState>): State {
  return { ...state, lists: { ...state.lists, [state.tab]: { ...currentList(state), ...change } } }
}
