import { EXIT, UserError } from '../base/user-error.ts'
import type { ItemJson } from '../journal/item/encode-list.ts'
import { findIds } from '../journal/item/find-ids.ts'
import { isAlive } from '../journal/item/item.ts'
import type { ItemList } from '../journal/item/list-cache.ts'
import type { Stretch } from '../journal/item/list-json.ts'
import { visible } from '../text/sanitize.ts'
import { noSuchItem } from './items/find-items.ts'
import { openList, readItems } from './items/open-list.ts'
import { forModel } from './say/for-model.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { signsOf } from './say/say.ts'
import { type KnownOrNew, modelLines, type Own, personLines } from './show/item-lines.ts'
import type { CommandContext, Options } from './start/context.ts'
import { type Inside, insideClaude, wayOutOf } from './start/inside-claude.ts'
import { requireTarget } from './start/project-root.ts'

/**
 * `sage show IDS`: each item with who said it, where, why it was proposed, and what became of it. Inside Claude Code, where the output
 * reaches the model, only the approved words of approved learnings.
 */
export async function run(context: CommandContext, ids: readonly string[], options: Options): Promise<number> {
  const inside = insideClaude(context)
  const list = await openList(context, (read) => ids.flatMap((typed) => stretchesWith(read, typed)))
  const items = new Map(ids.map((typed) => findIn(list, typed, inside)).map((item) => [item.id, item]))
  const own = signsOf(context.stdout)
  const shown: Shown[] = []
  for (const item of items.values()) shown.push(inside ? showModel(item, inside) : await forPerson(item, context, own))
  if (options.json === true) {
    // One item is told more of, and is a list as several are: who hands in ids need not count them.
    const about = shown.length === 1 ? shown[0]?.json : {}
    context.stdout.write(jsonAnswer({ ...about, items: shown.map(({ json }) => json.item) }))
  } else context.stdout.write(`${shown.map(({ lines }) => lines.join('\n')).join('\n\n')}\n`)
  return EXIT.ok
}

type Shown = {
  readonly json: { readonly item: object; readonly known?: KnownOrNew | undefined }
  readonly lines: readonly string[]
}

async function forPerson(item: ItemJson, context: CommandContext, own: Own): Promise<Shown> {
  // What nobody decided against is compared with the files Claude Code reads anyway.
  const known = isAlive(item) ? await compare(item, context) : undefined
  const untold = item.status === 'approved' && item.sessions === 0 && (await isReadInFile(item, context))
  return {
    json: { item, known },
    lines: personLines(item, { known, untold, own, now: context.now() }),
  }
}

function showModel(item: ItemJson, inside: Inside): Shown {
  const { id, status } = item
  if (status !== 'approved')
    throw new UserError(`Cannot show "${visible(id)}" here: ${inside.what}, and it is not approved`, {
      hint: wayOutOf(inside),
      code: 'not-at-terminal',
    })
  return {
    json: { item: forModel(item) },
    lines: modelLines(item),
  }
}

async function compare({ text }: ItemJson, context: CommandContext): Promise<KnownOrNew> {
  const { findKnown } = await import('./items/find-known.ts')
  return findKnown(text, await requireTarget(context)) ?? { state: 'new' }
}

/** Claude Code loads the learning with the file that imports it, and no transcript says so. */
async function isReadInFile(item: ItemJson, context: CommandContext): Promise<boolean> {
  const { findRead } = await import('../inject/publish/given.ts')
  return findRead(await requireTarget(context), [item])(item)
}

/** Each item whose id this is, or begins so. */
function stretchesWith({ ids }: Pick<ItemList, 'ids'>, typed: string): Stretch[] {
  return findIds(ids, typed).map((id) => [ids.indexOf(id), ids.indexOf(id) + 1])
}

function findIn(list: ItemList, typed: string, inside: Inside | undefined): ItemJson {
  const [item, ...more] = readItems(list, stretchesWith(list, typed))
  if (item && more.length === 0) return item
  const possible = item ? [item, ...more] : []
  throw noSuchItem(
    typed,
    possible.map(({ id, text }) => (inside ? id : `${id} ${text}`)),
  )
}
