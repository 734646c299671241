import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pty from '@lydell/node-pty'
import { expect, test } from 'vitest'
import { readFromHistory } from '../../src/journal/history/history-log.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { listed } from '../commands/journal-world.ts'
import type { Prefix } from '../helpers/in-shell.ts'
import { keepFolder } from '../helpers/keep-folder.ts'
import { environmentOf, runSage } from '../helpers/run-built.ts'
import { SAGE } from '../helpers/sage-terminal.ts'
import { canTrace, tracing } from '../helpers/strace.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { createWorld, type World } from '../helpers/world.ts'

// Sage is killed at each change of the file system, then runs again: what is there then is what an undisturbed run leaves.

const CALLS = ['write', 'fsync', 'rename', 'link', 'unlink', 'mkdir']
/** `SAGE_SWEEP=full` visits every point; otherwise every 120th, beginning where the last call left off. */
const STRIDE = process.env.SAGE_SWEEP === 'full' ? 1 : 120

const PNPM = 'From now on always use pnpm, never npm, for installs in this repo.'
const REDIS = 'Remember that staging has no Redis, so tests mock it there.'
const NOTES = 'notes'
/** Keeps every line, in words of its own. */
const MODEL = `
let given = ''
process.stdin.on('data', (data) => (given += data)).on('end', () => {
  const inShort = (text) => 'In short: ' + text.replace('In short: ', '')
  const lines = JSON.parse(given).lines.map(({ line, text }) => ({ line, keep: true, text: inShort(text) }))
  console.log(JSON.stringify({ lines }))
})`

function withTranscripts(): World {
  const world = createWorld()
  world.session('one').turn(PNPM)
  world.session('two', { hour: 10 }).turn(REDIS)
  return world
}

function withProposals(): World {
  const world = withTranscripts()
  expect(runSage(world, ['scan']).status).toBe(0)
  return world
}

function withModel(): World {
  const world = withProposals()
  const model = join(world.root, 'model.cjs')
  writeFileSync(model, MODEL)
  const command = JSON.stringify([process.execPath, model])
  writeFileSync(userPaths(world.sageHome).config, `[refine]\ncommand = ${command}\n`)
  return world
}

function withRules(): World {
  const world = createWorld()
  writeFileSync(join(world.project, 'rules.md'), `- ${PNPM}\n- ${REDIS}\n`)
  return world
}

/** What there is for a person once Sage has run again. */
async function foundIn(world: World) {
  expect(runSage(world, ['sync'])).toMatchObject({ status: 0, stderr: '' })
  const items = await listed(world, { all: true })
  const { journal, history, learnings, claimed, ended, needsReview, tmp } = world.paths
  const kept = existsSync(history) && (await readFromHistory(history, 'main', 'journal.jsonl'))
  const notes = join(world.project, NOTES)
  return {
    items: items.map(({ status, text }) => `${status}: ${text}`).toSorted(),
    given: existsSync(learnings) ? readFileSync(learnings, 'utf8').match(/^- .*/gmu) : null,
    isKept: kept !== false && kept?.equals(readFileSync(journal)),
    notes: existsSync(notes) ? readdirSync(notes).toSorted() : [],
    left: [claimed, ended, needsReview, tmp].flatMap((folder) => readdirSync(folder)),
  }
}

/** How often a command makes a system call. */
function countOf(call: string, log: string): number {
  return readFileSync(log, 'utf8').split(`${call}(`).length - 1
}

const watched = (log: string) => tracing(CALLS.join(), { log })
const killedAt = (call: string, at: number) => tracing(call, { inject: `signal=SIGKILL:when=${at}` })

test.runIf(canTrace).each<[string, readonly string[], () => World]>([
  ['scan', [], withTranscripts],
  ['import', ['rules.md'], withRules],
  ['refine', [], withModel],
  ['export', ['--format', 'obsidian', '--pending', NOTES], withProposals],
])(
  'sage %s, killed at any change of the file system and run again, comes to the same end',
  async (name, args, begin) => {
    const world = begin()
    const startAgain = keepFolder(world.root)
    const log = join(temporaryFolder(), 'strace')
    expect(runSage(world, [name, ...args], watched(log)).status).toBe(0)
    const expected = await foundIn(world)
    expect(expected).toMatchObject({ isKept: true, left: [] })
    let points = 0
    for (const call of CALLS)
      for (let at = 1 + (points % STRIDE); at <= countOf(call, log); at += STRIDE) {
        startAgain()
        if (runSage(world, [name, ...args], killedAt(call, at)).status === 0) continue
        points++
        expect({ call, at, status: runSage(world, [name, ...args]).status }).toEqual({ call, at, status: 0 })
        expect({ call, at, ...(await foundIn(world)) }).toEqual({ call, at, ...expected })
      }
    expect(points).toBeGreaterThan(0)
    process.stdout.write(`sage ${name} kill sweep: ${points} points\n`)
  },
)

