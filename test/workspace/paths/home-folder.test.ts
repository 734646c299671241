import { userInfo } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { homeFolder } from '../../../src/workspace/paths/home-folder.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const HOME = process.platform === 'win32' ? 'USERPROFILE' : 'HOME'

test('is what the environment says', () => {
  const folder = process.cwd()
  vi.stubEnv(HOME, folder)
  expect(homeFolder()).toBe(folder)
})

test.each(['', 'home', './home'])('is what the system says where the environment says %j', (said) => {
  vi.stubEnv(HOME, said)
  expect(homeFolder()).toBe(userInfo().homedir)
})
