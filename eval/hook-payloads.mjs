// Feeds every recorded payload of the real client (../shared/client/corpus/hook-payloads) to the built hook: exit 0, no
// output except where learnings are injected, no word of a prompt in the log. Exits 0 with a note if they are not there.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importSource } from '../scripts/import-source.mjs'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'

const corpus = resolve('../shared/client/corpus/hook-payloads')
const hook = resolve('dist/hook/sage-hook.cjs')
if (!existsSync(corpus) || !existsSync(hook)) {
  console.log(`skipped: needs ${corpus} and "npm run build"`)
  process.exit(0)
}

const { makeTrust } = await importSource(`export { makeTrust } from './src/workspace/trust/trust.ts'`)
const root = makeScratchFolder()
const project = join(root, 'project')
const home = join(root, 'home')
mkdirSync(join(project, '.sage'), { recursive: true })
makeTrust(home, project, new Date())

const MAY_PRINT = new Set(['SessionStart', 'UserPromptSubmit', 'SubagentStart'])
const SIGNALS = new Set(['Stop', 'StopFailure', 'PreCompact'])
const problems = []
let signals = 0
let count = 0
for (const name of readdirSync(corpus).filter((file) => file.endsWith('.json'))) {
  const { stdin, env } = JSON.parse(readFileSync(join(corpus, name), 'utf8'))
  const environment = { PATH: process.env.PATH, HOME: root, ...env, SAGE_HOME: home, CLAUDE_PROJECT_DIR: project }
  const { status, stdout, stderr } = spawnSync(process.execPath, [hook], {
    input: `${JSON.stringify(stdin)}\n`,
    env: environment,
    encoding: 'utf8',
  })
  count++
  if (status !== 0 || stderr !== '') problems.push(`${name}: exit ${status} ${stderr}`)
  if (stdout !== '' && !MAY_PRINT.has(stdin.hook_event_name)) problems.push(`${name}: printed ${stdout.slice(0, 60)}`)
  if (stdout !== '') JSON.parse(stdout)
  const signal = join(project, '.sage', 'runtime', 'needs-review', `${stdin.session_id}.json`)
  const expected = SIGNALS.has(stdin.hook_event_name) && !stdin.agent_id
  if (expected !== existsSync(signal)) problems.push(`${name}: ${expected ? 'no signal' : 'a signal'}`)
  if (expected) signals++
  rmSync(signal, { force: true })
}
const log = join(project, '.sage', 'runtime', 'hook-errors.log')
const errors = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
console.log(
  `${count} payloads, ${signals} signals, ${errors.length} lines in the error log, ${problems.length} problems`,
)
for (const line of [...problems, ...errors]) console.log(`  ${line}`)
process.exit(problems.length > 0 || errors.length > 0 ? 1 : 0)
