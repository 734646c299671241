import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { normalizeSpawnCommand } from 'tinyexec'
import { refusalText } from '../../base/system-error.ts'
import { oneLine } from '../../text/sanitize.ts'
import { makeScratchFolder } from '../../workspace/files/scratch-folder.ts'
import type { Environment } from '../../workspace/paths/homes.ts'
import { parseRefineAnswer, type RefineAnswer } from './answer.ts'
import { childEnvironment, type RefineCommand } from './command.ts'
import { createStopper, type Ending, endWithUs, HAS_GROUPS, type Stopper } from './process-group.ts'
import type { RefineRequest } from './request.ts'

export type RefineSettings = {
  /** As `commandToRun` gives it. */
  readonly command: RefineCommand
  readonly timeoutSeconds: number
  readonly env: Environment['env']
  /** Ends the command early, e.g. when the dashboard is left. */
  readonly signal?: AbortSignal
}

/** `failed` says in one line why the rules' result stays. */
export type RefineOutcome = ({ readonly failed?: never } & RefineAnswer) | { readonly failed: string }

type Ended = Output & {
  readonly code: number | null
  /** Why it was stopped, if it was. */
  readonly stopped: string | undefined
}

type Output = { readonly stdout: string; readonly stderr: string }

const MAX_OUTPUT = 1024 * 1024

/**
 * Runs the person's command once, with the request on stdin and the answer from stdout, in an empty folder, so that no project's
 * instructions, settings or programs play a part. Never throws for anything the command does.
 */
export async function runRefine(request: RefineRequest, settings: RefineSettings): Promise<RefineOutcome> {
  const [program] = settings.command
  const folder = makeScratchFolder('refine')
  let ending: Ending | undefined
  try {
    const child = start(settings.command, folder, settings.env)
    const stopper = createStopper(child)
    ending = endWithUs(child, stopper)
    const ended = await run(child, stopper, request.stdin, settings)
    if (typeof ended === 'string') return { failed: ended }
    if (ended.stopped !== undefined) return { failed: ended.stopped }
    const answer = await parseRefineAnswer(ended.stdout, request.lines)
    if (ended.code === 0) return typeof answer === 'string' ? { failed: answer } : answer
    const said = ended.stderr.trim() || (typeof answer === 'string' ? answer : '')
    const why = said === '' ? '' : `: ${oneLine(said, 200)}`
    return { failed: `"${program}" exited with ${ended.code ?? 'a signal'}${why}` }
  } finally {
    // A command may leave what cannot be removed now. It is treated like what killed processes leave.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    ending?.done()
  }
}

function start([program, ...args]: RefineCommand, cwd: string, env: RefineSettings['env']): ChildProcess {
  const normal = normalizeSpawnCommand(program, args, { cwd, env: childEnvironment(env), windowsHide: true })
  return spawn(normal.command, [...normal.args], {
    ...normal.options,
    detached: HAS_GROUPS,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Waits until the command and everything it started has ended. A string says why it could not be run. */
async function run(
  child: ChildProcess,
  stopper: Stopper,
  stdin: string,
  { command: [program], timeoutSeconds, signal }: RefineSettings,
): Promise<Ended | string> {
  const late = () => stopper.stop(`"${program}" took longer than ${timeoutSeconds} s`)
  const timer = setTimeout(late, timeoutSeconds * 1000)
  const abort = () => stopper.stop('Stopped')
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    const output = readOutput(child, () => stopper.stop(`"${program}" wrote more than 1 MB`))
    giveInput(child, stdin)
    const code = await closed(child)
    if (code instanceof Error) return `Cannot run "${program}": ${refusalText(code)}`
    return { ...output, code, stopped: stopper.why() }
  } finally {
    await stopper.settled()
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** The exit code, or why the command cannot be run. */
function closed(child: ChildProcess): Promise<number | null | Error> {
  return new Promise((resolve) => {
    child.on('close', resolve)
    child.on('error', resolve)
  })
}

/** If no more files can be opened there are no pipes, and the error says so. */
function giveInput({ stdin }: ChildProcess, text: string): void {
  // A command that does not read its input closes the pipe; its exit code says what was wrong.
  stdin?.on('error', () => undefined)
  stdin?.end(text)
}

/** What the command writes, as it comes. */
function readOutput(child: ChildProcess, onTooMuch: () => void): Output {
  const output = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
    if (output.stdout.length > MAX_OUTPUT) onTooMuch()
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (output.stderr.length < MAX_OUTPUT) output.stderr += text
  })
  return output
}
