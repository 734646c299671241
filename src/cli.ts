import { homedir } from 'node:os'
import { Command } from 'commander'
import type { CommandContext } from './commands/context.ts'
import { type CommandEntry, commandTable } from './commands/table.ts'
import { EXIT, UserError } from './text/user-error.ts'

const context: CommandContext = {
  environment: { env: process.env, home: homedir(), platform: process.platform },
  cwd: process.cwd(),
  /** Made when it is asked for: opening the standard input costs as much as a small command. */
  get stdin() {
    return process.stdin
  },
  stdout: process.stdout,
  get stderr() {
    return process.stderr
  },
  now: () => new Date(),
}

/** What `sage` alone does. */
const DEFAULT = 'dashboard'

function register(program: Command, entry: CommandEntry): void {
  const words = entry.name.split(' ')
  const last = words.pop() ?? entry.name
  let parent = program
  for (const word of words) parent = parent.commands.find((c) => c.name() === word) ?? parent.command(word)
  const command = parent.command(entry.args ? `${last} ${entry.args}` : last, {
    hidden: entry.hidden ?? false,
    isDefault: entry.name === DEFAULT,
  })
  command.description(entry.summary)
  for (const [flags, description] of entry.options ?? []) command.option(flags, description)
  command.action(async () => {
    const module = await entry.load()
    process.exitCode = await module.run(context, command.args, command.opts())
  })
}

/** A known command needs no others: making all of them costs more than most commands do. */
function entriesFor(first: string | undefined): readonly CommandEntry[] {
  const named = commandTable.filter(({ name }) => name.split(' ')[0] === first)
  return named.length > 0 ? named : commandTable
}

async function main(): Promise<void> {
  const program = new Command('sage')
    .description('The review inbox for what you teach Claude Code')
    .version(SAGE_VERSION)
    .enablePositionalOptions()
    .showHelpAfterError('(sage --help lists the commands)')
    .exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT.ok : EXIT.usage))
  for (const entry of entriesFor(process.argv[2])) register(program, entry)
  await program.parseAsync()
}

/** A closed pipe (`sage list | head`) is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok)
  throw error
})

main().catch((error: unknown) => {
  if (error instanceof UserError) {
    const { message, hint, code } = error
    const json = process.argv.includes('--json')
    const told = json
      ? JSON.stringify({ schemaVersion: 1, error: { code, message, hint } })
      : `sage: ${message}${hint === undefined ? '' : `\n      ${hint}`}`
    process.stderr.write(`${told}\n`)
    process.exit(error.exitCode)
  }
  process.stderr.write(`sage: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(EXIT.failure)
})
