import { EXIT } from '../base/user-error.ts'
import { searchItems } from '../inject/search/search-items.ts'
import { stateOf } from '../journal/item/item.ts'
import { LISTED } from '../journal/item/list-cache.ts'
import { visible } from '../text/sanitize.ts'
import { openItems } from './items/open-list.ts'
import { templateOption } from './options/item-template.ts'
import { approvedForModel, forModel } from './say/for-model.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { remark, say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { isInsideClaude } from './start/inside-claude.ts'

const MAX_SHOWN = 20

/**
 * `sage search WORDS`: learnings and proposals by text, former text, evidence and kind, best first. Inside Claude Code only approved learnings,
 * because the output reaches the model. Exit code 1 if nothing is found, except inside Claude Code, which would show it as a failure.
 */
export async function run(context: CommandContext, words: readonly string[], options: Options): Promise<number> {
  const inside = isInsideClaude(context)
  const template = templateOption(options, { inside, more: ['score'] })
  const items = await openItems(context, inside ? ['approved'] : LISTED)
  const searched = inside ? approvedForModel(items) : items
  const found = searchItems(searched, words.join(' '))
  const asJson = () =>
    found.map(({ item, score }) => ({ ...(inside ? forModel(item) : item), score: Math.round(score * 1000) / 1000 }))
  if (options.json === true) context.stdout.write(jsonAnswer({ items: asJson() }))
  else if (template) context.stdout.write(asJson().map(template).join(''))
  else {
    // Not with `say()`: the words stay as they are also where only ASCII can be shown. A model may read them.
    for (const { item } of found.slice(0, MAX_SHOWN))
      context.stdout.write(
        `${visible(`${item.id}  ${stateOf(item.status).padEnd(8)} ${item.scope.padEnd(7)}  ${item.text}`)}\n`,
      )
    if (found.length > MAX_SHOWN) say(context.stdout, `${found.length - MAX_SHOWN} more: add a word, or --json`)
    if (found.length === 0 && inside) say(context.stdout, 'Nothing found')
  }
  if (found.length === 0 && !inside && options.json !== true) remark(context.stderr, 'Nothing found')
  return found.length > 0 || inside ? EXIT.ok : EXIT.failure
}
