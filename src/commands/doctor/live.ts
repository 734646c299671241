import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DoctorFacts } from '../../install/doctor/doctor-facts.ts'
import type { HookStatus } from '../../install/status/hook-status.ts'
import { readSession } from '../../runtime/sessions/read-session-files.ts'
import { makeScratchFolder } from '../../workspace/files/scratch-folder.ts'
import { workspacePaths, WORKSPACE_FOLDER } from '../../workspace/paths/paths.ts'
import { makeTrust } from '../../workspace/trust/trust.ts'

const SESSION = 'sage-doctor'

/** Calls the hook as the settings do, with a made-up event in a temporary project. Undefined where they name none. */
export async function callInstalledHook({ installations }: HookStatus): Promise<DoctorFacts['live']> {
  const command = installations[0]?.command
  if (!command) return undefined
  const folder = realpathSync.native(makeScratchFolder('doctor'))
  try {
    const root = join(folder, 'project')
    const dataHome = join(folder, 'home')
    const dir = join(root, WORKSPACE_FOLDER)
    mkdirSync(dir, { recursive: true })
    makeTrust(dataHome, root, new Date())
    const input = JSON.stringify({
      session_id: SESSION,
      transcript_path: join(folder, 'none.jsonl'),
      cwd: root,
      hook_event_name: 'SessionStart',
      source: 'startup',
    })
    const env = {
      ...process.env,
      SAGE_HOME: dataHome,
      CLAUDE_PROJECT_DIR: root,
      SAGE: undefined,
      SAGE_CHILD: undefined,
    }
    const script = copiedTo(dataHome, command.script)
    const begun = performance.now()
    const exit = await exitOf(command.node, script, { input, env })
    const milliseconds = Math.round(performance.now() - begun)
    const session = readSession(workspacePaths(dir), SESSION)
    return { exit, milliseconds, recorded: session?.source === 'startup' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds that only a hook that hangs takes. */
const TIMEOUT = 10_000

/** -1 if it cannot be started, or does not end. */
function exitOf(
  node: string,
  script: string,
  { input, env }: { readonly input: string; readonly env: NodeJS.ProcessEnv },
): Promise<number> {
  const hook = spawn(node, [script], { env, timeout: TIMEOUT, stdio: ['pipe', 'ignore', 'ignore'] })
  return new Promise((resolve) => {
    hook.on('error', () => resolve(-1))
    hook.on('exit', (code) => resolve(code ?? -1))
    // It may end before it has read anything.
    hook.stdin.on('error', () => undefined)
    hook.stdin.end(input)
  })
}

/** An installed hook uses the data home it lies in, which is the person's. So we call a copy inside a temporary one. */
function copiedTo(dataHome: string, script: string): string {
  const isCopy = basename(dirname(script)) === 'hook' && existsSync(script)
  if (!isCopy) return script
  const copy = join(dataHome, 'hook')
  cpSync(dirname(script), copy, { recursive: true })
  // The copies of closed folders are closed as well, and could not be removed.
  const folders = readdirSync(copy, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const folder of [copy, ...folders.map(({ name }) => join(copy, name))]) chmodSync(folder, 0o700)
  return join(copy, basename(script))
}
