import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hookStateOf } from '../../../../src/commands/dashboard/facts/hook-state.ts'
import { installHooks } from '../../../../src/commands/dashboard/perform/install-hooks.ts'
import type { CommandContext } from '../../../../src/commands/start/context.ts'
import { installHelps } from '../../../../src/dashboard/state/banner.ts'
import { makeProgramToInstall } from '../../../helpers/program-to-install.ts'
import { createWorld } from '../../../helpers/world.ts'

test('hookStateOf() tells hooks that are switched off from hooks that are missing', () => {
  const world = createWorld()
  const context = { environment: world.environment } as CommandContext
  const { location } = world.open()
  expect(hookStateOf(context, location.root).state).toBe('missing')
  mkdirSync(world.claude, { recursive: true })
  writeFileSync(join(world.claude, 'settings.json'), '{"disableAllHooks": true}')
  const { state, text } = hookStateOf(context, location.root)
  expect(state).toBe('disabled')
  expect(text).toContain('turns all hooks off → Remove "disableAllHooks" there')
})

test('hookStateOf() leaves two copies to a sentence that fits, and tells first what keeps a hook from running', () => {
  const world = createWorld()
  makeProgramToInstall(world.claude)
  const context = { environment: world.environment, now: world.now } as CommandContext
  const inbox = world.open()
  installHooks({ context, inbox }, join(world.claude, 'settings.json'), () => undefined)
  const own = readFileSync(join(world.claude, 'settings.json'), 'utf8')
  const local = join(world.project, '.claude', 'settings.local.json')
  mkdirSync(dirname(local))
  const copyWith = (node: string) =>
    writeFileSync(local, own.replaceAll(JSON.stringify(process.execPath), JSON.stringify(node)))
  copyWith('node')
  expect(hookStateOf(context, inbox.location.root)).toEqual({ state: 'doubled' })
  copyWith('/gone/node')
  expect(hookStateOf(context, inbox.location.root)).toMatchObject({
    state: 'broken',
    text: expect.stringContaining('"/gone/node"'),
  })
})

test('hookStateOf() offers no installation where it would change nothing', () => {
  const world = createWorld()
  makeProgramToInstall(world.claude)
  const context = { environment: world.environment, now: world.now } as CommandContext
  const inbox = world.open()
  installHooks({ context, inbox }, join(world.claude, 'settings.json'), () => undefined)
  mkdirSync(join(world.project, '.claude'))
  writeFileSync(join(world.project, '.claude', 'settings.json'), '{')
  const hooks = hookStateOf(context, inbox.location.root)
  expect(hooks).toMatchObject({ state: 'broken', partly: true, inVain: true })
  expect(installHelps(hooks)).toBe(false)
})

test('hookStateOf() offers an installation where it writes a narrowed entry anew, and none for a matcher around it', () => {
  const world = createWorld()
  makeProgramToInstall(world.claude)
  const context = { environment: world.environment, now: world.now } as CommandContext
  const inbox = world.open()
  const settings = join(world.claude, 'settings.json')
  installHooks({ context, inbox }, settings, () => undefined)
  const own = readFileSync(settings, 'utf8')
  const helpsWith = (text: string) => {
    writeFileSync(settings, text)
    return installHelps(hookStateOf(context, inbox.location.root))
  }
  expect(helpsWith(own.replace('"timeout": 10', '"timeout": 0.1'))).toBe(true)
  expect(helpsWith(own.replace('[{ "hooks"', '[{ "matcher": "startup", "hooks"'))).toBe(false)
})
