import { searchItems } from '../inject/search-items.ts'
import { itemJson } from '../journal/encode-list.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT } from '../text/user-error.ts'
import type { CommandContext, Options } from './context.ts'
import { openStore } from './open-store.ts'

const MOST_SHOWN = 20

/** `sage search WORDS`: learnings and proposals by text, former text, evidence and kind, best first. Exit code 1 if nothing is found. */
export async function run(context: CommandContext, words: readonly string[], options: Options): Promise<number> {
  const { store } = openStore(context)
  const found = searchItems(store.state().items.values(), words.join(' '))
  if (options.json === true) {
    const items = found.map(({ item, score }) => ({ ...itemJson(item), score: Math.round(score * 1000) / 1000 }))
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
