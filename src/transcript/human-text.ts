import { contentBlocks, type Entry, field, isEntry, list, resultText, text } from './entry.ts'
import { isAutomation } from './automation.ts'
import { slashArguments } from './slash-command.ts'
import type { TurnSource } from './turn.ts'
import { splitPasted, stripWrappers } from './wrappers.ts'

/** One text that a person typed, before it becomes a turn. */
export type HumanText = {
  readonly source: TurnSource
  readonly text: string
  readonly pasted: readonly string[]
  /** What the person was asked, for an `answer`. */
  readonly question?: string
  /** The tool call that a `denial` refused or an `answer` replies to. */
  readonly toolUseId?: string
  /** Number of the text within its entry, from 0; some numbers belong to placeholders that nobody typed. */
  readonly slot: number
}

export type DecodeOptions = {
  /** Take what programs typed as if a person had. */
  readonly includeAutomation?: boolean
}

/** What an entry of type `user` means to the turns. */
export type UserEntry =
  | { readonly kind: 'human'; readonly texts: readonly HumanText[] }
  /** A prompt that no person typed: it ends the turn before it and starts none. */
  | { readonly kind: 'machine'; readonly text: string; readonly automation: boolean }
  | { readonly kind: 'interrupt' }
  /** Part of the turn that is running: tool results, skill bodies, hook feedback, command output. */
  | { readonly kind: 'inner'; readonly text: string }

const INNER: UserEntry = { kind: 'inner', text: '' }

/** Texts that the client writes into a `user` entry by itself (counts in the corpus statistics). */
const MACHINE_PROMPT =
  /^(?:<(?:task|agent|bash)-notification|<teammate-message|<cross-session-message|<agent-message|Another Claude session sent a message|Implement the following plan:)/