/** Approves the first item and rejects the other, each once the screen says what became of the last; resolves when the dashboard ends. */
async function decideOnScreen(world: World, [program, ...options]: Prefix): Promise<string> {
  const env = { ...environmentOf(world), TERM: 'xterm-256color' }
  const child = pty.spawn(program, [...options, ...SAGE], {
    cols: 120,
    rows: 30,
    cwd: world.project,
    env,
  })
  const steps: [RegExp, string][] = [
    [/Pending 2/u, 'a'],
    [/Approved “/u, 'x'],
    [/Rejected “/u, 'q'],
  ]
  let said = ''
  child.onData((data) => {
    said += data
    // The terminal shows what is followed by this.
    const shown = said.slice(0, said.lastIndexOf('\u001b[?2026l') + 1)
    if (steps[0]?.[0].test(shown)) child.write(steps.shift()?.[1] ?? '')
  })
  await new Promise<void>((done) => child.onExit(() => done()))
  return said
}

test.runIf(canTrace)('what the dashboard says was decided is, wherever it is killed', async () => {
  const world = withProposals()
  const startAgain = keepFolder(world.root)
  const log = join(temporaryFolder(), 'strace')
  await decideOnScreen(world, watched(log))
  const { items } = await foundIn(world)
  expect(items.map((item) => item.split(':')[0])).toEqual(['approved', 'rejected'])
  let points = 0
  // Most of what it writes goes to the terminal.
  for (const call of CALLS.filter((one) => one !== 'write'))
    for (let at = 1 + (points % STRIDE); at <= countOf(call, log); at += STRIDE) {
      startAgain()
      const said = await decideOnScreen(world, killedAt(call, at))
      points++
      const found = await foundIn(world)
      const statuses = found.items.map((item) => item.split(':')[0])
      const decided = ['Approved', 'Rejected'].filter((word) => said.includes(`${word} “`))
      const missing = decided.filter((word) => !statuses.includes(word.toLowerCase()))
      expect({ call, at, missing }).toEqual({ call, at, missing: [] })
      const approved = found.items.filter((item) => item.startsWith('approved: '))
      const given = approved.length === 0 ? null : approved.map((item) => item.replace('approved:', '-'))
      expect({ call, at, ...found }).toMatchObject({ call, at, given, isKept: true, left: [] })
    }
  expect(points).toBeGreaterThan(0)
  process.stdout.write(`dashboard kill sweep: ${points} points\n`)
})

test.runIf(canTrace).each([
  ['init', []],
  ['uninstall', [['init', '--yes']]],
])(
  'sage %s, killed at any change of the file system, leaves no copy of the settings that sage uninstall does not find',
  (name, before) => {
    const text = '{"env":{"TOKEN":"private"}}'
    const world = createWorld()
    const settings = join(world.claude, 'settings.json')
    writeFileSync(settings, text)
    for (const args of before) runSage(world, args)
    const { receipts } = userPaths(world.sageHome)
    const startAgain = keepFolder(world.root)
    const log = join(temporaryFolder(), 'strace')
    runSage(world, [name, '--yes'], watched(log))
    const lines = readFileSync(log, 'utf8').split('\n')
    let points = 0
    for (const call of CALLS)
      for (const [at, line] of lines.filter((one) => one.includes(`${call}(`)).entries()) {
        if (!line.includes('/install/')) continue
        startAgain()
        if (runSage(world, [name, '--yes'], killedAt(call, at + 1)).status === 0) continue
        points++
        const { status } = runSage(world, ['uninstall', '--yes'])
        const left = existsSync(receipts) ? readdirSync(receipts) : []
        const found = { line, status, text: readFileSync(settings, 'utf8'), left }
        expect(found).toEqual({ line, status: 0, text, left: [] })
      }
    expect(points).toBeGreaterThan(0)
    process.stdout.write(`sage ${name} settings kill sweep: ${points} points\n`)
  },
)
