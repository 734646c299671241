import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { JOURNAL_VERSION, journalEvent } from '../../../src/journal/event/event.ts'

type Schema = { properties?: Record<string, Schema>; items?: Schema; const?: unknown; enum?: readonly unknown[] }

/** Every place in a line, with the words that it may hold. */
function placesIn({ properties = {}, items }: Schema, before = ''): string[] {
  const inner = items === undefined ? [] : placesAt(`${before}[]`, items)
  return [...inner, ...Object.entries(properties).flatMap(([key, value]) => placesAt(`${before}.${key}`, value))]
}

function placesAt(path: string, schema: Schema): string[] {
  const words = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  return [[path, ...words].join(' '), ...placesIn(schema, path)]
}

test('lines of version 1 hold these fields and words; whatever is new in a line needs a higher version', async () => {
  const { oneOf = [], anyOf = [] } = z.toJSONSchema(journalEvent) as { oneOf?: Schema[]; anyOf?: Schema[] }
  const places = [...oneOf, ...anyOf].map((schema) => placesIn(schema).join('\n'))
  expect(JOURNAL_VERSION).toBe(1)
  await expect(`${places.join('\n\n')}\n`).toMatchFileSnapshot(resolve('fixtures/journal/version-1.txt'))
})
