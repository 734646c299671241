import { expect, test } from 'vitest'
import { codesOf } from '../../../src/dashboard/draw/theme.ts'

/** Green, yellow and cyan, which are bright ones where bold is: on white they are not seen. */
const LIGHT = /(?:^|;)[39][236](?:;|$)/u
const BOLD = /(?:^|;)(?:1|9\d)(?:;|$)/u

test.each(['auto', 'high-contrast', 'daltonized', 'mono'] as const)(
  'what is bold or bright with the theme %s is readable on black and on white',
  (theme) => {
    const unreadable = Object.entries(codesOf({ colour: true, theme })).filter(
      ([, code]) => BOLD.test(code) && LIGHT.test(code),
    )
    expect(unreadable).toEqual([])
  },
)
