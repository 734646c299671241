// What a prompt costs when relevant learnings are looked for: the hook's process beside `node -e 0`, alternating, with 10, 1,000 and 10,000
// approved learnings and a prompt of 2 kB; then SessionStart.
//   node bench/prompt-hook.mjs [--rounds 40]
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { forNode } from '../scripts/bundle-options.mjs'
import { buildHook } from '../scripts/hook-bundle.mjs'
import { median } from './median.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '40' } },
})
const rounds = Number(values.rounds)
const root = join(import.meta.dirname, '..')
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'sage-bench-')))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

const shared = {
  ...forNode,
  format: 'cjs',
  logLevel: 'warning',
  absWorkingDir: root,
}
const bundles = join(scratch, 'bundles')
const seed = join(scratch, 'seed.cjs')
await Promise.all([
  buildHook({ outdir: bundles, absWorkingDir: root }),
  build({ ...shared, entryPoints: ['hooks/sage-rebuild.ts'], outfile: join(bundles, 'sage-rebuild.cjs') }),
  build({ ...shared, stdin: { contents: seedSource(), resolveDir: root, loader: 'ts' }, outfile: seed }),
])

/** A program that makes a workspace with as many approved learnings as its third argument says. */
function seedSource() {
  return `
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { appendEvents } from './src/journal/file/append.ts'
import { approvalMac } from './src/journal/decide/approval.ts'
import { publish } from './src/inject/publish.ts'
import { ensureKey } from './src/workspace/key.ts'
import { makeTrust } from './src/workspace/trust.ts'
import { workspaceId } from './src/workspace/workspace-id.ts'
const [root, dataHome, count] = process.argv.slice(2)
mkdirSync(join(root, '.sage'), { recursive: true })
const key = ensureKey(dataHome)
makeTrust(dataHome, root, new Date())
const id = workspaceId(root)
const words = 'deploy cluster invoice refund button colour test migration index cache token parser branch release review logger schema column queue worker template currency locale upload session cookie header route form table chart report metric alert backup replica shard bucket secret vault docker image pod node lambda topic stream batch window cursor page filter sort search query join lock retry timeout limit budget'.split(' ')
let seed = 7
const pick = () => words[(seed = (seed * 48271) % 2147483647) % words.length]
const events = []
for (let n = 0; n < Number(count); n++) {
  const number = String(n).padStart(9, '0')
  const [item, proposed, decided] = ['k' + number, '00000000-0000-7000-8000-000' + number, '00000000-0000-7000-8000-001' + number]
  const text = 'Use ' + pick() + ' ' + pick() + n % 977 + ' for the ' + pick() + ' of every ' + pick() + ', not ' + pick() + ' number ' + n
  const at = new Date(1.7e12 + n).toISOString()
  events.push({ v: 1, id: proposed, at, type: 'proposed', item, kind: 'preference', text, scope: 'project', confidence: 0.9, tier: 'suggest', cues: ['use'], checks: [],
    evidence: { text, speaker: 'person', turnUuid: 't' + item, sessionId: 's', transcriptPath: '/t', at } })
  const approval = { v: 1, id: decided, at, type: 'decided', item, on: proposed, decision: 'approve', text, kind: 'preference', scope: 'project', by: 'command' }
  events.push({ ...approval, mac: approvalMac(key, id, approval) })
}
appendEvents(join(root, '.sage', 'journal.jsonl'), events)
const started = process.hrtime.bigint()
publish({ id, workspaceDir: join(root, '.sage'), projectDir: root, dataHome, claudeDir: join(dataHome, 'claude') }, { home: dataHome, now: 0 })
console.log(Number(process.hrtime.bigint() - started) / 1e6)
`
}

function makeWorld(count) {
  const [project, data] = [join(scratch, `project-${count}`), join(scratch, `data-${count}`)]
  mkdirSync(project)
  // As it is installed: in the person's data folder.
  cpSync(bundles, join(data, 'hook'), { recursive: true })
  const made = spawnSync(process.execPath, [seed, project, data, String(count)], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  return { count, project, data, hook: join(data, 'hook', 'sage-hook.cjs'), published: Number(made.stdout) }
}

const sentence =
  'The invoice report of the second tenant runs into the timeout, please look at the query and at the index of the refund table. '
const payload = (event, project, more) =>
  JSON.stringify({
    session_id: 'bench',
    transcript_path: join(project, 't.jsonl'),
    cwd: project,
    hook_event_name: event,
    ...more,
  })

function time(args, input, env) {
  const started = process.hrtime.bigint()
  const run = spawnSync(process.execPath, args, {
    input,
    env: { PATH: process.env.PATH, HOME: scratch, ...env },
    encoding: 'utf8',
  })
  return { ms: Number(process.hrtime.bigint() - started) / 1e6, out: run.stdout }
}

function compare(world, input) {
  const env = { SAGE_HOME: world.data, CLAUDE_PROJECT_DIR: world.project }
  const ratios = []
  const absolute = []
  let out = ''
  for (let round = 0; round < rounds; round++) {
    // A session that was given nothing yet, in a project that others were given something in.
    rmSync(join(world.project, '.sage/runtime/injected/bench.json'), { force: true })
    const order = round % 2 === 0
    const first = order ? time(['-e', '0'], input, env) : time([world.hook], input, env)
    const second = order ? time([world.hook], input, env) : time(['-e', '0'], input, env)
    const [floor, ours] = order ? [first, second] : [second, first]
    ratios.push(ours.ms / floor.ms)
    absolute.push(ours.ms)
    out = ours.out
  }
  return { ratio: median(ratios), ms: median(absolute), out }
}

/** Peak of the resident set, as the process itself reports it at its end. */
function peak(world, input) {
  const program = `const end = process.reallyExit
process.reallyExit = (code) => { require('node:fs').writeSync(2, String(process.resourceUsage().maxRSS)); end.call(process, code) }
process.argv[1] = ${JSON.stringify(world.hook)}
require(${JSON.stringify(world.hook)})`
  const run = spawnSync(process.execPath, ['-e', program], {
    input,
    env: { PATH: process.env.PATH, HOME: scratch, SAGE_HOME: world.data, CLAUDE_PROJECT_DIR: world.project },
    encoding: 'utf8',
  })
  return Number(run.stderr.match(/\d+$/u)?.[0]) / 1024
}

for (const count of [10, 1_000, 10_000]) {
  const world = makeWorld(count)
  const prompt = payload('UserPromptSubmit', world.project, { prompt: sentence.repeat(16).slice(0, 2000) })
  const asked = compare(world, prompt)
  const started = compare(world, payload('SessionStart', world.project, { source: 'startup' }))
  const found = asked.out.match(/<preference/gu)?.length ?? 0
  console.log(
    `${count} learnings: prompt ${asked.ratio.toFixed(2)} × node -e 0 (${asked.ms.toFixed(0)} ms, ${found} found, peak ${peak(world, prompt).toFixed(0)} MB) · SessionStart ${started.ratio.toFixed(2)} × · published in ${world.published.toFixed(0)} ms`,
  )
}
