import { closest } from '../../text/closest.ts'
import { EXIT, UserError } from '../../text/user-error.ts'
import type { CommandEntry } from '../options/command-entry.ts'
import { usageComplaint } from '../say/usage-complaint.ts'
import { commandTable } from './table.ts'

/** Arguments that can be any words, including ones that begin with a hyphen. */
const FREE_WORDS = /<(?:text|value|words)\.\.\.>/u
const NEEDS_ID = /^missing required argument 'ids?'$/u
const ARGUMENTS = /^(?:missing required argument|too many arguments)/u

/** What Commander complains about, with the way out. `typed`: all the words behind `sage`; `meant`: Commander's own guess. */
export function usageError(complaint: string, typed: readonly string[], meant?: string): UserError {
  const unknown = unknownInFamily(complaint, typed[0] ?? '')
  if (unknown) return unknown
  const command = ['sage', ...commandWords(typed)].join(' ')
  const entry = commandTable.find(({ name }) => command === `sage ${name}`)
  return new UserError(usageComplaint(complaint, command), {
    hint: meant ?? optionBeforeCommand(complaint, typed) ?? wayOutOf(complaint, command, entry),
    exitCode: EXIT.usage,
    code: 'usage',
  })
}

/** The error for a word that is no command. */
export function unknownCommand(typed: string, meant: string | undefined, list: string): UserError {
  return new UserError(`There is no command "${typed}"`, {
    hint: meant === undefined ? list : `Did you mean "sage ${meant}"?`,
    exitCode: EXIT.usage,
    code: 'unknown-command',
  })
}

function wayOutOf(complaint: string, command: string, entry: CommandEntry | undefined): string {
  const { args = '', wayOut } = entry ?? {}
  if (FREE_WORDS.test(args) && complaint.startsWith('unknown option'))
    return `If it is one of your words, put "--" before the first: ${command} -- …`
  if (wayOut !== undefined && ARGUMENTS.test(complaint)) return wayOut
  if (NEEDS_ID.test(complaint)) return `${listOf(command)} shows every id`
  return `${command} --help shows how to use it`
}

function listOf(command: string): string {
  const family = /^sage (?:session|memory)(?= )/u.exec(command)?.[0]
  return family === undefined ? 'sage list --all' : `${family} list`
}

/** Of `sage --json list`, Commander reads the option as one of `sage` itself. */
function optionBeforeCommand(complaint: string, [first = '', ...words]: readonly string[]): string | undefined {
  const place = words.findIndex((word) => commandTable.some(({ name }) => name.split(' ')[0] === word))
  if (!complaint.startsWith('unknown option') || !first.startsWith('-') || place < 0) return undefined
  return `Options come after the command: sage ${[...words.slice(place), first, ...words.slice(0, place)].join(' ')}`
}

/** For `sage session lst`, Commander names only `lst`. This adds the first word. */
function unknownInFamily(complaint: string, family: string): UserError | undefined {
  const typed = /^unknown command '(.*)'$/u.exec(complaint)?.[1]
  if (typed === undefined) return undefined
  const names = commandTable.flatMap(({ name }) =>
    name.startsWith(`${family} `) ? [name.slice(family.length + 1)] : [],
  )
  const meant = closest(typed, names)
  return unknownCommand(`${family} ${typed}`, meant && `${family} ${meant}`, `sage ${family} --help lists them`)
}

/** Those of the typed words that name a command, or the first word of some. */
function commandWords([first = '', second = '']: readonly string[]): string[] {
  if (first.startsWith('-')) return []
  return commandTable.some(({ name }) => name === `${first} ${second}`) ? [first, second] : [first]
}
