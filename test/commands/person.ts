import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { CommandContext, CommandModule, Options } from '../../src/commands/start/context.ts'
import { locateWorkspace } from '../../src/workspace/locate/locate.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

/** A person at a project, with a built Sage beside it. Answers are typed when a question is asked. */
export function createPerson({ terminal = false } = {}) {
  const root = temporaryFolder()
  const folder = (...parts: string[]) => {
    const path = join(root, ...parts)
    mkdirSync(path, { recursive: true })
    return path
  }
  const home = folder('home')
  const project = folder('project')
  folder('project', '.git')
  folder('home', '.claude')
  makeProgramToInstall(root)
  const environment = { env: { PATH: '/nowhere' } as Record<string, string>, home, platform: process.platform }
  const stdin = Object.assign(new PassThrough(), { isTTY: terminal })
  let printed = ''
  const out = Object.assign(new PassThrough(), { isTTY: terminal, columns: 100, rows: 40, getColorDepth: () => 8 })
  out.on('data', (chunk) => (printed += String(chunk)))
  const context = {
    environment,
    cwd: project,
    stdin,
    stdout: out,
    stderr: out,
    now: () => new Date(0),
  } as unknown as CommandContext
  return {
    root,
    home,
    project,
    folder,
    environment,
    settings: join(home, '.claude', 'settings.json'),
    sageHome: join(home, '.local', 'share', 'sage'),
    printed: () => printed,
    answer: (text: string) => stdin.write(`${text}\n`),
    run: async (command: CommandModule, options: Options = {}, cwd = project) =>
      command.run({ ...context, cwd }, [], options),
    locate: () => locateWorkspace({ start: project, dataHome: join(home, '.local', 'share', 'sage') }),
  }
}
