import { parseIfJson } from '../../base/parsed-json.ts'
import { type Entry, field, text } from './entry.ts'
import { nameFor } from './name-for.ts'

/** The field of a SessionStart hook's output whose words `claude -p` sends as the first prompt, written down like any other (2.1.330). */
export const INITIAL_MESSAGE = 'initialUserMessage'

/** What a hook that ran asked the client to send; '' if nothing. In a terminal the client sends nothing for a hook. */
export function scriptedText(entry: Entry, attachment: unknown): string {
  const printed = text(attachment, 'stdout')
  if (text(entry, 'entrypoint') === 'cli' || !printed.includes(INITIAL_MESSAGE)) return ''
  return text(field(parseIfJson(printed), 'hookSpecificOutput'), INITIAL_MESSAGE)
}

/** Stands for the words of a prompt where they may not be kept. */
export function scriptedName(texts: readonly { readonly text: string; readonly pasted: readonly string[] }[]): string {
  return nameFor('h', '', JSON.stringify(texts.map(({ text: typed, pasted }) => [typed, pasted])))
}
