import type { Forecast } from '../../inject/publish/forecast.ts'
import type { Item } from '../../journal/item/item.ts'
import type { Action } from './action.ts'
import type { DataEffect, OutsideEffect } from './effect.ts'
import type { Snapshot } from './snapshot.ts'

/** The bytes that approving an item would give to Claude, where they go, and what they cost. */
export type Preview = {
  /** `.sage/learnings.md`. */
  readonly file: string
  readonly lines: readonly string[]
  /** The cost of these lines alone. */
  readonly tokens: number
  /** What approving it does to the start of later sessions, or its place there if it is approved. Absent until the journals are read. */
  readonly start?: Forecast
  /** Whether what does not fit at the start comes with a prompt it is relevant to. */
  readonly withPrompts: boolean
  /** What Claude Code reads anyway says the same or the opposite, as a sentence that names the line. Absent if it is new. */
  readonly known?: { readonly state: 'present' | 'contradicted'; readonly sentence: string }
}

/** Whether Claude Code itself reads it in an imported `learnings.md`. */
export function isReadInFile({ start }: { readonly start?: Forecast | undefined }): boolean {
  return start?.outside[0]?.reason === 'imported-file'
}

export type Dispatch = (action: Action) => void

/**
 * Where the dashboard's data comes from and its decisions go. The real one is the inbox with its journal and watcher; tests use one in memory.
 */
export type Source = {
  readonly snapshot: () => Snapshot
  /** Calls `listener` after every change, including those by other processes. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Performs one effect and answers with actions: `decide` with `saved`, `undo` and `redo` with `stepped`, `saveNew` with
   * `added`, `planHooks` and `planRefine` with `planned` or `told`, the others with `told` or by the next snapshot. Anything a person can
   * cause to go wrong is answered with `failed` and the effect that was not done. Decisions, undo and redo come one after the other.
   */
  readonly perform: (effect: DataEffect, dispatch: Dispatch) => Promise<void>
  readonly preview: (item: Item) => Preview
  /** What approving all of these does to the start of later sessions; undefined until the journals are read. */
  readonly forecast: (items: readonly Item[]) => Forecast | undefined
  readonly close: () => Promise<void>
}

/** What other programs need from the terminal. */
export type TerminalAccess = {
  /** Hands the terminal over while `use` runs, then redraws everything. `use` is to end soon once `hangUp` is aborted: the dashboard closes. */
  readonly lend: <T>(use: (hangUp: AbortSignal) => Promise<T>) => Promise<T>
  /** Writes an escape sequence between two frames, e.g. OSC 52. */
  readonly write: (sequence: string) => void
}

/** Performs what needs another program: editor, pager, clipboard. */
export type Outside = {
  readonly perform: (effect: OutsideEffect, terminal: TerminalAccess, dispatch: Dispatch) => Promise<void>
}
