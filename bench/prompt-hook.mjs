// What a prompt costs when relevant learnings are looked for: the hook's process beside `node -e 0`, alternating, with 10, 1,000 and 10,000
// approved learnings and a prompt of 2 kB; then SessionStart.
//   node bench/prompt-hook.mjs [--rounds 40]
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildHook, buildRebuild } from '../scripts/hook-bundle.mjs'
import { importSource } from '../scripts/import-source.mjs'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'
import { approvedLines } from './approved.mjs'
import { median } from './median.mjs'
import { peak } from './peak.mjs'
import { timed } from './timed.mjs'
import { hookPayload, makeProject } from './world.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '40' } },
})
const rounds = Number(values.rounds)
const root = join(import.meta.dirname, '..')
const scratch = makeScratchFolder()
const bundles = join(scratch, 'bundles')
await Promise.all([
  buildHook({ outdir: bundles, absWorkingDir: root }),
  buildRebuild({ outdir: bundles, absWorkingDir: root }),
])
const { publish } = await importSource(`export { publish } from './src/inject/publish/publish.ts'`)

const WORDS =
  'deploy cluster invoice refund button colour test migration index cache token parser branch release review logger schema column queue worker template currency locale upload session cookie header route form table chart report metric alert backup replica shard bucket secret vault docker image pod node lambda topic stream batch window cursor page filter sort search query join lock retry timeout limit budget'.split(
    ' ',
  )

/** This many different learnings. */
function learnings(count) {
  let seed = 7
  const pick = () => WORDS[(seed = (seed * 48271) % 2147483647) % WORDS.length]
  return Array.from(
    { length: count },
    (_, n) => `Use ${pick()} ${pick()}${n % 977} for the ${pick()} of every ${pick()}, not ${pick()} number ${n}`,
  )
}

function makeWorld(count) {
  const [project, data] = [join(scratch, `project-${count}`), join(scratch, `data-${count}`)]
  // The hook as it is installed: in the person's data folder.
  cpSync(bundles, join(data, 'hook'), { recursive: true })
  const { key, target } = makeProject(project, data)
  const approved = approvedLines(learnings(count), { key, workspaceId: target.id })
  writeFileSync(join(project, '.sage', 'journal.jsonl'), approved.map(({ lines }) => lines).join(''))
  const started = performance.now()
  publish(target)
  return { count, project, data, hook: join(data, 'hook', 'sage-hook.cjs'), published: performance.now() - started }
}

const sentence =
  'The invoice report of the second tenant runs into the timeout, please look at the query and at the index of the refund table. '
const payload = (event, project, more) => JSON.stringify(hookPayload(event, project, more))

const environment = ({ data, project }) => ({
  PATH: process.env.PATH,
  HOME: scratch,
  SAGE_HOME: data,
  CLAUDE_PROJECT_DIR: project,
})

function compare(world, input) {
  const run = (args) => timed(args, { input, env: environment(world) })
  const ratios = []
  const absolute = []
  let out = ''
  for (let round = 0; round < rounds; round++) {
    // A session that was given nothing yet, in a project where other sessions were.
    rmSync(join(world.project, '.sage/runtime/injected/bench.json'), { force: true })
    const order = round % 2 === 0
    const first = run(order ? ['-e', '0'] : [world.hook])
    const second = run(order ? [world.hook] : ['-e', '0'])
    const [floor, ours] = order ? [first, second] : [second, first]
    ratios.push(ours.ms / floor.ms)
    absolute.push(ours.ms)
    out = ours.out
  }
  return { ratio: median(ratios), ms: median(absolute), out }
}

for (const count of [10, 1_000, 10_000]) {
  const world = makeWorld(count)
  const prompt = payload('UserPromptSubmit', world.project, { prompt: sentence.repeat(16).slice(0, 2000) })
  const asked = compare(world, prompt)
  const started = compare(world, payload('SessionStart', world.project, { source: 'startup' }))
  const found = asked.out.match(/<convention/gu)?.length ?? 0
  const most = peak([world.hook], { input: prompt, env: environment(world) })
  console.log(
    `${count} learnings: prompt ${asked.ratio.toFixed(2)} × node -e 0 (${asked.ms.toFixed(0)} ms, ${found} found, peak ${most.toFixed(0)} MB) · SessionStart ${started.ratio.toFixed(2)} × · published in ${world.published.toFixed(0)} ms`,
  )
}
