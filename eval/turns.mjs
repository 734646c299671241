// Compares the turns that Sage finds with labelled real transcripts, and reading at once with reading in steps.
//   node eval/turns.mjs [--steps 1000] [--details] [--only <part of a file name>]
// The transcripts are not part of this repository: they are looked for in `../shared`, or in $SAGE_TRANSCRIPTS; without them
// this script says so and ends with 0.
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importSource } from '../scripts/import-source.mjs'
import { readJsonLines } from '../scripts/json-lines.mjs'
import { SHARED } from '../scripts/real-transcripts.mjs'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'

const { values: options } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000' },
    details: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const labelsFile = join(SHARED, 'transcripts', 'labels-dev.jsonl')
if (!existsSync(labelsFile)) {
  console.log(`No labelled transcripts in "${SHARED}": nothing to compare.`)
  process.exit(0)
}
const scratch = makeScratchFolder()
const READER = `export { readTranscript } from './src/transcript/read/reader.ts'`
const { readTranscript } = await importSource(READER)
const parsing = await readerParsingAll()

const real = files(join(SHARED, 'transcripts', 'real'))
const corpus = files(join(SHARED, 'client', 'corpus', 'transcripts'))
const labels = readJsonLines(labelsFile)
// Labels cut a text at 4,000 characters. Shell input has labels, but is not a prompt.
const LABEL_LENGTH = 4_000
const known = new Set(labels.map((label) => label.uuid))

/** @type {{ [name: string]: any }} */
const score = { labels: 0, found: 0, sameText: 0, sameSource: 0, turns: 0, extra: [], missing: [], otherText: [] }
for (const { name, path } of real) await compare(name, path)
report()
await parsedWhole([...real, ...corpus])
await inSteps([...real, ...corpus], Number(options.steps))

function files(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && name.includes(options.only))
    .map((name) => ({ name: name.replace('.jsonl', ''), path: join(folder, name) }))
}

async function compare(name, path) {
  const read = await readTranscript(path, { endOfSession: true })
  if (!read.ok) throw new Error(read.message)
  const matched = new Set()
  score.turns += read.turns.length
  for (const label of labels.filter((one) => one.transcript === name && one.source !== 'bash')) {
    score.labels++
    const turn = read.turns.find((one) => isSame(one, label))
    if (!turn) {
      score.missing.push({ name, ...label })
      continue
    }
    matched.add(turn)
    score.found++
    if (turn.source === label.source.replace('_enqueue', '')) score.sameSource++
    if (turn.text.slice(0, LABEL_LENGTH) === label.text) score.sameText++
    else score.otherText.push({ name, label, turn })
  }
  for (const turn of read.turns.filter((one) => !matched.has(one))) {
    score.extra.push({ name, turn, why: why(turn, path) })
  }
}

function isSame(turn, label) {
  const line = /:L(\d+)$/.exec(label.uuid)
  return line ? turn.line === Number(line[1]) + 1 && turn.source === 'queued' : turn.uuid === label.uuid
}

/** Looks for independent evidence that a turn without a label was typed by a person. */
function why(turn, path) {
  if (known.has(turn.uuid)) return 'labelled in another transcript: a fork copied it'
  const entries = readFileSync(path, 'utf8').split('\n').filter(Boolean).flatMap(parse)
  const words = JSON.stringify(turn.text).slice(1, -1)
  const quoted = entries.filter(
    (entry) =>
      ['user', 'assistant'].includes(entry.type) &&
      JSON.stringify(entry.message).includes(words.slice(0, 60).replaceAll('"', '\\"').replaceAll('\\\\', '\\')),
  )
  if (quoted.some((entry) => entry.isCompactSummary))
    return 'the summary of a later compaction quotes it as the person’s words'
  if (quoted.length > 0) return 'the model quotes it'
  const copies = labels.some((label) => label.text === turn.text)
  if (copies) return 'the same words are labelled elsewhere'
  return turn.uuid.startsWith('q-') ? 'in the prompt queue only' : 'unexplained'
}

