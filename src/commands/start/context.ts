import type { Environment } from '../../workspace/paths.ts'

/** The world as a command sees it; `cli.ts` makes the real one, tests make their own. */
export type CommandContext = {
  readonly environment: Environment
  readonly cwd: string
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly now: () => Date
}

export type Options = Readonly<Record<string, unknown>>

/** One file per command: it wires the layers below, returns an exit code, and throws `UserError` for what the person can fix. */
export type CommandModule = {
  run(context: CommandContext, args: readonly string[], options: Options): Promise<number>
}
