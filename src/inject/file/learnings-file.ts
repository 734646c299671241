import { KINDS } from '../../extract/candidate.ts'
import { learningProblem } from '../../journal/decide/learning-text.ts'
import { isFromFile, type Item, textsOf, writtenTextsOf } from '../../journal/item/item.ts'
import type { SharedLearning } from '../../journal/store/shared-learnings.ts'
import { inOrder } from '../learning/learning-order.ts'
import type { Learning } from '../learning/learning.ts'
import { insertKind } from './kind-headings.ts'
import {
  blockOf,
  type FilePart,
  hideInConflicts,
  learningsIn,
  parseMergedFile,
  setApart,
  waitingIn,
} from './learnings-blocks.ts'
import { renewBlocks } from './renew-blocks.ts'
import { takenFrom } from './taken-text.ts'

const HEADER = [
  '<!-- Sage keeps the learnings between its markers up to date. Everything else in this file is yours. -->',
  '',
]

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Learnings in the file that are neither approved nor known from an earlier look (`items`): somebody edited or added them. They go to the
 * inbox as shared, and are not injected.
 */
export function findForeign(content: string, items: Iterable<Item>): SharedLearning[] {
  const isKnown = takenFrom([...items].flatMap(writtenTextsOf))
  const shown = hideInConflicts(setApart(content), NOTHING)
  return [...learningsIn(shown), ...waitingIn(shown)].filter(({ text }) => !isKnown(text))
}

/**
 * Whether it holds words of others that are known, and that this person has not approved as they are: a pull may bring them back. In a conflict
 * also those that nobody knows yet.
 */
export function holdsUnapproved(content: string, items: Iterable<Item>): boolean {
  const [approved, others] = [new Set<string>(), new Set<string>()]
  for (const item of items) {
    const isInUse = item.status === 'approved'
    if (!isFromFile(item)) {
      if (isInUse) for (const text of textsOf(item)) approved.add(text)
      continue
    }
    others.add(item.evidence.text)
    if (isInUse) approved.add(item.text)
    else others.add(item.text)
  }
  const isUnapproved = takenFrom(others)
  const isRead = learningsIn(setApart(content)).some(({ text }) => !approved.has(text) && isUnapproved(text))
  return isRead || hideInConflicts(content, approved) !== content
}

/**
 * The new content of a `learnings.md`. Approved learnings are updated in place, retired ones removed, new ones added after the last of
 * their kind. Everything outside the markers, blocks of others, and merge conflicts stay as they are: others have in use what is rejected here,
 * and their Sage would put it back. `imported`: Claude Code reads this file itself, so what is decided against goes, and what waits for a
 * decision is put into a comment, which Claude Code drops. So is all of a conflict that is not approved.
 */
export function updateLearningsFile(
  content: string | undefined,
  approved: readonly Learning[],
  items: ReadonlyMap<string, Item>,
  { imported }: { readonly imported: boolean },
): string {
  const wanted = inOrder(approved.filter(({ text }) => learningProblem(text) === undefined))
  if (!content && wanted.length === 0) return ''
  const end = content?.includes('\r\n') ? '\r' : ''
  const ending = content && !content.endsWith('\n') ? `${end}\n` : ''
  const whole = content && setApart(content + ending)
  const shown = whole && imported ? hideInConflicts(whole, new Set(wanted.map(({ text }) => text))) : whole
  const before: FilePart[] = shown ? parseMergedFile(shown) : [{ type: 'text', lines: HEADER }]
  let { parts, missing } = renewBlocks(before, wanted, items, { imported, end })
  for (const kind of KINDS) {
    const blocks = missing.filter((learning) => learning.kind === kind).map((learning) => blockOf(learning, end))
    if (blocks.length > 0) parts = insertKind(parts, kind, blocks, end)
  }
  const next = parts.flatMap(({ lines }) => lines).join('\n')
  // A file that did not end with a line end still does not.
  return ending !== '' && next.endsWith(ending) ? next.slice(0, -ending.length) : next
}
