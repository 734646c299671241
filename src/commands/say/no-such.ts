import { EXIT, UserError } from '../../base/user-error.ts'
import { visible } from '../../text/sanitize.ts'

/** How many of several possible ones an error names. */
const SHOWN = 5

/** What is looked for, e.g. an item by one of several ids, and where all of them are listed. */
type Wanted = { readonly one: string; readonly several: string; readonly listed: string }

/** The error (exit 2) for a word on the command line that is no id: those it could be the beginning of, or where to find all. */
export function noSuch(typed: string, possible: readonly string[], { one, several, listed }: Wanted): UserError {
  const word = visible(typed)
  const isUnknown = possible.length === 0
  return new UserError(
    isUnknown ? `There is no ${one} "${word}"` : `"${word}" matches the beginning of ${possible.length} ${several}`,
    {
      hint: isUnknown ? `${listed} shows every id` : possible.slice(0, SHOWN).map(visible),
      exitCode: EXIT.usage,
      code: isUnknown ? 'unknown-id' : 'ambiguous-id',
    },
  )
}
