// 100 kB of what people type, through the extractor: once in a process that just started, then again and again, against splitting the same
// text into sentences with Intl.Segmenter alone, the least that any extractor must do. Both in one process, in blocks that take turns, medians;
// the first round of a block is not counted, because it collects the other one's garbage. The time of `node -e 0` shows how fast the machine is.
// Then real transcripts, if they are there:
// what was typed in them, in one go and between reading one and the next, and what the extractor adds to reading them. Then hostile text of
// growing length: the time per kilobyte must not grow with it.
//   node bench/extract.mjs [--blocks 10]
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cueAutomata } from '../scripts/cue-automata.mjs'
import { importSource } from '../scripts/import-source.mjs'
import { readJsonLines } from '../scripts/json-lines.mjs'
import { realTranscripts } from '../scripts/real-transcripts.mjs'
import { typedTurn } from '../scripts/typed-turn.mjs'
import { median } from './median.mjs'
import { timed } from './timed.mjs'

const { values: options } = parseArgs({ options: { blocks: { type: 'string', default: '10' } } })
/** On the machine for which this goal was set, `node -e 0` took 23 ms. */
const GOAL_MS = 20
const GOAL_STARTS = GOAL_MS / 23
// Measured before this process is large, and without variables that make Node read further files.
const started = median(Array.from({ length: 15 }, () => timed(['-e', '0'], { env: { PATH: process.env.PATH } }).ms))

const { extractCandidates, readTranscript } = await importSource(
  `export { extractCandidates } from './src/extract/extract-candidates.ts'
  export { readTranscript } from './src/transcript/read/reader.ts'`,
  [cueAutomata],
)
const settings = { tiers: { auto: 0.95, suggest: 0.7 } }

const prompts = readJsonLines(new URL('../scripts/training/synthetic.jsonl', import.meta.url))
const turns = []
let bytes = 0
// In real use, one prompt of twenty states something that lasts.
let learnings = 0
for (const { text, prev, label } of prompts) {
  if (bytes >= 100_000) break
  if (label === 'learning' && ++learnings % 12 !== 0) continue
  turns.push(typedTurn(text, prev))
  bytes += Buffer.byteLength(text)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const floor = () => turns.reduce((count, { text }) => count + [...segmenter.segment(text)].length, 0)
const extract = () => extractCandidates(turns, settings).length
const cold = timeOf(extract)
// Repeats until V8 has compiled what is worth it.
for (let round = 0; round < 15; round++) extract()
const times = { floor: [], extract: [] }
for (let block = 0; block < Number(options.blocks); block++) {
  for (const [name, work] of Object.entries({ floor, extract })) {
    work()
    for (let round = 0; round < 5; round++) times[name].push(timeOf(work))
  }
}
const [least, taken] = [times.floor, times.extract].map(median)
console.log(
  `${(bytes / 1000).toFixed(0)} kB in ${turns.length} messages: ${taken.toFixed(1)} ms (goal ${GOAL_MS}), ${(taken / least).toFixed(1)} × Intl.Segmenter (${least.toFixed(1)} ms); ${cold.toFixed(0)} ms where a process starts`,
)
console.log(`${startsText(taken)} (${started.toFixed(1)} ms; goal ${GOAL_STARTS.toFixed(2)})`)

await shareOfReading()

console.log('hostile text, milliseconds per 10 kB at 10, 20, 40 and 60 kB:')
for (const [name, unit] of [
  ['words', 'add put save '],
  ['spaces', ' '],
  ['quotes', '" '],
  ['backticks', '`a` '],
  ['slashes', 'a/'],
  ['dots', 'a.b.'],
  ['not not', 'not a not b '],
  ['no spaces', 'x'],
  ['han', '写进把'],
  ['tags', '<a '],
  ['brackets', '[(['],
  ['lines', '\n'],
  ['CR LF', '\r\n'],
  ['CR', '\r'],
  ['U+2028', '\u2028'],
  ['lines, tab', '\n\t'],
  ['space, line', ' \n'],
  ['rules', '---\n'],
  ['items', '- \n'],
  ['corners', '「'],
]) {
  const perKb = [1, 2, 4, 6].map((tens) => {
    const turn = typedTurn(unit.repeat(Math.ceil((tens * 10_000) / unit.length)), '')
    return median([0, 1, 2].map(() => timeOf(() => extractCandidates([turn], settings)))) / tens
  })
  console.log(`  ${name.padEnd(10)} ${perKb.map((ms) => ms.toFixed(2).padStart(8)).join('')}`)
}

/** What the extractor adds to reading real transcripts, from `../shared` or $SAGE_TRANSCRIPTS, if they are there: the first time, and later. */
async function shareOfReading() {
  const paths = realTranscripts()
  if (paths.length === 0) return
  const size = paths.reduce((sum, path) => sum + statSync(path).size, 0)
  const rounds = []
  // The first rounds let V8 compile what is worth it; the medians are those of the later rounds.
  for (let round = 0; round < 30; round++) rounds.push(await readAll(paths))
  const settled = rounds.slice(15)
  const told = [rounds[0], settled.toSorted((a, b) => a.share - b.share)[7]].map(
    ({ reading, extracting, share }) =>
      `${reading.toFixed(0)} ms to read, ${extracting.toFixed(0)} ms to extract, ${(100 * share).toFixed(0)} % more`,
  )
  const { typed, sessions } = rounds[0]
  const inTurn = median(settled.map((round) => round.extracting))
  const all = sessions.flat()
  const inOneGo = median(settled.map(() => timeOf(() => extractCandidates(all, settings))))
  const per100kB = (ms) => (ms / (typed / 100_000)).toFixed(1)
  console.log(
    `${(size / 1e6).toFixed(0)} MB of real transcripts (goal 10 %): the first time ${told.join('; once warm ')}
${(typed / 1000).toFixed(0)} kB were typed in them: ${per100kB(inOneGo)} ms per 100 kB in one go (goal ${GOAL_MS}), ${startsText(inOneGo / (typed / 100_000))}, and ${per100kB(inTurn)} ms with reading in between`,
  )
}

async function readAll(paths) {
  let [reading, extracting, typed] = [0, 0, 0]
  const sessions = []
  for (const path of paths) {
    const start = performance.now()
    const { turns: read } = await readTranscript(path, { endOfSession: true })
    reading += performance.now() - start
    extracting += timeOf(() => extractCandidates(read, settings))
    sessions.push(read)
    typed += read.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  }
  return { reading, extracting, typed, sessions, share: extracting / reading }
}

function startsText(ms) {
  return `${(ms / started).toFixed(2)} × node -e 0`
}

function timeOf(work) {
  const start = performance.now()
  work()
  return performance.now() - start
}
