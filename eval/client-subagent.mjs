// What a person says to a subagent, with the real Claude Code client against a mock API (`../shared/client`; says so when it is absent): words
// typed to it and the reason of a denial are proposed, once; what its parent told it is not.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { letIn, openClientTerminal, settled, type } from './client-screen.mjs'
import { check, finish, openClient, requireClient } from './client.mjs'

requireClient('eval/client-subagent')
const TASK = 'From now on always name branches after the ticket.'
const REASON = 'never delete files here, always move them to the trash folder'
const TYPED = 'From now on always use pnpm, never npm, for installs in this repo.'
const [UP, DOWN, ESCAPE] = ['\u001b[A', '\u001b[B', '\u001b']

const client = openClient('subagent')
client.sage('init', '--yes')
letIn(client)
const delegate = { description: 'Tidy up', prompt: TASK, subagent_type: 'general-purpose', run_in_background: true }
const tool = (name, input) => [{ type: 'tool_use', name, input }]
const rules = [
  { kind: 'main', match: 'Delegate this', times: 1, answer: tool('Agent', delegate) },
  { kind: 'subagent', match: 'branches', times: 1, answer: tool('Bash', { command: 'rm a.txt' }) },
  // Long enough to open the subagent while it works; a later message wakes it again.
  { kind: 'subagent', match: 'trash', times: 1, answer: { content: 'Moving it.', delay_ms: 20_000 } },
  { kind: 'subagent', match: 'pnpm', answer: 'Understood, pnpm it is.' },
]
writeFileSync(join(client.out, 'answers.json'), JSON.stringify({ rules }))

const terminal = await openClientTerminal(client, '--permission-mode', 'default', '--allowedTools', 'Agent')
await type(terminal, 'Delegate this')
await terminal.waitFor(/Do you want to proceed\?[^]*\d\. No/)
terminal.press(UP)
await terminal.waitFor(/❯ \d\. No/)
terminal.press('\t')
await terminal.waitFor(/❯ \d\. No, /)
await settled(terminal)
await type(terminal, REASON)
await terminal.waitFor(/◯ general-purpose/)
terminal.press(DOWN)
if (/❯ . main/.test(await terminal.waitFor(/❯ . (?:main|general-purpose)/))) terminal.press(DOWN)
await terminal.waitFor(/❯ . general-purpose/)
terminal.press('\r')
await terminal.waitFor(/Message @general-purpose/)
await type(terminal, TYPED)
await terminal.waitFor(/Understood, pnpm it is/)
terminal.press(ESCAPE)
await terminal.waitFor(/^(?![^]*Message @)/)
await type(terminal, '/exit')
await terminal.exited

const items = () => JSON.parse(client.sage('list', '--all', '--json')).items
const journal = () => readFileSync(join(client.project, '.sage/journal.jsonl'), 'utf8')
client.sage('sync')
const found = items()
const about = (words) =>
  found.filter(({ evidence }) => evidence.typed === words && /subagents/.test(evidence.transcriptPath))
check('the reason of a denial is proposed, from the file of the subagent', about(REASON).length === 1)
check('what was typed to the subagent is proposed', about(TYPED).length === 1)
check('what its parent told it is not', found.length === 2, JSON.stringify(found.map(({ text }) => text)))
const before = journal()
client.sage('sync')
client.sage('scan')
check('read again, not a byte is added', journal() === before)
finish()
