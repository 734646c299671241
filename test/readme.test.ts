import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandGroups } from '../src/commands/table/table.ts'
import { keyLabels, SCOPE_TITLES } from '../src/dashboard/keys/key-table.ts'
import { keymap, SCOPES_OF_KEYS } from '../src/dashboard/keys/keymap.ts'

const README = 'README.md'

function commands(): string {
  const groups = commandGroups.map(({ heading, commands: entries }) => {
    const rows = entries
      .filter(({ hidden }) => hidden !== true)
      .map(({ name, args = '', summary }) => `| ${code(`sage ${name} ${args}`.trim())} | ${summary} |`)
    return [`**${heading}**`, '', '| command | does |', '|---|---|', ...rows].join('\n')
  })
  return groups.join('\n\n')
}

function keys(): string {
  const rows = SCOPES_OF_KEYS.flatMap((scope) =>
    keymap
      .filter((binding) => binding.scope === scope && binding.keys.length > 0)
      .map((row) => `| ${SCOPE_TITLES[scope]} | ${keyLabels(row.keys).map(code).join(' ')} | ${row.help} |`),
  )
  return ['| where | key | does |', '|---|---|---|', ...rows].join('\n')
}

function code(label: string): string {
  return label === '`' ? '`` ` ``' : `\`${label.replaceAll('|', '\\|')}\``
}

/** `SAGE_UPDATE=1 npx vitest run test/readme.test.ts` writes the tables. */
test.each([
  ['commands', commands],
  ['keys', keys],
])('README.md tells the %s as they are', (name, table) => {
  const readme = readFileSync(README, 'utf8')
  const section = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`)
  const expected = readme.replace(section, (_, open: string, close: string) => `${open}${table()}\n${close}`)
  if (process.env.SAGE_UPDATE) writeFileSync(README, expected)
  expect(readFileSync(README, 'utf8')).toBe(expected)
})

test('README.md names each function of the package', () => {
  const section = /^## As a library\n([^]*?)\n## /m.exec(readFileSync(README, 'utf8'))?.[1] ?? ''
  const named = [...section.matchAll(/`(\w+)\(/g)].map(([, name]) => name)
  const exported = readFileSync('src/index.ts', 'utf8')
    .replaceAll(/type \w+/g, '')
    .replaceAll(/^export type .*$/gm, '')
  const functions = [...exported.matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  expect(new Set(named)).toEqual(new Set(functions))
})

test('.ci/run runs the test command of the README', () => {
  const command = /^npm ci .*npm test$/m.exec(readFileSync('.ci/run', 'utf8'))?.[0]
  expect(readFileSync(README, 'utf8').split('\n')).toContain(command)
})

test('README.md has no comment behind a command: to zsh, which macOS starts, its words are arguments, and npm would install them', () => {
  const blocks = [...readFileSync(README, 'utf8').matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block)
  expect(blocks.length).toBeGreaterThan(0)
  expect(blocks.flatMap((block) => block.split('\n').filter((line) => /\S.*#/.test(line)))).toEqual([])
})
