import type { UnmarkedText } from '../../inject/file/unmarked-text.ts'
import type { HistoryObstacle } from '../../journal/history/history-obstacle.ts'
import type { MovedProject } from '../../review/inbox/moved-project.ts'
import type { WorkspaceLocation } from '../../workspace/locate/locate.ts'
import type { Obstacle } from '../../workspace/locate/place-obstacle.ts'
import type { HookStatus } from '../status/hook-status.ts'
import type { Stranded } from './stranded.ts'
import type { WatchRefusal } from './watch-refusal.ts'

/** A program on the PATH and the version it says. `patience`: the seconds after which its answer was no longer waited for. */
export type FoundProgram = {
  readonly path: string | undefined
  readonly version: string | undefined
  readonly patience?: number
}

/**
 * What the doctor needs to know, gathered by `commands/doctor/facts.ts`. What is undefined is not there. No field holds a word of a transcript.
 */
export type DoctorFacts = {
  readonly now: number
  readonly node: { readonly version: string; readonly path: string }
  /** Claude Code. */
  readonly client: FoundProgram
  readonly git: FoundProgram
  readonly configDir: { readonly path: string; readonly exists: boolean }
  readonly location: Pick<WorkspaceLocation, 'kind' | 'root' | 'dir' | 'foreign'>
  /** Why `sage init` cannot set Sage up here. */
  readonly obstacle: Obstacle | undefined
  /** The project this was before it was moved. */
  readonly moved: MovedProject | undefined
  /** Private workspaces between here and the project, which nothing reads any more. */
  readonly stranded: readonly Stranded[]
  /** Another data home in which this project is set up, and which the installed hook uses. */
  readonly elsewhere: string | undefined
  /** `none`: Sage was never set up here, so there was no key to lose. */
  readonly key: {
    readonly state: 'ok' | 'none' | 'missing' | 'damaged' | 'unreadable'
    readonly path: string
    /** Of one that is unreadable, as far as one is known. */
    readonly wayOut?: string | undefined
  }
  /** Workspace folders that are links or files. */
  readonly unsafeFolders: readonly string[]
  /** Paths in the workspace that this person may not write. */
  readonly unwritable: readonly string[]
  /** What prevents Sage from keeping the histories of the project and of the person. */
  readonly histories: readonly HistoryObstacle[]
  /** Sage's folders whose disk is full. */
  readonly fullDisks: readonly string[]
  /** Why the dashboard is not notified of what hooks write. */
  readonly unwatched: WatchRefusal | undefined
  /** The journal, if the next commit may take it along. */
  readonly shownToGit: string | undefined
  /** Why the workspace could not be read. */
  readonly unreadable: string | undefined
  readonly hooks: HookStatus
  /** What the status line of Sage calls, if it is gone. */
  readonly statusline: { readonly path: string; readonly target: string } | undefined
  /** `SAGE=0`: sessions started from this shell are kept out of Sage. */
  readonly keptOut: boolean
  readonly config: readonly string[]
  readonly terminal: {
    readonly tty: boolean
    readonly columns: number
    readonly rows: number
    readonly colours: number
    readonly utf8: boolean
  }
  /** The first way a copy would be tried. */
  readonly clipboard: string
  /** Days after which Claude Code deletes transcripts. */
  readonly retentionDays: number
  readonly inbox: InboxFacts | undefined
  /** `--live`: how the installed hook handled a made-up event. */
  readonly live?: { readonly exit: number; readonly milliseconds: number; readonly recorded: boolean }
}

export type InboxFacts = {
  /** The time of the last event any hook noted, in milliseconds since 1970. */
  readonly lastEvent: number | undefined
  /** Sessions that Claude Code wrote here since Sage was set up, if no event was noted at all. */
  readonly unnoted: number
  /** `path`: their log. */
  readonly hookErrors: { readonly count: number; readonly last: string | undefined; readonly path: string }
  readonly signals: { readonly count: number; readonly oldest: number | undefined }
  readonly sessions: { readonly known: number; readonly withoutTranscript: number }
  /** Sessions whose transcript exists but may not be read; `last`: the reason for the one that was refused last. */
  readonly refused: { readonly count: number; readonly last: string | undefined }
  /** `unreadable`: a lease that does not name its owner and may not be taken over yet. */
  readonly leases: { readonly held: number; readonly abandoned: number; readonly unreadable: string | undefined }
  readonly journal: {
    readonly problems: readonly { readonly path: string; readonly line: number }[]
    readonly readOnly: string | undefined
    /** Events that are in the history but not in the journal. */
    readonly lost: readonly { readonly path: string; readonly events: number }[]
    /** Set if the journal and its history are missing although there was a journal. */
    readonly emptied: string | undefined
  }
  /** Learnings whose approval is no longer valid. */
  readonly lapsed: number
  readonly budget: { readonly used: number; readonly limit: number; readonly approved: number }
  readonly drift: string | undefined
  /** Imported files with lines that nobody approved. */
  readonly unmarked: readonly UnmarkedText[]
  /** Bullets of the shared `learnings.md` that nobody is shown, because no `sage export` wrote them. */
  readonly unread: { readonly path: string; readonly bullets: number }
}
