import { EXIT } from '../base/user-error.ts'
import { readObject } from '../hook/input/read-object.ts'
import { printToStdout } from '../hook/print.ts'
import { runHook } from '../hook/run-hook.ts'
import { rebuildProjection } from '../inject/publish/publish.ts'
import type { CommandContext } from './start/context.ts'

/** `sage hook run`: what the installed hook does, for those who call the command line in their settings. Always exits 0. */
export async function run({ environment, stdin, now }: CommandContext): Promise<number> {
  await runHook({
    environment,
    receive: (deadline) => readObject(stdin, deadline),
    print: printToStdout,
    now,
    rebuild: rebuildProjection,
  })
  // The client may keep its end of the pipe open.
  process.exit(EXIT.ok)
}
