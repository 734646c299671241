// What the measurements with the real Claude Code client share: a project, a home and a configuration of their own, the built `sage`, the
// client in a network namespace that has only loopback, and the requests that it sent to the mock API (`../shared/client`).
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openTerminal } from '../scripts/terminal.mjs'

export const harness = resolve('../shared/client')
/** The folder with the client, and with the Node that runs it. */
export const installed = process.env.CC_CLIENT_DIR ?? join(homedir(), '.cache/sage-client')
/** The built command line. */
export const cli = resolve('dist/cli.cjs')

/** Ends the process with 0, and says why, if the client or its harness is missing, or if the client could reach more than this machine. */
export function requireClient(name) {
  const missing = [join(harness, 'run.sh'), join(installed, 'client/node_modules/.bin/claude')].find(
    (path) => !existsSync(path),
  )
  const isIsolated = spawnSync('unshare', ['-n', 'true']).status === 0
  if (missing === undefined && isIsolated) return
  const why = missing === undefined ? 'this machine has no network namespaces' : `"${missing}" is absent`
  console.log(`${name}: ${why}, nothing to do`)
  process.exit(0)
}

/** The command that runs a shell script where nothing but loopback can be reached. */
export const isolated = (script) => ['unshare', '-n', 'bash', '-c', `ip link set lo up; ${script}`]

/** What `cc.sh` needs to run the client for the person whose files lie in this folder. */
export function clientEnvironment(out) {
  const folders = { CC_CONFIG: join(out, 'config'), CC_HOME: join(out, 'home'), CC_TMP: join(out, 'tmp') }
  return { PATH: process.env.PATH, HOME: process.env.HOME, CC_CLIENT_DIR: installed, ...folders }
}

