import { expect, test } from 'vitest'
import { wantsPlain } from '../../../src/commands/plain/mode.ts'
import { defaultConfig } from '../../../src/config/schema.ts'

test.each([
  [{}, {}, false],
  [{ TERM: 'xterm-256color' }, {}, false],
  [{ TERM: 'dumb' }, {}, true],
  [{ SAGE_SCREEN_READER: '1' }, {}, true],
  [{ INK_SCREEN_READER: 'true' }, {}, true],
  [{ CLAUDE_AX_SCREEN_READER: '1' }, {}, true],
  [{}, { screenReader: true }, true],
])('wantsPlain() %j %j is %s', (env, options, plain) => {
  expect(wantsPlain(env, defaultConfig, options)).toBe(plain)
})
