import { type Item, stateOf } from '../../journal/item/item.ts'
import { count } from '../../text/count.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { truncateQuoted } from '../../text/width.ts'
import { keyName } from '../keys/bindings.ts'
import { isRewound } from '../state/snapshot.ts'
import { isReadInFile } from '../state/source.ts'
import { TAKEN_BACK } from '../state/taken-back.ts'
import { SAID_BY, wordedByText } from '../state/whose-words.ts'
import { kindName, shown } from '../state/wording.ts'
import { certaintyOf } from './confidence.ts'
import type { Drawing } from './drawing.ts'
import { type Line, lineWidth, spread } from './line.ts'
import { whenAndWhere } from './when-and-where.ts'

/** Why this is proposed: what matched, who said it, how often, and what became of it. */
export function reasons(drawing: Drawing, item: Item): string {
  // Only reasons in favour: those against were outweighed, and `sage show` lists both.
  const because = item.parts
    .filter(({ weight }) => weight > 0)
    .map((part) => shown(part.because))
    .slice(0, 3)
  const { speaker } = item.evidence
  // For words written by hand, the confidence already says so.
  const said = speaker === 'self' ? [] : [SAID_BY[speaker]]
  const whose = wordedByText(item)
  const reworded = item.formerTexts.length > 0 && speaker !== 'self'
  const age = item.lastDeliveredAt ? `, last ${relativeTime(item.lastDeliveredAt, new Date(drawing.state.now))}` : ''
  return [
    ...(item.wordedBy ? [whose] : reworded ? ['in your words now; the evidence is what was said'] : because),
    ...(item.wordedBy || whose === '' ? said : [whose]),
    ...(isRewound(drawing.state.snapshot, item.id) ? [TAKEN_BACK] : []),
    ...saidAgain(drawing, item),
    ...givenTo(drawing, item, age),
    ...(item.status === 'later'
      ? [`put off until ${item.until === 'unburied' ? 'you bring it back' : 'sage is next opened'}`]
      : []),
    ...successor(drawing, item),
  ].join(' · ')
}

/** How often it was said again, how often although it had been given, and what helps then. */
function saidAgain({ state: { settings } }: Drawing, { repeats, status, pinned }: Item): string[] {
  if (repeats.length === 0) return []
  const failing = repeats.filter(({ afterDelivery }) => afterDelivery).length
  const said = `said again ${repeats.length}×`
  if (failing === 0) return [said]
  const failed = failing === repeats.length ? `${said} despite being given` : `${said}, ${failing}× despite being given`
  if (status !== 'approved') return [failed]
  const key = (action: string) => keyName(settings, 'approved', action)
  const helps = [
    `${key('edit')} rewords it`,
    ...(pinned ? [] : [`${key('pin')} pins it`]),
    `${key('retire')} retires it`,
  ]
  return [`${failed}: ${helps.join(', ')}`]
}

const SUCCEEDED: Partial<Record<Item['status'], string>> = { merged: 'merged into', retired: 'replaced by' }

/** What took its place. */
function successor({ state }: Drawing, { status, other = '' }: Item): string[] {
  const [words, item] = [SUCCEEDED[status], state.byId.get(other)]
  return words && item ? [`${words} “${shown(item.text)}”`] : []
}

/** Only sessions whose transcripts prove that they got it: no transcript shows what Claude Code read in a file. */
function givenTo({ preview }: Drawing, item: Item, age: string): string[] {
  const { status, deliveredTo } = item
  if (deliveredTo.length > 0) return [`given to ${count(deliveredTo.length, 'session')}${age}`]
  return status === 'approved' && !isReadInFile(preview(item)) ? ['given to no session yet'] : []
}

/** Kind, scope, certainty, and the status if it neither waits nor is in use. The longest version first. */
export function factsOf(item: Item): [longest: string[], ...shorter: string[][]] {
  const { bar, words } = certaintyOf(item)
  const status = [
    ...(item.status === 'pending' || item.status === 'approved' ? [] : [stateOf(item.status)]),
    ...(item.pinned ? ['pinned'] : []),
  ]
  const kind = kindName(item.kind)
  const drawn = `${bar} ${words}`.trim()
  return [
    [kind, `scope ${item.scope}`, drawn, ...status],
    [kind, item.scope, drawn, ...status],
    [kind, item.scope, words, ...status],
  ]
}

/** Kind, scope, certainty and id. In a narrow pane the longer words give way; the id never does. */
export function metaLines({ widths }: Drawing, item: Item, width: number): Line[] {
  const id = `id ${shown(item.id)} `
  const ways = factsOf(item).map((facts): Line => [` ${facts.join('   ')}`])
  const within = (room: number) => ways.find((line) => lineWidth(line, widths) <= room)
  const beside = within(width - lineWidth([id], widths) - 1)
  return beside ? [spread(beside, [id], width, widths)] : [within(width) ?? ways.at(-1) ?? [], [' ', id]]
}

/** The fewest cells for a session's name; with fewer it is left out. */
const MIN_NAME = 14

/** The facts in one line. The session's name is cut first, the age never; undefined if even that does not fit. */
export function factsLine({ state, widths }: Drawing, item: Item, width: number): Line | undefined {
  // A cut text ends one cell before what is on the right.
  const room = width - 1
  const [age = '', where = ''] = whenAndWhere(state, item)
  const ways = factsOf(item).map((facts) => ` ${[...facts, age].join(' · ')}`)
  const fits = ways.find((line) => lineWidth([line], widths) <= room)
  if (fits === undefined) return undefined
  const left = room - lineWidth([`${fits} · `], widths)
  const isCut = lineWidth([where], widths) > left
  return [where === '' || (isCut && left < MIN_NAME) ? fits : `${fits} · ${truncateQuoted(where, left, widths)}`]
}
