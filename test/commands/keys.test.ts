import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as keys from '../../src/commands/keys.ts'
import { keymap } from '../../src/dashboard/keys/keymap.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

test('sage keys names each action and its table, as config.toml wants them, also an action without a key', async () => {
  const world = createWorld()
  const path = join(world.sageHome, 'config.toml')
  writeFileSync(path, '[keys.pending]\naprove = ["b"]\nlater = []\n')
  const { out, err } = await runCommand(world, keys)
  expect(err).toBe(`sage: ${path}:2: Unknown action "keys.pending.aprove"; did you mean "keys.pending.approve"?\n`)
  for (const { scope, action } of keymap) {
    const [, section] = out.split(`[keys.${scope}]\n`)
    expect(section?.split('\n\n')[0], `${scope}.${action}`).toMatch(new RegExp(` ${action} `, 'u'))
  }
  expect(out).toMatch(/^ {2}a {12}approve {2,}approve, in the scope shown$/mu)
  expect(out).toMatch(/^ {2}no key {7}later /mu)
})

test.each([
  ['approve = ["b"]\napprove = ["c"]\n', /line 3: /u],
  ['approve = [1]\n', /:2: "keys\.pending\.approve" is a table or list, but it must be /u],
  ['"take it" = ["b"]\n', /: Unknown setting "keys\.pending\.take it"/u],
])('sage keys says why keys are not in effect: %j', async (lines, why) => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), `[keys.pending]\n${lines}`)
  expect((await runCommand(world, keys)).err).toMatch(why)
  expect(JSON.parse((await runCommand(world, keys, [], { json: true })).out)).toMatchObject({
    problems: [expect.stringMatching(why)],
  })
})
