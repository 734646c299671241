// What a session waits for after a compaction in a large repository: the hook's SessionStart and `sage hook session-context` beside
// `node -e 0` and `git status`, in turn. 50,000 commits, 20,000 files; nothing changed, some files changed, and every file touched since git
// last looked (after a copy, a restore from a cache). Uses dist/: npm run build first.
//   node bench/session-context.mjs [--rounds 15] [--commits 50000] [--files 20000]
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'
import { median } from './median.mjs'
import { timed } from './timed.mjs'
import { hookPayload } from './world.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    commits: { type: 'string', default: '50000' },
    files: { type: 'string', default: '20000' },
  },
})
const [rounds, commits, files] = [values.rounds, values.commits, values.files].map(Number)
const scratch = makeScratchFolder()
const project = join(scratch, 'project')
const env = { PATH: process.env.PATH, HOME: scratch, SAGE_HOME: join(scratch, 'sage'), CLAUDE_PROJECT_DIR: project }
const cli = resolve('dist/cli.cjs')
const hook = resolve('dist/hook/sage-hook.cjs')

mkdirSync(project)
const git = (...args) => spawnSync('git', args, { cwd: project, encoding: 'utf8', env })
const pathOf = (n) => `src/d${n % 500}/s${n % 7}/file-${n}.ts`
/** Three files that always change together. */
const moduleOf = (n) => [0, 1, 2].map((k) => ((n % 60) * 10 + k) % files)
await makeHistory()
git('reset', '-q', '--hard')
run([cli, 'init', '--yes'], '')

/** Every commit but the first changes a file anywhere and the three of a module, each to a text of its own. */
async function makeHistory() {
  git('init', '-q', '-b', 'main')
  const child = spawn('git', ['fast-import', '--quiet'], { cwd: project, env, stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = new Promise((done) => child.on('exit', done))
  const write = async (text) => {
    if (!child.stdin.write(text)) await new Promise((done) => child.stdin.once('drain', done))
  }
  const data = (text) => `data ${Buffer.byteLength(text)}\n${text}\n`
  for (let n = 0; n < commits; n++) {
    const author = `a <a@example.org> ${1_700_000_000 + n * 60} +0000`
    const changed = n === 0 ? Array.from({ length: files }, (_, k) => k) : [(n * 13) % files, ...moduleOf(n)]
    const text = `export function total${n}() {\n  return ${n}\n}\n`
    await write(
      `commit refs/heads/main\ncommitter ${author}\n${data(`Change ${n}`)}${changed
        .map((file) => `M 100644 inline ${pathOf(file)}\n${data(text)}`)
        .join('')}\n`,
    )
  }
  child.stdin.end()
  await ended
}

function run(args, input, program) {
  return timed(args, { program, input, env, cwd: project })
}

const payload = JSON.stringify(hookPayload('SessionStart', project, { source: 'compact' }))
const SECTIONS = {
  changed: ' (modified',
  'changed too late': 'not read in time',
  functions: '; in ',
  commits: 'Last commits',
  related: 'usually change',
}

function measure(what, prepare = () => {}) {
  const runs = {
    node: () => run(['-e', '0'], ''),
    git: () => run(['-c', 'core.fsmonitor=false', 'status', '--porcelain'], '', 'git'),
    hook: () => run([hook], payload),
    command: () => run([cli, 'hook', 'session-context'], payload),
  }
  const times = { node: [], git: [], hook: [], command: [] }
  const seen = { hook: {}, command: {} }
  for (let round = 0; round < rounds; round++) {
    for (const [name, once] of Object.entries(runs)) {
      prepare()
      const { ms, out } = once()
      times[name].push(ms)
      for (const [part, words] of Object.entries(SECTIONS))
        if (seen[name] && out.includes(words)) seen[name][part] = (seen[name][part] ?? 0) + 1
    }
  }
  const parts = (name) =>
    Object.entries(seen[name]).map(([part, count]) => (count === rounds ? part : `${part} (${count}/${rounds})`))
  const told = (name) =>
    `${median(times[name]).toFixed(0)} ms, at most ${Math.max(...times[name]).toFixed(0)} (${parts(name).join(', ') || 'nothing'})`
  console.log(
    `${what}: hook ${told('hook')} · session-context ${told('command')} · node ${median(times.node).toFixed(0)} ms · git status ${median(times.git).toFixed(0)} ms`,
  )
}

/** Without this, git takes files written in the same second for changed, and reads every one. */
const settle = () => {
  const past = new Date(Date.now() - 60_000)
  for (let n = 0; n < files; n++) utimesSync(join(project, pathOf(n)), past, past)
  git('update-index', '-q', '--refresh')
}
console.log(`${commits} commits, ${files} files`)
settle()
measure('nothing changed, nothing counted yet')
const counted = run([cli, 'hook', 'refresh'], '')
console.log(`counting what changes together, beside: ${counted.ms.toFixed(0)} ms`)
for (let n = 0; n < 12; n++) {
  const path = join(project, pathOf(moduleOf(n)[0]))
  writeFileSync(path, readFileSync(path, 'utf8').replace('return', 'return 1 +'))
}
for (const name of ['one', 'two', 'three']) appendFileSync(join(project, `${name}.ts`), 'export const a = 1\n')
measure('12 files changed, 3 new')
measure('every file touched since git last looked', () => {
  const now = new Date()
  for (let n = 0; n < files; n++) utimesSync(join(project, pathOf(n)), now, now)
})
