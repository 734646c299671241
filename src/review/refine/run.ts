import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { normalizeSpawnCommand } from 'tinyexec'
import { sanitize } from '../../text/sanitize.ts'
import { parseRefineAnswer, type RefineAnswer } from './answer.ts'
import { endWithUs, HAS_GROUPS, signalGroup } from './process-group.ts'
import { childEnvironment, commandToRun } from './command.ts'
import type { RefineRequest } from './request.ts'

export type RefineSettings = {
  readonly command: readonly string[]
  readonly timeoutSeconds: number
  readonly env: Readonly<Record<string, string | undefined>>
  /** Ends the command early, e.g. when the dashboard is left. */
  readonly signal?: AbortSignal
}

/** `failed` says in one line why the rules' result stays. */
export type RefineOutcome = ({ readonly failed?: never } & RefineAnswer) | { readonly failed: string }

type Ended = {
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
  readonly stopped?: string
}

const MAX_OUTPUT = 1024 * 1024
/** How long after asking the command to end it is killed. */
const GRACE_MS = 1000

/**
 * Runs the person's command once, with the request on stdin and the answer from stdout, in an empty folder, so that no project's
 * instructions, settings or programs play a part. Never throws for anything the command does.
 */
export async function runRefine(request: RefineRequest, settings: RefineSettings): Promise<RefineOutcome> {
  const [program, ...args] = commandToRun(settings.command)
  if (program === undefined) return { failed: 'No command is set: `sage config set refine.command claude`' }
  const folder = await mkdtemp(join(tmpdir(), 'sage-refine-'))
  try {
    const ended = await run(program, args, folder, request.stdin, settings)
    if (typeof ended === 'string') return { failed: ended }
    if (ended.stopped !== undefined) return { failed: ended.stopped }
    const answer = await parseRefineAnswer(ended.stdout, request.lines)
    if (ended.code === 0) return typeof answer === 'string' ? { failed: answer } : answer
    const said = ended.stderr.trim() || (typeof answer === 'string' ? answer : '')
    const why = said === '' ? '' : `: ${sanitize(said, { oneLine: true, maxUnits: 200 }).text}`
    return { failed: `"${program}" exited with ${ended.code}${why}` }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(
  program: string,
  args: readonly string[],
  folder: string,
  stdin: string,
  { env, timeoutSeconds, signal }: RefineSettings,
): Promise<Ended | string> {
  return new Promise((resolve) => {
    const normal = normalizeSpawnCommand(program, args, { cwd: folder, env: childEnvironment(env), windowsHide: true })
    const child: ChildProcess = spawn(normal.command, [...normal.args], {
      ...normal.options,
      detached: HAS_GROUPS,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const forget = endWithUs(child)
    let stdout = ''
    let stderr = ''
    let stopped: string | undefined
    let closed: Ended | undefined
    let kill: NodeJS.Timeout | undefined
    let killed = false
    const stop = (why: string) => {
      if (stopped !== undefined) return
      stopped = why
      signalGroup(child, 'SIGTERM')
      // The command may be gone by then, but not what it started.
      kill = setTimeout(() => {
        killed = true
        signalGroup(child, 'SIGKILL')
        if (closed) end(closed)
      }, GRACE_MS)
      // A grandchild may hold the pipes open; what it would still write is ignored.
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy()
    }
    const abort = () => stop('Stopped')
    const timer = setTimeout(() => stop(`"${program}" took longer than ${timeoutSeconds} s`), timeoutSeconds * 1000)
    const end = (result: Ended | string) => {
      clearTimeout(timer)
      clearTimeout(kill)
      forget()
      signal?.removeEventListener('abort', abort)
      resolve(result)
    }
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    child.on('error', (error) =>
      end(`Cannot run "${program}": ${'code' in error ? String(error.code) : error.message}`),
    )
    child.on('close', (code) => {
      closed = { stdout, stderr, code, ...(stopped === undefined ? {} : { stopped }) }
      if (stopped === undefined || killed || !signalGroup(child, 0)) end(closed)
    })
    // A command that does not read its input closes the pipe; its exit code says what was wrong. If no more files can be opened there are
    // no pipes, and the error says so.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(stdin)
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      if (stdout.length > MAX_OUTPUT) stop(`"${program}" wrote more than 1 MB`)
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (stderr.length < MAX_OUTPUT) stderr += text
    })
  })
}
