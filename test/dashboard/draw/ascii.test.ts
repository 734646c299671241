import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inAscii } from '../../../src/dashboard/draw/ascii.ts'
import { displayWidth, NARROW } from '../../../src/text/width.ts'

test('each sign that the dashboard draws has one of ASCII', () => {
  const folder = 'src/dashboard'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/u.test(name))
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/gu, ''))
  const signs = new Set(code.join('').match(/[^\p{ASCII}]/gu))
  expect(signs.size).toBeGreaterThan(40)
  expect([...signs].filter((sign) => /[^\p{ASCII}]/u.test(inAscii(sign)))).toEqual([])
})

test('what is drawn in ASCII takes the cells that were counted for it, the emoji of a learning too', () => {
  for (const text of ['⚠ x', '⚠️ x', '“a” → b…'])
    expect(displayWidth(inAscii(text), NARROW)).toBe(displayWidth(text, NARROW))
})
