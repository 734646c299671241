import { existsSync } from 'node:fs'
import { Command } from 'commander'
import { errorText } from './base/system-error.ts'
import { EXIT, UserError } from './base/user-error.ts'
import type { CommandEntry } from './commands/options/command-entry.ts'
import { sayError, describeError } from './commands/say/say-error.ts'
import { print } from './commands/say/say.ts'
import type { CommandContext, Output } from './commands/start/context.ts'
import { isHookCall } from './commands/start/hook-call.ts'
import { knownHome } from './commands/start/known-home.ts'
import { onlyAscii } from './commands/start/only-ascii.ts'
import { commandGroups, commandTable, DEFAULT_COMMAND, familySummaries } from './commands/table/table.ts'
import { unknownFirst, unknownSecond, usageError } from './commands/table/usage-error.ts'
import { withPath } from './workspace/files/error-path.ts'
import { keepOwnRights } from './workspace/files/own-rights.ts'
import { wayOutOfAny } from './workspace/files/way-out.ts'

const context: CommandContext = {
  environment: {
    env: process.env,
    get home() {
      return knownHome()
    },
    platform: process.platform,
  },
  get cwd() {
    return currentFolder()
  },
  /** Opened only on first use: opening standard input costs as much as a small command. */
  get stdin() {
    return process.stdin
  },
  stdout: withSigns(process.stdout),
  get stderr() {
    return withSigns(process.stderr)
  },
  now: () => new Date(),
}

let isOnlyAscii: boolean | undefined

/** Determined when the first line is printed, because it requires reading the settings, and a hook prints no line. */
function withSigns(stream: NodeJS.WriteStream): NodeJS.WriteStream & Output {
  const get = () => (isOnlyAscii ??= onlyAscii(context.environment))
  return Object.defineProperty(stream, 'onlyAscii', { get, configurable: true })
}

/** If none of these is set, the data home is in its usual place, and nothing has to be loaded to know that. */
const MAY_NAME_DATA_HOME = ['SAGE_HOME', 'XDG_DATA_HOME', 'LOCALAPPDATA']

const FIRST_STEPS = `
New here? Run "sage" in a project: it offers to set itself up. Keep it open
beside Claude Code. "sage doctor" says what is wrong. "sage help COMMAND"
explains a command, "sage config edit" explains every setting.`

function currentFolder(): string {
  const folder = namedFolder()
  // Node decodes bytes that are not UTF-8 to this character, and would then ask the system for a different name.
  if (!folder.includes('\uFFFD') || existsSync(folder)) return folder
  throw new UserError(`The name of the current folder is not UTF-8: "${folder}"`, {
    hint: 'Rename it: nothing in it can be found by that name',
    code: 'no-folder',
  })
}

function namedFolder(): string {
  try {
    return process.cwd()
  } catch (cause) {
    throw new UserError('The current folder no longer exists', {
      hint: 'Go to one that exists: cd ~',
      code: 'no-folder',
      cause,
    })
  }
}

function register(program: Command, entry: CommandEntry): void {
  const words = entry.name.split(' ')
  const last = words.pop() ?? entry.name
  let parent = program
  for (const word of words) parent = parent.commands.find((c) => c.name() === word) ?? family(parent, word)
  const command = parent.command(entry.args ? `${last} ${entry.args}` : last, {
    hidden: entry.hidden ?? false,
    isDefault: entry.name === DEFAULT_COMMAND,
  })
  command.description(entry.summary)
  if (parent === program) command.helpGroup(headingOf(entry.name))
  for (const [flags, description] of entry.options ?? []) command.option(flags, description)
  command.action(async () => {
    if (MAY_NAME_DATA_HOME.some((name) => process.env[name]))
      (await import('./commands/start/brought-home.ts')).refuseBroughtHome(context, entry.name)
    const module = await entry.load()
    process.exitCode = await module.run(context, command.args, command.opts())
  })
}

/** The parent of two-word commands, e.g. `sage hook` of `sage hook install`. */
function family(program: Command, word: string): Command {
  return program
    .command(word)
    .description(familySummaries[word] ?? '')
    .helpGroup(headingOf(word))
}

