import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJsonLines } from '../../scripts/json-lines.mjs'
import { blocksIn, check, conversation, delegate, everyStart, occurrences, openClient, timesGiven } from '../client.mjs'

const WORDS = 'From now on always use tabs, never spaces, in this repo.'

/** Sage's hooks in the settings, and its plugin installed beside them: Claude Code calls both at each event, in two processes at once. */
export async function checkBoth() {
  const client = openClient('both')
  client.sage('init', '--yes')
  installPlugin(client)
  const id = await client.teach('Use pnpm, not npm, for every install in this repository')
  client.sage('add', 'Name branches after the ticket', '--pending')
  client.sage('config', 'set', 'inject.subagents', 'true')

  const { main, subagents } = client.drive([
    ...everyStart(WORDS),
    { prompt: 'Delegate', args: ['--allowedTools', 'Agent'], answers: [[delegate], 'Seen.', 'Done.'], reset: true },
  ])
  const given = [...main, ...subagents]
  const times = given.map(({ text }) => occurrences(text, `id="${id}"`))
  check(
    'start, resume, fork, /clear, /compact and a subagent: once in each request',
    given.length >= 10 && subagents.length > 0 && times.every((count) => count === 1),
    `${times.join()} in ${given.map(({ kind }) => kind).join()}`,
  )
  await checkPrompt(client)
  checkTranscripts(client)
  checkRead(client, id)
  await checkAdvice(client)

  client.sage('hook', 'uninstall', '--global', '--yes')
  const [alone] = client.drive([{ prompt: 'Start', answers: ['Done.'], reset: true }]).requests
  check(
    'without the hooks in the settings the plugin does it: once, byte for byte the preview',
    alone !== undefined &&
      timesGiven(alone, 'SessionStart', client.preview('SessionStart')) === 1 &&
      blocksIn(alone) === 1,
  )
}

/** Installs the plugin as a person does, from a folder with the contents of the package. */
function installPlugin({ root, claude }) {
  const plugin = join(root, 'plugin')
  for (const part of ['.claude-plugin', 'hooks', 'dist', 'commands', 'skills'])
    cpSync(part, join(plugin, part), { recursive: true })
  claude('plugin', 'marketplace', 'add', plugin)
  claude('plugin', 'install', 'sage@sage-inbox')
}

/** A learning that comes with a prompt and not at the start. */
async function checkPrompt(client) {
  client.sage('config', 'set', 'inject.session_start', 'false')
  const steps = ['Install left-pad in this repository with npm', 'Install it again in this repository, with npm']
  const { main } = client.drive([conversation('prompts', steps, { answers: ['One.', 'Two.'], reset: true })])
  const text = client.preview('UserPromptSubmit', '--prompt', steps[0])
  const times = main.map((one) => timesGiven(one, 'UserPromptSubmit', text))
  check('with a relevant prompt, twice: given once', text !== '' && times.join() === '1,1', times.join())
  client.sage('config', 'set', 'inject.session_start', 'true')
}

/** What the client wrote down about the calls, and what it showed the person. */
function checkTranscripts({ out, project }) {
  const folder = join(out, 'config/projects')
  const all = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readJsonLines(join(folder, name)))
  const entries = [...new Map(all.map((entry) => [entry.uuid ?? {}, entry])).values()]
  const stops = entries.filter(({ subtype }) => subtype === 'stop_hook_summary')
  check(
    'the client did call both, and neither failed',
    stops.length > 0 && stops.every(({ hookCount, hookErrors }) => hookCount === 2 && hookErrors.length === 0),
    `${stops.length} turns, ${stops.map(({ hookCount }) => hookCount).join()} calls`,
  )
  const attached = entries.flatMap(({ attachment }) => attachment ?? [])
  const failed = attached.filter(({ type }) => /^hook_(?:.*error|cancelled|stopped)/u.test(type))
  check('no error is shown', failed.length === 0, JSON.stringify(failed.map(({ type }) => type)))
  const told = attached.filter(({ type }) => type === 'hook_system_message').map(({ content }) => content)
  check(
    'the person is told of what waits once',
    told.length === 1 && /Sage: 1 proposal is pending/.test(told[0]),
    told.join(),
  )
  const log = join(project, '.sage/runtime/hook-errors.log')
  check('no error is noted', !existsSync(log), existsSync(log) ? readFileSync(log, 'utf8') : '')
}

/** What Sage reads from these transcripts. */
function checkRead({ sage, project }, id) {
  sage('sync')
  const items = JSON.parse(sage('list', '--all', '--json')).items
  const proposed = items.filter(({ text }) => text === WORDS)
  check('what was typed is proposed once', proposed.length === 1 && items.length === 3, `${items.length} items`)
  const { item } = JSON.parse(sage('show', id, '--json'))
  check(
    'its delivery is counted once for each session',
    item.sessions === new Set(item.deliveredTo).size && item.sessions === 7,
    `${item.sessions} sessions`,
  )
  const left = ['sessions', 'needs-review', 'ended', 'claimed', 'tmp'].flatMap((folder) =>
    readdirSync(join(project, '.sage/runtime', folder)),
  )
  check('nothing is left of the sessions that ended', left.length === 0, left.join())
}

/** What Sage tells a person who installed both. */
async function checkAdvice({ sage, project, atTerminalIn }) {
  const report = sage('doctor')
  check(
    'sage doctor says that the plugin leaves the work to the hooks, and how to have one',
    /Claude Code calls the plugin "sage@sage-inbox" as well as the hook in .*settings\.json; the plugin leaves the work to the hook/.test(
      report,
    ) && report.includes('sage hook uninstall --global'),
    report.split('\n').find((line) => line.includes('plugin')) ?? report,
  )
  const terminal = await atTerminalIn(project)
  const shown = await terminal.waitFor(/hooks [^ ]/)
  check('the dashboard finds the hooks in order', shown.includes('hooks ✓') && !shown.includes('⚠'), `\n${shown}`)
  terminal.press('q')
  await terminal.exited
}
