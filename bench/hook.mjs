// What the hook costs at each event: its process beside `node -e 0`, the median of the ratios of each round, and peak memory. Each round is
// one session from its start to its end, with two starts of Node and a call from a project without Sage somewhere between. The least that Stop
// and SessionEnd can cost on this disk is the time of a program that does nothing but write one file durably.
//   node bench/hook.mjs [--rounds 40]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildHook } from '../scripts/hook-bundle.mjs'
import { importSource } from '../scripts/import-source.mjs'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'
import { median } from './median.mjs'
import { peak } from './peak.mjs'
import { timed } from './timed.mjs'
import { hookPayload, makeProject } from './world.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } })
const rounds = Number(values.rounds)
const scratch = makeScratchFolder()
const project = join(scratch, 'project')
const home = join(scratch, 'home')
// The hook as it is installed: in the person's data folder.
const hook = join(home, 'hook', 'sage-hook.cjs')

await buildHook({ outdir: join(home, 'hook'), absWorkingDir: join(import.meta.dirname, '..') })
const { rebuildProjection } = await importSource(`export { rebuildProjection } from './src/inject/publish/publish.ts'`)
rebuildProjection(makeProject(project, home).target)

const prompt = 'Please look at the failing test in the billing module and tell me what is going on there. '.repeat(23)
const cases = {
  SessionStart: hookPayload('SessionStart', project, { source: 'startup' }),
  'UserPromptSubmit, 2 kB': hookPayload('UserPromptSubmit', project, { prompt }),
  Stop: hookPayload('Stop', project, { last_assistant_message: prompt }),
  // With some transcript: without one there is nothing to note.
  SessionEnd: hookPayload('SessionEnd', project, { reason: 'other', transcript_path: hook }),
}
const elsewhere = { 'another project': hookPayload('Stop', scratch) }
const inputs = { ...cases, ...elsewhere }
const bare = 'one durable write alone'
writeFileSync(join(scratch, 'bare.cjs'), bareSource())
const names = [...Object.keys(inputs), bare]
const ratios = Object.fromEntries(names.map((name) => [name, []]))
const floors = []

for (let round = 0; round < rounds; round++) {
  const times = {}
  // The floor is run twice a round and averaged: its own noise is in every ratio.
  for (const name of mixed(Object.keys(cases), ['floor', 'floor again', bare, ...Object.keys(elsewhere)]))
    times[name] = timeOf(name, `bench-${round}`)
  const floor = (times['floor'] + times['floor again']) / 2
  floors.push(floor)
  for (const name of names) ratios[name].push(times[name] / floor)
}

console.log(`node -e 0: ${median(floors).toFixed(1)} ms (${rounds} rounds, Node ${process.version})\n`)
console.log('event                     ratio   peak MB')
for (const [name, list] of Object.entries(ratios))
  console.log(`${name.padEnd(24)} ${median(list).toFixed(3).padStart(6)}   ${peakOf(inputs[name]).padStart(7)}`)
console.log(`${'node -e 0'.padEnd(24)}  1.000   ${peakOf(undefined).padStart(7)}`)

/** How a session's event reaches a process. */
function calledWith(input, session) {
  const at = input?.cwd ?? project
  return {
    input: input ? `${JSON.stringify({ ...input, session_id: session })}\n` : '',
    env: { PATH: process.env.PATH, HOME: scratch, SAGE_HOME: home, CLAUDE_PROJECT_DIR: at },
  }
}

function timeOf(name, session) {
  const input = inputs[name]
  const args = name === bare ? [join(scratch, 'bare.cjs')] : input ? [hook] : ['-e', '0']
  return timed(args, calledWith(input, session)).ms
}

function peakOf(input) {
  return peak(input ? [hook] : ['-e', 'process.reallyExit(0)'], calledWith(input, 'peak')).toFixed(1)
}

/** Exclusive create, flush, rename, flush of the folder: what keeps a signal through a power cut. */
function bareSource() {
  const [temporary, target] = [join(scratch, 'bare.tmp'), join(scratch, 'bare.json')].map((path) =>
    JSON.stringify(path),
  )
  return `const fs = require('node:fs')
let file = fs.openSync(${temporary}, 'wx', 0o600)
fs.writeSync(file, '{}')
fs.fsyncSync(file)
fs.closeSync(file)
fs.renameSync(${temporary}, ${target})
file = fs.openSync(${JSON.stringify(scratch)}, 'r')
fs.fsyncSync(file)
fs.closeSync(file)
process.exit(0)`
}

/** `list` in its order, with each of `others` at a random place in it. */
function mixed(list, others) {
  const result = [...list]
  for (const other of others) result.splice(Math.floor(Math.random() * (result.length + 1)), 0, other)
  return result
}
