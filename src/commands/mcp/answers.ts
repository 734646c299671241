import { compareTexts } from '../../base/compare-texts.ts'
import type { Kind } from '../../extract/candidate.ts'
import { searchItems } from '../../inject/search/search-items.ts'
import { isEmpty } from '../../journal/decide/plan.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import type { ItemJson } from '../../journal/item/encode-list.ts'
import { isUndecided, stateOf } from '../../journal/item/item.ts'
import { count } from '../../text/count.ts'
import { visible } from '../../text/sanitize.ts'
import { openItems } from '../items/open-list.ts'
import { putProposal } from '../items/put-proposal.ts'
import { approvedForModel } from '../say/for-model.ts'
import { settleAndSay } from '../say/settle-and-say.ts'
import type { CommandContext } from '../start/context.ts'

// The answers of the tools of `sage mcp`: plain lines, because a model reads them. They may throw whatever commands throw.

/** Approved learnings matching these words, best first. */
export async function searchLearnings(context: CommandContext, words: string, limit: number): Promise<string> {
  const found = searchItems(await approvedItems(context), words).map(({ item }) => item)
  if (found.length === 0) return 'Nothing approved matches this.'
  return lines(found.slice(0, limit), found.length - limit, 'use more words, or a higher limit')
}

export type ListPage = { readonly scope?: Scope | undefined; readonly limit: number; readonly offset: number }

/** Approved learnings: pinned ones first, then the most recently said. */
export async function listLearnings(context: CommandContext, { scope, limit, offset }: ListPage): Promise<string> {
  const items = (await approvedItems(context))
    .filter((item) => scope === undefined || item.scope === scope)
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || compareTexts(b.evidence.at, a.evidence.at))
  const asked = scope === undefined ? '' : `scope ${scope}`
  if (items.length === 0) return `Nothing${asked && ` of ${asked}`} has been approved yet.`
  const shown = items.slice(offset, offset + limit)
  if (shown.length === 0) return `The list ends after ${count(items.length, 'learning')}.`
  const next = `offset ${offset + shown.length}`
  return lines(shown, items.length - offset - shown.length, `sage_list with ${asked && `${asked} and `}${next}`)
}

/** Puts a sentence into the inbox. Reports what became of it in the given words: what the person made of them is private. */
export async function proposeLearning(
  context: CommandContext,
  given: { readonly text: string; readonly kind: Kind; readonly scope: Scope },
): Promise<string> {
  const { inbox, item, given: text, plan } = await putProposal(context, { ...given, byAgent: true })
  if (!isEmpty(plan)) await settleAndSay(context, inbox, plan)
  if (isUndecided(item)) return `Waits in the person's inbox as ${item.id}, for them to approve: ${visible(text)}`
  return item.status === 'approved'
    ? `Already approved as ${item.id}: ${visible(item.text)}`
    : `The person decided on this before (${stateOf(item.status)}), so it is not proposed again: ${visible(text)}`
}

/** From the list that is kept: the journals are read only if they changed since the last call. */
async function approvedItems(context: CommandContext): Promise<ItemJson[]> {
  return approvedForModel(await openItems(context, ['approved']))
}

function lines(items: readonly ItemJson[], left: number, wayOn: string): string {
  const shown = items.map(({ id, kind, scope, text }) => `${visible(id)} (${kind}, ${scope}): ${visible(text)}`)
  return [...shown, ...(left > 0 ? [`${left} more: ${wayOn}`] : [])].join('\n')
}
