import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXIT } from '../../../src/base/user-error.ts'
import { manPage } from '../../../src/commands/table/man-page.ts'
import { commandGroups, commandTable } from '../../../src/commands/table/table.ts'
import { loadConfig } from '../../../src/config/load.ts'
import { keymap } from '../../../src/dashboard/keys/keymap.ts'

const PAGE = manPage({ version: '1.2.3', groups: commandGroups, bindings: keymap })

test('manPage() tells every command that is shown, with its options, and every key', () => {
  const shown = commandTable.filter(({ hidden }) => hidden !== true)
  const named = Array.from(
    PAGE.matchAll(/^\.B sage ((?:[a-z]|\\-)+(?: [a-z](?:[a-z]|\\-)+)?)(?= |$)/gm),
    ([, name]) => name,
  )
  expect(named).toEqual(shown.map(({ name }) => roff(name)))
  for (const [flags, about] of shown.flatMap(({ options = [] }) => options))
    expect(PAGE).toContain(`.B ${roff(flags)}\n${asText(about)}\n`)
  const keys = keymap.filter((binding) => binding.keys.length > 0)
  for (const { help } of keys) expect(PAGE.toLowerCase()).toContain(roff(help).toLowerCase())
})

test('manPage() names variables that set what it says they set', () => {
  const [, name = '', value, key] = /(SAGE_[A-Z_]+)=(\w+) sets ([a-z_]+\.[a-z_]+)/.exec(PAGE) ?? []
  expect(loadConfig({ user: 'none', env: { [name]: value } }).origins.get(key ?? '')).toEqual({
    source: 'environment',
    where: name,
  })
  const [, names = '', keys = ''] = /^\.B (SAGE_THEME.*)\nShorter names of the variables for (.*)\./m.exec(PAGE) ?? []
  const env = Object.fromEntries(names.split(', ').map((short) => [short, short === 'SAGE_THEME' ? 'mono' : 'true']))
  const { origins } = loadConfig({ user: 'none', env })
  expect(keys.split(/, | and /).map((one) => origins.get(one)?.where)).toEqual(names.split(', '))
})

test('manPage() and README.md tell every exit code', () => {
  const codes = Object.values(EXIT)
  const [, status = ''] = /^\.SH EXIT STATUS\n([^]*?)^\.SH /m.exec(PAGE) ?? []
  expect(Array.from(status.matchAll(/^\.B (\d+)$/gm), ([, code]) => Number(code))).toEqual(codes)
  const told = /Exit codes: (.*)\./.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  expect(told.split(' · ').map((one) => Number.parseInt(one, 10))).toEqual(codes)
})

test('no line of a text is a macro by chance', () => {
  const [entry] = commandTable
  if (entry === undefined) throw new Error('There are no commands')
  const summary = `.de is a macro in roff, and \\n a register`
  const page = manPage({ version: '1', groups: [{ heading: "'odd", commands: [{ ...entry, summary }] }], bindings: [] })
  expect(page).toContain(String.raw`.SS \&'odd`)
  expect(page).toContain(String.raw`\&.de is a macro in roff, and \en a register.`)
})

const { version, man } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string; man: [string] }

test('the built page is the one that `man sage` shows', () => {
  expect(readFileSync(man[0], 'utf8')).toBe(manPage({ version, groups: commandGroups, bindings: keymap }))
})

test('where the locale is C, nothing of the page is left out', () => {
  expect(readFileSync(man[0], 'utf8')).toMatch(/^[\n -~]*$/u)
})

const groff = (...args: string[]) => spawnSync('groff', args, { encoding: 'utf8' })

test.skipIf(groff('--version').error !== undefined)('groff has nothing to say against the built page', () => {
  const { stdout, stderr } = groff('-man', '-Tutf8', '-ww', '-K', 'utf8', man[0])
  expect(stderr).toBe('')
  expect(stdout).toContain('SAGE(1)')
})

function roff(text: string): string {
  return asText(text).toLowerCase()
}

function asText(text: string): string {
  return text
    .replaceAll('…', '...')
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
}