let failures = 0
/** Prints one line for what holds or does not, with what was seen; output of several lines only if it does not hold. */
export function check(what, holds, seen = '') {
  const shown = holds && seen.includes('\n') ? '' : seen
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}${shown === '' ? '' : ` — ${shown}`}`)
  if (!holds) failures++
}

/** A prompt on standard input of a client that reads several. */
const line = (text) => ({ type: 'user', message: { role: 'user', content: text } })

/** A step in which one client process is given several prompts and commands. */
export const conversation = (name, prompts, { answers = [], args = [], ...more } = {}) => ({
  name,
  format: 'stream-json',
  args: ['--input-format', 'stream-json', '--verbose', ...args],
  input: prompts.map(line),
  answers,
  ...more,
})

/** A session that is started, resumed and forked, cleared and compacted. */
export const everyStart = (prompt) => [
  { name: 'startup', prompt, answers: ['Started.'] },
  { name: 'resumed', session: 'resume', of: 'startup', prompt: 'Go on', answers: ['Going on.'] },
  { name: 'fork', session: 'fork', of: 'startup', prompt: 'Forked', answers: ['Forked.'] },
  conversation('clear', ['Before', '/clear', 'After'], { answers: ['One.', 'Two.'] }),
  conversation('compact', ['Before', '/compact', 'After'], { answers: ['One.', 'Two.'] }),
]

/** The call by which the model hands work to a subagent. */
export const delegate = {
  type: 'tool_use',
  name: 'Agent',
  input: { description: 'Look around', prompt: 'Look around and report', subagent_type: 'general-purpose' },
}

const roots = []
/** Says how it went, and sets the exit code; what was made is kept if anything failed. */
export function finish() {
  console.log(failures === 0 ? 'all held' : `${failures} failed; kept: ${roots.join(' ')}`)
  if (failures === 0) for (const root of roots) rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  process.exitCode = failures === 0 ? 0 : 1
}

export const occurrences = (text, part) => text.split(part).length - 1

/** A person with one project, to which nothing of this machine's own configuration applies. */
export function openClient(name) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), `sage-${name}-`)))
  roots.push(root)
  const out = join(root, 'out')
  const project = join(root, 'project')
  for (const folder of ['config', 'home']) mkdirSync(join(out, folder), { recursive: true })
  mkdirSync(project)
  execFileSync('git', ['init', '-q', project])
  const env = {
    ...process.env,
    HOME: join(out, 'home'),
    CLAUDE_CONFIG_DIR: join(out, 'config'),
    SAGE_HOME: '',
    XDG_DATA_HOME: '',
  }
  for (const variable of Object.keys(env)) if (/^CLAUDE(CODE|_CODE)/.test(variable)) delete env[variable]

  const sageIn = (cwd, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (status !== 0) throw new Error(`sage ${args.join(' ')} exited with ${status}: ${stdout}${stderr}`)
    return stdout
  }
  const sage = (...args) => sageIn(project, ...args)

  /** `sage` in a terminal, as a person uses it. */
  const atTerminalIn = (cwd, ...args) =>
    openTerminal({ command: process.execPath, args: [cli, ...args], cwd, env, columns: 200, rows: 40 })

  let runs = 0
  /**
   * Runs steps with the client. Returns the requests that it sent meanwhile, in order, also separately for the conversation and for subagents, and
   * the session of each named step. `scenario`: what else the harness takes, such as the mock's rules.
   */
  function drive(steps, scenario = {}) {
    const file = join(root, `scenario-${++runs}.json`)
    writeFileSync(file, JSON.stringify({ dumpHooks: false, ...scenario, steps }))
    const before = new Set(listRequests(out))
    const { stdout, stderr, status } = spawnSync('bash', [join(harness, 'run.sh'), project, file, out], {
      encoding: 'utf8',
    })
    console.log(stdout.trimEnd().replace(/^/gm, '       '))
    if (status !== 0) throw new Error(`client failed: ${stderr}`)
    const sessions = JSON.parse(readFileSync(join(out, 'sessions.json'), 'utf8'))
    const requests = listRequests(out)
      .filter((path) => !before.has(path))
      .map(readRequest)
    const ofKind = (wanted) => requests.filter(({ kind }) => kind === wanted)
    return { requests, main: ofKind('main'), subagents: ofKind('subagent'), sessions }
  }

  /** A command of the client itself, in the project, as `claude` would run it for this person. */
  function claude(...args) {
    const [command, ...rest] = isolated(`exec "$0" "$@"`)
    return execFileSync(command, [...rest, join(harness, 'cc.sh'), ...args], {
      cwd: project,
      env: clientEnvironment(out),
      encoding: 'utf8',
    })
  }

  /** A learning that the person types at a terminal, approved at once. Returns its id. */
  async function teachIn(cwd, text, ...options) {
    const terminal = await atTerminalIn(cwd, 'add', text, ...options)
    if (options.includes('user')) {
      await terminal.waitFor(/Approve it\?/)
      terminal.press('Y\r')
    }
    const code = await terminal.exited
    const id = /Added and approved (\w+)/.exec(terminal.screen())?.[1]
    if (code !== 0 || id === undefined) throw new Error(`sage add exited with ${code}:\n${terminal.screen()}`)
    return id
  }

  const teach = (text, ...options) => teachIn(project, text, ...options)

  /** The exact bytes that `sage` says Claude is given. */
  const preview = (event, ...options) => sage('inject', '--preview', '--event', event, ...options)

  return { root, out, project, env, sage, sageIn, claude, atTerminalIn, drive, teach, teachIn, preview }
}

/** Every request so far, in order. */
export function listRequests(out) {
  const folder = join(out, 'req')
  return existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .map((name) => join(folder, name))
    : []
}

/** One request: `kind` as the mock names it (main, subagent, compact, …), its body, and all that the model was given, text by text. */
export function readRequest(path) {
  const { kind, body } = JSON.parse(readFileSync(path, 'utf8'))
  const texts = [...(Array.isArray(body?.system) ? body.system : []), ...(body?.messages ?? [])].flatMap(textsOf)
  return { kind, body, texts, text: texts.join('\n') }
}

function textsOf({ text, content }) {
  if (typeof content === 'string') return [content]
  return content?.map((block) => block.text ?? JSON.stringify(block.content ?? block.input ?? '')) ?? [text ?? '']
}

/** How often a hook of this event handed over exactly this text. The client puts its own words before it, and an empty line or nothing after. */
export function timesGiven({ texts }, event, text) {
  const whole = `${event} hook additional context: ${text}`
  return texts
    .flatMap((one) => one.split(whole).slice(1))
    .filter((after) => after === '' || after.startsWith('\n\n') || after.startsWith('\n</system-reminder>')).length
}

/** Sage's blocks in a request, from whichever hook. */
export const blocksIn = ({ text }) => occurrences(text, '<sage_learnings count=')
