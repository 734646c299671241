import { type Inbox, openInbox } from '../../review/inbox/inbox.ts'
import type { CommandContext } from './context.ts'
import { startOf } from './project-root.ts'

/**
 * The inbox of the project in which a command was started. Throws (exit 3) if Sage is not set up there. `tolerant`: despite mistakes in the
 * configuration, or a missing journal.
 */
export function openInboxHere(context: CommandContext, { tolerant = false } = {}): Inbox {
  const { environment, now } = context
  return openInbox({ environment, start: startOf(context), now, tolerant })
}
