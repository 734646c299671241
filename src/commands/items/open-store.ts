import type { Plan } from '../../journal/decide/plan.ts'
import { type Inbox, openInbox } from '../../review/inbox/inbox.ts'
import type { CommandContext } from '../start/context.ts'
import { startOf } from '../start/project-root.ts'
import { settleAndTell } from '../say/settle-and-tell.ts'

/** The inbox that a command works on, and the way to finish a change of it. */
export type OpenStore = Pick<Inbox, 'store' | 'location' | 'target' | 'paths' | 'settings' | 'feedback'> & {
  /** What follows from a decision, which is durable already: see `settleAndTell()`. */
  readonly settle: (changes: Plan) => Promise<void>
}

/** Opens the journals of the workspace at hand. Throws (exit 3) if Sage is not set up there. */
export function openStore(context: CommandContext): OpenStore {
  const { environment, now, stderr } = context
  const inbox = openInbox({ environment, start: startOf(context), now })
  return { ...inbox, settle: (changes) => settleAndTell(inbox, changes, stderr) }
}
