import { expect, test } from 'vitest'
import { addRuns, findToolPreferences, type ToolRuns } from '../../src/extract/tool-preference.ts'
import type { ToolCall, Turn } from '../../src/transcript/event/turn.ts'
import * as fc from '../helpers/property.ts'
import { TIERS, turnOf } from './turn-of.ts'

/** A turn for each text, in which these ran: `!` marks what failed. */
const turnsOf = (...commands: readonly string[]): Turn[] =>
  commands.map((line, index) =>
    turnOf(`prompt ${index}`, { uuid: `t${index}`, facts: { toolCalls: line.split(', ').map(callOf) } }),
  )

function callOf(command: string): ToolCall {
  const failed = command.startsWith('!')
  return { name: 'Bash', target: failed ? command.slice(1) : command, outcome: failed ? 'failed' : 'ok' }
}

/** Reads these turns in pieces, each with what the ones before ran. */
function findInSteps(turns: readonly Turn[], ends: readonly number[]) {
  let runs: ToolRuns = {}
  const starts = [0, ...ends]
  return starts.flatMap((start, index) => {
    const piece = turns.slice(start, starts[index + 1])
    const found = findToolPreferences(piece, TIERS, runs)
    runs = addRuns(runs, piece)
    return found
  })
}

test('findToolPreferences() finds it at the turn that makes it clear, and once', () => {
  const turns = turnsOf('!npm test, !npm test, pnpm test', 'pnpm lint', 'pnpm test', 'pnpm build, !npm ci')
  expect(findToolPreferences(turns, TIERS)).toMatchObject([
    { turnUuid: 't2', evidence: 'prompt 2', evidenceBefore: 'npm: 2 failed, 0 ok · pnpm: 0 failed, 3 ok' },
  ])
})

test('findToolPreferences() waits for runs enough to be kept', () => {
  const turns = turnsOf('!npm ci, !npm ci, !pnpm i', 'pnpm i, pnpm i, pnpm i', 'pnpm test', 'pnpm test')
  const found = findToolPreferences(turns, TIERS)
  expect(found.map(({ turnUuid, tier }) => [turnUuid, tier])).toEqual([
    ['t1', 'skip'],
    ['t3', 'suggest'],
  ])
})

test('findToolPreferences() tells what one turn makes clear in one order, whatever ran first in it', () => {
  const npm = '!npm ci, !npm ci, pnpm i, pnpm i, pnpm i'
  const docker = '!docker ps, !docker ps, podman ps, podman ps, podman ps'
  const textsOf = (commands: string) => findToolPreferences(turnsOf(commands), TIERS).map(({ text }) => text)
  expect(textsOf(`${docker}, ${npm}`)).toEqual([
    '`pnpm` works here, `npm` does not',
    '`podman` works here, `docker` does not',
  ])
  expect(textsOf(`${npm}, ${docker}`)).toEqual(textsOf(`${docker}, ${npm}`))
})

test.each([
  ['cd a && npm test', 'npm'],
  ['cd a; CI=1 pnpm test', 'pnpm'],
  ['FOO=1 npx x', 'npx'],
  ['sudo apt-get update', 'apt-get'],
  ['time pnpm dlx x', 'pnpm dlx'],
  ['python -m pytest', 'python -m pytest'],
  ['python -m pip list', 'python'],
  ['uv run pytest -q', 'uv run pytest'],
  ['docker compose up', 'docker compose'],
  ['./gradlew build', './gradlew'],
  ['node --test', 'node --test'],
])('addRuns() counts "%s" as a run of %s', (command, program) => {
  expect(addRuns({}, turnsOf(command))).toEqual({ [program]: { ok: 1, failed: 0 } })
})

test.each(['node app.js', 'agradlew build', 'npm-check', 'Npm test'])(
  'addRuns() counts "%s" as no run of a program',
  (command) => {
    expect(addRuns({}, turnsOf(command))).toEqual({})
  },
)

test('findToolPreferences() finds the same in any number of steps', () => {
  const command = fc.constantFrom(
    'npm ci',
    '!npm ci',
    'pnpm i',
    '!pnpm i',
    'yarn',
    '!yarn',
    'uv sync',
    '!pip install x',
    'ls',
  )
  const turn = fc.array(command, { minLength: 1, maxLength: 4 }).map((commands) => commands.join(', '))
  const turns = fc.array(turn, { maxLength: 12 })
  const ends = fc.array(fc.nat(12), { maxLength: 4 })
  let found = 0
  fc.assert(
    fc.property(turns, ends, (lines, places) => {
      const read = turnsOf(...lines)
      const whole = findToolPreferences(read, TIERS)
      found += whole.length
      expect(
        findInSteps(
          read,
          places.toSorted((a, b) => a - b),
        ),
      ).toEqual(whole)
    }),
    { numRuns: 300 },
  )
  expect(found).toBeGreaterThan(10)
})

test('addRuns() counts what worked and what failed, and is the same object where nothing of it ran', () => {
  const runs = addRuns({}, turnsOf('!npm test, CI=1 pnpm test, ls', 'cd web && pnpm test'))
  expect(runs).toEqual({ npm: { ok: 0, failed: 1 }, pnpm: { ok: 2, failed: 0 } })
  expect(addRuns(runs, turnsOf('ls -l'))).toBe(runs)
})