function parse(line) {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

function report() {
  const unexplained = score.extra.filter((one) => one.why === 'unexplained')
  console.log(`real transcripts      ${real.length}, ${score.turns} turns, ${score.labels} labels`)
  console.log(`recall                ${(score.found / score.labels).toFixed(4)}  (${score.found}/${score.labels})`)
  console.log(
    `same typed text       ${(score.sameText / score.found).toFixed(4)}  same source ${(score.sameSource / score.found).toFixed(4)}`,
  )
  console.log(
    `precision             ${((score.turns - unexplained.length) / score.turns).toFixed(4)}  (${unexplained.length} turns that nothing explains)`,
  )
  for (const label of score.missing)
    console.log(`  missing  ${label.name} ${label.uuid} ${label.source}: ${short(label.text)}`)
  for (const { name, label, turn } of score.otherText)
    console.log(`  text     ${name} ${label.uuid}\n    label ${short(label.text)}\n    turn  ${short(turn.text)}`)
  for (const [reason, list] of group(score.extra)) {
    console.log(`  unlabelled ${String(list.length).padStart(3)}  ${reason}`)
    if (options.details || reason === 'unexplained')
      for (const { name, turn } of list) console.log(`      ${name}:${turn.line} ${turn.source} ${short(turn.text)}`)
  }
}

function group(list) {
  const groups = new Map()
  for (const one of list) groups.set(one.why, [...(groups.get(one.why) ?? []), one])
  return groups
}

/** The same reader, but every line goes through a full parse. */
async function readerParsingAll() {
  const everything = {
    name: 'decode-everything',
    setup: (esbuild) =>
      esbuild.onLoad({ filter: /relevance\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8')
        const contents = source.replace(/export function classify\([^]*?\): number \{/, '$& return DECODE;')
        if (contents === source) throw new Error('classify() has another shape than this measurement knows')
        return { contents, loader: 'ts' }
      }),
  }
  return await importSource(READER, [everything])
}

/** What the reader decides from bytes must be what a full parse gives, facts included. */
async function parsedWhole(list) {
  let differing = 0
  let turns = 0
  for (const { name, path } of list) {
    const quick = await readTranscript(path, { endOfSession: true })
    const parsed = await parsing.readTranscript(path, { endOfSession: true })
    turns += quick.turns.length
    if (JSON.stringify([quick.turns, quick.injections]) === JSON.stringify([parsed.turns, parsed.injections])) continue
    differing++
    console.log(`  differs from a full parse: ${name}`)
  }
  console.log(`bytes = full parse    ${list.length} transcripts, ${turns} turns, ${differing} transcripts differ`)
}

function short(text) {
  return JSON.stringify(text.length > 90 ? `${text.slice(0, 90)}…` : text)
}

function entriesIn({ stats }) {
  return Object.values(stats.versions).reduce((sum, { entries }) => sum + entries, 0)
}

/** Lets each transcript grow in steps that end anywhere, reads after each, and compares with reading it at once. */
async function inSteps(list, steps) {
  let differing = 0
  let turns = 0
  for (const { name, path } of list) {
    const bytes = readFileSync(path)
    const whole = await readTranscript(path, { endOfSession: true })
    const growing = join(scratch, 'growing.jsonl')
    writeFileSync(growing, '')
    const collected = new Map()
    const injections = []
    let cursor
    let previous = 0
    let largest = 0
    let entries = 0
    let again = 0
    for (let step = 1; step <= steps; step++) {
      const end = step === steps ? bytes.length : Math.floor((bytes.length * step) / steps)
      appendFileSync(growing, bytes.subarray(previous, end))
      previous = end
      const read = await readTranscript(growing, { cursor, endOfSession: step === steps })
      if (!read.ok || read.restarted) throw new Error(`${name}: step ${step} could not resume`)
      cursor = JSON.parse(JSON.stringify(read.cursor))
      largest = Math.max(largest, JSON.stringify(cursor).length)
      injections.push(...read.injections)
      entries += entriesIn(read)
      for (const turn of read.turns.filter((one) => one.complete)) {
        if (!collected.has(turn.uuid)) collected.set(turn.uuid, turn)
        else again++
      }
      for (const uuid of read.rewound) {
        const turn = collected.get(uuid)
        if (turn) collected.set(uuid, { ...turn, facts: { ...turn.facts, rewound: true } })
      }
    }
    const expected = new Map(whole.turns.toReversed().map((turn) => [turn.uuid, turn]))
    for (const [uuid, turn] of expected) {
      turns++
      if (JSON.stringify(turn) === JSON.stringify(collected.get(uuid))) continue
      differing++
      console.log(
        `  differs  ${name} ${uuid}\n    once  ${JSON.stringify(turn).slice(0, 1500)}\n    steps ${JSON.stringify(collected.get(uuid))?.slice(0, 1500)}`,
      )
    }
    for (const uuid of collected.keys())
      if (!expected.has(uuid)) console.log(`  only in steps  ${name} ${uuid}`, differing++)
    if (injections.length !== whole.injections.length)
      console.log(`  injections ${name}: ${injections.length} in steps, ${whole.injections.length} at once`)
    if (entries !== entriesIn(whole)) console.log(`  entries ${name}: ${entries} in steps, ${entriesIn(whole)} at once`)
    if (options.details)
      console.log(`  ${name}: ${whole.turns.length} turns, largest cursor ${largest} bytes, ${again} returned again`)
  }
  console.log(`at once = ${steps} steps  ${list.length} transcripts, ${turns} turns, ${differing} differ`)
}
