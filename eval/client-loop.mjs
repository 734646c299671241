// The whole loop with the real Claude Code client against a mock API on loopback (`../shared/client`; says so when it is absent):
// words typed → hook → signal → turn → proposal on screen → one key → the next session's request holds exactly the approved line.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { check, cli, conversation, finish, occurrences, openClient, requireClient } from './client.mjs'

requireClient('eval/client-loop')
const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'
const { project, sage, atTerminalIn, drive, claude } = openClient('loop')
/** The main requests of these steps, as text. */
const ask = (steps) => drive(steps).main.map(({ text }) => text)
const items = () => JSON.parse(sage('list', '--all', '--json')).items

console.log(sage('init', '--yes'))
ask([
  { name: 'first', prompt: WORDS, answers: ['Understood, pnpm it is.'] },
  { name: 'noise', session: 'resume', of: 'first', prompt: 'What is in this folder?', answers: ['Nothing yet.'] },
])
check(
  'the hook left a signal or an ended session',
  ['needs-review', 'ended'].some((f) => readdirSync(join(project, '.sage/runtime', f)).length > 0),
)

const terminal = await atTerminalIn(project)
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

const fresh = ask([{ name: 'second', prompt: 'Install left-pad', answers: ['Done.'] }])
check(
  'a new session is given exactly the previewed text, once',
  fresh.every((r) => occurrences(r, context) === 1) && fresh.length > 0,
  fresh[0]?.slice(0, 3000),
)
const resumed = ask([{ name: 'third', session: 'continue', prompt: 'And again', answers: ['Sure.'] }])
check(
  'after a resume it is there once',
  resumed.every((r) => occurrences(r, `id="${learning.id}"`) === 1),
  String(resumed.map((r) => occurrences(r, learning.id))),
)
const steps = ask([
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
const cleared = ask([conversation('clear', ['Before', '/clear', 'After clear'], { answers: ['One.', 'Two.'] })])
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
ask([{ name: 'again', prompt: 'No! Always use pnpm, never npm, for installs in this repo.', answers: ['Sorry.'] }])
sage('sync')
const again = JSON.parse(sage('show', learning.id, '--json')).item
check(
  'said again after it was given: flagged, not proposed',
  again.repeats.some((r) => r.afterDelivery) && items().length === 1,
  JSON.stringify(again.repeats),
)

claude('mcp', 'add', '--scope', 'user', 'sage', '--', process.execPath, cli, 'mcp')
const PROPOSED = 'The staging box is called heron'
const call = (name, input = {}) => [{ type: 'tool_use', name: `mcp__sage__${name}`, input }]
const calls = [call('sage_propose', { text: PROPOSED }), call('sage_search', { words: 'installs' }), call('sage_list')]
const last =
  ask([{ name: 'mcp', prompt: 'Note that', args: ['--allowedTools', 'mcp__sage'], answers: [...calls, 'Noted.'] }]).at(
    -1,
  ) ?? ''
check('over MCP an agent proposes, and it waits', last.includes("Waits in the person's inbox"), last.slice(-3000))
check('… finds what was approved by words, and lists it', occurrences(last, `${learning.id} (`) === 2)
check('… and is not given what waits', occurrences(last, PROPOSED) === 2, String(occurrences(last, PROPOSED)))
const waiting = items().filter(({ status }) => status === 'pending')
check('the person is shown that an agent proposed it', waiting.length === 1 && waiting[0].checks.includes('foreign'))

const WEAK = 'the build takes 10 minutes'
ask([{ name: 'weak', prompt: WEAK, answers: ['Noted.'] }])
sage('sync')
const said = () => items().filter(({ text }) => text.toLowerCase() === WEAK.toLowerCase())
check('what is too weak is not proposed', said().length === 0)
sage('scan', '--weak')
check('… until the person asks for a second look', said()[0]?.status === 'pending', JSON.stringify(said()))
const gated = ask([{ name: 'gated', prompt: 'Go on', answers: ['Done.'] }])
check(
  '… and waits outside of what Claude is given',
  gated.length > 0 && gated.every((r) => !r.includes(said()[0].text)),
)
const approval = await atTerminalIn(project, 'approve', said()[0].id)
check('… approves it', (await approval.exited) === 0)
const given = ask([{ name: 'given', prompt: 'Go on again', answers: ['Done.'] }])
check(
  '… and is given once, as it was approved',
  given.length > 0 &&
    given.every((r) => occurrences(r, said()[0].text) === 1 && occurrences(r, `id="${said()[0].id}"`) === 1),
  given[0]?.slice(0, 3000),
)

ask([{ name: 'order', prompt: 'Add to CLAUDE.md that we deploy on Fridays only.', answers: ['Added.'] }])
sage('sync')
const asked = items().find(({ evidence }) => evidence.text.includes('Fridays'))
check('what is to be written is proposed without the order', asked?.text === 'We deploy on Fridays only.', asked?.text)
const confirmed = await atTerminalIn(project, 'approve', asked.id)
check('… is approved', (await confirmed.exited) === 0)
const told = ask([{ name: 'told', prompt: 'Deploy', answers: ['Done.'] }])
check(
  '… and is given so, once',
  told.length > 0 && told.every((r) => occurrences(r, asked.text) === 1 && !r.includes('Add to CLAUDE.md')),
  told[0]?.slice(0, 3000),
)
finish()
