import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NO_RECORD, readInjectionRecord, saveInjectionRecord } from '../../../src/hook/injection/injection-record.ts'
import { createWorld } from '../../helpers/world.ts'

const first = { ...NO_RECORD, keys: ['a.1'], start: 7, whole: 'generation', pid: '12' }
const second = { ...first, keys: ['a.1', 'b.2'] }

test('saveInjectionRecord() writes the first record of a session and replaces it by the next, and leaves nothing else', () => {
  const { paths } = createWorld()
  for (const record of [first, second]) {
    saveInjectionRecord(paths, 's', record)
    expect(readInjectionRecord(paths.injected, 's')).toEqual(record)
  }
  expect(readdirSync(paths.injected)).toEqual(['s.json'])
  expect(readdirSync(paths.tmp)).toEqual([])
})

const changed = (...fields: object[]) => fields.map((field) => JSON.stringify({ ...first, ...field }))

test.each([
  '',
  '{"v":1,"keys":["a.',
  'null',
  ...changed({ v: 2 }, { keys: 'a.1' }, { keys: [1] }, { start: '7' }, { whole: undefined }, { pid: 12 }),
])('half a record that a killed hook left, or one of another kind (%j), is none, and is replaced', (half) => {
  const { paths } = createWorld()
  mkdirSync(paths.injected, { recursive: true })
  writeFileSync(join(paths.injected, 's.json'), half)
  expect(readInjectionRecord(paths.injected, 's')).toBeUndefined()
  saveInjectionRecord(paths, 's', first)
  expect(readInjectionRecord(paths.injected, 's')).toEqual(first)
})

test('saveInjectionRecord() replaces a link in the place of a record, and does not write to where it leads', () => {
  const { paths, root } = createWorld()
  mkdirSync(paths.injected, { recursive: true })
  symlinkSync(join(root, 'elsewhere'), join(paths.injected, 's.json'))
  saveInjectionRecord(paths, 's', first)
  expect(readInjectionRecord(paths.injected, 's')).toEqual(first)
  expect(existsSync(join(root, 'elsewhere'))).toBe(false)
})
