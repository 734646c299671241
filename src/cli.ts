import { homedir } from 'node:os'
import { Command } from 'commander'
import type { CommandContext } from './commands/context.ts'
import { type CommandEntry, commandTable } from './commands/table.ts'
import { EXIT, UserError } from './text/user-error.ts'

const context: CommandContext = {
  environment: { env: process.env, home: homedir(), platform: process.platform },
  cwd: process.cwd(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => new Date(),
}

function register(program: Command, entry: CommandEntry): void {
  const words = entry.name.split(' ')
  const last = words.pop() ?? entry.name
  let parent = program
  for (const word of words) parent = parent.commands.find((c) => c.name() === word) ?? parent.command(word)
  const command = parent.command(entry.args ? `${last} ${entry.args}` : last, { hidden: entry.hidden ?? false })
  command.description(entry.summary)
  for (const [flags, description] of entry.options ?? []) command.option(flags, description)
  command.action(async (...received: unknown[]) => {
    const module = await entry.load()
    const args = command.args.slice()
    void received
    process.exitCode = await module.run(context, args, command.opts())
  })
}

async function main(): Promise<void> {
  const program = new Command('sage')
    .description('The review inbox for what you teach Claude Code')
    .version(SAGE_VERSION)
    .showHelpAfterError('(sage --help lists the commands)')
    .exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT.ok : EXIT.usage))
  for (const entry of commandTable) register(program, entry)
  await program.parseAsync()
}

/** A closed pipe (`sage list | head`) is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok)
  throw error
})

main().catch((error: unknown) => {
  const json = process.argv.includes('--json')
  if (error instanceof UserError) {
    const { message, hint, code } = error
    process.stderr.write(
      json
        ? `${JSON.stringify({ schemaVersion: 1, error: { code, message, hint } })}\n`
        : `sage: ${message}\n${hint ? `      ${hint}\n` : ''}`,
    )
    process.exit(error.exitCode)
  }
  process.stderr.write(`sage: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(EXIT.failure)
})
