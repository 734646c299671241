import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { dataHome, type Environment, homeOfInstalled, namesDataHome } from '../../../src/workspace/paths/homes.ts'

const home = resolve('/home/user')

test.each([
  [{ SAGE_HOME: resolve('/data/sage') }, resolve('/data/sage')],
  [{ SAGE_HOME: 'own/sage' }, resolve(home, 'own/sage')],
  [{ SAGE_HOME: '~/own/sage' }, resolve(home, 'own/sage')],
  [{ SAGE_HOME: '~own' }, resolve(home, '~own')],
  [{ XDG_DATA_HOME: resolve('/data') }, resolve('/data/sage')],
  [{ XDG_DATA_HOME: 'data' }, resolve(home, '.local/share/sage')],
  [{}, resolve(home, '.local/share/sage')],
])('dataHome() of %j never depends on the current folder', (env, expected) => {
  expect(dataHome({ env, home, platform: 'linux' })).toBe(expected)
})

test.each([
  ['/home/user/.local/share/sage/hook/sage-hook.cjs', '/home/user/.local/share/sage'],
  ['/data/sage/hook/sage-statusline.cjs', '/data/sage'],
  ['C:\\Users\\user\\AppData\\Local\\sage\\hook\\sage-hook.cjs', 'C:\\Users\\user\\AppData\\Local\\sage'],
  ['/home/user/.claude/plugins/sage/dist/hook/sage-hook.cjs', undefined],
  ['/tmp/sage-hook.cjs', undefined],
])('homeOfInstalled(%j)', (script, expected) => {
  expect(homeOfInstalled(script, { env: {}, home, platform: 'linux' })).toBe(expected)
})

test('homeOfInstalled() is a folder with the name of a build if the environment says so too', () => {
  const environment: Environment = { env: { SAGE_HOME: resolve('/sage/dist') }, home, platform: process.platform }
  expect(homeOfInstalled(resolve('/sage/dist/hook/sage-hook.cjs'), environment)).toBe(resolve('/sage/dist'))
  expect(homeOfInstalled(resolve('/other/dist/hook/sage-hook.cjs'), environment)).toBeUndefined()
})

test.each<[env: Record<string, string>, platform: NodeJS.Platform, expected: boolean]>([
  [{}, 'linux', false],
  [{ SAGE_HOME: 'own' }, 'linux', true],
  [{ XDG_DATA_HOME: resolve('/data') }, 'linux', true],
  [{ XDG_DATA_HOME: 'data' }, 'linux', false],
  [{ LOCALAPPDATA: resolve('/data') }, 'linux', false],
  [{ LOCALAPPDATA: resolve('/data') }, 'win32', true],
  [{ LOCALAPPDATA: join(home, 'AppData', 'Local') }, 'win32', false],
])('namesDataHome() of %j on %s is %s', (env, platform, expected) => {
  expect(namesDataHome({ env, home, platform })).toBe(expected)
})
