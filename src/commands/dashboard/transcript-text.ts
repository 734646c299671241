import { parseIfJson } from '../../runtime/parsed-json.ts'
import { visible } from '../../text/sanitize.ts'
import { isAgentFile } from '../../transcript/agent-file.ts'
import { decodeEntry } from '../../transcript/decode.ts'
import { type Entry, field, isEntry } from '../../transcript/entry.ts'
import { entryUuid } from '../../transcript/turn.ts'
import { readOrdinaryFile } from '../../workspace/ordinary-file.ts'

/** A text for the pager, and the line to open it at, counted from 1. */
export type PagerText = { readonly text: string; readonly line: number }

type Block = { readonly type?: unknown; readonly text?: unknown; readonly name?: unknown }

/**
 * A transcript at a turn: who said what, in order, with every character visible. Tool calls are one line each; what tools returned is left
 * out. At line 1 if the turn is not there.
 */
export function transcriptText(path: string, turnUuid: string | undefined): PagerText {
  const agent = isAgentFile(path)
  const lines: string[] = []
  let found = 1
  for (const raw of readOrdinaryFile(path).toString('utf8').split('\n')) {
    const entry = parseEntry(raw)
    const { who, said } = entry ? spokenIn(entry, agent) : NOTHING
    if (said === '') continue
    if (turnUuid !== undefined && entry?.uuid === entryUuid(turnUuid)) {
      found = lines.length + 1
      lines.push('──── this turn ────')
    }
    lines.push(
      `${who}:`,
      ...visible(said)
        .split('\n')
        .map((line) => `  ${line}`),
      '',
    )
  }
  return { text: `${lines.join('\n')}\n`, line: found }
}

type Spoken = { readonly who: string; readonly said: string }
const NOTHING: Spoken = { who: '', said: '' }

/** A subagent is spoken to by its caller. What the person says to one is hidden in the entry, as are reasons for denials and queued prompts. */
function spokenIn(entry: Entry, agent: boolean): Spoken {
  const isShown = (entry.type === 'user' || entry.type === 'assistant') && entry.isMeta !== true
  const said = isShown ? textOf(field(entry.message, 'content')) : ''
  const typed = agent || said === '' ? typedIn(entry, agent) : ''
  if (typed !== '') return { who: 'you', said: typed }
  const [asks, answers] = agent ? ['claude', 'subagent'] : ['you', 'claude']
  return { who: entry.type === 'user' ? asks : answers, said }
}

function typedIn(entry: Entry, agent: boolean): string {
  return decodeEntry(entry, { offset: 0, line: 1 }, { agent })
    .flatMap((event) => (event.kind === 'human' ? event.texts : []))
    .flatMap(({ text, pasted }) => [text, ...pasted])
    .join('\n')
}

/** Undefined for a damaged line, which the review reports, and for one that is still being written. */
function parseEntry(raw: string): Entry | undefined {
  const value = parseIfJson(raw)
  return isEntry(value) ? value : undefined
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return (content as readonly Block[])
    .flatMap((block) => {
      if (block.type === 'text' && typeof block.text === 'string') return [block.text]
      return block.type === 'tool_use' && typeof block.name === 'string' ? [`[${block.name}]`] : []
    })
    .join('\n')
}
