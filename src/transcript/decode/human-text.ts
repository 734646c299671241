import { isDecidedByPerson, isFromPerson, withoutFrame } from '../entry/agent-words.ts'
import { isApprovedPlan, wordsWithApproval } from '../entry/approved-plan.ts'
import { authorOf, isHidden, isMarked } from '../entry/author.ts'
import { isAutomation, isNotification } from '../entry/automation.ts'
import { contentBlocks, type Entry, field, text } from '../entry/entry.ts'
import type { EchoEvent, HumanText, InterruptEvent, MachineEvent } from '../event/event.ts'
import type { TurnSource } from '../event/turn.ts'
import { splitPasted } from '../prompt/pasted.ts'
import { slashArguments, type SlashCommand, typedCommand } from '../prompt/slash-command.ts'
import { stripBlocks } from '../prompt/wrappers.ts'
import { spokenTexts } from './spoken-text.ts'

export type DecodeOptions = {
  /** Treat what programs typed as if a person had. */
  readonly includeAutomation?: boolean
  /** It is a subagent's file. */
  readonly agent?: boolean
}

/** What an entry of type `user` says besides its tool results: the texts of a person, or an event of another kind. */
export type UserEntry =
  | {
      readonly kind: 'human'
      readonly texts: readonly HumanText[]
      /** The client's mark of an interrupt is beside the words. */
      readonly interrupted?: true
    }
  | MachineEvent
  | EchoEvent
  | InterruptEvent

const NOTHING_SAID: EchoEvent = { kind: 'echo', text: '' }
/** A prompt in a form that is not known, or none at all. */
const UNREADABLE: EchoEvent = { kind: 'echo', text: '', strange: true }

function isKnownBlock(block: unknown): boolean {
  const type = text(block, 'type')
  return type === 'image' || type === 'document' || (type === 'text' && typeof field(block, 'text') === 'string')
}

