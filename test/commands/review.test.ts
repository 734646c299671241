import { appendFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import * as approve from '../../src/commands/approve.ts'
import { later } from '../../src/commands/decide.ts'
import * as review from '../../src/commands/review.ts'
import type { Options } from '../../src/commands/start/context.ts'
import { appendEvents } from '../../src/journal/file/append.ts'
import { printed } from '../helpers/printed.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

/** Lines from a pipe, and what is printed to them. */
async function answered(world: World, ...lines: string[]): Promise<string> {
  const stdin = new PassThrough()
  stdin.end(lines.map((line) => `${line}\n`).join(''))
  return (await readingFrom(world, stdin)).out
}

async function readingFrom(
  world: World,
  stdin: Readable,
  options: Options = {},
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: number; out: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const streams = { stdin, stdout, stderr } as unknown as Pick<
    Parameters<typeof review.run>[0],
    'stdin' | 'stdout' | 'stderr'
  >
  const { env } = world.environment
  const environment = { ...world.environment, env: { ...env, SAGE_WATCH: '0', ...more } }
  const code = await review.run({ environment, cwd: world.project, ...streams, now: world.now }, [], options)
  return { code, out: printed(stdout) }
}

/** What is printed at a terminal where each question is answered with the next of these, and every later one with the end. */
async function typedAtTerminal(world: World, typed: readonly string[]): Promise<string> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  const answers = [...typed]
  let out = ''
  stdout.on('data', (chunk) => {
    out += String(chunk)
    if (/(?:\? |cancels:\n)$/u.test(String(chunk))) setImmediate(() => stdin.write(answers.shift() ?? 'q'))
  })
  const streams = { stdin, stdout, stderr: new PassThrough() } as unknown as Pick<
    Parameters<typeof review.run>[0],
    'stdin' | 'stdout' | 'stderr'
  >
  const { env } = world.environment
  const environment = { ...world.environment, env: { ...env, SAGE_WATCH: '0', TERM: 'xterm' } }
  await review.run({ environment, cwd: world.project, ...streams, now: world.now }, [], {})
  return out
}

/** What `yes line` writes: it has no end. */
function forEver(line: string): Readable {
  return new Readable({
    read() {
      this.push(`${line}\n`)
    },
  })
}

function worldWith(...texts: string[]): World {
  const world = createWorld()
  const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']
  appendEvents(
    world.paths.journal,
    texts.map((text, index) => proposed(ids[index] ?? '', { text, sig: '' })),
  )
  return world
}

test('sage review reads what is new before it asks', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  expect(await answered(world, 'n')).toMatch(
    /^\[Sage review: 1 pending, plain mode\]\nNothing is approved here: it needs a person at a terminal\.\n1 of 1\.[^]*never npm[^]*\nNothing left to review\.\n$/u,
  )
})

test('sage review shows what a search found, and the rest once that is done', async () => {
  const out = await answered(worldWith('Be busy', 'Be calm', 'Be kind'), '/', 'calm', 'n', 'n', 'n')
  expect(out).toMatch(/1 match\.\n1 of 1\.[^]*Learning: Be calm/)
  expect(out).toContain('Nothing else matches “calm”; showing everything again:')
  expect(out).toContain('1 of 2.')
  expect(out.trim()).toMatch(/Nothing left to review\.$/)
})

test('sage review writes signs of its own in ASCII where the terminal has no others, and the learning as it is', async () => {
  const text = 'Say “now” — not “soon”'
  const evidence = { ...proposed('aaaaaaaaaa').evidence, before: text, text: 'remember that', typed: 'remember that' }
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa', { text, evidence })])
  const reviewed = async (LC_ALL: string, key: string) =>
    (await readingFrom(world, Readable.from([`${key}\n`]), {}, { LC_ALL })).out.split('\n')
  expect(await reviewed('C.UTF-8', 'q')).toContainEqual(expect.stringContaining('Wording: Claude’s words'))
  const lines = await reviewed('C', 'n')
  expect(lines).toContain(`Learning: ${text}`)
  expect(lines).toContainEqual(expect.stringContaining("Wording: Claude's words"))
  expect(lines).toContainEqual(expect.stringContaining('Rejected'))
  expect(lines.filter((line) => line !== `Learning: ${text}`).join('\n')).toMatch(/^[ -~\n]*$/u)
})

