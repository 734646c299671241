import { readObject } from '../src/hook/input/read-object.ts'
import { printToStdout } from '../src/hook/print.ts'
import { statusline } from '../src/hook/statusline.ts'
import { homeFolder } from '../src/workspace/paths/home-folder.ts'
import { homeOfInstalled } from '../src/workspace/paths/homes.ts'

process.on('uncaughtException', () => process.exit(0))

const environment = { env: process.env, home: homeFolder(), platform: process.platform }

/** '' if the folder was removed during a session: the project in the input suffices then. */
function currentFolder(): string {
  try {
    return process.cwd()
  } catch {
    return ''
  }
}

void readObject(process.stdin, 1000).then((received) => {
  const line = statusline(
    environment,
    'text' in received ? received.text : '{}',
    currentFolder(),
    homeOfInstalled(process.argv[1] ?? '', environment),
  )
  if (line !== '') printToStdout(`${line}\n`)
  process.exit(0)
})
