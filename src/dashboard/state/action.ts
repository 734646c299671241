import type { Decision } from '../../journal/event/vocabulary.ts'
import type { Doubt } from '../keys/input.ts'
import type { DataEffect, ShownDecision, PlannedEffect } from './effect.ts'
import type { Prompt } from './overlay.ts'
import type { Relations } from './relation.ts'
import type { Snapshot } from './snapshot.ts'
import type { State, Toast } from './state.ts'

/** A written event and the item it is about. */
export type WrittenEvent = { readonly item: string; readonly event: string }

/** What an undo took back, or a redo brought back; no events: there was nothing. */
export type Stepped = {
  readonly by: 'undo' | 'redo'
  readonly events: readonly WrittenEvent[]
  readonly text: string
  /** Undefined if it was not the same for all of them. */
  readonly decision?: Decision
  /** The items it was about, without those it was written on as well: what was replaced, what others were merged into. */
  readonly about?: readonly string[]
}

/** What happens to the dashboard. `at` is milliseconds since the epoch. */
export type Action =
  /**
   * All keys of one input chunk. `painted` is the state whose frame was on screen when they were pressed; `below` says how many lines
   * of its detail were further down: only drawing knows, so only keys that scroll ask. `doubtful`: they may be part of something else.
   */
  | {
      readonly type: 'keys'
      readonly keys: readonly string[]
      readonly at: number
      readonly painted: State
      readonly below?: () => number
      readonly doubtful?: Doubt
    }
  | { readonly type: 'paste'; readonly text: string; readonly at: number }
  | { readonly type: 'resize'; readonly columns: number; readonly rows: number }
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'related'; readonly relations: Relations }
  /**
   * What the journal made of decisions. `stale`: items whose state had changed before; `refused`: those for which this decision is not possible.
   * Nothing was written for either. `muted`: cues that count for nothing from now on, each by what it says about a sentence.
   */
  | {
      readonly type: 'saved'
      readonly requests: readonly ShownDecision[]
      readonly events: readonly WrittenEvent[]
      readonly stale: readonly string[]
      readonly refused?: { readonly items: readonly string[]; readonly reason: string }
      readonly muted?: readonly string[]
    }
  | ({ readonly type: 'stepped' } & Stepped)
  | { readonly type: 'added'; readonly item: string; readonly draft: string }
  /** Nothing was typed for a moment since this prompt was shown. */
  | { readonly type: 'rested'; readonly prompt: Prompt }
  /** The dashboard is about to end, by a key or a signal. */
  | { readonly type: 'leaving' }
  /** The editor failed, after it had saved these words. */
  | { readonly type: 'unfinished'; readonly item: string; readonly text: string; readonly why: string }
  | { readonly type: 'edited'; readonly item: string; readonly on: string; readonly text: string }
  /** What a bigger step would do or cost; `Y` performs the effect. */
  | {
      readonly type: 'planned'
      readonly title: string
      readonly lines: readonly string[]
      readonly effect: PlannedEffect
    }
  /** `draft`: words that need not be kept any more. `filled`: what was asked for has been read, and is in the list. */
  | {
      readonly type: 'told'
      readonly text: string
      readonly tone?: 'ok' | 'info' | 'warn'
      readonly draft?: string
      readonly filled?: true
    }
  /** `effect`: what was not done. */
  | { readonly type: 'failed'; readonly text: string; readonly effect?: DataEffect }
  | { readonly type: 'expire'; readonly toast: Toast }

/** The actions of one type. */
export type ActionOf<Name extends Action['type']> = Extract<Action, { type: Name }>
