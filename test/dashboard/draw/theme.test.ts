import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codesOf, inAscii } from '../../../src/dashboard/draw/theme.ts'

/** Green, yellow and cyan, which are bright ones where bold is: on white they are not seen. */
const LIGHT = /(?:^|;)[39][236](?:;|$)/u
/** Blue, which is nearly black. */
const DARK = /(?:^|;)34(?:;|$)/u
const BOLD = /(?:^|;)(?:1|9\d)(?:;|$)/u

test.each(['auto', 'high-contrast', 'daltonized', 'mono'] as const)(
  'the theme %s is readable on black, and what is bold or bright in it on white',
  (theme) => {
    const unreadable = Object.entries(codesOf({ colour: true, theme })).filter(
      ([, code]) => DARK.test(code) || (BOLD.test(code) && LIGHT.test(code)),
    )
    expect(unreadable).toEqual([])
  },
)

test('each sign that the dashboard draws has one of ASCII', () => {
  const folder = 'src/dashboard'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/u.test(name))
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/gu, ''))
  const signs = new Set(code.join('').match(/[^\p{ASCII}]/gu))
  expect(signs.size).toBeGreaterThan(40)
  expect([...signs].filter((sign) => /[^\p{ASCII}]/u.test(inAscii(sign)))).toEqual([])
})
