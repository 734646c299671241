// What a person says with a slash command, with the real Claude Code client against a mock API (`../shared/client`; says so when it is
// absent): the words after each command are read once, also for commands that the client answers itself.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { letIn, openClientTerminal, settled, type } from './client-screen.mjs'
import { check, finish, openClient, requireClient } from './client.mjs'

requireClient('eval/client-commands')
/** Each with words of its own, so that none can be taken for another's. */
const SAID = {
  '/plan': 'we never rename public fields in this project',
  '/init': 'always mention that releases are cut on thursdays',
  '/goal': 'every handler has a test that fails without it',
  '/tidy': 'only the build server tags releases',
}
/** Runs in a subagent of its own. */
const SKILL = '---\nname: tidy\ndescription: Tidies up\ncontext: fork\n---\n\nDo it: $ARGUMENTS\n'
/** Words that steer the command and are not said to the model. */
const STEERS = { '/compact': 'keep that our users are nurses on night shifts' }
const PLAIN = 'From now on always use pnpm, never npm, for installs in this repo.'

const client = openClient('commands')
client.sage('init', '--yes')
const skill = join(client.project, '.claude/skills/tidy')
mkdirSync(skill, { recursive: true })
writeFileSync(join(skill, 'SKILL.md'), SKILL)
letIn(client)
writeFileSync(join(client.out, 'answers.json'), JSON.stringify({ rules: [] }))
const terminal = await openClientTerminal(client, '--permission-mode', 'default')
await type(terminal, PLAIN)
await settled(terminal)
for (const [command, words] of Object.entries({ ...SAID, ...STEERS })) {
  await type(terminal, `${command} ${words}`)
  await settled(terminal)
}
await type(terminal, '/exit')
await terminal.exited

const folder = join(client.out, 'config/projects')
const transcripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^[^/]+\/[^/]+\.jsonl$/.test(name),
)
const turns = transcripts.flatMap((name) => JSON.parse(client.sage('turns', join(folder, name), '--json')).turns)
const timesRead = (words) => turns.filter(({ text }) => text.includes(words)).length
for (const words of [PLAIN, ...Object.values(SAID)])
  check(`"${words}" is read once, and alone`, timesRead(words) === 1 && turns.some(({ text }) => text === words))
for (const words of Object.values(STEERS)) check(`"${words}" is not read`, timesRead(words) === 0)
finish()
