import { isObject, listIn } from '../../base/parsed-json.ts'
import { beginning } from '../../text/beginning.ts'
import { isFromPerson, withoutFrame } from '../entry/agent-words.ts'
import { authorOf, isMarked } from '../entry/author.ts'
import { notesDenials } from '../entry/denial.ts'
import { contentBlocks, type Entry, field, resultText, text } from '../entry/entry.ts'
import { nameFor } from '../entry/name-for.ts'
import { scriptedName, scriptedText } from '../entry/scripted.ts'
import type { AskedQuestion } from '../event/before-chat.ts'
import type { HumanEvent, HumanText, Position, QueueEvent, TranscriptEvent } from '../event/event.ts'
import { splitPasted } from '../prompt/pasted.ts'
import { slashArguments, unknownArguments } from '../prompt/slash-command.ts'
import { stripBlocks, stripWrappers } from '../prompt/wrappers.ts'
import { type DecodeOptions, readUserEntry } from './human-text.ts'
import { queuedText } from './queued-text.ts'

/** Stop reasons after which the model says nothing more unless it is asked. */
export const FINISHED: ReadonlySet<string> = new Set(['end_turn', 'stop_sequence', 'refusal'])
/** Subtypes by which the client notes that a turn is over. */
export const SETTLING: ReadonlySet<string> = new Set(['turn_duration', 'stop_hook_summary'])
/** Input fields that say what a tool call was about; the first one present is used. */
export const TARGET_KEYS: ReadonlySet<string> = new Set(
  'command file_path notebook_path path pattern url query skill'.split(' '),
)
/** What the model says a call is for: used if there is nothing else, since it may be written before the command. */
export const PURPOSE_KEY = 'description'
export const MAX_TARGET_UNITS = 200

const INTERRUPT: TranscriptEvent = { kind: 'interrupt' }

/** The events of one parsed line, in the order in which they appear there. */
export function decodeEntry(entry: Entry, position: Position, options: DecodeOptions): TranscriptEvent[] {
  if (!options.agent && isMarked(entry, 'isSidechain')) return []
  switch (text(entry, 'type')) {
    case 'user':
      return userEvents(entry, position, options)
    case 'assistant':
      return assistantEvents(entry)
    case 'attachment':
      return attachmentEvents(entry, position, options)
    // The client's notes are in the main transcript.
    case 'system':
      return options.agent ? [] : systemEvents(entry, position)
    case 'queue-operation':
      return options.agent ? [] : [queueEvent(entry, position)]
    default:
      return []
  }
}

function queueEvent(entry: Entry, position: Position): QueueEvent {
  const content = text(entry, 'content')
  return {
    kind: 'queue',
    operation: text(entry, 'operation'),
    content,
    said: mayBePersons(entry) ? queuedText(stripWrappers(content)) : undefined,
    position,
    sessionId: text(entry, 'sessionId'),
    at: text(entry, 'timestamp'),
  }
}

function systemEvents(entry: Entry, position: Position): TranscriptEvent[] {
  const subtype = text(entry, 'subtype')
  if (SETTLING.has(subtype)) return [{ kind: 'settled' }]
  if (isSummedUp(entry)) return [{ kind: 'summed-up', parent: text(entry, 'logicalParentUuid') }]
  if (isBlocked(entry)) return [{ kind: 'blocked' }]
  const said = saidOnlyThere(subtype, entry)
  return said === '' ? [] : [humanEvent(entry, [{ source: 'slash_args', ...splitPasted(said), slot: 0 }], position)]
}

/** Whether a compaction sums up the end and keeps what came before it. Any other keeps the last entries, which then follow its summary. */
function isSummedUp(entry: Entry): boolean {
  const anchor = text(field(field(entry, 'compactMetadata'), 'preservedSegment'), 'anchorUuid')
  return anchor !== '' && anchor === text(entry, 'uuid')
}

/** Whether the client notes that a hook kept it from sending a prompt; older clients say so in words alone. */
function isBlocked(entry: Entry): boolean {
  const isKept = field(field(entry, 'promptSubmitEnding'), 'promptKept')
  return isKept === false || text(entry, 'content').startsWith('UserPromptSubmit operation blocked')
}

/** What is not part of the conversation: said to a side helper, or after a command that does not exist. */
function saidOnlyThere(subtype: string, entry: Entry): string {
  const content = text(entry, 'content')
  if (subtype === 'informational') return unknownArguments(content)
  return subtype === 'local_command' ? (slashArguments(content)?.text ?? saidToFork(content, entry)) : ''
}

/**
 * What was said with `/fork`, as the client notes once it has run. It goes to a subagent where the person has no view of sessions, or else to a
 * session of its own, as the first prompt there.
 */
function saidToFork(printed: string, entry: Entry): string {
  const run = field(entry, 'commandRun')
  const isToAgent = text(run, 'command') === 'fork' && printed.startsWith('<local-command-stdout>⑂ forked ')
  return isToAgent ? text(run, 'args').trim() : ''
}

function userEvents(entry: Entry, position: Position, options: DecodeOptions): TranscriptEvent[] {
  const found = readUserEntry(entry, options)
  const results = contentBlocks(entry)
    .filter((block) => field(block, 'type') === 'tool_result')
    .map((block) => resultEvent(entry, block))
  switch (found.kind) {
    case 'human':
      return [...results, ...(found.interrupted ? [INTERRUPT] : []), humanEvent(entry, found.texts, position)]
    case 'machine':
      return [found]
    case 'interrupt':
      return [...results, found]
    case 'echo':
      return found.text === '' && !found.strange ? results : [found]
  }
}

