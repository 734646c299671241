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
