import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no hint ends with a full stop: a sentence may go on behind it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const written = files.flatMap((name) =>
    Array.from(
      readFileSync(join('src', name), 'utf8').matchAll(/\b(?:hint|wayOut):\s*(['"`])([^\n]*?)\1/gu),
      ([hint]) => hint,
    ),
  )
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter((hint) => /\.['"`]$/u.test(hint))).toEqual([])
})
