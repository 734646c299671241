import { createListeners } from '../../../base/listeners.ts'
import type { Drain, Snapshot } from '../../../dashboard/state/snapshot.ts'
import type { Source } from '../../../dashboard/state/source.ts'
import { type ProjectLearnings, readProjectLearnings } from '../../../inject/publish/project-learnings.ts'
import type { Inbox } from '../../../review/inbox/inbox.ts'
import type { ReviewContext } from '../../../review/propose/review-context.ts'
import type { CommandContext } from '../../start/context.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { hookStateOf } from '../facts/hook-state.ts'
import { readOpenSessions } from '../facts/open-sessions.ts'
import { drawSnapshot, type Facts } from '../facts/snapshot.ts'

/** What the dashboard shows, as one snapshot that changes. */
export type View = Pick<Source, 'snapshot' | 'subscribe'> & {
  readonly facts: () => Facts
  /** Changes facts that the next drawing will show. */
  readonly note: (change: Partial<Facts>) => void
  /** Rebuilds the snapshot with these facts changed, and notifies the listeners. */
  readonly show: (change?: Partial<Facts>) => void
  /** The same after a change that may reach Claude. */
  readonly reread: () => void
  /** Says what is in the way of a part of the dashboard, or that nothing is any more. What is in the way of others stays on screen. */
  readonly tell: (part: string, trouble: string | undefined) => void
  /** Shows journals that were written to meanwhile, whoever did; false if they were not. */
  readonly showNews: () => boolean
  /** Everything as it is now, without showing it. */
  readonly draw: () => Snapshot
}

type ViewOptions = {
  readonly context: CommandContext
  readonly inbox: Inbox
  readonly review: Pick<ReviewContext, 'reviews' | 'passedOver'>
  readonly drafts: Drafts
  readonly readOnly: string | undefined
  readonly drain: () => Drain | undefined
}

export function createView({ context, inbox, review, drafts, readOnly, drain }: ViewOptions): View {
  const { store, target } = inbox
  const { subscribe, notify } = createListeners()
  const readLearnings = (): ProjectLearnings => readProjectLearnings(target, inbox.settings.config, { store })
  let facts: Facts = {
    readOnly,
    learnings: readLearnings(),
    hooks: hookStateOf(context, inbox.location.root),
    open: readOpenSessions(inbox.paths),
    troubles: new Map(),
    autoApproved: [],
    drafts: drafts.left(),
  }
  /** The journals the snapshot shows; any others are news. `store.refresh()` alone does not tell, because reviews call it too. */
  let shown = store.journals()
  let snapshot: Snapshot | undefined

  function draw(): Snapshot {
    shown = store.journals()
    return drawSnapshot(inbox, {
      ...facts,
      records: review.reviews.all(),
      drain: drain(),
      passedOver: review.passedOver.count(),
      now: context.now(),
    })
  }
  function note(change: Partial<Facts>): void {
    facts = { ...facts, ...change }
  }
  function show(change: Partial<Facts> = {}): void {
    note(change)
    snapshot = draw()
    notify()
  }
  function reread(): void {
    show({ learnings: readLearnings() })
  }

  return {
    facts: () => facts,
    note,
    show,
    tell(part, trouble) {
      if (facts.troubles.get(part) === trouble) return
      const others = [...facts.troubles].filter(([other]) => other !== part)
      show({ troubles: new Map(trouble === undefined ? others : [[part, trouble], ...others]) })
    },
    reread,
    draw,
    showNews() {
      if (store.journals() === shown) return false
      reread()
      return true
    },
    snapshot: () => (snapshot ??= draw()),
    subscribe,
  }
}
