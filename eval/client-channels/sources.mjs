import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksIn, check, everyStart, occurrences, openClient, timesGiven } from '../client.mjs'
import { checkDelivery } from './delivery.mjs'

/** SessionStart, by each of its sources; then what Sage counts of these sessions. */
export async function checkSources() {
  const client = openClient('sources')
  client.sage('init', '--yes')
  makeHistory(client.project)
  const ids = [
    await client.teach('Use pnpm, not npm, for every install in this repository'),
    await client.teach('Escape <b> & "quotes" in every template', '--kind', 'convention'),
    await client.teach('Explain errors in German', '--scope', 'user'),
  ]
  const once = (what, request, source) => {
    const text = client.preview('SessionStart', '--source', source)
    const times = request === undefined ? 0 : timesGiven(request, 'SessionStart', text)
    const blocks = request === undefined ? 0 : blocksIn(request)
    const whole = ids.every((id) => text.includes(`id="${id}"`))
    const seen = `${text.length} units, the previewed text ${times} ×, blocks of Sage ${blocks}`
    check(`${what}: all learnings once, byte for byte the preview`, whole && times === 1 && blocks === 1, seen)
  }

  const first = client.drive(everyStart('Start'))
  const [startup, resumed, fork, before, cleared, early, compacted] = first.main
  once('startup', startup, 'startup')
  once('resume', resumed, 'resume')
  once('fork', fork, 'fork')
  once('before /clear', before, 'startup')
  once('after /clear', cleared, 'clear')
  once('before /compact', early, 'startup')
  once('after /compact, with the working context', compacted, 'compact')
  const context = client.preview('SessionStart', '--source', 'compact')
  const parts = ['## Working context', 'changed.ts', 'in total', 'Count the total', 'new.ts']
  check(
    'the working context names changed, new and committed files and the changed function',
    parts.every((part) => context.includes(part)),
    context.slice(context.indexOf('## Working')).replaceAll('\n', ' ⏎ '),
  )

  const apart = client.drive([
    { name: 'base', prompt: 'Start', answers: ['Started.'] },
    { name: 'squeeze', session: 'resume', of: 'base', prompt: '/compact' },
    { name: 'after', session: 'resume', of: 'base', prompt: 'After compaction', answers: ['Here.'] },
    { name: 'branch', session: 'fork', of: 'base', prompt: 'Branch', answers: ['Here too.'] },
  ])
  const [, after, branch] = apart.main
  for (const [what, request] of Object.entries({ 'resume after /compact': after, 'fork after /compact': branch }))
    check(
      `${what}: each learning once`,
      request !== undefined && ids.every((id) => occurrences(request.text, `id="${id}"`) === 1),
      String(ids.map((id) => occurrences(request?.text ?? '', `id="${id}"`))),
    )

  const sessions = { ...first.sessions, ...apart.sessions }
  await checkNews(client, ids, sessions.startup)
  await checkDelivery(client, ids, sessions)
  checkMarkdown(client)
}

/** The other way of writing learnings for the model. */
function checkMarkdown({ sage, preview, drive }) {
  sage('config', 'set', 'inject.format', 'markdown')
  const [request] = drive([{ name: 'markdown', prompt: 'Start', answers: ['Started.'] }]).main
  const text = preview('SessionStart')
  check(
    'as Markdown: once, byte for byte the preview',
    request !== undefined && /^## .*\n\n<!-- sage:/.test(text) && timesGiven(request, 'SessionStart', text) === 1,
    `${text.length} units`,
  )
}

/** What is approved while a session rests is added when it is resumed, and nothing is given twice. */
async function checkNews(client, ids, session) {
  const late = await client.teach('Name branches after the ticket')
  const added = client.preview('SessionStart', '--source', 'resume', '--session', session)
  const step = { name: 'late', args: ['--resume', session], prompt: 'And now', answers: ['Now.'] }
  const [request] = client.drive([step]).main
  const seen = [...ids, late].map((id) => occurrences(request?.text ?? '', `id="${id}"`))
  check(
    'resume after another approval: what is new is added, each learning once',
    request !== undefined && timesGiven(request, 'SessionStart', added) === 1 && seen.every((times) => times === 1),
    `${seen.join()}, added ${added.length} units`,
  )
}

function makeHistory(project) {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=p', '-c', 'user.email=p@example.org', ...args], { cwd: project })
  writeFileSync(join(project, 'changed.ts'), 'export function total(list) {\n  const start = 0\n  return start\n}\n')
  git('add', 'changed.ts')
  git('commit', '-qm', 'Count the total')
  writeFileSync(
    join(project, 'changed.ts'),
    'export function total(list) {\n  const start = 0\n  return start + 1\n}\n',
  )
  writeFileSync(join(project, 'new.ts'), 'export const one = 1\n')
}
