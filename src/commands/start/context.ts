import type { Environment } from '../../workspace/paths/homes.ts'

/** Whether only ASCII can be shown. `cli.ts` knows it from the locale, and keeps it with the stream, where its width is. */
type OnlyAscii = { readonly onlyAscii?: boolean }

/** Where lines for the person go. */
export type Output = Pick<NodeJS.WriteStream, 'write'> & OnlyAscii

/** The world as a command sees it; `cli.ts` makes the real one, tests make their own. */
export type CommandContext = {
  readonly environment: Environment
  readonly cwd: string
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream & OnlyAscii
  readonly stderr: NodeJS.WriteStream & OnlyAscii
  readonly now: () => Date
}

export type Options = Readonly<Record<string, unknown>>

/** One file per command: it wires the layers below, returns an exit code, and throws `UserError` for what the person can fix. */
export type CommandModule = {
  run(context: CommandContext, args: readonly string[], options: Options): number | Promise<number>
}
