// `sage list` and other commands that only read, with 10,000 proposals: wall time as a multiple of `node -e 0`, alternating in one run; medians of
// the rounds.
//   npm run build && node bench/list.mjs [--rounds 21] [--items 10000]
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'
import { median } from './median.mjs'
import { proposalLines } from './proposals.mjs'
import { timed } from './timed.mjs'
import { makeProject } from './world.mjs'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '21' }, items: { type: 'string', default: '10000' } },
})
const [rounds, count] = [options.rounds, options.items].map(Number)
const GOAL = 2
const cli = join(import.meta.dirname, '..', 'dist', 'cli.cjs')

const root = makeScratchFolder()
const project = join(root, 'project')
const sageHome = join(root, 'sage')
const { key, target } = makeProject(project, sageHome)
const journal = join(project, '.sage', 'journal.jsonl')
const texts = Array.from(
  { length: count },
  (_, n) => `In package ${n} use tool ${n % 97} for step ${n % 13}, never the other way round`,
)
const proposals = proposalLines(texts, { key, workspaceId: target.id })
writeFileSync(journal, proposals.map(({ line }) => line).join(''))
const empty = join(root, 'empty')
makeProject(empty, sageHome)

const env = { PATH: process.env.PATH, HOME: root, SAGE_HOME: sageHome, CLAUDE_CONFIG_DIR: join(root, '.claude') }
const sage = (...args) => [cli, ...args]
const cases = [
  ['node -e 0', ['-e', '0']],
  ['sage list', sage('list')],
  ['sage list --json', sage('list', '--json')],
  ['sage list --rejected', sage('list', '--rejected')],
  ['sage show', sage('show', proposals[42].item)],
  ['sage status', sage('status')],
  ['sage stats', sage('stats')],
  ['sage list, journal changed', sage('list'), () => writeFileSync(journal, `\n`, { flag: 'a' })],
  ['sage list, nothing there', sage('list'), undefined, empty],
]
const sink = openSync('/dev/null', 'w')
const times = new Map(cases.map(([name]) => [name, []]))
run(sage('list'))
run(sage('list'), empty)
for (let round = 0; round < rounds; round++) {
  for (const [name, args, before, folder] of cases) {
    before?.()
    const took = run(args, folder)
    // The floor is measured before and after what follows from a change, so that its cache is warm again.
    if (before) run(sage('list'))
    times.get(name).push(took)
  }
}
closeSync(sink)

const floor = median(times.get('node -e 0'))
console.log(`${count} proposals, ${rounds} rounds, node ${process.version}`)
for (const [name, values] of times)
  console.log(
    `${name.padEnd(28)} ${median(values).toFixed(1).padStart(7)} ms  ${(median(values) / floor).toFixed(2).padStart(5)} ×`,
  )
const ratio = median(times.get('sage list')) / floor
console.log(`goal: sage list at most ${GOAL} × node -e 0: ${ratio <= GOAL ? 'met' : `missed (${ratio.toFixed(2)} ×)`}`)

function run(args, cwd = project) {
  return timed(args, { cwd, env, stdio: ['ignore', sink, 'pipe'] }).ms
}
