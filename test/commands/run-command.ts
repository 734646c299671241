import { PassThrough } from 'node:stream'
import type { CommandContext, CommandModule, Options } from '../../src/commands/start/context.ts'
import { onlyAscii } from '../../src/commands/start/only-ascii.ts'
import { printed } from '../helpers/printed.ts'
import type { World } from '../helpers/world.ts'

export type CommandResult = { readonly code: number; readonly out: string; readonly err: string }

type Terminal = {
  /** What the person types; makes input and output a terminal. */
  readonly typed?: string
  /** What happens while the first question is open. */
  readonly meanwhile?: () => void
  readonly columns?: number
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command in a world and collects what it prints. Errors that the person should see are thrown, as commands do. */
export async function runCommand(
  world: World,
  module: CommandModule,
  args: readonly string[] = [],
  options: Options = {},
  { typed, meanwhile, columns = 80, env = {} }: Terminal = {},
): Promise<CommandResult> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const atTerminal = typed !== undefined
  if (atTerminal) stdin.end(typed)
  if (meanwhile) stdin.once('resume', meanwhile)
  const environment = { ...world.environment, env: { ...world.environment.env, ...env } }
  const output = { onlyAscii: onlyAscii(environment) }
  const context: CommandContext = {
    environment,
    cwd: world.project,
    stdin: Object.assign(stdin, { isTTY: atTerminal }) as unknown as NodeJS.ReadStream,
    stdout: Object.assign(stdout, { isTTY: atTerminal, columns, ...output }) as unknown as NodeJS.WriteStream,
    stderr: Object.assign(stderr, output) as unknown as NodeJS.WriteStream,
    now: world.now,
  }
  const code = await module.run(context, args, options)
  return { code, out: printed(stdout), err: printed(stderr) }
}
