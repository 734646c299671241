import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as doctor from '../../src/commands/doctor.ts'
import * as init from '../../src/commands/init.ts'
import type { CommandModule } from '../../src/commands/start/context.ts'
import { installCommand, removeCommand } from '../../src/commands/statusline-install.ts'
import { statusline } from '../../src/hook/statusline.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { createPerson } from './person.ts'

const YES = { yes: true }

test("sage statusline install keeps how the person's own status line is shown, and remove what it was", async () => {
  const { run, settings } = createPerson()
  const mine = '{ "statusLine": { "type": "command", "command": "mine", "padding": 2, "refreshInterval": 5 } }\n'
  writeFileSync(settings, mine)
  await run(installCommand, YES)
  const { statusLine } = JSON.parse(readFileSync(settings, 'utf8')) as { statusLine: Record<string, unknown> }
  expect(statusLine).toEqual({
    type: 'command',
    command: expect.stringContaining('sage-statusline.cjs'),
    padding: 2,
    refreshInterval: 5,
  })
  await run(installCommand, YES)
  await run(removeCommand, YES)
  expect(readFileSync(settings, 'utf8')).toBe(mine)
  await run(installCommand, YES)
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"padding": 2', '"padding": 0'))
  await run(removeCommand, YES)
  expect(JSON.parse(readFileSync(settings, 'utf8'))).toEqual({
    statusLine: { type: 'command', command: 'mine', padding: 0, refreshInterval: 5 },
  })
})

test('sage statusline install and remove say what they did, and that there was nothing to do', async () => {
  const { run, settings, printed } = createPerson()
  writeFileSync(settings, '{}')
  const said = async (command: CommandModule) => {
    const before = printed().length
    await run(command, YES)
    return printed().slice(before).trimEnd().split('\n').at(-1)
  }
  expect(await said(installCommand)).toBe(`Added the status line to "${settings}".`)
  expect(await said(installCommand)).toBe(`The status line is in "${settings}".`)
  expect(await said(removeCommand)).toBe(`Removed the status line from "${settings}".`)
  expect(await said(removeCommand)).toBe(`Sage has no status line in "${settings}".`)
})

test('a status line whose Node is gone is found by sage doctor, and made anew by sage statusline install', async () => {
  const { run, settings, printed } = createPerson()
  const found = async () => {
    const before = printed().length
    await run(doctor)
    return /^WARN +The status line.*\n.*$/mu.exec(printed().slice(before))?.[0]
  }
  writeFileSync(settings, '{}')
  await run(installCommand, YES)
  expect(await found()).toBeUndefined()
  const written = readFileSync(settings, 'utf8')
  const callNode = (node: string) => writeFileSync(settings, written.replace(process.execPath, node))
  callNode('node')
  expect(await found(), 'on the PATH').toBeUndefined()
  callNode('/no/such/node')
  expect(await found()).toBe(
    `WARN  The status line in "${settings}" calls "/no/such/node", which does not exist\n      → sage statusline install`,
  )
  await run(installCommand, YES)
  expect(await found()).toBeUndefined()
  expect(printed(), 'there is no other').not.toContain('Your own status line is kept')
})

test.each([undefined, '', '{}', '{ }\n'])('sage statusline remove leaves settings as they were: %j', async (before) => {
  const { run, settings, printed } = createPerson()
  const now = () => (existsSync(settings) ? readFileSync(settings, 'utf8') : undefined)
  if (before !== undefined) writeFileSync(settings, before)
  await run(installCommand, YES)
  // An installation that renews the line, such as after an update, still knows what was there before.
  writeFileSync(settings, (now() ?? '').replace(process.execPath, '/old/node'))
  await run(installCommand, YES)
  await run(removeCommand, YES)
  expect(now()?.replaceAll(' ', '')).toBe(before?.replaceAll(' ', ''))
  expect(printed().includes(`Removed "${settings}", which did not exist before.\n`)).toBe(before === undefined)
  if (before !== undefined) writeFileSync(settings, before)
  await run(installCommand, YES)
  writeFileSync(settings, (now() ?? '').replace('{', '{\n  "model": "opus",'))
  await run(removeCommand, YES)
  expect(JSON.parse(now() ?? '')).toEqual({ model: 'opus' })
})

test('sage statusline keeps the person’s own line first, and refuses to undo somebody else’s change', async () => {
  const { run, settings, project, environment, home } = createPerson()
  writeFileSync(settings, '{ "statusLine": { "type": "command", "command": "echo mine" } }')
  await run(init, YES)
  await run(installCommand, YES)
  writeFileSync(join(project, '.sage', 'runtime', 'status'), '3 proposals pending\u001B[31m\n')
  const input = JSON.stringify({ workspace: { project_dir: project } })
  expect(statusline({ ...environment, env: { PATH: process.env.PATH } }, input, home)).toBe(
    'mine\nsage 3 proposals pending[31m',
  )
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/sage-statusline\.cjs/, 'other'))
  await expect(run(removeCommand, YES)).rejects.toThrow(/has been changed since/)
})

test('the person’s own line is not given up for a receipt that is damaged, until it is moved away', async () => {
  const { run, settings, sageHome, printed } = createPerson()
  const { statuslineReceipt: receipt } = userPaths(sageHome)
  writeFileSync(settings, '{ "statusLine": { "type": "command", "command": "mine" } }')
  await run(installCommand, YES)
  const before = readFileSync(settings, 'utf8')
  const damaged = readFileSync(receipt, 'utf8').slice(0, -9)
  writeFileSync(receipt, damaged)
  writeFileSync(settings, before.replace('sage-statusline.cjs', 'of-another-version/sage-statusline.cjs'))
  const said = printed()
  for (const command of [installCommand, removeCommand])
    await expect(run(command, YES)).rejects.toThrow(`Cannot read "${receipt}": it is damaged`)
  // No change is shown and asked about that cannot be made.
  expect(printed()).toBe(said)
  expect(readFileSync(receipt, 'utf8')).toBe(damaged)
  expect(readFileSync(settings, 'utf8')).toContain('sage-statusline.cjs')
  rmSync(receipt)
  await run(removeCommand, YES)
  expect(readFileSync(settings, 'utf8')).toBe('{}')
})
