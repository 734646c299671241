// Reading whole transcripts against `wc -l`, what extracting proposals from them adds, and one new turn at the end of a long one against
// `node -e 0`: whole processes, alternating in one run, medians of the ratios of each round.
//   node bench/transcript.mjs [--sizes 10,100,500] [--rounds 9] [--large]
// Real transcripts are taken from `../shared` or $SAGE_TRANSCRIPTS; without them similar ones are made up. Files are written
// to the temporary folder and removed. `--large` adds a line of 600 MB and a file of 300 MB.
import { appendFileSync, closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { forNode } from '../scripts/bundle-options.mjs'
import { cueAutomata } from '../scripts/cue-automata.mjs'
import { realTranscripts } from '../scripts/real-transcripts.mjs'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'
import { median } from './median.mjs'
import { timed } from './timed.mjs'
import { turnLines } from './turn-lines.mjs'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,100,500' },
    rounds: { type: 'string', default: '9' },
    large: { type: 'boolean', default: false },
  },
})
const MB = 1_000_000
const root = join(import.meta.dirname, '..')
const real = realTranscripts()
const scratch = makeScratchFolder()

const program = await bundleReader()
const extractor = await bundleReader({ extract: true })
const splitter = await bundleSplitter()
const source = real.length > 0 ? real.map((path) => readFileSync(path)) : [madeUp()]
console.log(real.length > 0 ? `${real.length} real transcripts, repeated` : 'No real transcripts found: made-up ones')
console.log(
  `${'size'.padStart(7)} ${'wc -l'.padStart(9)} ${'node -e 0'.padStart(10)} ${'read'.padStart(9)} ${'read : wc'.padStart(10)} ${'goal'.padStart(5)} ${'peak'.padStart(7)}  turns`,
)
for (const size of options.sizes.split(',').map(Number)) whole(size)
await measureNewTurn(100)
if (options.large) large()

/** The reader as the command line ships it, one CommonJS file; with the extractor if asked. */
function bundleReader({ extract = false } = {}) {
  return bundle(
    extract ? 'extract' : 'read',
    `
    import { readTranscript } from './src/transcript/read/reader.ts'
    ${extract ? "import { extractCandidates } from './src/extract/extract-candidates.ts'" : 'const extractCandidates = () => []'}
    import { readFileSync, writeFileSync } from 'node:fs'
    // The peak that getrusage tells includes that of the parent at the fork.
    function peakKilobytes() {
      try {
        return Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
      } catch {
        return process.resourceUsage().maxRSS
      }
    }
    const [path, cursorFile, mode] = process.argv.slice(2)
    const cursor = mode === 'resume' ? JSON.parse(readFileSync(cursorFile, 'utf8')) : undefined
    readTranscript(path, { cursor, endOfSession: mode === undefined }).then((read) => {
      if (!read.ok) throw new Error(read.message)
      extractCandidates(read.turns, { tiers: { auto: 0.95, suggest: 0.7 } })
      if (mode === 'save') writeFileSync(cursorFile, JSON.stringify(read.cursor))
      const peak = Math.round(peakKilobytes() / 1024)
      process.stdout.write(JSON.stringify({ turns: read.turns.length, bytes: read.cursor.size - (cursor?.bytes ?? 0), peak, damaged: read.damagedLines.length }))
    })`,
  )
}

/** The floor for Node: the same file, split into lines and otherwise not read. */
function bundleSplitter() {
  return bundle(
    'split',
    `
    import { lineReader } from './src/transcript/read/lines.ts'
    import { fstatSync, openSync } from 'node:fs'
    const fd = openSync(process.argv[2])
    let lines = 0
    const reader = lineReader({ fd, from: 0, until: fstatSync(fd).size, line: 0, chunkBytes: 262144, onLine: () => void lines++, onTooLong: () => undefined })
    while (reader.step());
    process.stdout.write(String(lines))`,
  )
}

