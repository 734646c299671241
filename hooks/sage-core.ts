import { INPUT_DEADLINE } from '../src/hook/input/input-limits.ts'
import { readObject } from '../src/hook/input/read-object.ts'
import { readStdin } from '../src/hook/input/read-stdin.ts'
import { printToStdout } from '../src/hook/print.ts'
import { prepareHook } from '../src/hook/run-hook.ts'
import { keepOwnRights } from '../src/workspace/files/own-rights.ts'
import { homeFolder } from '../src/workspace/paths/home-folder.ts'
import { homeOfInstalled } from '../src/workspace/paths/homes.ts'

/** The person's home folder, without loading `node:os` if that would only return `HOME`. */
function home(): string {
  return (process.platform === 'win32' ? undefined : process.env.HOME) || homeFolder()
}

/** Runs the hook of this process, its input on stdin, and ends by calling `leave`. May throw. */
export function runAtOnce(leave: () => void): void {
  keepOwnRights()
  const [, script, caller] = process.argv
  const environment = { env: process.env, home: home(), platform: process.platform }
  const isPlugin = caller === 'plugin'
  const take = prepareHook({
    environment,
    print: printToStdout,
    now: () => new Date(),
    pluginScript: isPlugin ? script : undefined,
    ownHome: isPlugin || script === undefined ? undefined : homeOfInstalled(script, environment),
  })
  const received = take && readStdin(INPUT_DEADLINE)
  if (received) take(received)
  if (received || !take) return leave()
  process.on('uncaughtException', leave)
  void readObject(process.stdin, INPUT_DEADLINE).then(take).finally(leave)
}
