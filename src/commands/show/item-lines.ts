import { certaintyOf } from '../../dashboard/draw/confidence.ts'
import { TAKEN_BACK } from '../../dashboard/state/taken-back.ts'
import { SPEAKER_NAMES, wordedByText } from '../../dashboard/state/whose-words.ts'
import { CHECK_SENTENCES } from '../../dashboard/state/wording.ts'
import type { ItemJson } from '../../journal/item/encode-list.ts'
import { stateOf } from '../../journal/item/item.ts'
import { weightText } from '../../journal/item/percent.ts'
import { count } from '../../text/count.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { visible, visibleLine } from '../../text/sanitize.ts'
import { isAgentFile } from '../../transcript/read/agent-file.ts'
import type { KnownPlace } from '../items/find-known.ts'

/** How our own signs are written. */
export type Own = (text: string) => string

/** Where Claude Code reads the same, or the opposite, without Sage. */
export type KnownOrNew = { readonly state: 'new' } | KnownPlace

const UNTOLD = 'unknown: Claude Code loads learnings.md itself and does not say where'

/** How many of the last repetitions are shown. */
const REPEATS_SHOWN = 3

type About = {
  readonly known: KnownOrNew | undefined
  readonly untold: boolean
  readonly own: Own
  readonly now: Date
}

/** An item for a person: who said it, where, why it was proposed, and what became of it. */
export function personLines(item: ItemJson, { known, untold, own, now }: About): string[] {
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
      `${itemStatusText(item, now)}${item.shared ? ' (from elsewhere: not from text that your Sage read, and not approved by you)' : ''}`,
    ),
    ...field('rewound', item.rewound ? TAKEN_BACK : ''),
    ...field('wording', own(wordedByText(item))),
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
    ...field('known', own(knownText(known))),
    ...field('formerly', item.formerTexts.map(visible).join(own(' · '))),
    ...field('origin', visible(item.origin ?? '')),
    ...field('delivered', untold ? UNTOLD : deliveredText(item, now)),
    ...field('said again', item.repeats.length === 0 ? '' : count(item.repeats.length, 'time')),
    ...field('what helps', isNotWorking(item) ? WHAT_HELPS : ''),
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

/** What a person can do about a learning that Claude had and that had to be said again all the same. */
export const WHAT_HELPS =
  'reword it (sage edit), pin it (sage pin), have Claude Code read it itself (sage init --rule), or retire it (sage retire)'

function isNotWorking({ status, repeats }: ItemJson): boolean {
  return status === 'approved' && repeats.some(({ afterDelivery }) => afterDelivery)
}

/** The same for a model: nothing but the approved words and what they are. */
export function modelLines({ id, kind, scope, text }: Pick<ItemJson, 'id' | 'kind' | 'scope' | 'text'>): string[] {
  return [visible(text), '', ...field('id', id), ...field('kind', kind), ...field('scope', scope)]
}

/** A name with its value in a column; no line where there is none. */
function field(name: string, value: string): string[] {
  return value === '' ? [] : [`  ${name.padEnd(11)} ${value}`]
}

function quoted(speaker: string, text: string): string[] {
  return visible(text)
    .split('\n')
    .map((line, index) => `  ${(index === 0 ? speaker : '').padEnd(9)} ${line}`)
}

function knownText(known: KnownOrNew | undefined): string {
  if (!known) return ''
  return known.state === 'new' ? 'no: not in any file Claude Code reads' : visibleLine(known.sentence)
}

/** The status, when it was decided on, and what took its place. */
function itemStatusText({ status, decidedAt = '', mergedInto, replacedBy }: ItemJson, now: Date): string {
  const when = status === 'pending' ? '' : relativeTime(decidedAt, now)
  const successor = mergedInto
    ? ` into ${visible(mergedInto)}`
    : replacedBy
      ? `, replaced by ${visible(replacedBy)}`
      : ''
  return `${`${stateOf(status)} ${when}`.trimEnd()}${successor}`
}

function deliveredText({ sessions, lastDeliveredAt, repeats, status }: ItemJson, now: Date): string {
  if (sessions === 0) return status === 'approved' ? 'not yet seen in a session' : ''
  const again = repeats.filter(({ afterDelivery }) => afterDelivery).length
  const where = count(sessions, 'session')
  return `in ${where}, last ${relativeTime(lastDeliveredAt ?? '', now)}${again > 0 ? `, said again ${count(again, 'time')} anyway` : ''}`
}
