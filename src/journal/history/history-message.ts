import { gather } from '../../base/gather.ts'
import { capitalised } from '../../text/capitalised.ts'
import { count } from '../../text/count.ts'
import { firstLine } from '../../text/first-line.ts'
import { oneLine } from '../../text/sanitize.ts'
import type { JournalEvent } from '../event/event.ts'
import { verbOf } from '../event/vocabulary.ts'
import type { Journal } from '../item/fold.ts'
import type { Item } from '../item/item.ts'

/**
 * What a commit of the history says: `Learn: extracted 3 proposals`, `Approve: Use pnpm, not npm`. A line for each item follows where
 * there are several, or the subject only counts. `journal`: as the fold has it, which knows what an undo took back.
 */
export function historyMessage(
  events: readonly JournalEvent[],
  items: ReadonlyMap<string, Item>,
  journal: Pick<Journal, 'reversals'>,
): string {
  const groups = new Map<string, string[]>()
  for (const event of events) {
    gather(groups, verbFor(event, journal), event.item)
  }
  const shown = [...groups].filter(([verb], _, all) => verb !== 'Import' || all.length === 1)
  const named = new Set(shown.flatMap(([, ids]) => ids))
  const verbs = shown.map(([verb]) => verb.toLowerCase()).join(' and ')
  // What became of one item is said before its text, which may be cut.
  const subjects =
    named.size === 1 && shown.length > 1
      ? [subject(capitalised(verbs), [...named], items)]
      : shown.map(([verb, ids]) => subject(verb, [...new Set(ids)], items))
  const details = new Set(
    shown.flatMap(([verb, ids]) => ids.map((id) => `${verb} ${id}: ${items.get(id)?.text ?? ''}`)),
  )
  return details.size > 1 || groups.has('Learn')
    ? [subjects.join('; '), '', ...details].join('\n')
    : subjects.join('; ')
}

function verbFor(event: JournalEvent, { reversals }: Pick<Journal, 'reversals'>): string {
  switch (event.type) {
    case 'proposed':
      return event.evidence.speaker === 'self' ? 'Add' : 'Learn'
    case 'imported':
      return 'Import'
    case 'decided':
      return capitalised(verbOf(event.decision))
    case 'undone': {
      const reversal = reversals.get(event.id)
      return reversal ? `${capitalised(reversal.by)} ${verbOf(reversal.decision.decision)}` : 'Undo'
    }
    case 'delivered':
      return 'Deliver'
    case 'repeated':
      return 'Repeat'
  }
}

function subject(verb: string, ids: readonly string[], items: ReadonlyMap<string, Item>): string {
  const [id = ''] = ids
  if (verb === 'Learn') return `Learn: extracted ${count(ids.length, 'proposal')}`
  return ids.length === 1 ? `${verb}: ${items.get(id)?.text ?? id}` : `${verb}: ${ids.length} learnings`
}

const LONG_SUBJECT = 72

/** One message for all changes of a commit: the subject of the first, or how many there were, and a line for each. */
export function joinMessages(messages: readonly string[]): string {
  const [first = 'Save', ...rest] = messages
  const subject =
    rest.length === 0 ? firstLine(first) : `${messages.length} changes: ${messages.map(firstLine).join('; ')}`
  const body = rest.length === 0 ? first.split('\n').slice(1) : ['', ...messages]
  return [oneLine(subject, LONG_SUBJECT), ...body].join('\n').trim()
}
