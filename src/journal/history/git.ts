import { type ChildProcess, spawn } from 'node:child_process'
import { devNull } from 'node:os'
import { MINUTE } from '../../base/durations.ts'
import { refusalText } from '../../base/system-error.ts'
import { withoutGit } from '../../workspace/git/without-git.ts'
import { absoluteFolders, programToStart } from '../../workspace/processes/program-path.ts'

export type GitResult = { readonly code: number; readonly stdout: Buffer; readonly stderr: string }

type GitOptions = {
  readonly gitDir: string
  readonly input?: Uint8Array | undefined
  /** Milliseconds until git is killed; by default a minute, or ten seconds if it only looks something up. */
  readonly timeout?: number
  /** Remotes need the person's own git configuration (ssh, credentials), also from the environment; nothing else reads it. */
  readonly personal?: boolean
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** Variables that say how the person's git reaches a remote, if they are in the environment and not in a file. */
const REACHES = /^GIT_(?:SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|PROXY_\w+|CONFIG_GLOBAL)$/i

/** Long enough that only a hanging git is killed: one killed while it writes leaves a lock that makes the next ones fail for minutes. */
const LONG = MINUTE
/** For a git that only looks something up: it leaves nothing behind when killed, and somebody waits for the answer. */
const SHORT = 10_000
const LOOKS_UP: ReadonlySet<string | undefined> = new Set(['rev-parse', 'ls-tree', 'log', 'cat-file', 'merge-base'])

/** The code of a git that was ended, by us or by others, before it gave an answer. */
export const UNANSWERED = 124

/** Characters of what git says to people. A remote may say more. */
const MAX_STDERR = 4096

/** Git understands this name for the null device on every system; it cannot open Windows' own. */
const NO_CONFIGURATION = '/dev/null'

/** Settings that could make git run a program or ask something, whatever the configuration says. */
const HARMLESS = [
  'core.hooksPath=' + devNull,
  'core.fsmonitor=false',
  'commit.gpgSign=false',
  'log.showSignature=false',
  'gc.autoDetach=false',
  'core.pager=cat',
  'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting])

/**
 * Runs git on our own repository: no `GIT_*` variable from outside, no configuration but the repository's (but see `personal`), no hook, no
 * prompt, a time limit. Resolves for every way in which git can fail; code 127 if there is no git.
 */
export function runGit(args: readonly string[], options: GitOptions): Promise<GitResult> {
  return new Promise((resolve) => {
    const child: ChildProcess = spawn(programToStart('git'), [...HARMLESS, ...args], {
      env: environmentOf(options),
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      // In a session of its own it cannot ask at the terminal, whose keys are the dashboard's. The ssh of a remote may have to.
      detached: !options.personal && process.platform !== 'win32',
    })
    // Node's own `timeout` keeps running, and the process alive, even if there is no git to start.
    const { timeout = LOOKS_UP.has(args[0]) ? SHORT : LONG } = options
    let silence = ''
    const timer = setTimeout(() => {
      silence = `git gave no answer for ${timeout / 1000} seconds`
      child.kill('SIGKILL')
      // What git started, such as ssh, may hold the pipes open: do not wait for that.
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy()
    }, timeout)
    const chunks: Buffer[] = []
    let stderr = ''
    const end = (code: number, said: string) => {
      clearTimeout(timer)
      resolve({ code, stdout: Buffer.concat(chunks), stderr: said })
    }
    child.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ENOENT' ? 127 : 126, `git cannot be run: ${refusalText(error)}`),
    )
    child.on('close', (code, signal) =>
      end(code ?? UNANSWERED, signal ? silence || `git was killed (${signal})` : stderr),
    )
    // There are no pipes if no more files can be opened; then the error says so.
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(0, MAX_STDERR)
    })
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(options.input ?? new Uint8Array())
  })
}

function environmentOf({ gitDir, personal, env = process.env }: GitOptions): NodeJS.ProcessEnv {
  return {
    ...withoutGit(env),
    ...(personal
      ? Object.fromEntries(Object.entries(env).filter(([name]) => REACHES.test(name)))
      : {
          GIT_CONFIG_NOSYSTEM: '1',
          GIT_CONFIG_GLOBAL: NO_CONFIGURATION,
          HOME: gitDir,
          XDG_CONFIG_HOME: gitDir,
        }),
    GIT_DIR: gitDir,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    LC_ALL: 'C',
    // To reach a remote, git starts ssh, and the current folder may be a clone that brought its own.
    ...(env.PATH !== undefined && { PATH: absoluteFolders(env.PATH) }),
  }
}
