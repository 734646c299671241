import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import * as log from '../../src/commands/log.ts'
import { run } from '../../src/commands/mcp.ts'
import { appendEvents } from '../../src/journal/file/append.ts'
import { runCommand } from '../commands/run-command.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { CLI, environmentOf } from '../helpers/run-built.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { numbered, proposed } from '../journal/events.ts'

type Message = { readonly id?: number; readonly result?: unknown; readonly error?: unknown }

/** A client as Claude Code is one: starts `sage mcp` and speaks over its pipes. */
function connect(world: World, cwd = world.project) {
  const env = { ...environmentOf(world), CLAUDECODE: '1' }
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [CLI, 'mcp'], { cwd, env })
  onTestFinished(() => void child.kill())
  const lines: string[] = []
  const waiting = new Map<number, (message: Message) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    const message = JSON.parse(line) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  let count = 0
  const send = (message: object): void => void child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const ask = async (method: string, params: object = {}): Promise<Message> => {
    const id = ++count
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve))
    send({ id, method, params })
    return await answered
  }
  return {
    lines,
    ask,
    async begin() {
      await ask('initialize', initialize.params)
      send({ method: 'notifications/initialized' })
    },
    async call(name: string, given: object = {}) {
      const { result } = await ask('tools/call', { name, arguments: given })
      const { content, isError = false } = result as { content: readonly [{ text: string }]; isError?: boolean }
      return { text: content[0].text, isError }
    },
    /** Resolves to the exit code. */
    async end() {
      child.stdin.end()
      return await closed
    },
  }
}

const clientInfo = { name: 'test', version: '1' }
const initialize = {
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
}

const lineOf = (message: object): string => JSON.stringify({ jsonrpc: '2.0', ...message })

/** Pipes these lines in, as a script does, and closes the pipe right after the last one, which need not be ended. */
function pipe(world: World, lines: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [CLI, 'mcp'], {
    cwd: world.project,
    env: { ...environmentOf(world), CLAUDECODE: '1' },
    input: lines.join('\n'),
    encoding: 'utf8',
    timeout: 300_000,
  })
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Message & { error?: { code: number } })
  return { answers, stdout, stderr, status }
}

function approve(world: World, id: string): void {
  const { store, settler } = world.open()
  decideNow(store, [{ item: id, decision: 'approve', confirmed: true }], 'command')
  settler.settle({ user: [], project: [] })
}

const HELD_BACK = 'quokka'

test('an agent finds what was approved, as soon as it was, and nothing else', async () => {
  const world = createWorld()
  const around = { typed: `the ${HELD_BACK} said so`, before: `a ${HELD_BACK}` }
  const events = [
    proposed('aaaaaaaaaa', { text: 'Use pnpm for installs' }),
    proposed('bbbbbbbbbb', { text: `Install the ${HELD_BACK}` }),
    proposed('cccccccccc', { text: `Never install the ${HELD_BACK}` }),
  ].map((event) => ({ ...event, evidence: { ...event.evidence, ...around } }))
  appendEvents(world.paths.journal, events)
  decideNow(world.open().store, [{ item: 'cccccccccc', decision: 'reject' }], 'command')
  const client = connect(world)
  await client.begin()

  expect(await client.call('sage_list')).toEqual({ text: 'Nothing has been approved yet.', isError: false })
  approve(world, 'aaaaaaaaaa')
  for (const [tool, given] of [
    ['sage_list', {}],
    ['sage_list', { scope: 'project' }],
    ['sage_search', { words: 'install' }],
  ] as const)
    expect((await client.call(tool, given)).text).toMatch(/^aaaaaaaaaa \(\w+, project\): Use pnpm for installs$/)
  expect((await client.call('sage_search', { words: HELD_BACK })).text).toBe('Nothing approved matches this.')
  expect((await client.call('sage_list', { scope: 'user' })).text).toBe('Nothing of scope user has been approved yet.')

  const { result } = await client.ask('resources/read', { uri: 'sage://learnings/project' })
  expect(JSON.stringify(result)).toContain('Use pnpm for installs')
  expect((await client.ask('resources/read', { uri: 'sage://learnings/../key' })).error).toBeDefined()
  expect(await client.end()).toBe(0)
  expect(client.lines.join('\n')).not.toContain(HELD_BACK)
})

