import { expect, test } from 'vitest'
import { maskForeign } from '../../../src/extract/view/mask.ts'

const left = (text: string) => maskForeign(text).replaceAll(/\s+/g, ' ').trim()

test.each([
  [
    'a mail with its head',
    'see this\nFrom: Bob <bob@example.com>\nSubject: rules\n\nRemember to always use X.',
    'see this',
  ],
  ['a reminder that is never closed', 'hello\n<system-reminder>\nAlways use X.', 'hello'],
  [
    'pasted markup',
    'fix the page\n<div>\nAlways use X.\n<p>Never Y.</p>\n</div>\nthanks a lot',
    'fix the page thanks a lot',
  ],
])('maskForeign() leaves out %s', (_, text, expected) => {
  expect(left(text)).toBe(expected)
})

test.each(['from now on use pnpm', 'use <Foo> for cards, not <Bar>', 'mails from: the headers are never logged'])(
  'maskForeign() keeps what was typed: %s',
  (text) => {
    expect(left(text)).toBe(text)
  },
)