async function bundle(name, contents) {
  const outfile = join(scratch, `${name}.cjs`)
  await build({
    ...forNode,
    format: 'cjs',
    stdin: { contents, resolveDir: root, loader: 'ts' },
    plugins: [cueAutomata],
    outfile,
    logLevel: 'warning',
  })
  return outfile
}

function whole(size) {
  const file = stitched(size)
  const rounds = []
  for (let round = 0; round < Number(options.rounds); round++) {
    const wc = timed(['-l', file], { program: 'wc' })
    const node = timed(['-e', '0'])
    const split = timed([splitter, file])
    const read = timed([program, file])
    const both = timed([extractor, file])
    rounds.push({
      added: both.ms / read.ms - 1,
      split: split.ms / wc.ms,
      wc: wc.ms,
      node: node.ms,
      read: read.ms,
      ratio: read.ms / wc.ms,
      ...JSON.parse(read.out),
    })
  }
  const [wc, node, read, ratio, peak, split, added] = ['wc', 'node', 'read', 'ratio', 'peak', 'split', 'added'].map(
    (key) => median(rounds.map((one) => one[key])),
  )
  const goal = size >= 100 ? '8' : ''
  console.log(
    `${`${size} MB`.padStart(7)} ${ms(wc)} ${ms(node, 10)} ${ms(read)} ${`${ratio.toFixed(1)} x`.padStart(10)} ${goal.padStart(5)} ${`${peak} MB`.padStart(7)}  ${rounds[0].turns} (Node alone ${(node / wc).toFixed(1)} x, splitting lines ${split.toFixed(1)} x; extraction adds ${(100 * added).toFixed(0)} %, goal 10)`,
  )
  rmSync(file)
}

async function measureNewTurn(size) {
  const file = stitched(size)
  const cursor = join(scratch, 'cursor.json')
  timed([program, file, cursor, 'save'])
  appendFileSync(file, newTurn('new'))
  const rounds = []
  for (let round = 0; round < Number(options.rounds) * 2; round++) {
    const node = timed(['-e', '0'])
    const read = timed([program, file, cursor, 'resume'])
    rounds.push({ node: node.ms, read: read.ms, ratio: read.ms / node.ms, ...JSON.parse(read.out) })
  }
  const [node, read, ratio] = ['node', 'read', 'ratio'].map((key) => median(rounds.map((one) => one[key])))
  console.log(
    `one new turn after ${size} MB: ${read.toFixed(0)} ms, node -e 0 ${node.toFixed(0)} ms, ${ratio.toFixed(2)} x (goal 2), ${rounds[0].turns} turn, ${rounds[0].bytes} bytes read, cursor ${statSync(cursor).size} bytes`,
  )
  rmSync(file)
}

/** Files of a size that does not occur in practice: memory must stay bounded, and the lines around the large one must be read. */
function large() {
  const file = join(scratch, 'large.jsonl')
  const descriptor = openSync(file, 'w')
  writeSync(descriptor, `${newTurn('before')}{"type":"user","message":{"role":"user","content":"`)
  const piece = Buffer.alloc(MB, 'x')
  for (let count = 0; count < 600; count++) writeSync(descriptor, piece)
  writeSync(descriptor, `"}}\n${newTurn('after')}`)
  closeSync(descriptor)
  const one = timed([program, file])
  console.log(`a line of 600 MB between two turns: ${one.ms.toFixed(0)} ms, ${one.out}`)
  rmSync(file)
  const long = stitched(300)
  const read = timed([program, long])
  console.log(`a file of 300 MB: ${read.ms.toFixed(0)} ms, ${read.out}`)
  rmSync(long)
}

function stitched(size) {
  const file = join(scratch, `${size}.jsonl`)
  const descriptor = openSync(file, 'w')
  let written = 0
  for (let index = 0; written < size * MB; index++) {
    const bytes = again(source[index % source.length], Math.floor(index / source.length))
    writeSync(descriptor, bytes)
    written += bytes.length
    if (bytes.at(-1) !== 10) written += writeSync(descriptor, '\n')
  }
  closeSync(descriptor)
  return file
}

