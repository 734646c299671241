import { objectIfJson } from '../../../base/parsed-json.ts'
import { visible } from '../../../text/sanitize.ts'
import { decodeEntry } from '../../../transcript/decode/decode.ts'
import { contentBlocks, type Entry, field, text } from '../../../transcript/entry/entry.ts'
import { entryUuid } from '../../../transcript/event/turn.ts'
import { isAgentFile } from '../../../transcript/read/agent-file.ts'
import { readOrdinaryFile } from '../../../workspace/files/ordinary-file.ts'

/** A text for the pager, and the line to open it at, counted from 1. */
export type PagerText = { readonly text: string; readonly line: number }

/**
 * A transcript at a turn: who said what, in order, with every character visible. Tool calls are one line each; what tools returned is left
 * out. At line 1 if the turn is not there.
 */
export function transcriptText(path: string, turnUuid: string | undefined): PagerText {
  const agent = isAgentFile(path)
  const lines: string[] = []
  let found = 1
  for (const raw of readOrdinaryFile(path).toString('utf8').split('\n')) {
    // A damaged line, which the review reports, or one that is still being written, is no entry.
    const entry = objectIfJson(raw)
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
  const said = isShown ? textOf(entry) : ''
  const typed = agent || said === '' ? typedIn(entry, agent) : ''
  if (typed !== '') return { who: 'you', said: typed }
  const [asks, answers] = agent ? ['claude', 'subagent'] : ['you', 'claude']
  return { who: entry.type === 'user' ? asks : answers, said }
}

function typedIn(entry: Entry, agent: boolean): string {
  return decodeEntry(entry, { offset: 0, line: 1 }, { agent })
    .flatMap((event) => (event.kind === 'human' ? event.texts : []))
    .flatMap((typed) => [typed.text, ...typed.pasted])
    .join('\n')
}

function textOf(entry: Entry): string {
  return contentBlocks(entry)
    .flatMap((block) => {
      const type = field(block, 'type')
      if (type === 'text') return [text(block, 'text')]
      return type === 'tool_use' ? [`[${text(block, 'name')}]`] : []
    })
    .join('\n')
}