test('sage review tells where a number leads, also where it leads nowhere', async () => {
  const to = (number: string) => answered(worldWith('Be busy', 'Be calm', 'Be kind'), 'g', number)
  expect(await to('1')).toMatch(/Number:\n1 of 3\./)
  expect(await to('3')).toMatch(/Number:\n3 of 3\./)
  for (const number of ['4', '0', 'x', '']) expect(await to(number)).toContain('Number:\nThe numbers go from 1 to 3.\n')
})

test('sage review has the letter of the redo that it names after an undo', async () => {
  const out = await answered(worldWith('Be calm', 'Be kind'), 'n', 'u', 'U', 'q')
  expect(out.match(/\[y,.*\]/gu)?.map((letters) => letters.includes('U'))).toEqual([false, false, true, false])
  expect(out).toMatch(
    /Undone: rejected “Be calm” · U redo\n[^]*Redone: rejected “Be calm” · u undo\n[^]*1 decided, 1 pending\.\n$/u,
  )
})

test('sage review offers to reject the rest of a session only for what came from one', async () => {
  const world = createWorld()
  const byHand = { ...proposed('aaaaaaaaaa').evidence, speaker: 'self', sessionId: '' } as const
  world.open().store.append([proposed('aaaaaaaaaa', { evidence: byHand }), proposed('bbbbbbbbbb')])
  const out = await answered(world, 'd', 'j')
  expect(out.match(/Approve this learning \[[^\]]*\]/gu)).toEqual([
    'Approve this learning [y,n,e,s,u,j,k,g,/,q,?]',
    'Approve this learning [y,n,e,s,u,j,k,g,/,q,?]',
    'Approve this learning [y,n,e,s,u,j,k,g,/,d,q,?]',
  ])
})

test('sage review counts at the end what is decided then: not what was taken back', async () => {
  const out = await answered(worldWith('Be busy', 'Be calm', 'Be kind'), 'n', 's', 'u', 'q')
  expect(out).toMatch(/1 decided, 2 pending\.\n$/u)
})

test('sage review says that an edit is the own one, and the next letter decides', async () => {
  const out = await answered(worldWith('Be calm', 'Be kind'), 'e', 'Be calmer', 'n', 'q')
  expect(out).toMatch(/Edited “Be calmer”[^]*Rejected “Be calmer”[^]*1 decided, 1 pending\.\n$/u)
  expect(out).not.toContain('in the meantime')
})

test('sage review says that a letter needs no Enter, and writes no control character', async () => {
  const out = await answered(worldWith('Be calm'), '\u001b[2J', '', 'q')
  expect(out).toContain('Enter decides nothing: press one letter.')
  expect(out).not.toContain('\u001b')
})

test('sage review puts a proposal in the place of the learning that it contradicts, at a terminal only', async () => {
  const world = worldWith('Use npm')
  world.open().store.append([proposed('dddddddddd', { text: 'Never use npm' })])
  await runCommand(world, approve, ['dddddddddd'], {}, { typed: 'Y\n' })
  const piped = await answered(world, '?', '>')
  expect(piped).toContain('\n>: approve it in place of the learning in use that is named first\n')
  expect(piped).toMatch(/Not approved: [^]*0 decided, 1 pending\.\n$/u)
  const out = await typedAtTerminal(world, ['y', 'n', 'y', '>'])
  expect(out).toContain('[y,n,e,s,>,u,j,k,g,/,d,q,?]? ')
  expect(out).toMatch(
    /Type Y to continue, > to replace; anything else cancels:[^]*Cancelled[^]*Approved “Use npm” — in place of “Never use npm”/u,
  )
  expect(world.open().store.items().get('dddddddddd')?.status).toBe('retired')
})

