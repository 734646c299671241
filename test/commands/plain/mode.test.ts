import { expect, test } from 'vitest'
import { wantsPlain } from '../../../src/commands/plain/mode.ts'
import { loadConfig } from '../../../src/config/load.ts'

test.each([
  [{}, {}, false],
  [{ TERM: 'xterm-256color' }, {}, false],
  [{ TERM: 'dumb' }, {}, true],
  [{ SAGE_SCREEN_READER: '1' }, {}, true],
  [{ SAGE_SCREEN_READER: 'off' }, {}, false],
  [{ INK_SCREEN_READER: 'true' }, {}, true],
  [{ CLAUDE_AX_SCREEN_READER: '1' }, {}, true],
  [{}, { screenReader: true }, true],
])('wantsPlain() %j %j is %s', (env, options, plain) => {
  expect(wantsPlain(env, loadConfig({ user: '/nowhere', env }).config, options)).toBe(plain)
})
