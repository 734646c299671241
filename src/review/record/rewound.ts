import type { Item } from '../../journal/item/item.ts'
import { listSessionFiles } from '../../runtime/sessions/session-files.ts'
import { entryUuid } from '../../transcript/event/turn.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { sessionFile } from '../../workspace/paths/session-id.ts'
import { parseReviewRecord, type ReviewRecord } from './review-record.ts'

/** The human entries that the person rewound away from. */
export function rewoundIn(records: Iterable<ReviewRecord>): Set<string> {
  return new Set([...records].flatMap((record) => record.rewound ?? []))
}

/** The same from the files. People seldom rewind, and parsing every record takes longer than all else that a list does. */
export function readRewound({ reviews }: Pick<WorkspacePaths, 'reviews'>): Set<string> {
  const records = listSessionFiles(reviews).flatMap((id) => {
    const text = readTextIfReadable(sessionFile(reviews, id))
    return (text?.includes('"rewound":') && parseReviewRecord(text, id)) || []
  })
  return rewoundIn(records)
}

/** Whether an undecided item rests on words that the person took back by rewinding, and has not said again since. */
export function standsOnRewound(
  { status, automatic, evidence, repeats }: Pick<Item, 'status' | 'automatic' | 'evidence' | 'repeats'>,
  rewound: ReadonlySet<string>,
): boolean {
  if ((status !== 'pending' && automatic !== true) || rewound.size === 0) return false
  return [evidence, ...repeats].every(({ turnUuid }) => rewound.has(entryUuid(turnUuid)))
}