function headingOf(word: string): string {
  const isShown = ({ name, hidden }: CommandEntry) => hidden !== true && name.split(' ')[0] === word
  const group = commandGroups.find(({ commands }) => commands.some(isShown))
  return `${group?.heading ?? 'Others'}:`
}

/** For a known command, only that one: registering all of them costs more than most commands do. */
function entriesFor(args: readonly string[]): readonly CommandEntry[] {
  const [first] = args
  const unknown = unknownSecond(args)
  if (unknown) throw unknown
  const named = commandTable.filter(({ name }) => name.split(' ')[0] === first)
  if (named.length > 0) return named
  if (first === undefined || first.startsWith('-')) return commandTable
  throw unknownFirst(first)
}

keepOwnRights()

const inJson = process.argv.includes('--json')
const inHook = isHookCall(process.argv.slice(2))

async function main(): Promise<void> {
  const program = new Command('sage')
    .description('The review inbox for what you teach Claude Code')
    .version(SAGE_VERSION)
    .addHelpText('after', FIRST_STEPS)
    .enablePositionalOptions()
    // Commander's own limit leaves the longer lines of `sage --help` to a terminal of 80 columns, which breaks them within words.
    .configureHelp({ minWidthToWrap: 20 })
    .exitOverride((error) => {
      if (error.exitCode !== 0 && inHook) throw new UserError(error.message, { exitCode: EXIT.usage, code: 'usage' })
      process.exit(error.exitCode === 0 ? EXIT.ok : EXIT.usage)
    })
    .configureOutput({ outputError: tellUsage, writeOut: (text) => print(context.stdout, text) })
  const args = argumentsOf(process.argv.slice(2))
  for (const entry of entriesFor(args)) register(program, entry)
  await program.parseAsync(args, { from: 'user' })
}

/**
 * Turns `sage help session retry` into `sage session retry --help`, because Commander reads only one word after `help`, and knows no help on
 * itself. Also accepts `-v`: Commander knows only `-V` for the version, and people try both.
 */
function argumentsOf(typed: readonly string[]): readonly string[] {
  const [first, ...words] = typed
  if (first === '-v') return ['--version', ...words]
  return first === 'help' ? [...words.filter((word) => word !== 'help'), '--help'] : typed
}

/** Reports Commander's own complaint, e.g. `error: unknown option '--jsn'` with `(Did you mean --json?)` below it, like any other error. */
function tellUsage(complaint: string): void {
  const [first = '', meant] = complaint
    .trim()
    .replace(/^error: /u, '')
    .split('\n')
  const error = usageError(first, process.argv.slice(2), meant?.replace(/^\((.*)\)$/u, '$1'))
  sayError(context.stderr, error, { json: inJson })
}

function fail(error: unknown): never {
  const { exitCode } = describeError(error, { json: inJson })
  try {
    sayError(context.stderr, error, { json: inJson })
  } finally {
    process.exit(exitCode)
  }
}

/**
 * A closed pipe (`sage list | head`) is not an error. If the terminal is gone, the dashboard, which has its own listener, handles it: it has
 * decisions to write before it ends.
 */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (process.stdout.listenerCount('error') > 1) return
  if (error.code === 'EPIPE') process.exit(EXIT.ok)
  fail(unsaid(error))
})

/** The command may have succeeded without being able to say so: a mere "try again" could lead to one undo too many, for example. */
function unsaid(cause: NodeJS.ErrnoException): UserError {
  const look = 'see what was done before you try again (sage list --all)'
  const way = wayOutOfAny(cause)
  return new UserError(errorText(withPath(cause, 'standard output')), {
    hint: way === undefined ? `First ${look}` : `${way}, then ${look}`,
    code: 'unsaid',
    cause,
  })
}

/** Ignored: a closed standard error must not end a command half-way, and there is nobody left to report it to. */
process.stderr.on('error', () => undefined)

main().catch(async (error: unknown) => {
  if (!inHook) return fail(error)
  const { noteHookMistake } = await import('./commands/hooks/hook-mistake.ts')
  noteHookMistake(context, process.argv[3] ?? '', error)
  // Commander has already said what is wrong with the arguments.
  if (!(error instanceof UserError && error.code === 'usage')) sayError(context.stderr, error, { json: inJson })
  process.exit(EXIT.ok)
})
