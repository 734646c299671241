import MiniSearch from 'minisearch'
import { itemJson } from '../journal/encode-list.ts'
import { textsOf } from '../journal/item.ts'
import type { ViewItem } from '../journal/view.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT } from '../text/user-error.ts'
import type { CommandContext, Options } from './context.ts'
import { openStore } from './open-store.ts'

const MOST_SHOWN = 20

/** `sage search WORDS`: learnings and proposals by text, former text, evidence and kind, best first. Exit code 1 if nothing is found. */
export async function run(context: CommandContext, words: readonly string[], options: Options): Promise<number> {
  const { store } = openStore(context)
  const found = searchItems([...store.state().items.values()], words.join(' '))
  if (options.json === true) {
    const items = found.map(({ item, score }) => ({ ...itemJson(item), score }))
    context.stdout.write(`${JSON.stringify({ schemaVersion: 1, items })}\n`)
  } else {
    for (const { item } of found.slice(0, MOST_SHOWN))
      context.stdout.write(
        `${visible(item.id)}  ${item.status.padEnd(8)} ${item.scope.padEnd(7)}  ${visible(item.text)}\n`,
      )
    if (found.length > MOST_SHOWN) context.stdout.write(`${found.length - MOST_SHOWN} more: add a word, or --json\n`)
    if (found.length === 0) context.stderr.write('sage: Nothing found\n')
  }
  return found.length > 0 ? EXIT.ok : EXIT.failure
}

/** All words count, beginnings of words and small typing errors too; the present text counts most. */
function searchItems(items: readonly ViewItem[], query: string): { item: ViewItem; score: number }[] {
  const byId = new Map(items.filter(({ status }) => status !== 'purged').map((item) => [item.id, item]))
  const index = new MiniSearch<{ id: string; text: string; former: string; evidence: string; kind: string }>({
    fields: ['text', 'former', 'evidence', 'kind'],
    searchOptions: { boost: { text: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
  })
  index.addAll(
    Array.from(byId.values(), (item) => ({
      id: item.id,
      text: item.text,
      former: textsOf(item).slice(1).join(' '),
      evidence: item.evidence.typed ?? item.evidence.text,
      kind: item.kind,
    })),
  )
  return index.search(query).flatMap(({ id, score }) => {
    const item = byId.get(String(id))
    return item ? [{ item, score: Math.round(score * 100) / 100 }] : []
  })
}
