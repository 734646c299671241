import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createFixture } from 'fs-fixture'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { extractionHook, extractProposals, writeProposals } from '../../../src/review/seed/seed-proposals.ts'
import { thisProcess } from '../../../src/runtime/processes/process-identity.ts'

const run = promisify(execFile)

afterEach(() => void vi.unstubAllEnvs())

/** As a project that uses Sage as a library has it. */
const INDEX = pathToFileURL('dist/index.js').href

const SEED = {
  version: 3,
  identity: { name: 'Ada' },
  state: { proposals: [{ id: 'old', content: 'I learned A well.' }], other: 1 },
}
const seedText = `${JSON.stringify(SEED, null, 4)}\n`

function subjects(folder: string): string[] {
  return execFileSync('git', ['-C', folder, 'log', '--format=%s'], { encoding: 'utf8' }).trim().split('\n')
}

describe('extractProposals()', () => {
  test('gives each proposal an id of its own', () => {
    const ids = extractProposals('I learned one thing. I noticed another thing.', 's').map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[\w-]{21}$/)
  })
})

describe('writeProposals()', () => {
  test('appends what is new, keeps the rest of the seed, and commits', async () => {
    await using fixture = await createFixture({ 'seed.json': seedText })
    const path = join(fixture.path, 'seed.json')
    const proposals = extractProposals('I LEARNED A well. I learned B well.', 's1')
    expect(await writeProposals([...proposals, ...proposals], path)).toEqual({ ok: true, added: 1, skipped: 3 })
    const text = readFileSync(path, 'utf8')
    const seed = JSON.parse(text) as typeof SEED
    expect(seed.state.proposals.map(({ content }) => content)).toEqual(['I learned A well.', 'I learned B well.'])
    expect({ ...seed, state: { ...seed.state, proposals: [] } }).toEqual({
      ...SEED,
      state: { ...SEED.state, proposals: [] },
    })
    expect(text.startsWith(seedText.slice(0, seedText.indexOf('I learned')))).toBe(true)
    expect(text.endsWith(seedText.slice(seedText.indexOf('],')))).toBe(true)
    expect(subjects(fixture.path)).toEqual(['Learn: extracted 1 proposals'])
  })

  test('leaves a seed that is not UTF-8 as it is: what else is in it would be lost', async () => {
    const bytes = Buffer.from(seedText.replace('Ada', 'J\u00fcrgen'), 'latin1')
    await using fixture = await createFixture({ 'seed.json': bytes })
    const path = join(fixture.path, 'seed.json')
    const error = `Cannot add proposals to "${path}": it is not UTF-8 text`
    expect(await writeProposals(extractProposals('I learned B well.'), path)).toEqual({ ok: false, error })
    expect(readFileSync(path).equals(bytes)).toBe(true)
  })

  test('reads a seed with a byte order mark, and leaves it there', async () => {
    await using fixture = await createFixture({ 'seed.json': `\uFEFF${seedText}` })
    const path = join(fixture.path, 'seed.json')
    const proposals = extractProposals('I learned A well. I learned B well.', 's1')
    expect(await writeProposals(proposals, path)).toEqual({ ok: true, added: 1, skipped: 1 })
    expect(readFileSync(path, 'utf8')).toMatch(/^\uFEFF\{\n {4}"version": 3,[^]*I learned B well/u)
  })

  test.each([
    ['four spaces', seedText],
    ['tabs', `${JSON.stringify(SEED, null, '\t')}\n`],
    ['line ends of Windows', seedText.replaceAll('\n', '\r\n')],
    ['no list yet', '{\n  "state": {}\n}\n'],
  ])('writes many as it writes one: %s', async (_, content) => {
    await using fixture = await createFixture({ 'one.json': content, 'many.json': content })
    const proposals = extractProposals('I learned one thing. I learned two things. I learned three things.', 's1')
    for (const proposal of proposals) await writeProposals([proposal], join(fixture.path, 'one.json'))
    await writeProposals(proposals, join(fixture.path, 'many.json'))
    expect(readFileSync(join(fixture.path, 'many.json'), 'utf8')).toBe(
      readFileSync(join(fixture.path, 'one.json'), 'utf8'),
    )
    const lineEnds = new Set(readFileSync(join(fixture.path, 'many.json'), 'utf8').match(/\r?\n/g))
    expect([...lineEnds]).toEqual([content.includes('\r\n') ? '\r\n' : '\n'])
  })

  test.skipIf(process.platform === 'win32')('leaves the file as open to others as it was', async () => {
    await using fixture = await createFixture({ 'seed.json': seedText })
    const path = join(fixture.path, 'seed.json')
    chmodSync(path, 0o600)
    await writeProposals(extractProposals('I learned B well.'), path)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('commits beside the seed, also where a hook of git says which repository is meant', async () => {
    await using fixture = await createFixture({ 'seed.json': seedText })
    await using other = await createFixture({})
    execFileSync('git', ['init', '-q', other.path])
    vi.stubEnv('GIT_DIR', join(other.path, '.git'))
    await writeProposals(extractProposals('I learned B well.'), join(fixture.path, 'seed.json'))
    vi.unstubAllEnvs()
    expect(subjects(fixture.path)).toEqual(['Learn: extracted 1 proposals'])
  })

  test('makes no repository in one that git cannot use just now', async () => {
    await using fixture = await createFixture({ 'pai/seed.json': seedText })
    execFileSync('git', ['init', '-q', fixture.path])
    writeFileSync(join(fixture.path, '.git', 'HEAD'), '')
    const path = join(fixture.path, 'pai', 'seed.json')
    expect(await writeProposals(extractProposals('I learned B well.'), path)).toMatchObject({ ok: true, added: 1 })
    expect(readdirSync(join(fixture.path, 'pai'))).toEqual(['seed.json'])
  })

  test('leaves it to a rebase or merge that is going on to go on', async () => {
    await using fixture = await createFixture({ 'seed.json': seedText })
    const path = join(fixture.path, 'seed.json')
    await writeProposals(extractProposals('I learned B well.'), path)
    mkdirSync(join(fixture.path, '.git', 'rebase-merge'))
    expect(await writeProposals(extractProposals('I learned C well.'), path)).toMatchObject({ ok: true, added: 1 })
    expect(subjects(fixture.path)).toHaveLength(1)
    const status = execFileSync('git', ['-C', fixture.path, 'status', '--short'], { encoding: 'utf8' })
    expect(status).toBe(' M seed.json\n')
  })

  test('writes the seed where a killed git left its lock, which it leaves there; once that is gone, the next commit has it all', async () => {
    await using fixture = await createFixture({ 'seed.json': seedText })
    const path = join(fixture.path, 'seed.json')
    expect(await writeProposals(extractProposals('I learned B well.'), path)).toMatchObject({ ok: true, added: 1 })
    const lock = join(fixture.path, '.git', 'index.lock')
    writeFileSync(lock, '')
    expect(await writeProposals(extractProposals('I learned C well.'), path)).toMatchObject({ ok: true, added: 1 })
    expect([readFileSync(lock, 'utf8'), subjects(fixture.path)]).toEqual(['', ['Learn: extracted 1 proposals']])
    rmSync(lock)
    expect(await writeProposals(extractProposals('I learned D well.'), path)).toMatchObject({ ok: true, added: 1 })
    const committed = execFileSync('git', ['-C', fixture.path, 'show', 'HEAD:seed.json'], { encoding: 'utf8' })
    expect(committed).toBe(readFileSync(path, 'utf8'))
    expect(committed).toMatch(/B well[^]*C well[^]*D well/u)
  })

  test('writes nothing for no proposals', async () => {
    await using fixture = await createFixture({ 'seed.json': seedText })
    const path = join(fixture.path, 'seed.json')
    expect(await writeProposals([], path)).toEqual({ ok: true, added: 0, skipped: 0 })
    expect(readFileSync(path, 'utf8')).toBe(seedText)
  })

  test.skipIf(process.platform === 'win32')('does not wait for a pipe in the place of the seed', async () => {
    await using fixture = await createFixture({})
    const path = join(fixture.path, 'seed.json')
    execFileSync('mkfifo', [path])
    const error = `Cannot add proposals to "${path}": it is a pipe or a device, not a regular file`
    expect(await writeProposals(extractProposals('I learned B well.'), path)).toEqual({ ok: false, error })
  })

  test('takes an empty PAI_DIR as unset, and null as no path: it never writes where it was started', async () => {
    await using home = await createFixture({ '.pai/seed.json': seedText })
    vi.stubEnv('HOME', home.path)
    vi.stubEnv('USERPROFILE', home.path)
    vi.stubEnv('PAI_DIR', '')
    const [first, second] = extractProposals('I learned B well. I learned C well.')
    const results = [
      await writeProposals(first ? [first] : []),
      await writeProposals(second ? [second] : [], null as unknown as undefined),
    ]
    vi.unstubAllEnvs()
    expect(results).toEqual([1, 1].map((added) => ({ ok: true, added, skipped: 0 })))
    expect(subjects(home.getPath('.pai'))).toHaveLength(2)
  })

  test.each([undefined, 'I learned B well.', {}, [null], ['I learned B well.'], [{ content: 5 }]])(
    'says that %j is not a list of proposals',
    async (given) => {
      await using fixture = await createFixture({ 'seed.json': seedText })
      const path = join(fixture.path, 'seed.json')
      const error = `Cannot add proposals to "${path}": what is to be added is not a list of proposals`
      expect(await writeProposals(given as never, path)).toEqual({ ok: false, error })
      expect(readFileSync(path, 'utf8')).toBe(seedText)
    },
  )

  test('what is no path is a result, not an exception', async () => {
    expect(await writeProposals([], 5 as unknown as string)).toEqual({
      ok: false,
      error: expect.stringContaining('Cannot add proposals to "5": ') as string,
    })
  })

  test.each([
    ['a seed that is not there', undefined, 'it does not exist'],
    ['a damaged seed', '{\n"state": ', 'it is not valid JSON (line 2)'],
    ['an empty seed', '', 'it is not valid JSON (line 1)'],
    ['a seed that nests too deep', `{"state": ${'['.repeat(9000)}`, 'it is nested more than 500 levels deep (line 1)'],
    ['a seed of another shape', '{"state": []}', 'it has no "state" with a list of proposals'],
  ])('says what is wrong with %s', async (_, content, why) => {
    await using fixture = await createFixture(content === undefined ? {} : { 'seed.json': content })
    const path = join(fixture.path, 'seed.json')
    const error = `Cannot add proposals to "${path}": ${why}`
    expect(await writeProposals(extractProposals('I learned B well.'), path)).toEqual({ ok: false, error })
  })

  test.each(['{"state": {"proposals": []},\n"state": {}}', '{"state": {"proposals": [],\n"proposals": []}}'])(
    'adds nothing where a key stands twice, as nobody would read it: %s',
    async (content) => {
      await using fixture = await createFixture({ 'seed.json': content })
      const path = join(fixture.path, 'seed.json')
      const error = `Cannot add proposals to "${path}": it has the same key twice (line 2)`
      expect(await writeProposals(extractProposals('I learned B well.'), path)).toEqual({ ok: false, error })
      expect(readFileSync(path, 'utf8')).toBe(content)
    },
  )
})

test('writeProposals() loses nothing when several processes write at once, and one died while it wrote', async () => {
  await using fixture = await createFixture({ 'seed.json': seedText })
  const path = join(fixture.path, 'seed.json')
  const gone = { ...thisProcess(), pid: spawnSync(process.execPath, ['--version']).pid, nonce: 'gone' }
  writeFileSync(join(fixture.path, 'seed.lock.json'), JSON.stringify(gone))
  const script = `import { extractionHook } from ${JSON.stringify(INDEX)}
    const result = await extractionHook('I learned thing ' + process.argv[1] + ' today.', 's', ${JSON.stringify(path)})
    process.stdout.write(JSON.stringify(result))`
  const numbers = [1, 2, 3, 4, 5, 6]
  const results = await Promise.all(
    numbers.map((number) => run(process.execPath, ['--input-type=module', '-e', script, `${number}`])),
  )
  for (const { stdout } of results) expect(JSON.parse(stdout)).toEqual({ ok: true, added: 1, total: 1 })
  const seed = JSON.parse(readFileSync(path, 'utf8')) as typeof SEED
  expect(seed.state.proposals.map(({ content }) => content).toSorted()).toEqual([
    'I learned A well.',
    ...numbers.map((number) => `I learned thing ${number} today.`),
  ])
  expect(subjects(fixture.path)).toEqual(numbers.map(() => 'Learn: extracted 1 proposals'))
  expect(readdirSync(fixture.path).toSorted()).toEqual(['.git', 'seed.json'])
})

describe('extractionHook()', () => {
  test('extracts and writes, and adds nothing the second time', async () => {
    await using fixture = await createFixture({ 'seed.json': seedText })
    const path = join(fixture.path, 'seed.json')
    const transcript = 'Note to self: the port is 5433. I discovered the cause today.'
    expect(await extractionHook(transcript, 's1', path)).toEqual({ ok: true, added: 2, total: 2 })
    const once = readFileSync(path, 'utf8')
    expect(await extractionHook(transcript, 's1', path)).toEqual({ ok: true, added: 0, total: 2 })
    expect(readFileSync(path, 'utf8')).toBe(once)
    expect(subjects(fixture.path)).toEqual(['Learn: extracted 2 proposals'])
  })

  test('does nothing without a signal', async () => {
    expect(await extractionHook('fix the page', 's1', '/nonexistent/seed.json')).toEqual({
      ok: true,
      added: 0,
      total: 0,
    })
  })

  test('what it tells holds nothing that a terminal obeys', async () => {
    const { told } = await inProcess(['I learned B well.', 's1', '/no-such-folder/\u001b[2J'])
    expect(told).toContain('no-such-folder')
    expect(told).not.toContain('\u001b')
  })

  test.each([
    ['input that is no text', null, 'Cannot extract proposals: the transcript is no text'],
    ['a seed that is not there', 'I learned B well.', 'Cannot add proposals to'],
  ])('does not throw for %s, and tells it on standard error, if somebody reads that', async (_, transcript, error) => {
    const args = [transcript, 's1', join(tmpdir(), 'no-such-folder', 'seed.json')]
    const { result, told } = await inProcess(args)
    expect(result).toEqual({ ok: false, error: expect.stringContaining(error) as string })
    expect(told).toBe(`sage: ${(result as { error: string }).error}\n`)
    expect(await inProcess(args, { isRead: false })).toEqual({ result, told: '' })
  })
})

/** What a program gets from the built package's `extractionHook()`, and what that tells on standard error. */
async function inProcess(args: readonly unknown[], { isRead = true } = {}) {
  const program = `import { extractionHook } from ${JSON.stringify(INDEX)}
process.stdout.write(JSON.stringify(await extractionHook(...JSON.parse(process.argv[1]))))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(args)])
  if (!isRead) child.stderr.destroy()
  const closed = once(child, 'close')
  const [out, told] = await Promise.all([text(child.stdout), isRead ? text(child.stderr) : ''])
  expect(await closed).toEqual([0, null])
  return { result: JSON.parse(out) as unknown, told }
}
