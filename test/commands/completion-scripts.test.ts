import { execFileSync, spawnSync } from 'node:child_process'
import { createFixture } from 'fs-fixture'
import { describe, expect, test } from 'vitest'
import { completionScript, SHELLS } from '../../src/commands/completion-scripts.ts'
import type { CommandEntry } from '../../src/commands/table.ts'

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
]

/** What bash offers for a line whose last word is being typed. */
function bashOffers(script: string, ...words: string[]): string[] {
  const run = `${script}\nCOMP_WORDS=(sage "$@"); COMP_CWORD=$#; _sage; printf '%s\\n' "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['-c', run, 'bash', ...words], { encoding: 'utf8' })
    .trim()
    .split('\n')
}

const hasBash = spawnSync('bash', ['--version']).status === 0

describe.runIf(hasBash)('completionScript() for bash offers', () => {
  const script = completionScript('bash', table)

  test.each([
    ['commands', [''], ['--help', '--version', 'list', 'hook', 'completion', 'import']],
    ['what a word begins with', ['li'], ['list']],
    ['commands of a group, without hidden ones', ['hook', ''], ['install', 'status']],
    ['options', ['list', '--'], ['--all', '--json']],
    ['options after others and after arguments', ['list', '--all', 'x', '--j'], ['--json']],
    ['options of a command in a group', ['hook', 'install', '-'], ['--global']],
    ['choices', ['completion', 'z'], ['zsh']],
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
    const script = completionScript(shell, table)
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
