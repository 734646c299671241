import { expect, test } from 'vitest'
import { withoutSayingAgain } from '../../src/text/saying-again.ts'

const wordsLeft = (text: string) =>
  withoutSayingAgain(text)
    .match(/[\p{L}-]+/gu)
    ?.join(' ')

test.each([
  ['I told you again: use tabs', 'use tabs'],
  ['use tabs, as I said', 'use tabs'],
  ['how often do I have to say use tabs', 'use tabs'],
  ['never ever use tabs', 'never use tabs'],
  ['stop using tabs', 'using tabs'],
  ['use tabs in this repo', 'use tabs in this'],
  ['ich habe schon oft gesagt: nimm Tabs', 'ich habe nimm Tabs'],
  ['я говорил: используй табы', 'я используй табы'],
])('withoutSayingAgain() leaves what is said: %s', (text, said) => {
  expect(wordsLeft(text)).toBe(said)
})

test.each(['ask before you commit', 'tell the reviewer', 'commit often', 'stop the server', 'resaid', 'editions'])(
  'withoutSayingAgain() leaves words that say something: %s',
  (text) => {
    expect(wordsLeft(text)).toBe(text)
  },
)
