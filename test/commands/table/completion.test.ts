import { expect, test } from 'vitest'
import * as completion from '../../../src/commands/table/completion.ts'
import { createWorld } from '../../helpers/world.ts'
import { runCommand } from '../run-command.ts'

test.each([
  ['zsh', 'zsh'],
  ['/usr/bin/fish', 'fish'],
  [String.raw`C:\Program Files\Git\bin\bash.exe`, 'bash'],
  ['pwsh', 'powershell'],
])('sage completion %s prints the script for %s', async (typed, shell) => {
  const { code, out } = await runCommand(createWorld(), completion, [typed])
  expect([code, out]).toEqual([0, (await runCommand(createWorld(), completion, [shell])).out])
})

test.each(['tcsh', '/bin/sh', ''])('sage completion %j names the shells that it knows', async (typed) => {
  await expect(async () => await runCommand(createWorld(), completion, [typed])).rejects.toMatchObject({
    message: `No completion for "${typed}"`,
    hint: 'One of: bash, zsh, fish, powershell',
    exitCode: 2,
  })
})
