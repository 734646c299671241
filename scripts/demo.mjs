// The whole loop on sample data, in a sandbox of its own: recorded hook events go through the real hook, the inbox is drained, and the
// dashboard opens. Without a terminal every step is printed, from the hook's files to the text that the next session would get.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readJsonLines } from './json-lines.mjs'
import { makeScratchFolder } from './scratch-folder.mjs'
import { openTerminal } from './terminal.mjs'

const cli = resolve('dist/cli.cjs')
const sandbox = makeScratchFolder()
const project = join(sandbox, 'acme-api')
const config = join(sandbox, 'claude')
const env = { ...process.env, HOME: join(sandbox, 'home'), SAGE_HOME: join(sandbox, 'sage'), CLAUDE_CONFIG_DIR: config }
// GIT_DIR of a git hook names a repository of the person's.
for (const name of Object.keys(env))
  if (/^(?:GIT_.*|CLAUDECODE|CLAUDE_CODE_.*|CLAUDE_PROJECT_DIR|SAGE|SAGE_CHILD)$/.test(name)) delete env[name]
for (const folder of [project, config, env.HOME]) mkdirSync(folder, { recursive: true })

// The output may be piped into a pager that is closed early.
process.stdout.on('error', () => process.exit(0))
const say = (text = '') => process.stdout.write(`${text}\n`)
const step = (title) => say(`\n── ${title} ${'─'.repeat(Math.max(0, 96 - title.length))}\n`)
const indent = (text) => text.trimEnd().replaceAll(sandbox, '…').replace(/^/gm, '   ')
function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: project, env, encoding: 'utf8', ...options })
  if (result.error) throw result.error
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(' ')} exited with ${result.status}\n${result.stdout}${result.stderr}`)
  return result.stdout
}
const sage = (...args) => run(process.execPath, [cli, ...args])
const treeOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((e) => e.isFile())
        .map((e) => join(e.parentPath ?? e.path, e.name).slice(folder.length + 1))
        .sort()
    : []

/** The hook exactly as `sage init` wrote it into the settings. */
function hookOf(event) {
  const settings = JSON.parse(readFileSync(join(config, 'settings.json'), 'utf8'))
  return settings.hooks[event][0].hooks[0]
}
function fire(payload) {
  const { command, args } = hookOf(payload.hook_event_name)
  return run(command, args, {
    input: `${JSON.stringify(payload)}\n`,
    env: { ...env, CLAUDE_PROJECT_DIR: project, CLAUDECODE: '1' },
  })
}

step('1  sage init: a workspace, a key, and the hook in the (sandboxed) user settings')
run('git', ['init', '-q', '-b', 'main', project])
say(indent(sage('init', '--yes')))

step('2  a recorded session: each event goes through the real hook while the transcript grows')
const fill = (text) =>
  text
    .replaceAll('{{project}}', project.replaceAll('\\', '\\\\'))
    .replaceAll('{{transcript}}', transcript.replaceAll('\\', '\\\\'))
const slug = project.replaceAll(/[^a-zA-Z0-9]/g, '-')
mkdirSync(join(config, 'projects', slug), { recursive: true })
const events = readJsonLines('fixtures/demo/events.jsonl')
const transcript = join(config, 'projects', slug, `${events[0].stdin.session_id}.jsonl`)
// Times are moved as if it had been recorded just now: a new inbox holds what was said today.
const recording = readFileSync('fixtures/demo/session.jsonl', 'utf8').trimEnd()
const age = Date.now() - Date.parse(/.*"timestamp":"([^"]+)"/s.exec(recording)[1])
const lines = fill(recording)
  .replaceAll(/(?<="timestamp":")[^"]+/g, (at) => new Date(Date.parse(at) + age).toISOString())
  .split('\n')
let written = 0
for (const event of events) {
  if (event.lines > written) appendFileSync(transcript, `${lines.slice(written, event.lines).join('\n')}\n`)
  written = Math.max(written, event.lines)
  const payload = JSON.parse(fill(JSON.stringify(event.stdin)))
  const printed = fire(payload)
  say(
    `   ${payload.hook_event_name.padEnd(17)}${payload.prompt ? `“${payload.prompt.slice(0, 70)}”` : ''}${printed ? ` → ${printed.length} characters` : ''}`,
  )
}
say('\n   what the hook left in .sage/runtime:')
say(
  indent(
    treeOf(join(project, '.sage', 'runtime'))
      .map((f) => `  ${f}`)
      .join('\n'),
  ),
)

const nextSession = {
  session_id: '0b8a4c1e-77aa-4f0e-8b59-2f1d6f3f5c02',
  transcript_path: join(config, 'projects', slug, '0b8a4c1e-77aa-4f0e-8b59-2f1d6f3f5c02.jsonl'),
  cwd: project,
  hook_event_name: 'SessionStart',
  source: 'startup',
}

if (process.stdin.isTTY && process.stdout.isTTY) {
  say('\n   The dashboard opens now: a approves, x rejects, u undoes, ? shows all keys, q quits.')
  spawnSync(process.execPath, [cli], { cwd: project, env, stdio: 'inherit' })
} else {
  step('3  sage sync: reads the new turns, proposes what is worth keeping')
  say(indent(sage('sync')))
  say(indent(sage('list')))
  step('4  the dashboard in a pseudo-terminal; the keys a and x are pressed for you')
  const terminal = await openTerminal({
    command: process.execPath,
    args: [cli],
    cwd: project,
    env,
    columns: 110,
    rows: 32,
  })
  say(await terminal.waitFor(/approve/))
  terminal.press('a')
  await terminal.waitFor(/✓ Approved|\+ Approved/)
  terminal.press('x')
  say(`\n${await terminal.waitFor(/Rejected/)}`)
  terminal.press('q')
  await terminal.exited
}

step('what the next session of Claude Code is given, byte for byte')
const output = fire(nextSession)
// If nothing is approved, the hook at most tells the person that something waits.
const given = output === '' ? undefined : JSON.parse(output).hookSpecificOutput?.additionalContext
say(indent(given ?? '(nothing: no learning was approved)'))
say('\n   The sandbox is removed now. In your own project: sage init')
