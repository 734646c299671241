import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'smol-toml'
import { expect, test } from 'vitest'
import { readConfigFile } from '../../src/config/config-file.ts'
import { MOST_CONFIG_BYTES } from '../../src/config/config-size.ts'
import { readTopLevelString, topLevelString } from '../../src/workspace/user-setting.ts'
import * as fc from '../helpers/property.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

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

test('readTopLevelString() reads a configuration of any size that whoever parses it reads', () => {
  const path = join(temporaryFolder(), 'config.toml')
  const setting = 'capture = "all-projects"\n'
  const write = (size: number) => writeFileSync(path, `${setting}#${' '.repeat(size - setting.length - 1)}`)
  write(MOST_CONFIG_BYTES)
  expect(readConfigFile(path)?.values.get('capture')).toBe('all-projects')
  expect(readTopLevelString(path, 'capture')).toBe('all-projects')
  write(MOST_CONFIG_BYTES + 1)
  expect(() => readConfigFile(path)).toThrow('it has more than 256 kB')
  expect(readTopLevelString(path, 'capture')).toBeUndefined()
})
