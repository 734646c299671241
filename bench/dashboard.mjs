// The dashboard with 10,000 proposals in a real pseudo-terminal: first frame, key to frame, bytes per move, idleness, and the way from
// a Stop hook to the screen. Everything is compared with `node -e 0` of the same run.
//   npm run build && node bench/dashboard.mjs [--items 10000]
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pty from '@lydell/node-pty'
import { importSource } from '../scripts/import-source.mjs'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'
import { median } from './median.mjs'
import { proposalLines } from './proposals.mjs'
import { timed } from './timed.mjs'
import { answerUuid, turnLines } from './turn-lines.mjs'
import { hookPayload } from './world.mjs'

const { manyProposals } = await importSource(`export { manyProposals } from './test/helpers/many-proposals.ts'`)
const CLI = resolve('dist/cli.cjs')
const HOOK = resolve('dist/hook/sage-hook.cjs')
const { values } = parseArgs({ options: { items: { type: 'string', default: '10000' } } })
const COUNT = Number(values.items)
const RUNS = 11
const MOVES = 100
const SIGNALS = 9
const SESSION = '00000000-0000-4000-8000-000000000001'
if (!existsSync(CLI)) {
  console.error('Run "npm run build" first')
  process.exit(1)
}

const world = makeScratchFolder()
const home = join(world, 'home')
const project = join(world, 'project')
const transcript = join(home, '.claude', 'projects', 'bench', `${SESSION}.jsonl`)
for (const folder of [home, project, join(home, '.claude', 'projects', 'bench')]) mkdirSync(folder, { recursive: true })
const env = { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8', TERM: 'xterm-256color' }

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
const p95 = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? NaN

function fillJournal() {
  const texts = manyProposals(COUNT).map(({ text }) => text)
  const data = join(home, '.local', 'share', 'sage')
  const [workspaceId] = readdirSync(join(data, 'workspaces'))
  const lines = proposalLines(texts, { key: readFileSync(join(data, 'key')), workspaceId })
  appendFileSync(join(project, '.sage', 'journal.jsonl'), lines.map(({ line }) => line).join(''))
}

/** Starts the dashboard; `first` is when its first frame with a proposal was written, in milliseconds. */
async function start() {
  const began = performance.now()
  const child = pty.spawn(process.execPath, [CLI], { cols: 120, rows: 40, cwd: project, env })
  let output = ''
  let bytes = 0
  let last = began
  let first
  child.onData((data) => {
    last = performance.now()
    bytes += Buffer.byteLength(data)
    output += data
    if (first === undefined && output.includes('case ')) first = last - began
  })
  const exited = new Promise((done) => child.onExit(done))
  for (;;) {
    await sleep(2)
    if (first !== undefined) break
    if (performance.now() - began > 30_000) throw new Error(`No frame within 30 s:\n${output.slice(-2000)}`)
  }
  return {
    first,
    pid: child.pid,
    send: (data) => child.write(data),
    bytes: () => bytes,
    output: () => output,
    async quiet(milliseconds) {
      while (performance.now() - last < milliseconds) await sleep(10)
    },
    async quit() {
      child.write('q')
      await exited
    },
  }
}

async function measureMoves(dashboard) {
  const sizes = []
  const waits = []
  for (let move = 0; move < MOVES; move++) {
    const before = dashboard.bytes()
    const pressed = performance.now()
    dashboard.send('j')
    while (dashboard.bytes() === before) await new Promise((done) => setImmediate(done))
    waits.push(performance.now() - pressed)
    await sleep(25)
    sizes.push(dashboard.bytes() - before)
  }
  return { sizes, waits }
}

/** Processor time of a process so far, in milliseconds (Linux only). */
function processorTime(pid) {
  if (process.platform !== 'linux') return NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function measureIdle(dashboard) {
  await dashboard.quiet(2000)
  const bytes = dashboard.bytes()
  const busy = processorTime(dashboard.pid)
  await sleep(10_000)
  return { bytes: dashboard.bytes() - bytes, percent: (processorTime(dashboard.pid) - busy) / 100 }
}

async function measureSignals(dashboard) {
  const waits = []
  for (let round = 0; round < SIGNALS; round++) {
    const said = `Always put zebra${round} into quotes in every yaml file.`
    const parent = round === 0 ? null : answerUuid(round - 1)
    appendFileSync(transcript, turnLines({ sessionId: SESSION, cwd: project, id: round, parent, said }))
    const before = dashboard.output().length
    const began = performance.now()
    spawnSync(process.execPath, [HOOK], {
      cwd: project,
      env,
      input: JSON.stringify(hookPayload('Stop', project, { session_id: SESSION, transcript_path: transcript })),
    })
    const count = String(COUNT + round + 1)
    while (!dashboard.output().slice(before).includes(count) && performance.now() - began < 5000) await sleep(2)
    waits.push(performance.now() - began)
    await sleep(200)
  }
  return waits
}

const report = (name, value, goal, holds) =>
  console.log(`${holds ? 'ok  ' : 'OVER'} ${name.padEnd(34)} ${value.padEnd(34)} goal ${goal}`)

execFileSync(process.execPath, [CLI, 'init', '--yes'], { cwd: project, env, stdio: 'ignore' })
writeFileSync(transcript, '')
fillJournal()
execFileSync(process.execPath, [CLI, 'list', '--pending'], { cwd: project, env, stdio: 'ignore' })
await (await start()).quit()

const floors = []
const firsts = []
for (let run = 0; run < RUNS; run++) {
  floors.push(timed(['-e', '0'], { env }).ms)
  const dashboard = await start()
  firsts.push(dashboard.first)
  await dashboard.quit()
}
const dashboard = await start()
await dashboard.quiet(500)
const { sizes, waits } = await measureMoves(dashboard)
const idle = await measureIdle(dashboard)
const signals = await measureSignals(dashboard)
await dashboard.quit()

const node = median(floors)
const ratio = (list) => median(list) / node
console.log(`${COUNT} proposals, 120 × 40, node -e 0: ${node.toFixed(0)} ms (median of ${RUNS})`)
report(
  'first frame',
  `${median(firsts).toFixed(0)} ms, ${ratio(firsts).toFixed(1)} × node -e 0`,
  '≤ 7 ×',
  ratio(firsts) <= 7,
)
report(
  'key to frame',
  `${median(waits).toFixed(1)} ms, 95 % within ${p95(waits).toFixed(1)}`,
  '≤ 10 ms',
  median(waits) <= 10,
)
report('bytes per cursor move', `${median(sizes)}, at most ${Math.max(...sizes)}`, '≤ 500', median(sizes) <= 500)
report(
  'idle for 10 s',
  `${idle.bytes} bytes, ${idle.percent.toFixed(1)} % of a processor`,
  '0 bytes, 0 %',
  idle.bytes === 0 && !(idle.percent > 1),
)
report('Stop hook to screen', `${median(signals).toFixed(0)} ms`, '≤ 300 ms', median(signals) <= 300)
