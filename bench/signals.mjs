// How long it takes from a Stop hook to the proposal on screen with the dashboard open, and how fast a backlog of signals is drained.
// Needs a build (`npm run build`).   node bench/signals.mjs [--rounds 15] [--signals 1000]
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'
import { openTerminal } from '../scripts/terminal.mjs'
import { median } from './median.mjs'
import { turnLines } from './turn-lines.mjs'
import { hookPayload } from './world.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, signals: { type: 'string', default: '1000' } },
})
const cli = resolve('dist/cli.cjs')
const root = makeScratchFolder()
const project = join(root, 'project')
const config = join(root, 'claude')
const transcripts = join(config, 'projects', '-project')
const env = { PATH: process.env.PATH, HOME: root, SAGE_HOME: join(root, 'sage'), CLAUDE_CONFIG_DIR: config }
for (const folder of [project, transcripts]) mkdirSync(folder, { recursive: true })
const run = (args, options = {}) =>
  spawnSync(process.execPath, args, { cwd: project, env, encoding: 'utf8', ...options })
const ok = (result) => {
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`)
  return result
}
ok(run([cli, 'init', '--yes']))
const hook = join(env.SAGE_HOME, 'hook', 'sage-hook.cjs')

let count = 0
const transcriptOf = (session) => join(transcripts, `${session}.jsonl`)
const turn = (session, said) =>
  appendFileSync(transcriptOf(session), turnLines({ sessionId: session, cwd: project, id: ++count, said }))
const stop = (session) => {
  const more = { session_id: session, transcript_path: transcriptOf(session), last_assistant_message: 'Noted.' }
  return JSON.stringify(hookPayload('Stop', project, more))
}

const terminal = await openTerminal({
  command: process.execPath,
  args: [cli],
  cwd: project,
  env,
  columns: 120,
  rows: 40,
})
await terminal.waitFor(/Pending 0/)
const latencies = []
for (let round = 1; round <= Number(values.rounds); round++) {
  turn('live', `Remember that the staging database number ${round} is only reachable through port ${5000 + round}.`)
  ok(run([hook], { input: stop('live'), env: { ...env, CLAUDE_PROJECT_DIR: project } }))
  const began = performance.now()
  await terminal.waitFor(new RegExp(`Pending ${round}\\b`))
  latencies.push(performance.now() - began)
}
terminal.press('q')
await terminal.exited
console.log(
  `Stop hook to proposal on screen: median ${median(latencies).toFixed(0)} ms, slowest ${Math.max(...latencies).toFixed(0)} ms (goal: median 300 ms)`,
)

const signals = Number(values.signals)
for (let session = 0; session < signals; session++) {
  turn(`s${session}`, 'add a test for the parser please')
  const about = { sessionId: `s${session}`, transcriptPath: transcriptOf(`s${session}`), cwd: project }
  const metadata = { ...about, lastUpdated: session }
  writeFileSync(join(project, '.sage', 'runtime', 'sessions', `s${session}.json`), JSON.stringify(metadata))
  const signal = { v: 1, ...about, event: 'Stop', queuedAt: 0 }
  writeFileSync(join(project, '.sage', 'runtime', 'needs-review', `s${session}.json`), JSON.stringify(signal))
}
const began = performance.now()
const drained = ok(run([cli, 'sync', '--json']))
const seconds = (performance.now() - began) / 1000
console.log(
  `${JSON.parse(drained.stdout).sessions} signals drained in ${seconds.toFixed(1)} s, ${Math.round(signals / seconds)} a second (goal: 1,000 in 5 s)`,
)
