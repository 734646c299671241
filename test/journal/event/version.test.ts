import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { eventForms, JOURNAL_VERSION } from '../../../src/journal/event/event.ts'
import type { Form } from '../../../src/journal/event/form.ts'

/** Every place in a line, with the words that it may hold. */
function placesIn({ fields, entries }: Form, before = ''): string[] {
  const inner = entries === undefined ? [] : placesAt(`${before}[]`, entries)
  return [...inner, ...Array.from(fields ?? [], ([key, form]) => placesAt(`${before}.${key}`, form)).flat()]
}

function placesAt(path: string, form: Form): string[] {
  return [[path, ...(form.words ?? [])].join(' '), ...placesIn(form, path)]
}

test('lines of version 1 hold these fields and words; whatever is new in a line needs a higher version', async () => {
  const places = Array.from(eventForms.values(), (form) => placesIn(form).join('\n'))
  expect(JOURNAL_VERSION).toBe(1)
  await expect(`${places.join('\n\n')}\n`).toMatchFileSnapshot(resolve('fixtures/journal/version-1.txt'))
})