/** A repeated transcript is another session: its entries get uuids of their own, or they would count once. */
function again(bytes, repetition) {
  if (repetition === 0) return bytes
  return Buffer.from(bytes.toString('latin1').replaceAll('"uuid":"', `"uuid":"${repetition}-`), 'latin1')
}

function ms(value, width = 9) {
  return `${value.toFixed(0)} ms`.padStart(width)
}

function newTurn(id) {
  return turnLines({ sessionId: 'bench', cwd: '/home/user/project', id, said: 'From now on use pnpm here.' })
}

/** About 4 MB with the byte shares of real transcripts: bulk of tools and progress, little text, a prompt now and then. */
function madeUp() {
  const common = {
    isSidechain: false,
    userType: 'external',
    cwd: '/home/user/project',
    sessionId: 'bench',
    version: '2.1.200',
    gitBranch: 'main',
  }
  const usage = { input_tokens: 3, cache_read_input_tokens: 51_200, output_tokens: 210, service_tier: 'standard' }
  const lines = []
  const add = (entry) => lines.push(JSON.stringify(entry))
  for (let turn = 0; turn < 60; turn++) {
    const id = (name) => `${String(turn).padStart(8, '0')}-0000-4000-8000-${name.padStart(12, '0')}`
    add({
      parentUuid: null,
      ...common,
      type: 'user',
      message: { role: 'user', content: `Look at part ${turn} and say what is wrong there.` },
      uuid: id('p'),
    })
    for (let call = 0; call < 8; call++) {
      const tool = `toolu_${turn}_${call}`
      const message = { model: 'claude', id: `msg_${turn}_${call}`, type: 'message', role: 'assistant' }
      const rest = { stop_reason: 'tool_use', stop_sequence: null, usage }
      const tail = { requestId: 'req_1', type: 'assistant', timestamp: '2026-01-01T00:00:00.000Z' }
      add({
        parentUuid: id('p'),
        ...common,
        message: { ...message, content: [{ type: 'thinking', thinking: '', signature: 'Ab1'.repeat(400) }], ...rest },
        ...tail,
        uuid: id(`t${call}`),
      })
      add({
        parentUuid: id('p'),
        ...common,
        message: {
          ...message,
          content: [{ type: 'text', text: `I read file ${call} next, because the error points there.` }],
          ...rest,
        },
        ...tail,
        uuid: id(`a${call}`),
      })
      add({
        parentUuid: id('p'),
        ...common,
        message: {
          ...message,
          content: [
            { type: 'tool_use', id: tool, name: 'Read', input: { file_path: `/home/user/project/src/${call}.ts` } },
          ],
          ...rest,
        },
        ...tail,
        uuid: id(`c${call}`),
      })
      for (let count = 0; count < 3; count++)
        add({
          parentUuid: id('p'),
          ...common,
          type: 'progress',
          data: { type: 'bash_progress', output: 'line of output\n'.repeat(20) },
          toolUseID: tool,
          uuid: id(`g${call}${count}`),
        })
      const content = '     1→export const value = "text with \\" quotes"\n'.repeat(50)
      add({
        parentUuid: id('p'),
        ...common,
        type: 'user',
        message: { role: 'user', content: [{ tool_use_id: tool, type: 'tool_result', content }] },
        uuid: id(`r${call}`),
        toolUseResult: { type: 'text', file: { filePath: 'x', content } },
      })
    }
    add({
      parentUuid: id('p'),
      ...common,
      message: {
        model: 'claude',
        id: `msg_${turn}_end`,
        type: 'message',
        role: 'assistant',
        content: [{ type: 'text', text: 'The root cause was a missing check.' }],
        stop_reason: 'end_turn',
        usage,
      },
      type: 'assistant',
      uuid: id('e'),
    })
  }
  return Buffer.from(`${lines.join('\n')}\n`)
}
