import { execFileSync, spawnSync } from 'node:child_process'
import { createFixture } from 'fs-fixture'
import { describe, expect, test } from 'vitest'
import * as completion from '../../src/commands/completion.ts'
import { completionScript, SHELLS } from '../../src/commands/completion-scripts.ts'
import { settings as allSettings } from '../../src/config/settings.ts'
import { offeredSettings } from '../../src/config/setting-words.ts'
import { valueFromText } from '../../src/config/value-text.ts'
import { type CommandEntry, commandTable } from '../../src/commands/table.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const load = () => Promise.reject(new Error('A completion script starts no command'))
const table: CommandEntry[] = [
  {
    name: 'list',
    summary: "what waits: the person's list",
    options: [
      ['-a, --all', 'everything'],
      ['--json', 'one JSON object'],
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
    ],
    load,
  },
  { name: 'config get', args: '[key]', summary: 'what is set', options: [['--origin', 'by whom']], load },
  { name: 'config set', args: '<key> <value...>', summary: 'change it', load },
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

const hasBash = spawnSync('bash', ['--version']).status === 0

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
    ['options after others and after arguments', ['list', '--all', 'x', '--j'], ['--json']],
    ['options of a command in a group', ['hook', 'install', '-'], ['--global']],
    ['choices', ['completion', 'z'], ['zsh']],
    ['what an option can be', ['export', '--format', ''], ['md', 'jsonl']],
    ['the same behind an equals sign', ['export', '--format', '=', 'j'], ['jsonl']],
    ['all of it behind an equals sign alone', ['export', '--format', '='], ['md', 'jsonl']],
    ['nothing where an option can be anything', ['export', '--limit', ''], ['']],
    ['options again behind a value', ['export', '--format', 'md', '--l'], ['--limit']],
    ['keys of settings', ['config', 'get', ''], ['ui.theme', 'ui.clipboard', '--origin']],
    ['options behind a key', ['config', 'get', 'ui.theme', ''], ['--origin']],
    ['what a setting can be', ['config', 'set', 'ui.theme', 'm'], ['mono']],
    ['nothing where a setting can be anything', ['config', 'set', 'ui.clipboard', ''], ['']],
  ])('%s', (_, words, expected) => {
    expect(bashOffers(script, ...words)).toEqual(expected)
  })

  test('files where a command takes some', async () => {
    await using fixture = await createFixture({ 'notes.md': '' })
    expect(bashOffers(script, 'import', fixture.getPath('no'))).toEqual([fixture.getPath('notes.md')])
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
