import type { ExtractOptions } from '../../extract/extract-candidates.ts'
import type { JournalEvent } from '../../journal/event/event.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import type { HeldLease } from '../../runtime/processes/hold-lease.ts'
import type { LiveSessions } from '../../runtime/sessions/live-sessions.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import type { Pace } from '../../workspace/processes/pace.ts'
import type { ReviewStore } from '../record/review-store.ts'
import type { KnownTexts } from './known-texts.ts'
import type { PassedOver } from './passed-over.ts'

/** What a review needs of the world: the workspace, the journal, and how candidates are found. */
export type ReviewContext = {
  readonly paths: WorkspacePaths
  readonly workspaceId: string
  readonly dataHome: string
  readonly live: LiveSessions
  readonly reviews: ReviewStore
  readonly known: KnownTexts
  readonly passedOver: PassedOver
  readonly journal: {
    refresh(): void
    items(): ReadonlyMap<string, ViewItem>
    readonly append: (events: readonly JournalEvent[]) => void
    readonly newId: () => string
  }
  readonly extractOptions: () => ExtractOptions
  /** Folders that may contain transcripts, e.g. `~/.claude/projects`. */
  readonly roots: readonly string[]
  /** Propose from a prompt before it is answered. Its turn is reviewed again, and consumed, once it is. */
  readonly captureAtPrompt: boolean
  /** What was unread when a session ended is left out: the person's `on_session_end`. */
  readonly discardsUnread: boolean
  readonly debug: boolean
  readonly now: () => Date
}

export type ReviewOutcome =
  /** Another process is reading this session. */
  | { readonly state: 'busy' }
  | { readonly state: 'paused' }
  /** It was told to stop: the rest is read next time, from the same cursor. */
  | { readonly state: 'stopped' }
  /** It ended before a prompt, as every `claude mcp list` does: such a session has no transcript. */
  | { readonly state: 'empty' }
  /** No transcript is known, or it is gone; a tombstone records that. */
  | { readonly state: 'missing'; readonly message: string }
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'reviewed'
      readonly turns: number
      readonly proposals: number
      readonly repeats: number
      /** Lines that could not be read, by number, and were skipped for the first time. */
      readonly damaged: readonly number[]
      /** The answer to the last prompt may still be growing: look again. */
      readonly unsettled: boolean
    }

/** One run over a session, under its lease. */
export type ReviewRun = { readonly lease: HeldLease; readonly signal: AbortSignal | undefined; readonly pace: Pace }