/** Texts that the client itself writes into a `user` entry (counts from the corpus statistics). */
const CLIENT_TEXT =
  /^(?:This session is being continued from a previous conversation|Caveat: The messages below|Base directory for this skill:|Stop hook feedback:|Operation stopped by hook|UserPromptSubmit operation blocked|Unknown (?:skill|slash command):|\[Image: |## Context Usage|<local-command-(?:stdout|stderr|caveat)>|<bash-(?:input|stdout|stderr)>|No response requested\.$)/
const INTERRUPT = /^\s*\[Request interrupted by user[^\]\n]{0,80}\]/

/** What a `user` entry is. The client's mark of an interrupt may stand alone, or beside what was typed instead. */
export function readUserEntry(entry: Entry, options: DecodeOptions = {}): UserEntry {
  const blocks = contentBlocks(entry)
  const written = blocks.filter((block) => field(block, 'type') === 'text').map((block) => text(block, 'text'))
  const typed = written.map((part) => part.replace(INTERRUPT, ''))
  const found = readWords(entry, blocks, typed, options)
  if (!written.some((part) => INTERRUPT.test(part))) return found
  return found.kind === 'human' ? { ...found, interrupted: true } : { kind: 'interrupt' }
}

/**
 * Decides it by every marker that any known client version writes. None is required, because fields come and go between versions (origin,
 * promptSource, entrypoint and planContent all exist only in some).
 */
function readWords(
  entry: Entry,
  blocks: readonly unknown[],
  typed: readonly string[],
  options: DecodeOptions,
): UserEntry {
  if (blocks.some((block) => field(block, 'type') === 'tool_result')) {
    const spoken = spokenTexts(blocks, entry)
    const said = spoken.length > 0 ? spoken : amendment(typed, entry)
    const texts = options.agent && !isDecidedByPerson(entry) ? [] : said
    return texts.length > 0 ? { kind: 'human', texts } : NOTHING_SAID
  }
  if (options.agent) return saidToAgent(entry, typed)
  const stripped = stripBlocks(typed)
  const first = typed.find((_, at) => stripped[at]?.trim() !== '')?.trimStart() ?? ''
  if (isHidden(entry)) return { kind: 'echo', text: first }
  const author = authorOf(entry)
  if (isApprovedPlan(entry, first)) {
    const words = wordsWithApproval(entry, first)
    return words === '' ? machine(first) : human('answer', words)
  }
  if (isNotification(first) || author === 'other') return machine(first)
  if (author === 'stranger') return { ...machine(first), strange: true }
  if (!options.includeAutomation && isAutomation(entry, first)) return { ...machine(first), automation: true }
  return blocks.some(isKnownBlock) ? typedTexts(typed, entry) : UNREADABLE
}

/** What was typed to a subagent is hidden, too: the client shows its own copy of it. */
function saidToAgent(entry: Entry, typed: readonly string[]): UserEntry {
  const words = typed.map(withoutFrame)
  const first = words.join('\n').trimStart()
  if (isFromPerson(entry) && !isMarked(entry, 'isCompactSummary') && !isNotification(first))
    return typedTexts(words, entry)
  const author = authorOf(entry)
  const isEcho = isHidden(entry) && author !== 'other' && author !== 'stranger'
  return isEcho ? { kind: 'echo', text: first } : machine(first)
}

/** What the person said when they allowed a tool call ("yes, but …"): the client writes it beside the result. */
function amendment(typed: readonly string[], entry: Entry): HumanText[] {
  const said = isHidden(entry) ? '' : ownWords(typed)
  if (said === '' || isAutomation(entry, said)) return []
  const words = splitPasted(said)
  return words.text === '' ? [] : [{ source: 'answer', ...words, slot: 0 }]
}

/** Without what the client and hooks add before, after or around typed text. */
function ownWords(typed: readonly string[]): string {
  const kept = stripBlocks(typed).filter((part) => !CLIENT_TEXT.test(part.trimStart()))
  return kept.join('\n').trim()
}

function typedTexts(typed: readonly string[], entry: Entry): UserEntry {
  // A command comes after what an editor sends with it.
  const start = stripBlocks(typed).findIndex((part) => part.trim() !== '')
  const said = typed.slice(Math.max(start, 0)).join('\n')
  const command = slashArguments(said) ?? forkedCommand(said, entry)
  if (command) return commandEntry(command)
  const memory = between(typed.join('\n'), '<user-memory-input>', '</user-memory-input>').trim()
  if (memory) return human('memory', memory)
  const whole = ownWords(typed)
  return whole === '' ? { kind: 'echo', text: shellCommand(typed.join('\n').trim()) } : human('prompt', whole)
}

/** The command of a skill that runs in a subagent of its own: written as it was typed, and in contrast to a prompt without how it came in. */
function forkedCommand(said: string, entry: Entry): SlashCommand | undefined {
  return authorOf(entry) === 'person' && text(entry, 'promptSource') === '' ? typedCommand(said.trim()) : undefined
}

const SHELL = /^<bash-input>(.*)<\/bash-input>$/s

/** A shell command (`!`) is not addressed to the model, but while the model works it waits in the queue like a prompt. */
function shellCommand(whole: string): string {
  return SHELL.exec(whole)?.[1]?.trim() ?? ''
}

function between(whole: string, opening: string, closing: string): string {
  const start = whole.indexOf(opening)
  const end = start === -1 ? -1 : whole.indexOf(closing, start)
  return end === -1 ? '' : whole.slice(start + opening.length, end)
}

/** A custom command without arguments is a prompt the person did not word; a built-in one is not a prompt at all. */
function commandEntry({ custom, text: said }: SlashCommand): UserEntry {
  if (said !== '') return human('slash_args', said)
  return custom ? machine('') : NOTHING_SAID
}

/** A prompt that no person typed, nor a program. */
function machine(text: string): MachineEvent {
  return { kind: 'machine', text, automation: false }
}

function human(source: TurnSource, raw: string): UserEntry {
  const said = splitPasted(raw)
  return said.text === '' && said.pasted.length === 0
    ? NOTHING_SAID
    : { kind: 'human', texts: [{ source, ...said, slot: 0 }] }
}
