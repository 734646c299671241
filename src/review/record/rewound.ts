import type { Item } from '../../journal/item/item.ts'
import { listSessionFiles } from '../../runtime/session-files.ts'
import { entryUuid } from '../../transcript/turn.ts'
import type { WorkspacePaths } from '../../workspace/paths.ts'
import { readTextIfThere } from '../../workspace/read-if-there.ts'
import { sessionFile } from '../../workspace/session-id.ts'
import type { ReviewRecord } from './review-record.ts'

/** The human entries that the person rewound away from. */
export function rewoundIn(records: Iterable<ReviewRecord>): Set<string> {
  return new Set([...records].flatMap((record) => record.rewound ?? []))
}

/** Whether what waits stands on words that the person took back by rewinding, and has not said again since. */
export function isRewound(
  { status, evidence, repeats }: Pick<Item, 'status' | 'evidence' | 'repeats'>,
  rewound: ReadonlySet<string>,
): boolean {
  if (status !== 'pending' || rewound.size === 0) return false
  return [evidence, ...repeats].every(({ turnUuid }) => rewound.has(entryUuid(turnUuid)))
}

/** Whether any record says that something was rewound. Reading them as what they are takes as long as all else that `sage show` does, and people seldom rewind. */
export function mayBeRewound({ reviews }: Pick<WorkspacePaths, 'reviews'>): boolean {
  return listSessionFiles(reviews).some((id) => readTextIfThere(sessionFile(reviews, id))?.includes('"rewound":'))
}
