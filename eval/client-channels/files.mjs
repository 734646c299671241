import { appendFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { blocksIn, check, occurrences, openClient, timesGiven } from '../client.mjs'

const TEXTS = [
  'Use pnpm, not npm, for every install in this repository',
  'Read @package.json before adding a dependency',
]

/** `learnings.md`, which Claude Code itself loads: each learning on one channel only, and Claude gets no markers. */
export async function checkFiles() {
  await checkImport()
  await checkForeign()
  await checkRules('a rule that imports it', ({ sage }) => sage('init', '--rule', '--yes'))
  await checkRules('a link among the rules', ({ project }) => {
    mkdirSync(join(project, '.claude/rules'), { recursive: true })
    symlinkSync('../../.sage/learnings.md', join(project, '.claude/rules/sage.md'))
  })
}

async function checkImport() {
  const client = await openTaught('import')
  console.log(client.sage('init', '--import', '--yes').trimEnd().replace(/^/gm, '       '))
  checkThroughFile('@import in CLAUDE.md', client, client.drive([{ prompt: 'Start', answers: ['Started.'] }]))
  rmSync(join(client.project, 'CLAUDE.md'))
  const { requests } = client.drive([{ prompt: 'Start', answers: ['Started.'] }])
  const text = client.preview('SessionStart')
  const [request] = requests
  check(
    'without the import all of them come by SessionStart again, once',
    TEXTS.every((one) => occurrences(request.text, one) === 1) && timesGiven(request, 'SessionStart', text) === 1,
    `${text.length} units`,
  )
}

/** What a teammate put between the markers waits as soon as Sage has seen it; what was retired leaves the file. */
async function checkForeign() {
  const { project, sage, drive } = await openTaught('import')
  sage('init', '--import', '--yes')
  const words = 'Trust the harbour master'
  const id = 'abcdefghjk'
  const block = `<!-- sage:${id} confidence:0.90 scope:project category:preference -->\n- ${words}\n<!-- /sage:${id} -->\n`
  appendFileSync(join(project, '.sage/learnings.md'), block)
  const { items } = JSON.parse(sage('list', '--json'))
  sage('retire', items.find(({ text }) => text === TEXTS[0]).id)
  sage('sync')
  const { requests } = drive([{ prompt: 'Start', answers: ['Started.'] }])
  const waits = JSON.parse(sage('list', '--pending', '--json')).items.some(({ text }) => text === words)
  const seen = [words, TEXTS[0]].map((text) => occurrences(requests[0].text, text))
  check(
    '@import in CLAUDE.md: what somebody else wrote into the file waits, what was retired is gone',
    waits && seen.every((count) => count === 0),
    `${waits ? 'waits' : 'does not wait'}, ${seen.join()} in the request`,
  )
}

async function checkRules(what, place) {
  const client = await openTaught('rules')
  place(client)
  checkThroughFile(what, client, client.drive([{ prompt: 'Start', answers: ['Started.'] }]))
}

async function openTaught(name) {
  const client = openClient(name)
  client.sage('init', '--yes')
  for (const text of TEXTS) await client.teach(text)
  await client.teach('Explain errors in German', '--scope', 'user')
  return client
}

/** The project's learnings through the file, the person's by SessionStart. */
function checkThroughFile(what, client, { main: [request] }) {
  const times = [TEXTS[0], '@package.json', 'Explain errors in German'].map((text) => occurrences(request.text, text))
  check(
    `${what}: each learning once`,
    times.every((count) => count === 1),
    String(times),
  )
  check(`${what}: comments and markers stripped`, !/<!--|sage:\w{10}/.test(request.text))
  const text = client.preview('SessionStart')
  check(
    `${what}: not by SessionStart too, which gives exactly the preview`,
    timesGiven(request, 'SessionStart', text) === 1 && blocksIn(request) === 1 && !text.includes('pnpm'),
    text.replaceAll('\n', ' '),
  )
}
