// The whole loop with the real Claude Code client against a mock API on loopback (`../shared/client`; says so when it is absent):
// words typed → hook → signal → turn → proposal on screen → one key → the next session's request holds exactly the approved line.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openTerminal } from '../scripts/terminal.mjs'

const client = resolve('../shared/client')
if (!existsSync(join(client, 'run.sh'))) {
  console.log('eval/client-loop: ../shared/client is absent, nothing to do')
  process.exit(0)
}
const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'
const root = mkdtempSync(join(tmpdir(), 'sage-client-'))
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
for (const name of Object.keys(env)) if (/^CLAUDE(CODE|_CODE)/.test(name)) delete env[name]
const sage = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('dist/cli.cjs'), ...args], {
    cwd: project,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`sage ${args.join(' ')} exited with ${status}: ${stdout}${stderr}`)
  return stdout
}

let failures = 0
function check(what, holds, detail = '') {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}${holds ? '' : ` ${detail}`}`)
  if (!holds) failures++
}

let runs = 0
/** Runs steps with the client and returns the main requests that it sent meanwhile, as text. */
function drive(steps) {
  const scenario = join(root, `scenario-${++runs}.json`)
  writeFileSync(scenario, JSON.stringify({ dumpHooks: false, steps }))
  const before = new Set(existsSync(join(out, 'req')) ? readdirSync(join(out, 'req')) : [])
  const { stdout, stderr, status } = spawnSync('bash', [join(client, 'run.sh'), project, scenario, out], {
    encoding: 'utf8',
    env: { ...process.env },
  })
  process.stdout.write(stdout.replace(/^/gm, '     '))
  if (status !== 0) throw new Error(`client failed: ${stderr}`)
  return readdirSync(join(out, 'req'))
    .filter((name) => name.endsWith('-main.json') && !before.has(name))
    .map((name) => messagesOf(JSON.parse(readFileSync(join(out, 'req', name), 'utf8')).body))
}
function messagesOf(body) {
  return [
    ...(Array.isArray(body.system) ? body.system.map((b) => b.text) : []),
    ...body.messages.flatMap((m) =>
      typeof m.content === 'string' ? [m.content] : m.content.map((b) => b.text ?? JSON.stringify(b.content ?? '')),
    ),
  ].join('\n')
}
const occurrences = (text, part) => text.split(part).length - 1
const items = () => JSON.parse(sage('list', '--all', '--json')).items

console.log(sage('init', '--yes'))
drive([
  { name: 'first', prompt: WORDS, answers: ['Understood, pnpm it is.'] },
  { name: 'noise', session: 'resume', of: 'first', prompt: 'What is in this folder?', answers: ['Nothing yet.'] },
])
check(
  'the hook left a signal or an ended session',
  ['needs-review', 'ended'].some((f) => readdirSync(join(project, '.sage/runtime', f)).length > 0),
)

const terminal = await openTerminal({
  command: process.execPath,
  args: [resolve('dist/cli.cjs')],
  cwd: project,
  env,
  columns: 120,
  rows: 40,
})
const shown = await terminal.waitFor(/you\b[^]*From now on[^]*Checks/)
check('the dashboard shows the proposal', /Pending 1/.test(shown) && /never npm/.test(shown), `\n${shown}`)
check('… with the words as evidence', /you\b.*From now on/s.test(shown), `\n${shown}`)
terminal.press('a')
await terminal.waitFor(/✓ Approved/)
terminal.press('q')
check('the dashboard exits with 0', (await terminal.exited) === 0)

const [learning] = items().filter((i) => i.status === 'approved')
check('one learning is approved', learning !== undefined && items().length === 1, JSON.stringify(items(), null, 1))
const preview = JSON.parse(sage('inject', '--preview', '--json'))
const context = preview.additionalContext ?? preview.text
check('the preview holds it', context.includes(learning.id))

const fresh = drive([{ name: 'second', prompt: 'Install left-pad', answers: ['Done.'] }])
check(
  'a new session is given exactly the previewed text, once',
  fresh.every((r) => occurrences(r, context) === 1) && fresh.length > 0,
  fresh[0]?.slice(0, 3000),
)
const resumed = drive(
  [{ name: 'third', session: 'resume', of: 'second', prompt: 'And again', answers: ['Sure.'] }].map((s) => ({
    ...s,
    session: 'continue',
  })),
)
check(
  'after a resume it is there once',
  resumed.every((r) => occurrences(r, `id="${learning.id}"`) === 1),
  String(resumed.map((r) => occurrences(r, learning.id))),
)
const steps = drive([
  { name: 'base', prompt: 'Start', answers: ['Started.'] },
  { name: 'fork', session: 'fork', of: 'base', prompt: 'Forked', answers: ['Forked.'] },
  { name: 'compact', session: 'resume', of: 'base', prompt: '/compact' },
  { name: 'after', session: 'resume', of: 'base', prompt: 'After compaction', answers: ['Still here.'] },
])
check(
  'start, fork and after /compact: once in each request',
  steps.length >= 3 && steps.every((r) => occurrences(r, `id="${learning.id}"`) === 1),
  String(steps.map((r) => occurrences(r, `id="${learning.id}"`))),
)
const line = (text) => ({ type: 'user', message: { role: 'user', content: text } })
const cleared = drive([
  {
    name: 'clear',
    format: 'stream-json',
    args: ['--input-format', 'stream-json', '--verbose'],
    input: [line('Before'), line('/clear'), line('After clear')],
    answers: ['One.', 'Two.'],
  },
])
check(
  'before and after /clear: once in each request',
  cleared.length >= 2 && cleared.every((r) => occurrences(r, `id="${learning.id}"`) === 1),
  String(cleared.map((r) => occurrences(r, `id="${learning.id}"`))),
)

sage('sync')
const turns = items()
check('no turn was proposed twice', turns.length === 1, JSON.stringify(turns, null, 1))
const before = readFileSync(join(project, '.sage/journal.jsonl'))
sage('sync')
check('a second sync changes no byte of the journal', readFileSync(join(project, '.sage/journal.jsonl')).equals(before))
const { item } = JSON.parse(sage('show', learning.id, '--json'))
console.log(`     delivered in ${item.sessions} sessions, last ${item.lastDeliveredAt}`)
check('its delivery is read from the transcripts, once for each session', item.sessions === 5)
drive([{ name: 'again', prompt: 'No! Always use pnpm, never npm, for installs in this repo.', answers: ['Sorry.'] }])
sage('sync')
const again = JSON.parse(sage('show', learning.id, '--json')).item
check(
  'said again after it was given: flagged, not proposed',
  again.repeats.some((r) => r.afterDelivery) && items().length === 1,
  JSON.stringify(again.repeats),
)
console.log(`${failures === 0 ? 'all held' : `${failures} failed`}; kept in ${root}`)
process.exitCode = failures === 0 ? 0 : 1
