import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createFixture } from 'fs-fixture'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RefineCommand } from '../../../src/review/refine/command.ts'
import { refineRequest } from '../../../src/review/refine/request.ts'
import { runRefine } from '../../../src/review/refine/run.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { until } from '../../helpers/until.ts'

const candidate = { evidence: 'no, use pnpm', kind: 'correction', confidence: 0.9 } as const

type Options = { timeoutSeconds?: number; signal?: AbortSignal; isLeftOnceSeen?: boolean }

/** Runs a command that consists of this program; what it was given is in `seen`, and the person may leave once that is there. */
async function refine(program: string, { isLeftOnceSeen = false, ...options }: Options = {}) {
  await using fixture = await createFixture({ 'command.mjs': program })
  const request = await refineRequest([{ candidate, assistantBefore: 'Run npm install?' }], {
    threshold: 0,
    max_lines: 10,
  })
  if (!request) throw new Error('No request')
  const command: RefineCommand = [process.execPath, fixture.getPath('command.mjs'), fixture.path]
  const leaving = new AbortController()
  const settings = { command, timeoutSeconds: 600, env: process.env, signal: leaving.signal, ...options }
  const running = runRefine(request, settings)
  if (isLeftOnceSeen) await until(() => JSON.parse(readFileSync(fixture.getPath('seen.json'), 'utf8')) as unknown)
  if (isLeftOnceSeen) leaving.abort()
  const outcome = await running
  const seen = (await fixture.exists('seen.json'))
    ? (JSON.parse(await fixture.readFile('seen.json', 'utf8')) as Record<string, unknown>)
    : {}
  return { outcome, seen }
}

function stateOf(pid: number): string {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' }).trim()
    return state.startsWith('Z') ? 'ended' : state
  } catch {
    return 'ended'
  }
}

const READ_ALL = `let input = ''; for await (const chunk of process.stdin) input += chunk;`

describe('runRefine()', () => {
  test('hands the request to the command, in an empty folder and marked as a child, and reads its answer', async () => {
    const { outcome, seen } = await refine(`
      import { readdirSync, writeFileSync } from 'node:fs'
      ${READ_ALL}
      const { lines } = JSON.parse(input)
      const { SAGE, SAGE_CHILD, CLAUDECODE } = process.env
      writeFileSync(process.argv[2] + '/seen.json', JSON.stringify({ lines, SAGE, SAGE_CHILD, CLAUDECODE, files: readdirSync('.') }))
      console.log(JSON.stringify({ lines: lines.map(({ line }) => ({ line, keep: true, kind: 'convention', text: 'This project uses pnpm.' })) }))`)
    expect(outcome).toEqual({
      refinements: [{ line: 1, keep: true, kind: 'convention', text: 'This project uses pnpm.' }],
      problems: [],
      cost: {},
    })
    expect(seen).toEqual({
      lines: [{ line: 1, text: 'no, use pnpm', kind: 'correction', before: 'Run npm install?' }],
      SAGE: '0',
      SAGE_CHILD: '1',
      files: [],
    })
  })

  test.each([
    ['fails', `process.stderr.write('no credit\\n'); process.exit(3)`, /exited with 3: no credit$/u],
    [
      'answers with something else',
      `${READ_ALL} console.log('Sure!')`,
      /^The output is not the JSON asked for: Sure!$/u,
    ],
    ['is killed', `process.kill(process.pid, 'SIGKILL'); ${READ_ALL}`, /exited with a signal: The output/u],
    ['answers, but fails', `${READ_ALL} console.log('{"lines":[]}'); process.exit(1)`, /exited with 1/u],
    [
      'answers well, but fails',
      `${READ_ALL} console.log('{"lines":[{"line":1,"keep":true}]}'); process.exitCode = 1`,
      /exited with 1$/u,
    ],
    ['never reads and says nothing', ``, /it is empty$/u],
    [
      'writes without end',
      `const spill = () => { while (process.stdout.write('x'.repeat(65536))); process.stdout.once('drain', spill) }; spill()`,
      /wrote more than 1 MB$/u,
    ],
  ])('gives up, and says why, when the command %s', async (_, program, reason) => {
    expect((await refine(program)).outcome.failed).toMatch(reason)
  })

  test('ends a command that takes too long, also one that ignores being asked', async () => {
    const stubborn = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`
    expect((await refine(stubborn, { timeoutSeconds: 1 })).outcome.failed).toMatch(/took longer than 1 s$/u)
  })

  test('ends what a command started, also if that ignores being asked and the command does not', async () => {
    const grandchild = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send(process.pid)`
    const { seen } = await refine(
      `import { spawn } from 'node:child_process'
      import { writeFileSync } from 'node:fs'
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
      child.on('message', (pid) => writeFileSync(process.argv[2] + '/seen.json', JSON.stringify({ pid })))
      setInterval(() => {}, 1000)`,
      { isLeftOnceSeen: true },
    )
    const { pid } = seen as { pid: number }
    // Whoever adopts it may let it stand as ended for a while.
    await until(() => expect(stateOf(pid)).toBe('ended'))
  })

  test('stops when the person does', async () => {
    expect((await refine(`setInterval(() => {}, 1000)`, { signal: AbortSignal.abort() })).outcome.failed).toBe(
      'Stopped',
    )
  })

  test('says when there is no such command, and leaves no folder behind', async () => {
    const request = await refineRequest([{ candidate, assistantBefore: '' }], { threshold: 0, max_lines: 1 })
    if (!request) throw new Error('No request')
    const settings = { timeoutSeconds: 5, env: process.env }
    const folder = temporaryFolder()
    vi.stubEnv('TMPDIR', folder)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await runRefine(request, { ...settings, command: ['/nonexistent/tool'] })).toEqual({
      failed: 'Cannot run "/nonexistent/tool": it does not exist',
    })
    expect(readdirSync(folder)).toEqual([])
  })
})
