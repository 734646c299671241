// What a person types into the real Claude Code client against a mock API (`../shared/client`; says so when it is absent) is proposed once, and
// in the project where it was typed, whatever becomes of the session: resumed, forked, cleared, compacted, moved to a worktree or another folder.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { check, conversation, finish, openClient, requireClient } from './client.mjs'

requireClient('eval/client-once')
const client = openClient('once')
const { root, project, sageIn, drive } = client
const other = join(root, 'other')
mkdirSync(other)
execFileSync('git', ['init', '-q', other])
for (const args of ['config user.email a@b', 'config user.name a', 'commit -q --allow-empty -m first'])
  execFileSync('git', args.split(' '), { cwd: project })
for (const folder of [project, other]) sageIn(folder, 'init', '--yes')

const HERE = {
  started: 'From now on always use pnpm, never npm, for installs in this repo.',
  continued: 'From now on name branches after the ticket, always.',
  forked: 'Always write commit messages in German from now on.',
  forkedAgain: 'Never push to main without asking me first, from now on.',
  beforeClear: 'From now on we deploy with terraform, never by hand.',
  afterClear: 'From now on keep migrations below db/changes, always.',
  beforeCompact: 'From now on always log with pino, never with console.',
  afterCompact: 'From now on never delete fixtures, always move them to attic.',
  forkedCompact: 'From now on format Python with ruff, never with black.',
  inWorktree: 'From now on always mock the clock in tests of billing.',
  moved: 'From now on never touch the generated client, it is made by openapi.',
}
const THERE = 'From now on write all numbers with a decimal comma.'
const BLOCKED = ['From now on answer in one line.', 'From now on never use tabs.']

const ask = (name, prompt, more) => ({ name, prompt, answers: ['Noted.'], reset: true, ...more })
const enter = [{ type: 'tool_use', name: 'EnterWorktree', input: { name: 'moved' } }]
const { sessions } = drive([
  ask('started', HERE.started),
  ask('continued', HERE.continued, { session: 'continue' }),
  ask('forked', HERE.forked, { session: 'fork', of: 'started' }),
  ask('forkedAgain', HERE.forkedAgain, { session: 'fork', of: 'forked' }),
  conversation('clear', [HERE.beforeClear, '/clear', HERE.afterClear], { reset: true }),
  conversation('compact', [HERE.beforeCompact, '/compact', HERE.afterCompact], { reset: true }),
  ask('forkedCompact', HERE.forkedCompact, { session: 'fork', of: 'compact' }),
  ask('inWorktree', HERE.inWorktree, { args: ['--worktree', 'started'] }),
  ask('moved', HERE.moved, { answers: [enter, 'Noted.'], args: ['--allowedTools', 'EnterWorktree'] }),
])
drive([ask('there', THERE, { args: ['--resume', sessions.started], cwd: '../other' })])
const refuse = (code) => ({
  hooks: { UserPromptSubmit: [{ hooks: [{ type: 'command', command: process.execPath, args: ['-e', code] }] }] },
})
for (const [index, code] of ['process.exit(2)', `console.log('{"decision":"block","reason":"no"}')`].entries())
  drive([ask(`blocked${index}`, BLOCKED[index])], { localSettings: refuse(code) })

/** The sentences that a project's inbox holds, and how often they were said again. */
function proposedIn(folder) {
  sageIn(folder, 'sync')
  sageIn(folder, 'scan')
  const { items } = JSON.parse(sageIn(folder, 'list', '--all', '--json'))
  return items.map(({ text, repeats }) => `${text}${repeats.length > 0 ? ` (and ${repeats.length} ×)` : ''}`)
}
const [here, there] = [project, other].map(proposedIn)
for (const [how, words] of Object.entries(HERE))
  check(`${how}: once, here`, here.filter((text) => text === words).length === 1 && !there.includes(words))
check('resumed in another project: once, there', there.join() === THERE && !here.includes(THERE), there.join('\n'))
check('what a hook kept from being sent: nowhere', !here.some((text) => BLOCKED.includes(text)))
check('nothing else', here.length === Object.keys(HERE).length, here.join('\n'))
finish()