test('what does not fit is said, and the rest is an offset away', async () => {
  const world = createWorld()
  const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']
  appendEvents(
    world.paths.journal,
    ids.map((id) => proposed(id, { text: `Rule ${id} about builds` })),
  )
  for (const id of ids) approve(world, id)
  const client = connect(world)
  await client.begin()
  const first = (await client.call('sage_list', { limit: 2 })).text.split('\n')
  expect(first).toHaveLength(3)
  expect(first[2]).toBe('1 more: sage_list with offset 2')
  expect((await client.call('sage_list', { limit: 2, scope: 'project' })).text).toMatch(
    /\n1 more: sage_list with scope project and offset 2$/,
  )
  expect((await client.call('sage_list', { offset: 3 })).text).toBe('The list ends after 3 learnings.')
  const rest = (await client.call('sage_list', { limit: 2, offset: 2 })).text.split('\n')
  expect(new Set([...first.slice(0, 2), ...rest].map((line) => line.slice(0, 10)))).toEqual(new Set(ids))
  expect((await client.call('sage_search', { words: 'builds', limit: 1 })).text).toMatch(/\n2 more: use more words/)
})

test('what an agent proposes waits for the person, once, and says who proposed it', async () => {
  const world = createWorld()
  const client = connect(world)
  await client.begin()
  const given = { text: 'Our staging server is called heron\u202e', kind: 'fact' }
  const { text } = await client.call('sage_propose', given)
  const id = /as (\w{10}),/.exec(text)?.[1] ?? ''
  expect((await client.call('sage_propose', given)).text).toBe(text)

  const { store } = world.open()
  expect([...store.items().values()]).toMatchObject([
    { id, status: 'pending', kind: 'fact', cues: ['by-agent'], evidence: { speaker: 'assistant' } },
  ])
  expect(store.items().get(id)?.checks).toEqual(expect.arrayContaining(['foreign', 'hidden-characters']))
  expect((await client.call('sage_list')).text).toBe('Nothing has been approved yet.')

  expect((await runCommand(world, log, [], { json: true })).out).toContain('"source":"history"')

  // What the person made of it is private.
  decideNow(store, [{ item: id, decision: 'edit', text: 'Our staging server is called crane' }], 'command')
  expect((await client.call('sage_propose', given)).text).toBe(text)
  decideNow(store, [{ item: id, decision: 'reject' }], 'command')
  const again = await client.call('sage_propose', given)
  expect(again.text).toContain('decided on this before (rejected)')
  expect(again.text).toContain('is called heron')
  expect([...world.open().store.items().values()]).toMatchObject([{ id, status: 'rejected' }])
})

test('an agent does not see what waits, so what it proposes in nearly the same words is the same', async () => {
  const world = createWorld()
  const client = connect(world)
  await client.begin()
  await client.call('sage_propose', { text: 'Deploys go out from the release branch' })
  const [item] = world.open().store.items().values()
  const again = async () =>
    (await client.call('sage_propose', { text: 'deploys go out from the release branch!' })).text
  expect(await again()).toContain(`Waits in the person's inbox as ${item?.id}`)
  approve(world, item?.id ?? '')
  expect(await again()).toBe(`Already approved as ${item?.id}: Deploys go out from the release branch`)
})

test('what an agent proposes several times at once is written once', async () => {
  const world = createWorld()
  const client = connect(world)
  await client.begin()
  const calls = Array.from({ length: 8 }, () => client.call('sage_propose', { text: 'Deploys go out on Tuesdays' }))
  const texts = (await Promise.all(calls)).map(({ text }) => text)
  expect(new Set(texts).size).toBe(1)
  const lines = readFileSync(world.paths.journal, 'utf8').split('\n')
  expect(lines.filter((line) => line.includes('"proposed"'))).toHaveLength(1)
})

test('an agent fills the inbox only so far, and goes on when the person decided', async () => {
  const world = createWorld()
  const ids = Array.from({ length: 50 }, (_, index) => numbered(index))
  const byAgent = ids.map((id, index) =>
    proposed(id, { text: `Service ${id} has port ${4000 + index}`, cues: ['by-agent'] }),
  )
  appendEvents(world.paths.journal, byAgent)
  const client = connect(world)
  await client.begin()
  const given = { text: 'Deploys go out on Tuesdays' }
  expect(await client.call('sage_propose', given)).toMatchObject({
    isError: true,
    text: expect.stringContaining('agents already have 50 proposals pending'),
  })
  decideNow(world.open().store, [{ item: ids[0] ?? '', decision: 'reject' }], 'command')
  expect(await client.call('sage_propose', given)).toMatchObject({ isError: false })
})

