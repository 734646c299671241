import type { Inbox } from '../../review/inbox/inbox.ts'
import { findWork } from '../../review/read/find-work.ts'

/** How many sessions have something to read, and how many more wait until Claude has answered. */
export function unreadWork(inbox: Inbox, now: Date): { readonly unread: number; readonly waiting: number } {
  const { paths, roots, reviews } = inbox.reviewContext()
  const work = findWork({ paths, roots, reviews, now }, 'everything')
  const waiting = work.filter(({ reason }) => reason === 'unsettled').length
  return { unread: work.length - waiting, waiting }
}
