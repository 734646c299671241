import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { commandTable } from '../../../src/commands/table/table.ts'
import { keymap } from '../../../src/dashboard/keys/keymap.ts'

/** Decisions that are another word on the command line; those on what is marked take several ids there. */
const COMMAND_OF: Readonly<Record<string, string>> = {
  'later-until-restored': 'later',
  'keep-both': 'approve',
  'reject-session': 'reject',
  purge: 'delete',
}

test('every key that decides has a command', () => {
  const names = new Set(commandTable.map(({ name }) => name))
  const decisions = keymap
    .filter(({ decides, scope }) => decides === true && scope !== 'confirm')
    .map(({ action }) => COMMAND_OF[action] ?? action.replace(/-marked$/, ''))
  expect(decisions.filter((name) => !names.has(name))).toEqual([])
})

test('no command reads an option that is in no table: it would never be given', () => {
  const files = readdirSync('src/commands', { recursive: true, encoding: 'utf8' })
  const names = files.filter((name) => name.endsWith('.ts') && dirname(name) !== 'table')
  const code = names.map((name) => readFileSync(join('src/commands', name), 'utf8')).join('\n')
  const read = [...code.matchAll(/\boptions\.(\w+) [!=]== |Option\(options, '(\w+)'/gu)].map(
    ([, one, other]) => one ?? other,
  )
  const declared = new Set(commandTable.flatMap(({ options = [] }) => options.map(([flags]) => nameOf(flags))))
  expect(read.length).toBeGreaterThan(50)
  expect(read.filter((name = '') => !declared.has(name))).toEqual([])
})

/** What Commander makes of `-n, --min-length <count>`: `minLength`. */
function nameOf(flags: string): string {
  const long = /--([a-z-]+)/u.exec(flags)?.[1] ?? ''
  return long.replaceAll(/-(.)/gu, (_, letter: string) => letter.toUpperCase())
}
