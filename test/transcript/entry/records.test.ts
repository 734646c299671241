import { describe, expect, test } from 'vitest'
import { parseLine } from '../../../src/transcript/entry/records.ts'

describe('parseLine()', () => {
  test.each([
    ['one record', '{"type":"a"}', ['a'], false],
    ['two records glued', '{"type":"a"}{"type":"b"}', ['a', 'b'], false],
    ['brackets and quotes in strings', '{"type":"a","x":"}{\\" [{"}{"type":"b"}', ['a', 'b'], false],
    ['garbage behind', '{"type":"a"}\u0000\u0000 xyz', ['a'], true],
    ['garbage in front', '// note {"type":"a"}', ['a'], true],
    ['a torn record and a whole one', '{"type":"a","x":"cut {"parentUuid":null,"type":"b"}', ['b'], true],
    [
      'a torn record and one of the queue',
      '{"type":"a","x":"cut {"type":"queue-operation"}',
      ['queue-operation'],
      true,
    ],
    ['a torn record that holds another', '{"type":"a","data":{"message":{"type":"user"', [], true],
    ['an invalid escape', '{"type":"a","x":"\\[no"}', [], true],
    ['no object', '[{"type":"a"}]', [], true],
    ['nothing but garbage', 'not json at all', [], true],
  ])('%s', (_name, line, types, damaged) => {
    const parsed = parseLine(line)
    expect(parsed.records.map((record) => record.entry.type)).toEqual(types)
    expect(parsed.damaged).toBe(damaged)
    for (const { at } of parsed.records) expect(line[at]).toBe('{')
  })

  test('takes linear time on hostile text', () => {
    expect(parseLine('{'.repeat(2_000_000)).records).toEqual([])
    expect(parseLine('{"parentUuid":'.repeat(20_000)).records).toEqual([])
  })
})