test.each(['yy', 'y\r', 'nn', '\u001b[200~y\u001b[201~', 'yes, always'])(
  'sage review decides nothing by %j at a terminal, and says why',
  async (typed) => {
    const world = worldWith('Be calm')
    const out = await typedAtTerminal(world, [typed])
    expect(out).toContain('Several keys at once, or a paste, decide nothing: press one letter')
    expect(out).toMatch(/0 decided, 1 pending\.\n$/u)
  },
)

test('sage review lets a person at a terminal look around for as long as they like', async () => {
  const out = await typedAtTerminal(worldWith('Be busy', 'Be calm'), Array.from('jkjkjkjkn'))
  expect(out).not.toContain('Stopped')
  expect(out).toMatch(/1 decided, 1 pending\.\n$/u)
})

test.each(['y', 'j', 'k', 'e', 'u', 'g', '/', '?', 'd', '', 'zz'])(
  'sage review stops reading a pipe that answers only %j and never ends',
  async (line) => {
    const { code, out } = await readingFrom(worldWith('Be busy', 'Be calm', 'Be kind'), forEver(line))
    expect(out).toMatch(/\nStopped: the last \d answers decided nothing\.\n0 decided, 3 pending\.\n$/u)
    expect(out.split('Approve this learning').length - 1).toBeLessThanOrEqual(6)
    expect(code).toBe(1)
  },
)

test('sage review puts one question for each line of a pipe: after what only a person may do comes the next item', async () => {
  const out = await answered(worldWith('Be busy', 'Be calm', 'Be kind'), 'y', 'n')
  expect(out).toMatch(
    /Learning: Be busy[^]*Not approved: [^]*Learning: Be calm[^]*Learning: Be kind[^]*1 decided, 2 pending\.\n$/u,
  )
  expect(out).not.toContain('Stopped')
})

test('sage review where nothing can be written says so of each letter that would, and still shows what is there', async () => {
  const world = worldWith('Be busy', 'Be calm')
  appendFileSync(world.paths.journal, '{"v":99,"id":"later"}\n')
  const out = await answered(world, 'n', 'y', '?', 'j')
  const [begun, ...said] = out.split('Approve this learning')
  expect(begun).toMatch(/^Cannot decide: .* line 3: Written by a newer Sage/mu)
  expect(said.map((part) => part.split('\n')[1])).toEqual([
    expect.stringMatching(/^Cannot decide: .*@latest\.$/u),
    expect.stringMatching(/^Cannot decide: .*@latest\.$/u),
    'y: approve it',
    expect.stringMatching(/^2 of 2\./u),
    expect.any(String),
  ])
})

test('sage review --session takes the beginning of an id, and says of what is none that there is no such session', async () => {
  const world = worldWith('Be busy')
  const { code, out } = await readingFrom(world, Readable.from(['n\n']), { session: 'session' })
  expect([code, out]).toEqual([0, expect.stringContaining('Learning: Be busy')])
  await expect(readingFrom(world, Readable.from(['n\n']), { session: 'none' })).rejects.toMatchObject({
    message: 'There is no session "none"',
    exitCode: 2,
    code: 'unknown-id',
  })
})

test('sage review of a session that there is not brings nothing back that was put off', async () => {
  const world = worldWith('Be busy')
  await runCommand(world, later, ['aaaaaaaaaa'])
  world.pass(1000)
  await expect(readingFrom(world, Readable.from([]), { session: 'none' })).rejects.toMatchObject({ code: 'unknown-id' })
  expect(world.open().store.items().get('aaaaaaaaaa')?.status).toBe('later')
  await readingFrom(world, Readable.from([]), { session: 'session' })
  expect(world.open().store.items().get('aaaaaaaaaa')?.status).toBe('pending')
})

test('sage review takes no line that never ends', async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(16_384))
    },
  })
  await expect(readingFrom(worldWith('Be busy'), endless)).rejects.toMatchObject({
    code: 'long-line',
    hint: 'Give one answer a line, for example: echo x | sage review',
  })
})
