import { type Entry, field, text } from './entry.ts'

/**
 * Who wrote a prompt, as far as the client says. `unsaid`: it says nothing, and the text decides. `stranger`: it names somebody
 * whom this version of Sage does not know; that may be the person under a new name, so it is counted and reported.
 */
export type Author = 'person' | 'other' | 'stranger' | 'unsaid'

/** Where a prompt that was not typed here can come from: other agents, other people, programs, and the client itself. */
const OTHERS = new Set(
  `agent auto-continuation channel coordinator hook observer observer-activity peer plugin slack-ping system task-notification
unclassified voice-call`.split(/\s+/),
)

/**
 * Marks of newer clients (read in 2.1.330) beside a prompt that is in the person's name, and that they did not type here: text of the
 * application around the client, of another session, of a chat or of an e-mail; what a plugin reworded; what the client keeps for itself.
 */
const NOT_TYPED = [
  'textNotTyped',
  'handedOff',
  'fromAnotherSession',
  'verifiedSlackHumanTurn',
  'promptRewritten',
  'queueSkipAttachments',
  'queueTranscriptOnly',
]
/** The same, by what or whom. */
const NAMES_ANOTHER = ['emailSenderTurn', 'scheduledTaskId', 'wakeupSource']

/** What started a turn, if no person did. */
const STARTED_BY_OTHERS = new Set('auto_continuation host_synthetic peer scheduled system task_notification'.split(' '))

/** Sources of a prompt that came through the person's own input line. */
const TYPED = new Set(['typed', 'queued', 'suggestion_accepted'])
/** The mark by which an application around the client vouches that the person typed it. */
const VOUCHED = 'typedByPerson'

/** The author of an entry, or of an attachment with a queued prompt. */
export function authorOf(said: unknown): Author {
  if (NOT_TYPED.some((name) => isMarked(said, name))) return 'other'
  if (NAMES_ANOTHER.some((name) => Boolean(field(said, name)))) return 'other'
  const source = text(said, 'promptSource')
  if (source === 'system' || STARTED_BY_OTHERS.has(text(said, 'turnOrigin'))) return 'other'
  const origin = field(said, 'origin') ?? ''
  if (origin === '') return isMarked(said, VOUCHED) ? 'person' : 'unsaid'
  // '' for an origin of a form that no client has had so far.
  const kind = typeof origin === 'string' ? origin : text(origin, 'kind')
  if (kind === 'human') return 'person'
  if (OTHERS.has(kind)) return 'other'
  return TYPED.has(source) || isMarked(said, VOUCHED) ? 'person' : 'stranger'
}

/** Whether a mark is set, in whatever form a client may write it. Any other value is not a mark, so that no words are lost. */
export function isMarked(said: unknown, name: string): boolean {
  const mark = field(said, name)
  return mark === true || mark === 1 || mark === 'true'
}

/** Written by the client beside what was typed, as a rule for the model alone or for the screen alone. */
const HIDDEN = ['isMeta', 'isCompactSummary', 'isVisibleInTranscriptOnly', 'isVirtual', 'stackedExpansion']

export function isHidden(entry: Entry): boolean {
  return HIDDEN.some((name) => isMarked(entry, name))
}
