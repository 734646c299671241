import { certaintyOf } from '../dashboard/draw/confidence.ts'
import { TAKEN_BACK } from '../dashboard/taken-back.ts'
import { SPEAKER_NAMES, whoseWords } from '../dashboard/whose-words.ts'
import { CHECK_SENTENCES } from '../dashboard/wording.ts'
import type { ItemJson } from '../journal/item/encode-list.ts'
import { findIds } from '../journal/item/find-ids.ts'
import { isAlive, stateOf } from '../journal/item/item.ts'
import type { ItemList } from '../journal/item/list-cache.ts'
import { weightText } from '../journal/item/percent.ts'
import { count } from '../text/count.ts'
import { relativeTime } from '../text/relative-time.ts'
import { visible, visibleLine } from '../text/sanitize.ts'
import { EXIT, UserError } from '../text/user-error.ts'
import { isAgentFile } from '../transcript/agent-file.ts'
import { noSuchItem } from './items/find-items.ts'
import type { KnownPlace } from './items/find-known.ts'
import { openList, readItems } from './items/open-list.ts'
import { forModel } from './say/for-model.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { signsOf } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { type Inside, insideClaude, wayOutOf } from './start/person.ts'
import { requireTarget } from './start/project-root.ts'

/**
 * `sage show IDS`: each item with who said it, where, why it was proposed, and what became of it. Inside Claude Code, where the output
 * reaches the model, only the approved words of approved learnings.
 */
