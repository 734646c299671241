import * as fc from 'fast-check'
import { parse, stringify } from 'smol-toml'
import { expect, test } from 'vitest'
import { topLevelString } from '../../src/workspace/user-setting.ts'

test.each([
  ['capture = "all-projects"', 'all-projects'],
  ["  capture='all-projects'  # for me", 'all-projects'],
  ['\uFEFFdebug = true\r\ncapture = "x"\r\n', 'x'],
  ['# capture = "x"', undefined],
  ['[ui]\ncapture = "x"', undefined],
  ['captured = "x"', undefined],
  ['capture = 7', undefined],
  ['', undefined],
])('topLevelString() reads %j', (toml, value) => expect(topLevelString(toml, 'capture')).toBe(value))

test('topLevelString() agrees with a TOML parser on whatever that writes', () => {
  const settings = fc.record({
    debug: fc.boolean(),
    capture: fc.constantFrom('initialised', 'all-projects'),
    on_session_end: fc.constantFrom('keep', 'discard'),
    tiers: fc.record({ auto: fc.double({ min: 0, max: 1, noNaN: true }), capture: fc.constant('no') }),
  })
  fc.assert(
    fc.property(settings, (value) => {
      const toml = stringify(value)
      expect(topLevelString(toml, 'capture')).toBe(parse(toml).capture)
      expect(topLevelString(toml, 'on_session_end')).toBe(value.on_session_end)
    }),
  )
})
