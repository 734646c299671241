import { EXIT } from '../base/user-error.ts'
import { damagedTranscriptText } from '../review/record/damaged-lines.ts'
import { count } from '../text/count.ts'
import { visible } from '../text/sanitize.ts'
import { redactTogether } from '../text/secrets/redact.ts'
import type { Turn } from '../transcript/event/turn.ts'
import type { ReadResult } from '../transcript/read/reader.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { print, remark } from './say/say.ts'
import { readTranscriptFile } from './sessions/read-transcript-file.ts'
import type { CommandContext, Options } from './start/context.ts'
import { refuseAgent } from './start/person.ts'

/**
 * `sage turns FILE [--json]`: a transcript as Sage sees it: everything that was typed, in file order, secrets masked. Not inside Claude
 * Code: nobody has approved any of it.
 */
export async function run(context: CommandContext, [path = '']: readonly string[], options: Options): Promise<number> {
  refuseAgent(context, 'show what was typed')
  const { stdout, stderr } = context
  const read = await readForDisplay(context, path, options.automation === true)
  if (read.damagedLines.length > 0) remark(stderr, damagedTranscriptText(path, read.damagedLines))
  const turns = await Promise.all(read.turns.map((turn) => maskedTurn(turn)))
  if (options.json === true) stdout.write(jsonAnswer({ turns: turns.map(turnJson) }))
  else if (turns.length === 0) remark(stderr, `Nothing was typed in "${path}"${automatedText(read)}`)
  else print(stdout, `${turns.map(turnText).join('\n\n')}\n`)
  return EXIT.ok
}

/** Includes what a review would still wait for, marked as not complete. */
async function readForDisplay(context: CommandContext, path: string, includeAutomation: boolean): Promise<ReadResult> {
  const read = await readTranscriptFile(context, path, { includeAutomation })
  if (read.settled) return read
  const whole = await readTranscriptFile(context, path, { includeAutomation, endOfSession: true })
  const complete = new Set(read.turns.filter((turn) => turn.complete).map((turn) => turn.uuid))
  return { ...whole, turns: whole.turns.map((turn) => ({ ...turn, complete: complete.has(turn.uuid) })) }
}

/** The turn with the secrets in its words and in the answer masked: what is printed is often pasted elsewhere. */
async function maskedTurn(turn: Turn): Promise<Turn> {
  const { text, assistantText, pasted } = turn
  const redacted = await redactTogether([text, assistantText, ...(pasted ?? [])])
  const [typed = '', answer = '', ...blocks] = redacted.map((each) => each.text)
  return { ...turn, text: typed, assistantText: answer, ...(pasted && { pasted: blocks }) }
}

function automatedText({ stats }: ReadResult): string {
  return stats.automated > 0 ? `; --automation shows prompts from programs (${stats.automated})` : ''
}

function turnJson({ uuid, source, text, pasted, assistantText, complete, sessionId, at }: Turn) {
  return { uuid, source, text, pasted, assistantText, complete, sessionId, at }
}

/** One turn for a person: where it is, what was typed, and in short what came of it. */
function turnText(turn: Turn): string {
  const where = `${turn.source.replace('_', ' ')} · line ${turn.line}${turn.at === '' ? '' : ` · ${turn.at}`}`
  const pasted = (turn.pasted ?? []).map((block) => `  [pasted: ${block.split('\n').length} lines]`)
  const typed =
    turn.text === ''
      ? []
      : visible(turn.text)
          .split('\n')
          .map((line) => `  ${line}`)
  return [`${visible(where)}${notesText(turn)}`, ...typed, ...pasted, ...outcomeLines(turn)].join('\n')
}

function notesText({ complete, facts }: Turn): string {
  const said = [
    facts.afterInterrupt && 'after an interrupt',
    facts.denied && `denied ${visible(facts.denied.name)}`,
    facts.rewound && 'rewound',
    facts.resent && 'sent again',
    facts.interrupted && 'interrupted',
    facts.failed && 'failed',
    !complete && 'not complete',
  ].filter((note) => note !== false && note !== undefined)
  return said.length === 0 ? '' : ` · ${said.join(' · ')}`
}

const ANSWER_SHOWN = 100

function outcomeLines({ assistantText, facts }: Turn): string[] {
  const failed = facts.toolCalls.filter((call) => call.outcome === 'failed').length
  const calls = facts.toolCalls.length
  const tools = calls === 0 ? '' : `${count(calls, 'tool call')}${failed > 0 ? `, ${failed} failed` : ''}`
  const last = visible(assistantText).trim().split('\n').at(-1) ?? ''
  const answer = last.length > ANSWER_SHOWN ? `${last.slice(0, ANSWER_SHOWN).toWellFormed()}…` : last
  const shown = [tools, answer].filter((part) => part !== '').join(' · ')
  return shown === '' ? [] : [`  ⎿ ${shown}`]
}
