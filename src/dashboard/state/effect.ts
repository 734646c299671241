import type { Kind } from '../../extract/candidate.ts'
import type { DecisionRequest } from '../../journal/decide/plan-decisions.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import type { Item } from '../../journal/item/item.ts'
import type { Action } from './action.ts'

/** A decision about an item as it was on screen. If the item has changed since, the decision is void. */
export type ShownDecision = DecisionRequest & Required<Pick<DecisionRequest, 'on' | 'shown'>>

/** What is done only after `planHooks` or `planRefine` said what it would do. */
export type PlannedEffect =
  /** `path`: the settings file whose change was shown. */
  { readonly type: 'installHooks'; readonly path: string } | { readonly type: 'refine' }

/** Changes the journal. */
export type DecidingEffect =
  | { readonly type: 'decide'; readonly requests: readonly ShownDecision[] }
  /** Undoes these decisions or redone decisions; without `events`, the last decision in the journal. */
  | { readonly type: 'undo'; readonly events?: readonly string[] }
  /** Reverts these undo events; without `events`, the last undo in the journal. */
  | { readonly type: 'redo'; readonly events?: readonly string[] }
  | {
      readonly type: 'saveNew'
      readonly text: string
      readonly kind: Kind
      readonly scope: Scope
      readonly draft: string
    }

/** Typed words that are not saved yet, by their draft's key. Not answered. */
export type DraftEffect =
  | { readonly type: 'keepDraft'; readonly draft: string; readonly text: string }
  | { readonly type: 'dropDraft'; readonly draft: string }

/** All else that concerns the inbox. */
export type HousekeepingEffect =
  | { readonly type: 'sync' }
  | { readonly type: 'pauseDrain' }
  | { readonly type: 'resumeDrain' }
  /** Finds out what it would do or cost; answered with `planned`. */
  | { readonly type: 'planHooks' }
  | { readonly type: 'planRefine' }
  | PlannedEffect
  | { readonly type: 'scan' }
  | { readonly type: 'lookAgain' }
  | { readonly type: 'retry'; readonly session: string }
  | { readonly type: 'dropSignal'; readonly session: string }
  | { readonly type: 'pauseSession'; readonly session: string }
  | { readonly type: 'resumeSession'; readonly session: string }

/** Reads or changes the journal and the inbox; performed by the source. */
export type DataEffect = DecidingEffect | DraftEffect | HousekeepingEffect

/** Starts another program or gives it text; performed by the command. */
export type OutsideEffect =
  | { readonly type: 'openEditor'; readonly item: string; readonly on: string; readonly text: string }
  /** `words`: what to look for if the file is not a transcript. */
  | { readonly type: 'openPager'; readonly path: string; readonly turnUuid?: string; readonly words?: string }
  | { readonly type: 'copy'; readonly text: string; readonly what: string }

/** For the terminal and the clock; performed by the dashboard's runtime. */
type TerminalEffect =
  /** Finds out which items say the same, without delaying a frame; answered with `related`. */
  | { readonly type: 'relate'; readonly items: readonly Item[] }
  | { readonly type: 'notify'; readonly text: string }
  | { readonly type: 'redraw' }
  | { readonly type: 'suspend' }
  | { readonly type: 'after'; readonly milliseconds: number; readonly action: Action }
  | { readonly type: 'quit'; readonly exitCode: number }

/** What `update()` asks others to do; results come back as actions. */
export type Effect = DataEffect | OutsideEffect | TerminalEffect

/** The effects of one type. */
export type EffectOf<Name extends Effect['type']> = Extract<Effect, { type: Name }>
