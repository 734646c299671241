import { visibleLine } from '../../text/sanitize.ts'
import { shellWord } from '../../workspace/shell-word.ts'

const PLAIN = /^[\w@%+=:,./-]+$/u

/** A command as a person would type it, complete and on one line: what `sh -c` is given is the important part. */
export function commandText(command: readonly string[]): string {
  return command.map(typed).join(' ')
}

function typed(word: string): string {
  const shown = visibleLine(word)
  return PLAIN.test(shown) ? shown : shellWord(shown)
}
