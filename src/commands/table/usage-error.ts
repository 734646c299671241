import { lookUp } from '../../base/lookup.ts'
import { EXIT, UserError } from '../../base/user-error.ts'
import { UPDATE_SAGE } from '../../journal/file/problem-text.ts'
import { capitalised } from '../../text/capitalised.ts'
import { closest } from '../../text/closest.ts'
import { count } from '../../text/count.ts'
import type { CommandEntry } from '../options/command-entry.ts'
import { commandTable } from './table.ts'

/** Arguments that can be any words, including ones that begin with a hyphen. */
const FREE_WORDS = /<(?:text|value|words)\.\.\.>/u
const FILES = /<files?\b/u
/** Folders of transcripts begin with a hyphen, and a shell completes them. */
const LIKE_A_FILE = /^unknown option '(-[^=]*[./].*)'$/u
const NEEDS_ID = /^missing required argument 'ids?'$/u
const ARGUMENTS = /^(?:missing required argument|too many arguments)/u

/** What Commander complains about, with the way out. `typed`: all the words behind `sage`; `meant`: Commander's own guess. */
export function usageError(complaint: string, typed: readonly string[], meant?: string): UserError {
  const command = ['sage', ...namedCommand(typed)].join(' ')
  const entry = commandTable.find(({ name }) => command === `sage ${name}`)
  return new UserError(usageComplaint(complaint, command), {
    hint: meant ?? optionBeforeCommand(complaint, typed) ?? hintFor(complaint, command, entry),
    exitCode: EXIT.usage,
    code: 'usage',
  })
}

/** Commander's complaints that tell a programmer more than a user, in Sage's words. `command` is what was typed, e.g. `sage session retry`. */
function usageComplaint(complaint: string, command: string): string {
  const missing = /^missing required argument '(.+)'$/u.exec(complaint)?.[1]
  if (missing !== undefined) return `"${command}" needs <${missing}>`
  const valueless = /^option '(?:-\w, )?(\S+) (.+)' argument missing$/u.exec(complaint)
  if (valueless) return `${valueless[1]} needs a value: ${valueless[1]} ${valueless[2]}`
  const tooMany = /^too many arguments for '.*'\. Expected (\d+) arguments? but got (\d+)\.$/u.exec(complaint)
  if (!tooMany) return capitalised(complaint)
  const taken = tooMany[1] === '0' ? 'no arguments' : `only ${count(Number(tooMany[1]), 'argument')}`
  return `"${command}" takes ${taken}, but got ${tooMany[2]}`
}

/** What other programs call it, or how it is done here. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  ls: 'list',
  inbox: 'dashboard',
  accept: 'approve',
  decline: 'reject',
  deny: 'reject',
  dismiss: 'reject',
  snooze: 'later',
  rename: 'edit',
  find: 'search',
  grep: 'search',
  history: 'log',
  info: 'show',
  view: 'show',
  setup: 'init',
  install: 'init',
  settings: 'config',
  'session ls': 'session list',
  'memory ls': 'memory list',
  'config list': 'config get',
  'config ls': 'config get',
  'config show': 'config get',
}
const REMOVE = 'For a pending proposal: sage reject ID. For a learning in use: sage retire ID'
export const WAYS: Readonly<Record<string, string>> = {
  rm: REMOVE,
  remove: REMOVE,
  forget: REMOVE,
  update: UPDATE_SAGE,
  upgrade: UPDATE_SAGE,
  'config unset': 'Set it to its default, or remove its line: sage config edit',
  'config reset': 'Set it to its default, or remove its line: sage config edit',
}

/** The error for the first word typed, which is no command. */
export function unknownFirst(typed: string): UserError {
  const shown = commandTable.filter(({ hidden }) => !hidden).map(({ name }) => name.split(' ')[0] ?? name)
  // `version` is as close to `session` as to `--version`, and the first of equals wins.
  return unknownCommand(typed, closest(typed, ['--version', ...new Set(shown)]), 'sage --help lists them')
}

function unknownCommand(typed: string, meant: string | undefined, list: string): UserError {
  const guess = lookUp(OTHER_WORDS, typed) ?? meant
  return new UserError(`There is no command "${typed}"`, {
    hint: lookUp(WAYS, typed) ?? (guess === undefined ? list : `Did you mean "sage ${guess}"?`),
    exitCode: EXIT.usage,
    code: 'unknown-command',
  })
}

/** The way out of any other mistake. */
function hintFor(complaint: string, command: string, entry: CommandEntry | undefined): string {
  const { args = '', wayOut } = entry ?? {}
  if (FREE_WORDS.test(args) && complaint.startsWith('unknown option'))
    return `If it is one of your words, put "--" before the first: ${command} -- …`
  const file = FILES.test(args) && LIKE_A_FILE.exec(complaint)?.[1]
  if (file) return `If it is a file, put "./" before it: ${command} ./${file}`
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

/**
 * The error for the second word, if the first one names several commands and takes no other words; undefined if there is such a command.
 * Commander would name only `lst` of `sage session lst`, and shows the help of all of them for `sage session lst --help`.
 */
export function unknownSecond([family = '', ...words]: readonly string[]): UserError | undefined {
  const asked = words[0] === 'help' ? words.slice(1) : words
  const [typed = '', ...more] = asked.filter((word) => word !== '--help' && word !== '-h')
  const names = commandTable.flatMap(({ name }) =>
    name.startsWith(`${family} `) ? [name.slice(family.length + 1)] : [],
  )
  if (typed === '' || typed.startsWith('-') || names.length === 0 || names.includes(typed)) return undefined
  const meant = family === 'config' && typed.includes('.') ? settingMeant(typed, more) : closest(typed, names)
  return unknownCommand(`${family} ${typed}`, meant && `${family} ${meant}`, `sage ${family} --help lists them`)
}

/** Of `sage config ui.theme mono`, as `git config` takes it. */
function settingMeant(typed: string, values: readonly string[]): string {
  return values.length === 0 ? `get ${typed}` : ['set', typed, ...values].join(' ')
}

/** Those of the typed words that name a command, or the first word of some. */
function namedCommand([first = '', second = '']: readonly string[]): string[] {
  if (first.startsWith('-')) return []
  return commandTable.some(({ name }) => name === `${first} ${second}`) ? [first, second] : [first]
}
