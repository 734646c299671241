import type { ViewItem } from '../../journal/item/item.ts'
import type { CommandContext } from '../start/context.ts'
import { insideClaude } from '../start/person.ts'

type Shown = Pick<ViewItem, 'id' | 'status' | 'kind' | 'scope' | 'text'>

/** What a model reads of a learning: the words that were approved, nothing of the words around them. */
export function forModel({ id, status, kind, scope, text }: Shown): Shown {
  return { id, status, kind, scope, text }
}

/** What was approved, without the words around it, which were not, and without what a learning said before. */
export function approvedForModel(items: Iterable<ViewItem>): ViewItem[] {
  return Array.from(items)
    .filter(({ status }) => status === 'approved')
    .map((item) => {
      const { turnUuid, sessionId, transcriptPath, speaker, at } = item.evidence
      const evidence = { text: item.text, turnUuid, sessionId, transcriptPath, speaker, at }
      return { ...item, formerTexts: [], evidence }
    })
}

/** Says, where a model reads what is printed, how much is not printed and where the person sees it. */
export function sayHeldBack({ stderr, environment }: CommandContext, count: number): void {
  if (count === 0) return
  const what = count === 1 ? '1 item is' : `${count} items are`
  stderr.write(
    `sage: ${what} not shown: ${insideClaude(environment.env)?.what ?? 'here a model reads'}, and what was not approved is for you alone (sage, in a terminal of your own)\n`,
  )
}
