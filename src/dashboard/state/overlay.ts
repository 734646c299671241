import type { Shown } from '../../journal/item/item.ts'
import type { LineEditor } from '../keys/line-editor.ts'
import type { EffectOf, PlannedEffect, ShownDecision } from './effect.ts'
import type { ListState } from './state.ts'

/** How many lines, from the first, have been on screen, wrapped to this width. */
export type Seen = { readonly lines: number; readonly width: number }

export type Confirm = {
  readonly type: 'confirm'
  readonly title: string
  readonly lines: readonly string[]
  /** How many of the lines are scrolled away. */
  readonly top?: number
  readonly seen?: Seen
  /** Items that `Y` would approve together; the question shows the effect on the budget. */
  readonly approves?: readonly string[]
  /** What `Y` does. */
  readonly effect: EffectOf<'decide' | 'dropSignal'> | PlannedEffect
  /** A single flagged item can be edited first, kept to this project, or take the place of what it contradicts. */
  readonly editFirst?: string
  readonly keepProject?: ShownDecision
  readonly replace?: ShownDecision
}

type Choices<Value> = readonly {
  readonly label: string
  /** Never cut. */
  readonly note?: string
  readonly value: Value
  readonly current?: boolean
}[]
/** A numbered choice: a filter, or another scope or kind of items. */
export type Menu = { readonly type: 'menu'; readonly title: string; readonly selected: number } & (
  | { readonly purpose: 'facets'; readonly choices: Choices<string> }
  | { readonly purpose: 'change'; readonly items: readonly string[]; readonly choices: Choices<Partial<Shown>> }
)
export type Help = {
  readonly type: 'help'
  readonly search: LineEditor
  readonly searching: boolean
  readonly top: number
}
export type Palette = { readonly type: 'palette'; readonly input: LineEditor; readonly selected: number }
/** One line of text: the filter, an edit of an item as it was at event `on`, or a new learning. */
export type Prompt = { readonly type: 'prompt'; readonly input: LineEditor } & (
  | {
      readonly purpose: 'filter'
      /** The list as it was, for Escape. */
      readonly before: Pick<ListState, 'filter' | 'selected' | 'top'>
    }
  /** `opened`: the words it was opened with. */
  | { readonly purpose: 'edit'; readonly item: string; readonly on: string; readonly opened: string }
  /** `draft`: the key under which its words are kept. */
  | { readonly purpose: 'new'; readonly draft: string; readonly opened: string }
)
/** What is open over the list. */
export type Overlay = Confirm | Menu | Help | Palette | Prompt
