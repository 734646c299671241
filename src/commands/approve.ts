import { oppositesOf } from '../inject/opposites.ts'
import { readConfig } from '../inject/publish.ts'
import { renderMarkdownLine } from '../inject/render-markdown.ts'
import { renderXmlLine } from '../inject/render-xml.ts'
import { confirmationNeeded } from '../journal/decide.ts'
import type { Check, Scope } from '../journal/event.ts'
import { percentOf } from '../journal/percent.ts'
import type { ViewItem } from '../journal/view.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT } from '../text/user-error.ts'
import { confirmed } from './ask.ts'
import type { CommandContext, Options } from './context.ts'
import { findItems } from './find-items.ts'
import { openStore } from './open-store.ts'
import { scopeOption } from './option-values.ts'
import { requirePerson } from './person.ts'
import { reportOutcome } from './report-outcome.ts'
import { whenItLoads } from './when-it-loads.ts'

/** What each check means to the person who is asked for the second key. */
const MEANINGS: Readonly<Record<Check, string>> = {
  'secret-removed': 'a secret was masked in it: check that it still makes sense',
  'hidden-characters': 'it held characters that do not show; they are written out',
  'instruction-like': 'it reads like an order to the agent rather than a fact',
  'personal-data': 'it holds what looks like personal data',
  'wide-scope': 'it will be given in all your projects',
  foreign: 'it came from elsewhere: your Sage did not read it in words that you typed',
}

const SPEAKERS = { person: 'you', self: 'you, by hand', assistant: 'claude', file: 'a file' } as const

/**
 * `sage approve ID…`: shows the evidence and the exact line that Claude will get, then approves. Only at a terminal that a person is at;
 * an item with a check against it, and more than one item, need a typed `Y`.
 */
export async function run(context: CommandContext, ids: readonly string[], options: Options): Promise<number> {
  requirePerson(context, 'approve')
  const scope = scopeOption(options)
  const { store, target, settle } = openStore(context)
  const items = findItems(store.state().items, ids)
  const { format } = readConfig(target).inject
  const inUse = [...store.state().items.values()].filter(({ status }) => status === 'approved')
  const against = items.flatMap((item) => {
    const opposites = [
      ...oppositesOf(item, inUse).map(({ text }) => `it contradicts what is in use: “${visible(text)}”`),
      ...oppositesOf(item, items).map(({ text }) => `it contradicts another one of these: “${visible(text)}”`),
    ]
    return present(context, item, scope ?? item.scope, { format, opposites })
  })
  if (against.length > 0 || items.length > 1) {
    const question = items.length > 1 ? `Approve these ${items.length}?` : 'Approve it?'
    if (!(await confirmed(context, question))) {
      context.stdout.write('Nothing was approved\n')
      return EXIT.failure
    }
  }
  const requests = items.map(({ id, on }) => ({
    item: id,
    on,
    decision: 'approve' as const,
    confirmed: true,
    ...(scope && { scope }),
  }))
  const { plan, refused } = store.planDecisions(requests, 'command')
  const code = reportOutcome(context, store.commit(plan, refused), 'Approved', whenItLoads(context))
  await settle(plan)
  return code
}

/** Shows one item as it will be stored and injected; returns what is to be said against it. */
function present(
  { stdout }: CommandContext,
  item: ViewItem,
  scope: Scope,
  { format, opposites }: { readonly format: 'xml' | 'markdown'; readonly opposites: readonly string[] },
): readonly string[] {
  const { id, kind, text, evidence } = item
  const against = [...confirmationNeeded(item, scope).map((check) => MEANINGS[check]), ...opposites]
  const line = format === 'xml' ? renderXmlLine({ id, kind, scope, text }) : renderMarkdownLine(text)
  const lines = [
    visible(text),
    `  ${kind} · ${scope} · ${percentOf(item.confidence)} %`,
    `  ${SPEAKERS[evidence.speaker]}: “${visible(evidence.text).replaceAll('\n', '\n  ')}”`,
    `  Claude gets: ${visible(line)}`,
    ...against.map((sentence) => `  ! ${sentence}`),
  ]
  stdout.write(`${lines.join('\n')}\n`)
  return against
}
