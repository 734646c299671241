import { execFileSync, spawnSync } from 'node:child_process'
import { spawn as spawnInTerminal } from '@lydell/node-pty'
import { createFixture } from 'fs-fixture'
import { describe, expect, test } from 'vitest'
import type { CommandEntry } from '../../../src/commands/options/command-entry.ts'
import { completionScript, SHELLS } from '../../../src/commands/table/completion-scripts.ts'
import * as completion from '../../../src/commands/table/completion.ts'
import { commandTable } from '../../../src/commands/table/table.ts'
import { offeredSettings } from '../../../src/config/setting-words.ts'
import { settings as allSettings } from '../../../src/config/settings.ts'
import { valueFromText } from '../../../src/config/value-text.ts'
import { createScreen } from '../../helpers/screen.ts'
import { until } from '../../helpers/until.ts'
import { createWorld } from '../../helpers/world.ts'
import { runCommand } from '../run-command.ts'

const load = () => Promise.reject(new Error('A completion script starts no command'))
const table: CommandEntry[] = [
  {
    name: 'list',
    summary: "what waits: the person's list",
    options: [
      ['-a, --all', 'everything'],
      ['--json', 'print one JSON object'],
    ],
    load,
  },
  { name: 'hook install', summary: 'install the hook', options: [['--global', 'for all projects']], load },
  { name: 'hook status', summary: 'is it installed?', load },
  { name: 'hook run', summary: 'for Claude Code', hidden: true, load },
  { name: 'completion', args: '<bash|zsh|fish>', summary: 'completion script', load },
  { name: 'import', args: '<files...>', summary: 'take in files', load },
  {
    name: 'export',
    summary: 'write them',
    options: [
      ['--format <format>', 'as what', ['md', 'jsonl']],
      ['--limit <count>', 'how many'],
      ['--line', String.raw`a\tb: each`],
    ],
    load,
  },
  { name: 'config get', args: '[key]', summary: 'what is set', options: [['--origin', 'by whom']], load },
  { name: 'config set', args: '<key> <value...>', summary: 'change it', load },
]
const withScreen: CommandEntry[] = [
  ...table,
  { name: 'dashboard', summary: 'the inbox', options: [['--color <when>', 'how', ['always', 'never']]], load },
]

const settings = [
  { key: 'ui.theme', about: 'Colours.', words: ['auto', 'mono'] },
  { key: 'ui.clipboard', about: "Somebody's command.", words: [] },
]

