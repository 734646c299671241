import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'smol-toml'
import { afterAll, expect, test } from 'vitest'
import { readConfigFile } from '../../../src/config/config-file.ts'
import { MAX_CONFIG_BYTES } from '../../../src/config/config-size.ts'
import { readSetting } from '../../../src/workspace/settings/user-setting.ts'
import * as fc from '../../helpers/property.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'sage-test-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

/** The path of a configuration that says this. */
function fileOf(toml: string): string {
  const path = join(FOLDER, 'config.toml')
  writeFileSync(path, toml)
  return path
}

test.each([
  ['capture = "all-projects"', 'all-projects'],
  ["  capture='all-projects'  # for me", 'all-projects'],
  ['\uFEFFdebug = true\r\ncapture = "x"\r\n', 'x'],
  ['# capture = "x"', undefined],
  ['[ui]\ncapture = "x"', undefined],
  ['captured = "x"', undefined],
  ['capture = 7', undefined],
  ['"capture" = "x"', 'x'],
  ["'capture'='x'", 'x'],
  ['a.capture = "x"', undefined],
  ['["a b"]\ncapture = "x"', undefined],
  ['', undefined],
])('readSetting() reads the string in %j', (toml, value) => expect(readSetting(fileOf(toml), 'capture')).toBe(value))

test('readSetting() agrees with a TOML parser on whatever that writes', () => {
  const settings = fc.record({
    debug: fc.boolean(),
    capture: fc.constantFrom('initialised', 'all-projects'),
    on_session_end: fc.constantFrom('keep', 'discard'),
    tiers: fc.record({ auto: fc.double({ min: 0, max: 1, noNaN: true }), capture: fc.constant('no') }),
  })
  fc.assert(
    fc.property(settings, (value) => {
      const toml = stringify(value)
      expect(readSetting(fileOf(toml), 'capture')).toBe(parse(toml).capture)
      expect(readSetting(fileOf(toml), 'on_session_end')).toBe(value.on_session_end)
    }),
  )
})

test('readSetting() reads a configuration of any size that whoever parses it reads', () => {
  const path = join(temporaryFolder(), 'config.toml')
  const setting = 'capture = "all-projects"\n'
  const write = (size: number) => writeFileSync(path, `${setting}#${' '.repeat(size - setting.length - 1)}`)
  write(MAX_CONFIG_BYTES)
  expect(readConfigFile(path)?.values.get('capture')).toBe('all-projects')
  expect(readSetting(path, 'capture')).toBe('all-projects')
  write(MAX_CONFIG_BYTES + 1)
  expect(() => readConfigFile(path)).toThrow('it has more than 256 kB')
  expect(readSetting(path, 'capture')).toBeUndefined()
})

test.each([
  ['[ui]\nascii = true', true],
  ['\uFEFF# mine\r\n[ ui ]\r\n  ascii=false # no\r\n', false],
  ['ui.ascii = true\n[keys]', true],
  ['debug = true\n[keys]\nprofile = "addp"\n[ui]\ntheme = "auto"\nascii = true', true],
  ['ascii = true', undefined],
  ['[keys]\nascii = true', undefined],
  ['[keys]\nui.ascii = true', undefined],
  ['[[ui]]\nascii = true', undefined],
  ['[ui.more]\nascii = true', undefined],
  ['[ui]\n# ascii = true', undefined],
  ['[ui]\nascii = "true"', 'true'],
  ['"ui"."ascii" = true', true],
  ["ui . 'ascii' = false", false],
  ['"ui.ascii" = true', undefined],
  ['["ui"]\nascii = true', true],
  ['ui = { ascii = true }', true],
  ['  "ui"={theme = "auto", ascii=false}  # mine', false],
  ['ui = {}', undefined],
  ['keys = { ascii = true }', undefined],
  ['[keys]\nui = { ascii = true }', undefined],
  ['ui = { theme = "{ ascii = true }" }', undefined],
  ['[ \'ui\' ]\n"ascii" = false', false],
  ['[ui."a b"]\nascii = true', undefined],
  ['', undefined],
])('readSetting() reads the flag in %j', (toml, flag) => expect(readSetting(fileOf(toml), 'ui.ascii')).toBe(flag))

test('readSetting() agrees with a TOML parser on whatever flags that writes', () => {
  const table = fc.record({ theme: fc.constant('auto'), ascii: fc.boolean() }, { requiredKeys: [] })
  const settings = fc.record({ ascii: fc.boolean(), keys: table, ui: table }, { requiredKeys: [] })
  fc.assert(
    fc.property(settings, (value) => {
      expect(readSetting(fileOf(stringify(value)), 'ui.ascii')).toBe(value.ui?.ascii)
    }),
  )
})

test('readSetting() agrees with a TOML parser on the ways in which a person may write a flag', () => {
  const quoted = (key: string) => fc.constantFrom(key, `"${key}"`, `'${key}'`)
  const entry = fc.tuple(quoted('ascii'), fc.boolean()).map(([key, flag]) => `${key} = ${flag}`)
  const written = fc
    .tuple(quoted('ui'), entry, fc.constantFrom('dotted', 'below', 'inline'))
    .map(
      ([table, set, way]) =>
        ({ dotted: `${table}.${set}`, below: `[${table}]\n${set}`, inline: `${table} = { ${set} }` })[way],
    )
  fc.assert(
    fc.property(written, fc.constantFrom('', 'debug = true\n', '[keys]\n'), (toml, before) => {
      const { ui } = parse(before + toml) as { ui?: { ascii?: boolean } }
      expect(readSetting(fileOf(before + toml), 'ui.ascii')).toBe(ui?.ascii)
    }),
  )
})

test('readSetting() takes a file that is missing, or a folder, for one that sets nothing', () => {
  const folder = temporaryFolder()
  expect(readSetting(join(folder, 'config.toml'), 'ui.ascii')).toBeUndefined()
  expect(readSetting(folder, 'ui.ascii')).toBeUndefined()
  writeFileSync(join(folder, 'config.toml'), '[ui]\nascii = true\n')
  expect(readSetting(join(folder, 'config.toml'), 'ui.ascii')).toBe(true)
})
