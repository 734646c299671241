import { ownSigns } from '../../dashboard/draw/ascii.ts'
import { costOf } from '../../dashboard/draw/budget.ts'
import { whereText } from '../../dashboard/draw/when-and-where.ts'
import { isRewound } from '../../dashboard/state/snapshot.ts'
import type { Preview } from '../../dashboard/state/source.ts'
import type { State } from '../../dashboard/state/state.ts'
import { TAKEN_BACK } from '../../dashboard/state/taken-back.ts'
import { SAID_BY, wordedByText } from '../../dashboard/state/whose-words.ts'
import { CHECK_SENTENCES, kindName, shortPath, shown } from '../../dashboard/state/wording.ts'
import { relationsNow } from '../../dashboard/update/foreseen.ts'
import { type Item, stateOf } from '../../journal/item/item.ts'
import { percentOf } from '../../journal/item/percent.ts'
import { capitalised } from '../../text/capitalised.ts'
import { count } from '../../text/count.ts'
import { spokenTime } from '../../text/relative-time.ts'

const percent = (share: number) => `${Math.round(share * 100)} percent`
/** What a person wrote by hand is not a guess. */
const sureness = ({ evidence, confidence }: Item) =>
  evidence.speaker === 'self' ? SAID_BY.self : `confidence ${percentOf(confidence)} percent`

/** A session is named after a prompt: this many cells of its beginning are enough. */
const MAX_TITLE = 50

/** An item as labelled sentences, with nothing drawn: for speech, a braille display, or a pipe. */
export function describeItem(state: State, item: Item, place: { at: number; of: number }, preview: Preview): string[] {
  const { evidence } = item
  const own = ownSigns(state.settings.ascii)
  const said = [spokenTime(evidence.at, new Date(state.now)), whereText(state, item, MAX_TITLE)].filter(Boolean)
  const whenWhere = said.map((part) => own(`, ${part}`))
  const whose = own(wordedByText(item))
  const { cost, warnings } = costOf(item, preview)
  return [
    `${place.at} of ${place.of}. ${capitalised(kindName(item.kind))}, ${item.scope} scope, ${sureness(item)}.`,
    `Learning: ${shown(item.text)}`,
    ...(whose === '' ? [] : [`Wording: ${whose}.`]),
    `Evidence${whenWhere.join('')}, ${SAID_BY[evidence.speaker]}: ${shown(evidence.typed ?? evidence.text)}`,
    ...(isRewound(state.snapshot, item.id) ? [`Rewound: ${TAKEN_BACK}.`] : []),
    ...item.checks.map((check) => own(`Check: ${CHECK_SENTENCES[check]}`)),
    ...item.repeats
      .slice(-1)
      .map(({ text }) => `Said again: ${count(item.repeats.length, 'time')}, last in these words: ${shown(text)}`),
    ...relationsNow(state, item).map(
      (relation) =>
        `${relation.kind === 'conflict' ? 'Contradicts' : `Similar: ${percent(relation.score)}`}, ${stateOf(relation.item.status)}: ${shown(relation.item.text)}`,
    ),
    ...(preview.known ? [own(`Known: ${shown(preview.known.sentence)}`)] : []),
    `Writes to: ${shortPath(preview.file, state.settings.home)}, ${own(cost.replace(' · ', ', ').replace('→', 'to'))}`,
    ...warnings.map((warning) => own(`Note: ${capitalised(warning)}`)),
  ]
}
