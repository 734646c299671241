import { expect, test } from 'vitest'
import { codesOf } from '../../../src/dashboard/draw/theme.ts'

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
