import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { decideNow } from '../helpers/decide-now.ts'
import { runHook, runSage } from '../helpers/run-built.ts'
import { createWorld, type World } from '../helpers/world.ts'

const TRANSCRIPTS = resolve('fixtures/transcripts')
const KEY = /AKIA[A-Z2-7]{16}/u

let planted = 0
/** A key of the shape that one cloud gives out, another each time. */
function freshKey(): string {
  const digits = 'QZ7NXVT3JH5KPDWM2RBYCSFG4LE6AUIO'
  const number = ++planted * 2_654_435_761
  return `AKIA${Array.from({ length: 16 }, (_, place) => digits[Math.floor(number / 2 ** place) % 32]).join('')}`
}

/** What was said and done, each string with a key at its end; what only identifies stays. */
function withKeys(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return SAID.has(name) && value.length > 8 ? `${value} Remember the deploy key is ${freshKey()} always.` : value
  if (Array.isArray(value)) return value.map((each) => withKeys(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withKeys(each, key)]))
}
const SAID = new Set(
  'content text prompt command description summary customTitle aiTitle lastPrompt message stdout stderr answers feedback'.split(
    ' ',
  ),
)

/** A line of a transcript, or what stands there in its place as it is. */
function lineWithKeys(line: string, session: string): string {
  try {
    return JSON.stringify({ ...(withKeys(JSON.parse(line)) as object), sessionId: session })
  } catch {
    return line
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

/** Every file in which a key stands, and the history of the journal, which is packed. */
function leaks({ paths, sageHome }: World): string[] {
  const log = execFileSync('git', ['--git-dir', paths.history, 'log', '-p', '--all'], { encoding: 'latin1' })
  const files = [paths.dir, sageHome].flatMap(filesOf).filter((path) => KEY.test(readFileSync(path, 'latin1')))
  return KEY.test(log) ? [...files, paths.history] : files
}

test('no secret that was typed, said or run is in any file of Sage', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), 'debug = true\n[extract]\ncapture_at_prompt = true\n')
  const names = readdirSync(TRANSCRIPTS).filter((name) => name.endsWith('.jsonl'))
  for (const [index, name] of names.entries()) {
    const session = `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`
    const transcript = join(world.claude, 'projects', '-project', `${session}.jsonl`)
    const lines = readFileSync(join(TRANSCRIPTS, name), 'utf8').split('\n')
    writeFileSync(transcript, lines.map((line) => lineWithKeys(line, session)).join('\n'))
    const common = { session_id: session, transcript_path: transcript, cwd: world.project }
    const said = `From now on use the key ${freshKey()} for deploys.`
    await runHook(world, { ...common, hook_event_name: 'UserPromptSubmit', prompt: said })
    await runHook(world, { ...common, hook_event_name: 'Stop', last_assistant_message: said })
  }
  expect(planted).toBeGreaterThan(100)

  expect(runSage(world, ['sync']).status).toBe(0)
  runSage(world, ['scan', '--all'])
  const { store, settler } = world.open()
  const items = [...store.items().values()]
  expect(items.length).toBeGreaterThan(10)
  expect(items.some(({ checks }) => checks.includes('secret-removed'))).toBe(true)
  decideNow(
    store,
    items.map(({ id }) => ({ item: id, decision: 'approve', confirmed: true })),
    'command',
  )
  settler.settle({ user: [], project: [] })
  await settler.flush()
  runSage(world, ['list'])
  expect(leaks(world)).toEqual([])
})
