import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { userConfig } from '../../src/workspace/paths/paths.ts'
import { approved, worldWith } from '../commands/journal-world.ts'
import { CLI, environmentOf, runSage } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

const ONLY_ASCII = { LANG: 'C', LC_ALL: 'C' }
const [FIRST, SECOND] = ['aaaaaaaaaa', 'bbbbbbbbbb']

function runIn(world: World, args: readonly string[], locale: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: world.project,
    env: { ...environmentOf(world), ...locale },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

/** A project with two proposals, and a transcript with two turns of which one has an answer that is shortened. */
function createFilled() {
  const world = worldWith(proposed(FIRST), proposed(SECOND))
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.', 'Done with it. '.repeat(20))
  session.turn('We deploy on Tuesdays only.')
  return { world, transcript: session.transcriptPath }
}

test.each<[string, (transcript: string) => readonly string[]]>([
  ['add', () => ['add', 'Use tabs']],
  ['undo', () => ['undo']],
  ['reject', () => ['reject', FIRST]],
  ['turns', (transcript) => ['turns', transcript]],
  ['extract', (transcript) => ['extract', '--explain', transcript]],
  ['doctor', () => ['doctor']],
  ['keys', () => ['keys']],
  ['log', () => ['log']],
  ['a refusal with a way out', () => ['config', 'set', 'refine.command', 'claude', '-p']],
  ['help', () => ['add', '--help']],
])('where only ASCII can be shown, nothing else is printed: sage %s', (_, argsOf) => {
  const { world, transcript } = createFilled()
  runSage(world, ['add', '--pending', 'Deploy on Tuesdays'])
  const { said } = runIn(world, argsOf(transcript), ONLY_ASCII)
  expect(said).not.toBe('')
  expect(said.replaceAll(world.root, '')).toMatch(/^\p{ASCII}*$/u)
})

test.each(['SAGE_ASCII', 'SAGE_UI_ASCII'])('where %s asks for it, nothing else is printed', (name) => {
  const { world } = createFilled()
  expect(runIn(world, ['reject', FIRST], { [name]: '1' }).said).toMatch(/^\p{ASCII}+$/u)
  expect(runIn(world, ['reject', SECOND], { [name]: '0' }).said).toMatch(/“/u)
})

test('where the settings ask for it, nothing else is printed, unless a variable says otherwise', () => {
  const { world, transcript } = createFilled()
  runSage(world, ['config', 'set', 'ui.ascii', 'true'])
  const commands = [
    ['add', 'Use tabs'],
    ['keys'],
    ['turns', transcript],
    ['log'],
    ['config', 'set', 'refine.command', 'claude', '-p'],
    ['add', '--help'],
  ]
  for (const command of commands) expect(runIn(world, command, {}).said).toMatch(/^\p{ASCII}+$/u)
  expect(runIn(world, ['reject', SECOND], { SAGE_ASCII: '0' }).said).toMatch(/“/u)
})

test('what needs no settings is printed as damaged ones ask for it', () => {
  const { world } = createFilled()
  mkdirSync(world.sageHome, { recursive: true })
  writeFileSync(userConfig(world.sageHome), '[ui]\nascii = true\ntheme = \n')
  expect(runIn(world, ['reject', FIRST], {}).status).toBe(1)
  const complaint = runIn(world, ['add', '--qqqq'], {})
  expect(complaint.said).toBe(
    'sage: Unknown option \'--qqqq\'\n      If it is one of your words, put "--" before the first: sage add -- ...\n',
  )
  expect(complaint.status).toBe(2)
  expect(runIn(world, ['add', '--help'], {}).status).toBe(0)
})

test('sage list draws what it remembers as it is asked to this time', async () => {
  const opposites = [proposed(FIRST, { text: 'Use pnpm, not npm' }), proposed(SECOND, { text: 'Use npm, not pnpm' })]
  const world = worldWith(...opposites)
  await approved(world, FIRST)
  const listed = (env: Readonly<Record<string, string>>) => runIn(world, ['list'], env).said
  expect(listed({})).toMatch(/×/u)
  expect(listed({ SAGE_UI_ASCII: '1' })).toMatch(/^\p{ASCII}+$/u)
  expect(listed({})).toMatch(/×/u)
})

test('where only ASCII can be shown, sage approve asks in it, and shows the words of a learning as they are', async () => {
  const world = worldWith(proposed(FIRST, { text: 'Write “quoted” words' }), proposed(SECOND))
  const terminal = openTerminal(world, [...SAGE, 'approve', FIRST, SECOND], { env: ONLY_ASCII, columns: 120 })
  await terminal.shows(/Approve these 2\?/u)
  expect(terminal.screen.text()).toContain('Claude gets: <preference')
  expect(terminal.screen.text()).toContain('Write “quoted” words')
  expect(terminal.screen.text().replaceAll('Write “quoted” words', '')).toMatch(/^\p{ASCII}*$/u)
  terminal.send('Y\r')
  expect(await terminal.exit).toMatchObject({ exitCode: 0 })
})

test('where only ASCII can be shown, sage search gives Claude the words that were approved', () => {
  const world = createWorld()
  runSage(world, ['add', '--pending', 'Write “quoted” words'])
  expect(runIn(world, ['search', 'quoted'], ONLY_ASCII).said).toMatch(/ Write “quoted” words\n$/u)
})

test('a value, a JSON object and a list of any other locale keep every sign', () => {
  const world = createWorld()
  runSage(world, ['add', '--pending', 'Write “quoted” words'])
  expect(runIn(world, ['list', '--json'], ONLY_ASCII).said).toContain('Write “quoted” words')
  runSage(world, ['config', 'set', 'refine.command', 'say', '“hello”'])
  expect(runIn(world, ['config', 'get', 'refine.command'], ONLY_ASCII).said).toContain('“hello”')
  expect(runIn(world, ['add', '--pending', 'Use tabs'], {}).said).toMatch(/ “Use tabs”\n$/u)
})
