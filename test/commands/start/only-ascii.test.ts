import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onlyAscii } from '../../../src/commands/start/only-ascii.ts'
import { userConfig } from '../../../src/workspace/paths/paths.ts'
import { createWorld } from '../../helpers/world.ts'

test.each([
  ['', {}, false],
  ['', { LC_ALL: 'C' }, true],
  ['', { TERM: 'linux' }, true],
  ['', { SAGE_ASCII: '1' }, true],
  ['[ui]\nascii = true', {}, true],
  ['[ui]\nascii = false', { SAGE_UI_ASCII: 'yes' }, true],
  ['[ui]\nascii = true', { SAGE_ASCII: '0' }, false],
  ['[ui]\nascii = false', { LC_ALL: 'C' }, true],
])('onlyAscii() with the settings %j and %j', (settings, env, asked) => {
  const { environment, sageHome } = createWorld()
  mkdirSync(sageHome, { recursive: true })
  writeFileSync(userConfig(sageHome), settings)
  expect(onlyAscii({ ...environment, env: { ...environment.env, LC_ALL: '', LC_CTYPE: '', LANG: '', ...env } })).toBe(
    asked,
  )
})

test('onlyAscii() is no place to complain that there is no home folder', () => {
  const environment = {
    env: {},
    get home(): string {
      throw new Error('no home')
    },
    platform: process.platform,
  }
  expect(onlyAscii(environment)).toBe(false)
})
