import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as approve from '../../src/commands/approve.ts'
import { hookStateOf } from '../../src/commands/dashboard/facts/hook-state.ts'
import * as doctor from '../../src/commands/doctor.ts'
import * as init from '../../src/commands/init.ts'
import * as inject from '../../src/commands/inject.ts'
import type { CommandContext, CommandModule, Options } from '../../src/commands/start/context.ts'
import * as status from '../../src/commands/status.ts'
import { installCommand } from '../../src/commands/statusline-install.ts'
import * as uninstall from '../../src/commands/uninstall.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const YES = { yes: true }

/** A person whose project is set up in one data home, and whose shell may name another. */
function twoHomes() {
  const world = createWorld()
  makeProgramToInstall(world.root)
  const other = join(world.root, 'other')
  return {
    ...world,
    other,
    settings: join(world.claude, 'settings.json'),
    here: (command: CommandModule, options: Options = {}, args: readonly string[] = [], typed?: string) =>
      runCommand(world, command, args, options, typed === undefined ? {} : { typed }),
    there: (command: CommandModule, options: Options = {}) =>
      runCommand(world, command, [], options, { env: { SAGE_HOME: other } }),
  }
}

test('where the hook works for another data home, everything that speaks of it says so', async () => {
  const { here, there, other, open, environment, sageHome } = twoHomes()
  await here(add, {}, ['Use pnpm, not npm'])
  await there(init, YES)
  const says = `uses the data in "${other}" and gives nothing from your data in "${sageHome}"`
  const checked = await here(doctor)
  expect(checked.code).toBe(1)
  expect(checked.out).toMatch(/FAIL {2}.*uses the data in "/u)
  expect(checked.out).toContain(`Set SAGE_HOME to "${other}" again`)
  expect((await here(status)).out).toContain(says)
  expect(hookStateOf({ environment } as CommandContext, open().location.root).state).toBe('broken')
  const [id = ''] = open().store.items().keys()
  const approved = await here(approve, {}, [id], 'Y\n')
  expect(approved.out).toContain('loads once the hook works')
  const preview = await here(inject, { preview: true })
  expect(preview.out).toContain('Use pnpm, not npm')
  expect(preview.err).toContain(says)
  await here(doctor, { fix: true })
  expect((await here(status)).out).toContain('Hooks      installed')
})

test('a shell that names another data home is told where the project is set up, and nothing that is untrue', async () => {
  const { here, there, sageHome } = twoHomes()
  await here(init, YES)
  const { out } = await there(doctor)
  expect(out).toContain(`It is set up with the data in "${sageHome}": set SAGE_HOME to that`)
  expect(out).not.toMatch(/came with|is gone/u)
  await expect(there(status)).rejects.toMatchObject({ hint: expect.stringContaining('SAGE_HOME was different') })
})

test('so is one that stands in a repository within the project', async () => {
  const person = twoHomes()
  await person.here(init, YES)
  const repository = join(person.project, 'repository')
  mkdirSync(join(repository, '.git'), { recursive: true })
  const { out } = await runCommand(
    { ...person, project: repository },
    doctor,
    [],
    {},
    { env: { SAGE_HOME: person.other } },
  )
  expect(out).toContain(`It is set up with the data in "${person.sageHome}": set SAGE_HOME to that`)
})

test('sage uninstall takes out what another data home put in, and puts back what that one kept', async () => {
  const { here, there, settings, sageHome, other } = twoHomes()
  const original = '{ "statusLine": { "type": "command", "command": "echo mine" } }'
  writeFileSync(settings, original)
  await here(init, YES)
  await here(installCommand, YES)
  const gone = await there(uninstall, YES)
  expect(gone.code).toBe(0)
  expect(gone.out).toContain(`"${sageHome}"`)
  expect(gone.out, 'nothing is kept where nothing was').not.toContain(`"${other}"`)
  expect(JSON.parse(readFileSync(settings, 'utf8'))).toEqual(JSON.parse(original))
  expect(existsSync(join(sageHome, 'install', 'statusline.json'))).toBe(false)
})

test('a status line of Sage that nobody has a note about goes as well, and nobody else’s does', async () => {
  const { there, settings } = twoHomes()
  const callLine = (command: string) =>
    writeFileSync(settings, JSON.stringify({ statusLine: { type: 'command', command } }))
  callLine(`'node' '/gone/hook/sage-statusline.cjs'`)
  expect((await there(uninstall, YES)).code).toBe(0)
  expect(JSON.parse(readFileSync(settings, 'utf8'))).toEqual({})
  callLine('echo mine')
  expect((await there(uninstall, YES)).code).toBe(0)
  expect(readFileSync(settings, 'utf8')).toContain('echo mine')
})

test('settings that cannot be read are told once, though two steps need them', async () => {
  const { there, settings } = twoHomes()
  writeFileSync(settings, Buffer.from([0x7b, 0xff, 0x7d]))
  const { code, err } = await there(uninstall, YES)
  expect(code).toBe(1)
  expect(err.split(settings)).toHaveLength(2)
})
