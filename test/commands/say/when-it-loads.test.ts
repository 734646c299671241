import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as add from '../../../src/commands/add.ts'
import * as approve from '../../../src/commands/approve.ts'
import * as hookStatus from '../../../src/commands/hook-status.ts'
import * as init from '../../../src/commands/init.ts'
import * as inject from '../../../src/commands/inject.ts'
import { makeProgramToInstall } from '../../helpers/program-to-install.ts'
import { createWorld } from '../../helpers/world.ts'
import { runCommand } from '../run-command.ts'

test('where the settings switch all hooks off, an approval and a preview both say that nothing is given', async () => {
  const world = createWorld()
  makeProgramToInstall(world.root)
  await runCommand(world, init, [], { yes: true })
  const settings = join(world.claude, 'settings.json')
  const approved = async (text: string) => {
    await runCommand(world, add, [text])
    const waiting = [...world.open().store.items().values()].find(({ status }) => status === 'pending')
    return (await runCommand(world, approve, [waiting?.id ?? ''], {}, { typed: 'Y\n' })).out
  }
  expect(await approved('Use pnpm, not npm')).toContain('loads in the next session')
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), disableAllHooks: true }))
  expect(await approved('Run the linter before a commit')).toContain('loads once the hook works')
  const preview = await runCommand(world, inject, [], { preview: true })
  expect(preview.out).toContain('Use pnpm, not npm')
  expect(preview.err).toContain(`Not given to any session: "${settings}" turns all hooks off`)
})

test('a hook that works is enough: only where each is broken is nothing given', async () => {
  const world = createWorld()
  makeProgramToInstall(world.root)
  await runCommand(world, init, [], { yes: true })
  const settings = join(world.claude, 'settings.json')
  const broken = readFileSync(settings, 'utf8').replaceAll(JSON.stringify(process.execPath), '"/gone/node"')
  const local = join(world.project, '.claude', 'settings.local.json')
  mkdirSync(join(world.project, '.claude'))
  writeFileSync(local, broken)
  const preview = async () => (await runCommand(world, inject, [], { preview: true })).err
  expect(await preview()).not.toContain('Not given')
  expect(await runCommand(world, hookStatus)).toMatchObject({ code: 0, out: expect.stringContaining('/gone/node') })
  writeFileSync(settings, broken)
  expect(await preview()).toContain(`Not given to any session: "${settings}" calls "/gone/node", which does not exist`)
})