export async function run(context: CommandContext, ids: readonly string[], options: Options): Promise<number> {
  const inside = insideClaude(context)
  const items = new Map<string, ItemJson>()
  for (const typed of ids) {
    const item = findIn(await openList(context, { id: typed }), typed, inside)
    items.set(item.id, item)
  }
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

/** How our own signs are written. */
type Own = ReturnType<typeof signsOf>

type Shown = {
  readonly json: { readonly item: object; readonly known?: Known | undefined }
  readonly lines: readonly string[]
}

async function forPerson(item: ItemJson, context: CommandContext, own: Own): Promise<Shown> {
  // What nobody decided against is compared with the files Claude Code reads anyway.
  const known = isAlive(item) ? await compare(item, context) : undefined
  const untold = item.status === 'approved' && item.sessions === 0 && (await isImported(item, context))
  return {
    json: { item, known },
    lines: showLines(item, { known, untold, own, now: context.now() }),
  }
}

function showModel(item: ItemJson, inside: Inside): Shown {
  const { id, status, kind, scope, text } = item
  if (status !== 'approved')
    throw new UserError(`Cannot show "${visible(id)}" here: ${inside.what}, and it is not approved`, {
      hint: wayOutOf(inside, { hasKey: false }),
      code: 'not-at-terminal',
    })
  return {
    json: { item: forModel(item) },
    lines: [visible(text), '', ...field('id', id), ...field('kind', kind), ...field('scope', scope)],
  }
}

type Known = { readonly state: 'new' } | KnownPlace

async function compare({ text }: ItemJson, context: CommandContext): Promise<Known> {
  const { findKnown } = await import('./items/find-known.ts')
  return findKnown(text, await requireTarget(context), context.environment.home) ?? { state: 'new' }
}

/** Claude Code loads the learning with the file that imports it, and no transcript says so. */
async function isImported({ scope }: ItemJson, context: CommandContext): Promise<boolean> {
  const { findImportedScopes } = await import('../inject/sources.ts')
  return findImportedScopes(await requireTarget(context), context.environment.home).has(scope)
}

const UNTOLD = 'unknown: Claude Code loads learnings.md itself and does not say where'

function findIn(list: ItemList, typed: string, inside: Inside | undefined): ItemJson {
  const [item, ...more] = findIds(list.ids, typed).flatMap((id) => {
    const place = list.ids.indexOf(id)
    return readItems(list, place, place + 1)
  })
  if (item && more.length === 0) return item
  const possible = item ? [item, ...more] : []
  throw noSuchItem(
    typed,
    possible.map(({ id, text }) => (inside ? id : `${id} ${text}`)),
  )
}

/** How many of the last repetitions are shown. */
const REPEATS_SHOWN = 3

type About = {
  readonly known: Known | undefined
  readonly untold: boolean
  readonly own: Own
  readonly now: Date
}

function showLines(item: ItemJson, { known, untold, own, now }: About): string[] {
  const { evidence } = item
  const source = [
    evidence.source,
    evidence.sessionId &&
      `${isAgentFile(evidence.transcriptPath) ? 'subagent of ' : ''}session ${visible(evidence.sessionId)}`,
    relativeTime(evidence.at, now),
  ]
  return [
    visible(item.text),
    '',
    ...field('id', visible(item.id)),
    ...field(
      'status',
      `${stateOf(item.status)}${item.shared ? ' (from elsewhere: not from words your Sage read, nor approved by you)' : ''}`,
    ),
    ...field('rewound', item.rewound ? TAKEN_BACK : ''),
    ...field('wording', own(whoseWords(item))),
    ...field('kind', item.kind),
    ...field('scope', item.scope),
    ...field('confidence', certaintyOf(item).words),
    ...item.parts.map(
      ({ weight, because }) => `  ${' '.repeat(11)} ${own(`${weightText(weight)} ${visible(because)}`)}`,
    ),
    ...field('checks', own(item.checks.map((check) => CHECK_SENTENCES[check]).join(' · '))),
    ...(item.contradicts ?? []).flatMap((other) =>
      field('contradicts', `${visible(other.text)} (${visible(other.id)}, in use)`),
    ),
    ...field('known', own(knownWords(known))),
    ...field('formerly', item.formerTexts.map(visible).join(own(' · '))),
    ...field('origin', visible(item.origin ?? '')),
    ...field('delivered', untold ? UNTOLD : deliveredWords(item, now)),
    ...field('said again', item.repeats.length === 0 ? '' : count(item.repeats.length, 'time')),
    '',
    `Evidence ${source.filter(Boolean).join(own(' · '))}`.trimEnd(),
    ...(evidence.before === undefined ? [] : quoted(SPEAKER_NAMES.assistant, evidence.before)),
    ...quoted(SPEAKER_NAMES[evidence.speaker], evidence.typed ?? evidence.text),
    ...(evidence.after === undefined ? [] : quoted(SPEAKER_NAMES.assistant, evidence.after)),
    ...(evidence.transcriptPath === '' ? [] : [`  ${visibleLine(evidence.transcriptPath)}`]),
    ...item.repeats.slice(-REPEATS_SHOWN).flatMap(({ text, sessionId, at }) => {
      const where = [sessionId && `session ${visible(sessionId)}`, `noted ${relativeTime(at, now)}`].filter(Boolean)
      return ['', `Said again ${where.join(own(' · '))}`, ...quoted(SPEAKER_NAMES.person, text)]
    }),
  ]
}

function field(name: string, value: string): string[] {
  return value === '' ? [] : [`  ${name.padEnd(11)} ${value}`]
}

function quoted(speaker: string, text: string): string[] {
  return visible(text)
    .split('\n')
    .map((line, index) => `  ${(index === 0 ? speaker : '').padEnd(9)} ${line}`)
}

function knownWords(known: Known | undefined): string {
  if (!known) return ''
  return known.state === 'new' ? 'no: not in any file Claude Code reads' : visibleLine(known.sentence)
}

function deliveredWords({ sessions, lastDeliveredAt, repeats, status }: ItemJson, now: Date): string {
  if (sessions === 0) return status === 'approved' ? 'not yet seen in a session' : ''
  const again = repeats.filter(({ afterDelivery }) => afterDelivery).length
  const where = count(sessions, 'session')
  return `in ${where}, last ${relativeTime(lastDeliveredAt ?? '', now)}${again > 0 ? `, said again ${count(again, 'time')} anyway` : ''}`
}