const REJECTED =
  /^(?:The user doesn't want to (?:proceed|take this action)|The user wants to clarify|User rejected|Permission (?:for|to use))/

function resultEvent(entry: Entry, block: unknown): TranscriptEvent {
  const id = text(block, 'tool_use_id')
  if (field(block, 'is_error') !== true) return { kind: 'result', id, outcome: 'ok' }
  const kind = text(entry, 'toolDenialKind')
  const denied = kind !== '' || (!notesDenials(text(entry, 'version')) && REJECTED.test(resultText(block)))
  return { kind: 'result', id, outcome: denied ? 'denied' : 'failed' }
}

function humanEvent(entry: Entry, texts: readonly HumanText[], position: Position): HumanEvent {
  const at = text(entry, 'timestamp')
  return {
    kind: 'human',
    texts,
    position,
    uuid: text(entry, 'uuid') || nameFor('e', at || String(position.line), texts.map((said) => said.text).join('\n')),
    parent: text(entry, 'parentUuid'),
    sessionId: text(entry, 'sessionId'),
    at,
    version: text(entry, 'version'),
    ...typedIn(entry),
  }
}

/** Entries that a branch copied name the session that they were copied from. */
function typedIn(entry: Entry): Pick<HumanEvent, 'typedIn'> {
  const cwd = text(entry, 'cwd')
  const sessionId = text(field(entry, 'forkedFrom'), 'sessionId') || text(entry, 'sessionId')
  return cwd === '' ? {} : { typedIn: { cwd, sessionId } }
}

function assistantEvents(entry: Entry): TranscriptEvent[] {
  const message = field(entry, 'message')
  const blocks = contentBlocks(entry)
  const said = blocks
    .filter((block) => field(block, 'type') === 'text')
    .map((block) => text(block, 'text').trim())
    .filter((part) => part !== '')
    .join('\n\n')
  const events: TranscriptEvent[] = []
  const aborted = field(entry, 'isAbortedMidStream') === true
  const failed = field(entry, 'isApiErrorMessage') === true || aborted
  const synthetic = text(message, 'model') === '<synthetic>'
  if (said !== '' || failed)
    events.push({
      kind: 'answer',
      messageId: text(message, 'id'),
      uuid: text(entry, 'uuid'),
      text: failed || synthetic ? '' : said,
      ...(aborted && !synthetic && { stopped: said }),
      finished: FINISHED.has(text(message, 'stop_reason')) || field(entry, 'isApiErrorMessage') === true,
      failed,
    })
  for (const block of blocks)
    if (field(block, 'type') === 'tool_use')
      events.push({
        kind: 'call',
        id: text(block, 'id'),
        name: text(block, 'name'),
        target: target(field(block, 'input')),
        ...askedIn(block),
      })
  return events
}

/** Questions wait in the cursor for their answers. The client shows four with four options each, and nobody reads anything longer than this. */
const MAX_ASKED_UNITS = 8_000

/** The questions of a call that asks any: without them, answers given before a refusal cannot be recognised. */
function askedIn(block: unknown): { asked?: AskedQuestion[] } {
  if (text(block, 'name') !== 'AskUserQuestion') return {}
  const asked = listIn(field(field(block, 'input'), 'questions')).map((one) => ({
    question: text(one, 'question'),
    options: listIn(field(one, 'options')).map((option) => ({ label: text(option, 'label') })),
    multiSelect: field(one, 'multiSelect') === true,
  }))
  return JSON.stringify(asked).length > MAX_ASKED_UNITS ? {} : { asked }
}

/** The command of a shell call, the path of a file call. */
function target(input: unknown): string {
  if (!isObject(input)) return ''
  const names = [...Object.keys(input).filter((name) => TARGET_KEYS.has(name)), PURPOSE_KEY]
  const key = names.find((name) => text(input, name) !== '')
  return key === undefined ? '' : beginning(text(input, key), MAX_TARGET_UNITS)
}

/** Prompts typed while the model worked, and what the client itself put into the same queue. */
function attachmentEvents(entry: Entry, position: Position, { agent }: DecodeOptions): TranscriptEvent[] {
  const attachment = field(entry, 'attachment')
  if (text(attachment, 'type') === 'hook_success' && !agent) return hookEvents(entry, attachment)
  if (text(attachment, 'type') !== 'queued_command') return []
  if (agent) return isFromPerson(attachment) ? queuedEvents(entry, attachment, position) : []
  const mode = text(attachment, 'commandMode')
  if (mayBePersons(attachment) && (mode === '' || mode === 'prompt')) return queuedEvents(entry, attachment, position)
  const said = queuedBlocks(attachment).join('\n')
  return [{ kind: 'echo', text: said, ...(authorOf(attachment) === 'stranger' && { strange: true }) }]
}

/** Whether nothing in a record of the queue or in an attachment says that somebody else wrote the words. */
function mayBePersons(said: unknown): boolean {
  const author = authorOf(said)
  return (author === 'person' || author === 'unsaid') && !isMarked(said, 'isMeta')
}

function hookEvents(entry: Entry, attachment: unknown): TranscriptEvent[] {
  const said = scriptedText(entry, attachment)
  if (said === '') return []
  // As the client writes it down; it is read like any prompt.
  const read = readUserEntry({ type: 'user', message: { role: 'user', content: said } })
  return read.kind === 'human' ? [{ kind: 'scripted', name: scriptedName(read.texts) }] : []
}

function queuedBlocks(attachment: unknown): string[] {
  const prompt = field(attachment, 'prompt')
  return typeof prompt === 'string' ? [prompt] : listIn(prompt).map((block) => text(block, 'text'))
}

function queuedEvents(entry: Entry, attachment: unknown, position: Position): TranscriptEvent[] {
  const said = queuedText(stripBlocks(queuedBlocks(attachment).map(withoutFrame)).join('\n'))
  return said === undefined ? [] : [humanEvent(entry, [said], position)]
}
