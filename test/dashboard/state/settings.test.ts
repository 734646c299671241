import { expect, test } from 'vitest'
import { defaultConfig } from '../../../src/config/schema.ts'
import { settingsFrom } from '../../../src/dashboard/state/settings.ts'

test.each([
  [{ LANG: 'C.UTF-8' }, false],
  [{ LANG: 'de_DE.utf8', TERM: 'xterm-256color' }, false],
  [{}, false],
  [{ LANG: 'C' }, true],
  [{ LC_ALL: 'POSIX', LANG: 'en_GB.UTF-8' }, true],
  [{ LC_CTYPE: 'en_GB.UTF-8', LANG: 'C' }, false],
  [{ LANG: 'en_US.ISO-8859-1' }, true],
  [{ LANG: 'en_GB.UTF-8', TERM: 'linux' }, true],
])('in %j, plain ASCII signs: %s', (env, ascii) => {
  expect(settingsFrom(defaultConfig, env).ascii).toBe(ascii)
})