const INNER_TEXT =
  /^(?:This session is being continued from a previous conversation|Caveat: The messages below|Base directory for this skill:|Stop hook feedback:|Operation stopped by hook|UserPromptSubmit operation blocked|Unknown (?:skill|slash command):|\[Image: |## Context Usage|<local-command-(?:stdout|stderr|caveat)>|<bash-(?:input|stdout|stderr)>|No response requested\.$)/
const INTERRUPT = /^\[Request interrupted by user/

/**
 * Decides what a `user` entry is, by every marker that any client version is known to write; none of them is required,
 * because fields come and go between versions (origin, promptSource, entrypoint and planContent are all younger or older
 * than the rest).
 */
export function readUserEntry(entry: Entry, options: DecodeOptions = {}): UserEntry {
  const blocks = contentBlocks(entry)
  const typed = blocks.filter((block) => field(block, 'type') === 'text').map((block) => text(block, 'text'))
  const interrupted = typed.some((part) => INTERRUPT.test(part.trimStart()))
  if (blocks.some((block) => field(block, 'type') === 'tool_result')) {
    const said = toolResultTexts(entry, blocks)
    return said.kind === 'inner' && interrupted ? { kind: 'interrupt' } : said
  }
  const first = typed.find((part) => stripWrappers(part).trim() !== '')?.trimStart() ?? ''
  if (interrupted) return { kind: 'interrupt' }
  if (isHidden(entry)) return { kind: 'inner', text: first }
  if (field(entry, 'planContent') !== undefined || MACHINE_PROMPT.test(first) || fromMachine(entry))
    return { kind: 'machine', text: first, automation: false }
  if (!options.includeAutomation && isAutomation(entry, first))
    return { kind: 'machine', text: first, automation: true }
  return typedTexts(typed)
}

function typedTexts(typed: readonly string[]): UserEntry {
  const command = slashArguments(typed.join('\n'))
  if (command) return command.text === '' ? commandEntry(command.custom) : human('slash_args', command.text)
  const memory = between(typed.join('\n'), '<user-memory-input>', '</user-memory-input>').trim()
  if (memory) return human('memory', memory)
  const kept = typed.map((part) => stripWrappers(part)).filter((part) => !INNER_TEXT.test(part.trimStart()))
  const whole = kept.join('\n').trim()
  return whole === '' ? INNER : human('prompt', whole)
}

function between(whole: string, opening: string, closing: string): string {
  const start = whole.indexOf(opening)
  const end = start === -1 ? -1 : whole.indexOf(closing, start)
  return end === -1 ? '' : whole.slice(start + opening.length, end)
}

/** A custom command without arguments is a prompt that the person did not word; a built-in one is no prompt at all. */
function commandEntry(custom: boolean): UserEntry {
  return custom ? { kind: 'machine', text: '', automation: false } : INNER
}

function human(source: TurnSource, raw: string): UserEntry {
  const { typed, pasted } = splitPasted(raw)
  return typed === '' && pasted.length === 0
    ? INNER
    : { kind: 'human', texts: [{ source, text: typed, pasted, slot: 0 }] }
}

function isHidden(entry: Entry): boolean {
  return (
    field(entry, 'isMeta') === true ||
    field(entry, 'isCompactSummary') === true ||
    field(entry, 'isVisibleInTranscriptOnly') === true
  )
}

/** Newer clients say where a prompt came from; absent means unknown, and the text decides. */
function fromMachine(entry: Entry): boolean {
  const kind = field(field(entry, 'origin'), 'kind')
  if (typeof kind === 'string' && kind !== 'human') return true
  return field(entry, 'promptSource') === 'system'
}

/**
 * How the client tells the model that the person refused, with their reason behind it. Only at the start of a failed result:
 * what a command or a server prints must not be able to speak for the person.
 */
const DENIED =
  /^(?:The user doesn't want to [^\n]{0,300}To tell you how to proceed, the user said:|The user provided the following reason for the rejection:)/
const DENIAL_NOTE = "\n\nNote: The user's next message may contain a correction"
const ANSWERED = /^(?:User has answered|The user answered|Your questions? )/

function toolResultTexts(entry: Entry, blocks: readonly unknown[]): UserEntry {
  const texts: HumanText[] = []
  for (const block of blocks) {
    if (field(block, 'type') !== 'tool_result') continue
    const toolUseId = text(block, 'tool_use_id')
    const said = spoken(block, field(entry, 'toolUseResult'))
    for (const [index, one] of said.entries()) {
      const { typed, pasted } = splitPasted(one.text)
      const slot = texts.length === 0 ? index : (texts.at(-1)?.slot ?? 0) + 1
      if (typed !== '' && typed !== NOTES_ONLY) texts.push({ ...one, text: typed, pasted, toolUseId, slot })
    }
  }
  return texts.length === 0 ? INNER : { kind: 'human', texts }
}

type Said = Pick<HumanText, 'source' | 'text' | 'question'>

function spoken(block: unknown, result: unknown): Said[] {
  const told = resultText(block)
  if (field(block, 'is_error') === true) return denied(told)
  return ANSWERED.test(told) ? answered(result) : []
}

function denied(result: string): Said[] {
  const told = DENIED.exec(result)?.[0]
  if (told === undefined) return []
  const reason = result.slice(told.length)
  const note = reason.lastIndexOf(DENIAL_NOTE)
  const said = (note === -1 ? reason : reason.slice(0, note)).trim()
  if (said === '' || said.startsWith('The user wants to clarify these questions')) return []
  return [{ source: 'denial', text: said }]
}

/** What the client writes in place of an answer when the person only left a note. */
const NOTES_ONLY = '(notes only)'

/** Answers to questions that are not one of the offered labels, and notes beside them. */
function answered(result: unknown): Said[] {
  const answers = field(result, 'answers')
  if (!isEntry(answers)) return []
  const annotations = field(result, 'annotations')
  const questions = list(field(result, 'questions'))
  const asked = new Set([...Object.keys(answers), ...(isEntry(annotations) ? Object.keys(annotations) : [])])
  return [...asked].flatMap((question) => {
    const options = questions.find((one) => field(one, 'question') === question)
    const said = new Set([
      freeAnswer(answerText(field(answers, question)), options),
      text(field(annotations, question), 'notes').trim(),
    ])
    return [...said].filter((one) => one !== '').map((one): Said => ({ source: 'answer', text: one, question }))
  })
}

/** A multiple choice is written as one string, or as a list. */
function answerText(answer: unknown): string {
  const parts = typeof answer === 'string' ? [answer] : list(answer).filter((part) => typeof part === 'string')
  return parts.join(', ')
}

/** What is left of an answer without the offered labels: a multiple choice is written as `label, label, own words`. */
function freeAnswer(answer: string, question: unknown): string {
  const said = answer.trim()
  if (question === undefined) return ''
  const labels = list(field(question, 'options')).map((option) => text(option, 'label'))
  if (labels.includes(said)) return ''
  if (field(question, 'multiSelect') !== true) return said
  let rest = said
  for (const label of labels.toSorted((a, b) => b.length - a.length)) {
    if (label === '') continue
    const at = rest.indexOf(label)
    if (at === -1 || !/^(?:,|$)/.test(rest.slice(at + label.length)) || !/(?:^|, )$/.test(rest.slice(0, at))) continue
    rest = rest.slice(0, at) + rest.slice(at + label.length).replace(/^, /, '')
  }
  return rest.endsWith(', ') ? rest.slice(0, -2) : rest
}
