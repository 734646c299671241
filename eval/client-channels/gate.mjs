import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, cli, conversation, delegate, occurrences, openClient } from '../client.mjs'

/** A learning with a word that is nowhere else. */
const learning = (word) => `Run the zebra linter ${word} before every release of the harbour`
const PROMPT = 'Please prepare the release of the harbour, with the zebra linter as ever'

/** The gate: what this person did not approve here, in exactly these words, is in no request on any channel. */
export async function checkGate() {
  for (const [channel, prepare] of Object.entries(CHANNELS)) {
    const client = openClient('gate')
    client.sage('init', '--yes')
    client.sage('config', 'set', 'inject.subagents', 'true')
    await makeLearnings(client)
    checkInbox(channel, client)
    prepare(client)
    const { main, subagents } = client.drive([
      { name: 'start', prompt: PROMPT, answers: [[delegate], 'Reported.', 'Done.'], args: ['--allowedTools', 'Agent'] },
      { name: 'again', session: 'resume', of: 'start', prompt: PROMPT, answers: ['Again.'], reset: true },
      { name: 'fork', session: 'fork', of: 'start', prompt: PROMPT, answers: ['Forked.'], reset: true },
      conversation('rest', [PROMPT, '/compact', PROMPT, '/clear', PROMPT], {
        answers: ['A.', 'B.', 'C.'],
        reset: true,
      }),
    ])
    const asked = [...main, ...subagents]
    const seen = (word) => asked.filter(({ text }) => occurrences(text, word) > 0).length
    check(
      `${channel}: what was approved is in each request of the session`,
      main.length > 0 && main.every(({ text }) => occurrences(text, learning('APPROVED')) === 1),
      `${seen('APPROVED')} of ${asked.length} requests, ${subagents.length} of them of subagents`,
    )
    if (channel === 'hooks') checkCommands(client)
    for (const word of WORDS)
      check(`${channel}: ${word.toLowerCase()} in none of them`, seen(word) === 0, `${seen(word)}`)
  }
}

/** The commands that the plugin lets Claude run, and those named in the text that Claude is given: their output reaches the model too. */
function checkCommands({ drive }) {
  for (const command of ['search zebra linter', 'list', 'search zebra linter --json']) {
    const run = { type: 'tool_use', name: 'Bash', input: { command: `${process.execPath} ${cli} ${command}` } }
    const [, answered] = drive([
      { prompt: 'Look it up', args: ['--allowedTools', 'Bash'], answers: [[run], 'Found.'], reset: true },
    ]).main
    const seen = WORDS.filter((word) => occurrences(answered.text, word) > 0)
    const times = occurrences(answered.text, learning('APPROVED'))
    check(
      `"sage ${command}", run by Claude, gives what was approved alone`,
      times > 1 && seen.length === 0,
      seen.join(),
    )
  }
}

/** The forged learnings are in the inbox, and Sage knows that they are not approved. */
function checkInbox(channel, { sage }) {
  const { items } = JSON.parse(sage('list', '--all', '--json'))
  const statusOf = (word) => items.find(({ text }) => text.includes(word))?.status
  const statuses = WORDS.map((word) => `${word.toLowerCase()} ${statusOf(word)}`)
  check(
    `${channel}: approved is one alone, what came from elsewhere waits`,
    items.filter(({ status }) => status === 'approved').length === 1 &&
      ['EDITED', 'TEAMMATE', 'ELSEWHERE', 'FORGED'].every((word) => statusOf(word) === 'pending'),
    statuses.join(', '),
  )
}

const WORDS = ['PENDING', 'REJECTED', 'RETIRED', 'EDITED', 'TEAMMATE', 'ELSEWHERE', 'FORGED', 'RESTORED']

const CHANNELS = {
  hooks: () => {},
  prompt: (client) => client.sage('config', 'set', 'inject.session_start', 'false'),
  import: (client) => client.sage('init', '--import', '--yes'),
  'changed projection': (client) => forgeProjection(client),
}

async function makeLearnings(client) {
  const { project, sage, teach } = client
  const journal = join(project, '.sage/journal.jsonl')
  const add = (word) => /\w{10}/.exec(sage('add', '--pending', learning(word)).replace('Waiting in the inbox:', ''))[0]
  await teach(learning('APPROVED'))
  add('PENDING')
  sage('reject', add('REJECTED'))
  sage('retire', await teach(learning('RETIRED')))
  sage('retire', await teach(learning('RESTORED')))
  await teach(learning('ORIGINAL'))
  // Another project of the same person, approved there; and a teammate's project, approved with another key.
  const other = join(client.root, 'other')
  mkdirSync(other)
  client.sageIn(other, 'init', '--yes')
  await client.teachIn(other, learning('ELSEWHERE'))
  const teammate = openClient('teammate')
  teammate.sage('init', '--yes')
  await teammate.teach(learning('TEAMMATE'))
  const [theirs, others] = [teammate.project, other].map((of) => readFileSync(join(of, '.sage/journal.jsonl'), 'utf8'))
  const own = readFileSync(journal, 'utf8')
  const lines = own.split('\n').filter(Boolean)
  // Words changed after they were approved; a proposal that claims to be approved; a retirement cut out.
  const changed = lines
    .filter((line) => !isRetirementOf(lines, line, 'RESTORED'))
    .map((line) => line.replaceAll('ORIGINAL', 'EDITED'))
  const approval = lines.find((line) => line.includes('APPROVED') && line.includes('"approve"'))
  const proposal = lines.find((line) => line.includes('PENDING') && line.includes('"proposed"'))
  changed.push(
    proposal
      .replaceAll('PENDING', 'FORGED')
      .replace(/"item":"\w+"/, '"item":"f0rgedzzzz"')
      .replace(/"id":"[^"]*"/, `"id":"${ID}0"`),
    approval
      .replaceAll('APPROVED', 'FORGED')
      .replace(/"item":"\w+"/, '"item":"f0rgedzzzz"')
      .replace(/"on":"[^"]*"/, `"on":"${ID}0"`)
      .replace(/"id":"[^"]*"/, `"id":"${ID}1"`),
  )
  writeFileSync(journal, `${changed.join('\n')}\n${theirs}${others}`)
}

const ID = '019ab000-0000-7000-8000-00000000000'

function isRetirementOf(lines, line, word) {
  const item = lines.map((one) => JSON.parse(one)).find(({ text }) => text?.includes(word))?.item
  const event = JSON.parse(line)
  return event.item === item && event.type === 'decided' && event.decision === 'retire'
}

/** Acts as somebody who can write the person's files but has no signature by the key: puts other words into the file that hooks print from. */
function forgeProjection(client) {
  client.sage('inject', '--preview')
  const workspaces = join(client.env.HOME, '.local/share/sage/workspaces')
  for (const id of readdirSync(workspaces)) {
    for (const name of ['context.json', 'context.idx']) {
      const path = join(workspaces, id, name)
      const text = readFileSync(path, 'latin1')
      writeFileSync(path, text.replaceAll('APPROVED', 'FORGED  '), 'latin1')
    }
  }
}
