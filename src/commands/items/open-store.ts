import type { Plan } from '../../journal/decide/plan.ts'
import { type Inbox, openInbox } from '../../review/inbox/inbox.ts'
import { settleAndTell } from '../say/settle-and-tell.ts'
import type { CommandContext } from '../start/context.ts'
import { startOf } from '../start/project-root.ts'

/** The inbox a command works on, and how to finish a change. */
export type OpenStore = Pick<Inbox, 'store' | 'location' | 'target' | 'paths' | 'settings' | 'feedback' | 'tiers'> & {
  /** Updates what follows from a decision, which is already saved: see `settleAndTell()`. */
  readonly settle: (changes: Plan) => Promise<void>
}

/** Opens the journals of the current workspace. Throws (exit 3) if Sage is not set up there. */
export function openStore(context: CommandContext): OpenStore {
  const { environment, now, stderr } = context
  const inbox = openInbox({ environment, start: startOf(context), now })
  return { ...inbox, settle: (changes) => settleAndTell(inbox, changes, stderr) }
}
