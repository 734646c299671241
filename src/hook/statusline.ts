import { spawnSync } from 'node:child_process'
import { objectIfJson } from '../base/parsed-json.ts'
import { readOurTextIfThere } from '../workspace/files/read-if-there.ts'
import { isSetUp, locateWorkspace } from '../workspace/locate/locate.ts'
import { mayUseDataHome } from '../workspace/locate/named-home.ts'
import { type Environment, homesOf } from '../workspace/paths/homes.ts'
import { statuslineReceipt, workspacePaths } from '../workspace/paths/paths.ts'

/** The part of Claude Code's status line input that matters here. */
type StatuslineInput = { readonly workspace?: { readonly project_dir?: unknown }; readonly cwd?: unknown }

function projectOf(input: string, { env }: Environment): string | undefined {
  const { workspace, cwd }: StatuslineInput = objectIfJson(input) ?? {}
  const project = workspace?.project_dir ?? env.CLAUDE_PROJECT_DIR ?? cwd
  return typeof project === 'string' ? project : undefined
}

/** `sage 3 proposals pending`, or '' when there is nothing to say. Reads one small file; a clone's own is never read. */
export function statusText(dataHome: string, start: string): string {
  try {
    const location = locateWorkspace({ start, dataHome })
    if (!isSetUp(location)) return ''
    const line = (readOurTextIfThere(workspacePaths(location.dir).status) ?? '').split('\n')[0] ?? ''
    // A terminal draws it: only visible characters go there.
    const shown = line
      .replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '')
      .trim()
      .slice(0, 100)
    return shown === '' ? '' : `sage ${shown}`
  } catch {
    // A status line has nowhere to complain to.
    return ''
  }
}

type StatuslineReceipt = { readonly previous?: { readonly command?: unknown } }

/** The status line that was there before ours: run with the same input, its output first. */
function previousOutput(dataHome: string, input: string): string {
  try {
    const receipt: StatuslineReceipt = objectIfJson(readOurTextIfThere(statuslineReceipt(dataHome)) ?? '') ?? {}
    const command = receipt.previous?.command
    if (typeof command !== 'string') return ''
    const { stdout } = spawnSync(command, {
      shell: true,
      input,
      encoding: 'utf8',
      timeout: 5000,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    return stdout.replace(/\n+$/, '')
  } catch {
    return ''
  }
}

/**
 * Everything that Claude Code should show: the person's own line, ours below it. `ownHome`: the data home that the script is in. If it is in
 * none, the one that the environment names must not be the project's: it says which command prints the person's own line.
 */
export function statusline(environment: Environment, input: string, cwd: string, ownHome?: string): string {
  const project = projectOf(input, environment) ?? cwd
  if (ownHome === undefined && !mayUseDataHome(environment, [project, cwd])) return ''
  const dataHome = ownHome ?? homesOf(environment).dataHome
  return [previousOutput(dataHome, input), statusText(dataHome, project)].filter((line) => line !== '').join('\n')
}
