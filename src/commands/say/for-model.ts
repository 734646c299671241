import type { ViewItem } from '../../journal/item/item.ts'
import type { CommandContext } from '../start/context.ts'
import { insideClaude } from '../start/inside-claude.ts'
import { remark } from './say.ts'

type Shown = Pick<ViewItem, 'id' | 'status' | 'kind' | 'scope' | 'text'>

/** What a model may read of a learning: the approved words, nothing around them. */
export function forModel({ id, status, kind, scope, text }: Shown): Shown {
  return { id, status, kind, scope, text }
}

/** The approved learnings, without the words around them and without former texts, which were not approved. */
export function approvedForModel<Known extends Pick<ViewItem, 'status' | 'text' | 'formerTexts' | 'evidence'>>(
  items: Iterable<Known>,
): Known[] {
  return Array.from(items)
    .filter(({ status }) => status === 'approved')
    .map((item) => {
      const { turnUuid, sessionId, transcriptPath, speaker, at } = item.evidence
      const evidence = { text: item.text, turnUuid, sessionId, transcriptPath, speaker, at }
      return { ...item, formerTexts: [], evidence }
    })
}

/** Inside Claude Code: says how many items are not shown, and where the person can see them. */
export function sayHeldBack(context: CommandContext, count: number): void {
  const inside = insideClaude(context)
  if (count === 0 || !inside) return
  const what = count === 1 ? '1 item is' : `${count} items are`
  remark(
    context.stderr,
    `${what} not shown: ${inside.what}, and only you may see what is not approved (run sage in your own terminal)`,
  )
}
