import { searchItems } from '../inject/search-items.ts'
import { itemJson } from '../journal/encode-list.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT } from '../text/user-error.ts'
import type { CommandContext, Options } from './context.ts'
import { approvedForModel, forModel } from './for-model.ts'
import { jsonAnswer } from './json-answer.ts'
import { openStore } from './open-store.ts'
import { isInsideClaude } from './person.ts'

const MOST_SHOWN = 20

/**
 * `sage search WORDS`: learnings and proposals by text, former text, evidence and kind, best first; inside Claude Code approved learnings
 * alone, because what is printed there reaches the model. Exit code 1 if nothing is found; not there, where it would be shown as a failure.
 */
export async function run(context: CommandContext, words: readonly string[], options: Options): Promise<number> {
  const { store } = openStore(context)
  const items = [...store.state().items.values()]
  const inside = isInsideClaude(context.environment.env)
  const searched = inside ? approvedForModel(items) : items
  const found = searchItems(searched, words.join(' '))
  if (options.json === true) {
    const plain = inside ? forModel : itemJson
    const shown = found.map(({ item, score }) => ({ ...plain(item), score: Math.round(score * 1000) / 1000 }))
    context.stdout.write(jsonAnswer({ items: shown }))
  } else {
    for (const { item } of found.slice(0, MOST_SHOWN))
      context.stdout.write(
        `${visible(item.id)}  ${item.status.padEnd(8)} ${item.scope.padEnd(7)}  ${visible(item.text)}\n`,
      )
    if (found.length > MOST_SHOWN) context.stdout.write(`${found.length - MOST_SHOWN} more: add a word, or --json\n`)
    if (found.length === 0)
      if (inside) context.stdout.write('Nothing found\n')
      else context.stderr.write('sage: Nothing found\n')
  }
  return found.length > 0 || inside ? EXIT.ok : EXIT.failure
}