/** What bash offers for a line whose last word is being typed. */
function bashOffers(script: string, ...words: string[]): string[] {
  const run = `${script}\nCOMP_WORDS=(sage "$@"); COMP_CWORD=$#; _sage; printf '%s\\n' "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['-c', run, 'bash', ...words], { encoding: 'utf8' })
    .trim()
    .split('\n')
}

const has = (shell: string) => spawnSync(shell, ['--version']).status === 0
const hasBash = has('bash')

/** The screen of an interactive shell once it shows `expected`, after Tab behind what was typed. Its prompt is `ready>`. */
async function afterTab(
  shell: string,
  args: string[],
  { typed, expected, cwd }: Record<'typed' | 'expected' | 'cwd', string>,
) {
  const screen = createScreen(100, 30)
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: cwd,
    ZDOTDIR: cwd,
    LANG: 'C.UTF-8',
    TERM: 'xterm-256color',
  }
  const terminal = spawnInTerminal(shell, args, { cwd, env, cols: 100, rows: 30 })
  let written = Promise.resolve()
  terminal.onData((data) => {
    written = written.then(() => screen.write(data))
  })
  const shows = (text: string) => until(() => expect(screen.text()).toContain(text))
  try {
    await shows('ready>')
    terminal.write(`${typed}\t`)
    await shows(expected)
    return screen.text()
  } finally {
    terminal.kill()
  }
}

test.each(SHELLS)('sage completion %s says last how it is used, to a person who looks at it', async (shell) => {
  const world = createWorld()
  expect((await runCommand(world, completion, [shell], {}, { typed: '' })).err).toMatch(
    /^sage: \w+ completion for sage: .*sage completion \w+/u,
  )
  expect((await runCommand(world, completion, [shell])).err).toBe('')
})

describe.runIf(hasBash)('completionScript() for bash offers', () => {
  const script = completionScript('bash', table, settings)

  test.each([
    ['commands', [''], ['--help', '--version', 'list', 'hook', 'completion', 'import', 'export', 'config']],
    ['what a word begins with', ['li'], ['list']],
    ['commands of a group, without hidden ones', ['hook', ''], ['install', 'status']],
    ['options', ['list', '--'], ['--all', '--json']],
    ['nothing but its options behind a command that takes nothing else', ['list', ''], ['-a', '--all', '--json']],
    ['options behind one that takes no value', ['list', '--all', '--j'], ['--json']],
    ['options after others and after arguments', ['list', '--all', 'x', '--j'], ['--json']],
    ['options of a command in a group', ['hook', 'install', '-'], ['--global']],
    ['choices', ['completion', 'z'], ['zsh']],
    ['what an option can be', ['export', '--format', ''], ['md', 'jsonl']],
    ['the same behind an equals sign', ['export', '--format', '=', 'j'], ['jsonl']],
    ['all of it behind an equals sign alone', ['export', '--format', '='], ['md', 'jsonl']],
    ['nothing where an option can be anything', ['export', '--limit', ''], ['']],
    ['options again behind a value', ['export', '--format', 'md', '--lim'], ['--limit']],
    ['sections and keys of settings', ['config', 'get', ''], ['ui', 'ui.theme', 'ui.clipboard', '--origin']],
    ['options behind a key', ['config', 'get', 'ui.theme', ''], ['--origin']],
    ['options behind a section', ['config', 'get', 'ui', ''], ['--origin']],
    ['no section where one is set', ['config', 'set', 'u'], ['ui.theme', 'ui.clipboard']],
    ['what a setting can be', ['config', 'set', 'ui.theme', 'm'], ['mono']],
    ['nothing where a setting can be anything', ['config', 'set', 'ui.clipboard', ''], ['']],
  ])('%s', (_, words, expected) => {
    expect(bashOffers(script, ...words)).toEqual(expected)
  })

  test('behind `sage` alone the options of what it does then', () => {
    const whole = completionScript('bash', withScreen, settings)
    expect(bashOffers(whole, '--c')).toEqual(['--color'])
    expect(bashOffers(whole, '--color', '=', 'n')).toEqual(['never'])
  })

  test('files where a command takes some', async () => {
    await using fixture = await createFixture({ 'notes.md': '' })
    expect(bashOffers(script, 'import', fixture.getPath('no'))).toEqual([fixture.getPath('notes.md')])
  })

  test('a file whose name has spaces or signs of patterns as one', async () => {
    await using fixture = await createFixture({ 'my notes.md': '', 'my [1].md': '', 'my 1.md': '' })
    const offers = bashOffers(script, 'import', fixture.getPath('my'))
    expect(offers.toSorted()).toEqual(['my 1.md', 'my [1].md', 'my notes.md'].map((name) => fixture.getPath(name)))
  })

  test('the same where somebody changed what parts words', () => {
    expect(bashOffers(`IFS=,\n${script}`, 'export', '--format', '')).toEqual(['md', 'jsonl'])
  })

  test.skipIf(process.platform === 'win32')('a command, where a folder has its name', async () => {
    await using fixture = await createFixture({ 'list/file': '', script: `${script}\nPS1='ready> '\n` })
    const typed = { cwd: fixture.path, typed: 'sage li\t--al', expected: 'sage list --all' }
    expect(await afterTab('bash', ['--rcfile', 'script', '-i'], typed)).toContain(typed.expected)
  })
})

describe.runIf(has('zsh'))('completionScript() for zsh offers', () => {
  const rc = `autoload -Uz compinit; compinit -u -D\n${completionScript('zsh', table, settings)}\nPS1='ready> '\n`

  test.each([
    ['a command', 'sage li', 'sage list'],
    ['what an option can be, behind an equals sign', 'sage export --format=j', '--format=jsonl'],
    ['a description as it stands', 'sage export --li', String.raw`--line   -- a\tb: each`],
  ])('%s', async (_, typed, expected) => {
    await using fixture = await createFixture({ '.zshrc': rc })
    expect(await afterTab('zsh', ['-i'], { cwd: fixture.path, typed, expected })).toContain(expected)
  })
})

/** Named, as the check for dead code takes the first word of a call for a program that has to be installed. */
const FISH = 'fish'
describe.runIf(has(FISH))('completionScript() for fish offers', () => {
  test.each([
    ['commands', 'sage li', ['list']],
    ['commands of the other name', 'sage-inbox li', ['list']],
    ['commands of a group', 'sage hook ', ['install', 'status']],
    ['options behind arguments', 'sage list x --j', ['--json']],
    ['what an option can be', 'sage export --format ', ['jsonl', 'md']],
    ['the same behind an equals sign', 'sage export --format=j', ['--format=jsonl']],
    ['what a setting can be', 'sage config set ui.theme m', ['mono']],
  ])('%s', async (_, typed, expected) => {
    await using fixture = await createFixture({ script: completionScript('fish', table, settings) })
    const args = ['--no-config', '-c', 'source $argv[1]; complete -C $argv[2]', fixture.getPath('script'), typed]
    const words = execFileSync(FISH, args, { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0])
    expect(words).toEqual(expected)
  })
})

test.each(SHELLS)(
  'completionScript() for %s leaves hidden commands out and is what the shell can read',
  async (shell) => {
    const script = completionScript(shell, table, settings)
    expect(script).toContain('install')
    expect(script).not.toContain('for Claude Code')
    await using fixture = await createFixture({ script })
    const checks: Record<string, string[]> = {
      bash: ['bash', '-n'],
      zsh: ['zsh', '-n'],
      fish: ['fish', '--no-execute'],
    }
    const [program = process.execPath, ...args] = checks[shell] ?? []
    const installed = shell in checks && spawnSync(program, ['--version']).status === 0
    const { status, stderr } = spawnSync(program, installed ? [...args, fixture.getPath('script')] : ['--version'], {
      encoding: 'utf8',
      // A shell warns of a language that the system does not have.
      env: { ...process.env, LC_ALL: 'C' },
    })
    expect({ stderr: installed ? stderr : '', failed: installed && status !== 0 }).toEqual({
      stderr: '',
      failed: false,
    })
  },
)

test('the words of an option that is one of some stand in the table of commands', () => {
  const enumerated = commandTable.flatMap(({ name, options = [] }) =>
    options.flatMap(([flags, , words]) => (words ? [`${name} ${flags.split(' ')[0]}`] : [])),
  )
  expect(enumerated).toEqual(
    expect.arrayContaining(['list --scope', 'edit --kind', 'export --format', 'inject --event', 'dashboard --color']),
  )
})

test('a setting is offered with what it accepts', () => {
  expect(offeredSettings.map(({ key }) => key)).toEqual(allSettings.map(({ key }) => key))
  const refused = allSettings.flatMap((setting, index) =>
    (offeredSettings[index]?.words ?? []).filter((word) => valueFromText(word, setting) === undefined),
  )
  expect(refused).toEqual([])
  expect(offeredSettings.find(({ key }) => key === 'inject.budget_tokens')?.words).toEqual(['adaptive'])
})
