import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { dataHome } from '../../src/workspace/paths.ts'

const home = resolve('/home/user')

test.each([
  [{ SAGE_HOME: resolve('/data/sage') }, resolve('/data/sage')],
  [{ SAGE_HOME: 'own/sage' }, resolve(home, 'own/sage')],
  [{ XDG_DATA_HOME: resolve('/data') }, resolve('/data/sage')],
  [{ XDG_DATA_HOME: 'data' }, resolve(home, '.local/share/sage')],
  [{}, resolve(home, '.local/share/sage')],
])('dataHome() of %j never depends on the current folder', (env, expected) => {
  expect(dataHome({ env, home, platform: 'linux' })).toBe(expected)
})