const call = (id: number, name: string, given: object) => ({
  id,
  method: 'tools/call',
  params: { name, arguments: given },
})

test('every call is answered, also where the pipe ends with the last one', () => {
  const asked = [
    initialize,
    { method: 'notifications/initialized' },
    call(2, 'sage_propose', { text: 'Deploys go out on Tuesdays' }),
    call(3, 'sage_list', {}),
    call(4, 'sage_propose', { text: 'The release branch is cut on Mondays' }),
  ]
  const { answers, stdout, status } = pipe(createWorld(), asked.map(lineOf))
  expect([new Set(answers.map(({ id }) => id)), status]).toEqual([new Set([1, 2, 3, 4]), 0])
  expect(stdout).toContain("Waits in the person's inbox")
})

test('a client can offer the learnings of each scope, and knows which tools only read', async () => {
  const client = connect(createWorld())
  await client.begin()
  const uris = ['project', 'user', 'global'].map((scope) => `sage://learnings/${scope}`)
  const { resources } = (await client.ask('resources/list')).result as { resources: { uri: string; name: string }[] }
  expect(resources.map(({ uri }) => uri).toSorted()).toEqual(uris.toSorted())
  const ref = { type: 'ref/resource', uri: 'sage://learnings/{scope}' }
  const completed = await client.ask('completion/complete', { ref, argument: { name: 'scope', value: 'pro' } })
  expect(completed.result).toMatchObject({ completion: { values: ['project'] } })
  const { tools } = (await client.ask('tools/list')).result as { tools: { annotations: { readOnlyHint: boolean } }[] }
  expect(tools.map(({ annotations }) => annotations.readOnlyHint)).toEqual([true, true, false])
})

test('what is no message is answered as JSON-RPC asks, and the next call as ever', () => {
  const { answers, stderr, status } = pipe(createWorld(), [
    lineOf(initialize),
    '{"jsonrpc": "2.0", "id": 2, "method"',
    '{"id": "three", "method": "ping"}',
    '[]',
    '',
    '{"jsonrpc": "2.0", "id": 4, "result": 5}',
    '{"jsonrpc": "2.0", "id": 5, "error": []}',
    '{"jsonrpc": "2.0", "id": 6, "method": "no/such"}',
    '{"jsonrpc": "2.0", "id": 7, "method": "resources/read", "params": {"uri": "sage://learnings/none"}}',
    '{"jsonrpc": "2.0", "id": 8, "method": "ping"}',
  ])
  const codes = answers.map(({ id, error }) => `${id ?? '-'} ${error?.code ?? 'ok'}`)
  expect(codes.toSorted()).toEqual(
    ['1 ok', '- -32700', 'three -32600', '- -32600', '6 -32601', '7 -32602', '8 ok'].toSorted(),
  )
  expect([stderr, status]).toEqual(['', 0])
})

test('a call that cannot be answered says the way out, and the next one is answered', async () => {
  const world = createWorld()
  const elsewhere = temporaryFolder()
  const client = connect(world, elsewhere)
  await client.begin()
  const refused = await client.call('sage_list')
  expect(refused).toMatchObject({ isError: true })
  expect(refused.text).toContain('sage init')
  expect(await client.call('sage_propose', { text: '' })).toMatchObject({ isError: true })
  expect(await client.call('sage_approve', { id: 'aaaaaaaaaa' }).catch(() => ({ isError: true }))).toMatchObject({
    isError: true,
  })
  expect((await client.ask('tools/list')).result).toMatchObject({
    tools: [{ name: 'sage_search' }, { name: 'sage_list' }, { name: 'sage_propose' }],
  })
  expect(await client.end()).toBe(0)
})

test('what the system refuses is said in words, with the way out', async () => {
  const world = createWorld()
  const { journal } = world.paths
  rmSync(journal, { force: true })
  symlinkSync(journal, journal)
  const client = connect(world)
  await client.begin()
  const { text, isError } = await client.call('sage_propose', { text: 'Deploys go out on Tuesdays' })
  expect(isError).toBe(true)
  expect(text).toMatch(
    /^Cannot look at ".*": it is a link that leads nowhere \(ELOOP\)\. See what ".*journal\.jsonl" is/u,
  )
})

test('a person who starts it is told what it is for', async () => {
  await expect(runCommand(createWorld(), { run }, [], {}, { typed: '' })).rejects.toMatchObject({
    hint: expect.stringContaining('claude mcp add --scope user sage -- sage mcp') as string,
  })
})
