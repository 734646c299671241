import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hookStateOf } from '../../../../src/commands/dashboard/facts/hook-state.ts'
import { installHooks, planHooks } from '../../../../src/commands/dashboard/perform/install-hooks.ts'
import type { CommandContext } from '../../../../src/commands/start/context.ts'
import { ownHookCommand } from '../../../../src/commands/start/own-hook.ts'
import { HOOK_EVENTS } from '../../../../src/hook/input/payload.ts'
import { applyInstall, planInstall } from '../../../../src/install/hooks/install-hooks.ts'
import { dataHome } from '../../../../src/workspace/paths/homes.ts'
import { settingsPath } from '../../../../src/workspace/settings/settings-places.ts'
import { makeProgramToInstall } from '../../../helpers/program-to-install.ts'
import { createWorld } from '../../../helpers/world.ts'

test('planHooks() asks nothing where it would change nothing', () => {
  const world = createWorld()
  const context = { environment: world.environment, now: world.now } as CommandContext
  const inbox = world.open()
  const said: string[] = []
  const ask = () => planHooks({ context, inbox }, (action) => void said.push(action.type))
  ask()
  const home = dataHome(world.environment)
  const path = settingsPath('user', world.environment, inbox.location.root)
  applyInstall(planInstall(path, ownHookCommand(home), HOOK_EVENTS), home, world.now())
  ask()
  expect(said).toEqual(['planned', 'told'])
})

test('installHooks() says where all hooks are switched off: those that it installs do not run then', () => {
  const world = createWorld()
  makeProgramToInstall(world.claude)
  writeFileSync(join(world.claude, 'settings.json'), '{"disableAllHooks": true}')
  const context = { environment: world.environment, now: world.now } as CommandContext
  const said: unknown[] = []
  const path = join(world.claude, 'settings.json')
  installHooks({ context, inbox: world.open() }, path, (action) => void said.push(action))
  expect(said).toEqual([{ type: 'told', text: expect.stringContaining('but off: '), tone: 'warn' }])
})

test('planHooks() and installHooks() mend the settings that call a broken hook, also beside one that works', () => {
  const world = createWorld()
  makeProgramToInstall(world.claude)
  const context = { environment: world.environment, now: world.now } as CommandContext
  const inbox = world.open()
  const user = join(world.claude, 'settings.json')
  installHooks({ context, inbox }, user, () => undefined)
  const own = readFileSync(user, 'utf8')
  mkdirSync(join(world.project, '.claude'))
  const broken = ['settings.json', 'settings.local.json'].map((name) => join(world.project, '.claude', name))
  for (const path of broken) writeFileSync(path, own.replaceAll(JSON.stringify(process.execPath), '"/gone/node"'))
  const said: string[] = []
  const mend = () =>
    planHooks({ context, inbox }, (planned) => {
      if (planned.type !== 'planned' || planned.effect.type !== 'installHooks') return
      said.push(planned.title, planned.lines[0] ?? '')
      installHooks({ context, inbox }, planned.effect.path, (told) => void said.push('text' in told ? told.text : ''))
    })
  expect(hookStateOf(context, inbox.location.root)).toMatchObject({ state: 'broken', partly: true })
  mend()
  mend()
  const [first = '', second = ''] = said.filter((text) => broken.includes(text))
  expect([first, second].toSorted()).toEqual(broken)
  expect(said).toEqual([
    'Mend the hooks?',
    first,
    expect.stringContaining(`Hooks installed, but: "${second}" calls "/gone/node"`),
    'Mend the hooks?',
    second,
    'Hooks installed: they run from your next prompt on',
  ])
  for (const path of broken) expect(readFileSync(path, 'utf8')).toBe(own)
  expect(hookStateOf(context, inbox.location.root)).toEqual({ state: 'installed' })
})
