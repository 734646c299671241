import { expect, test } from 'vitest'
import { withoutSaidBefore } from '../../../src/text/same/said-before.ts'

const wordsLeft = (text: string) =>
  withoutSaidBefore(text)
    .match(/[\p{L}-]+/gu)
    ?.join(' ')

test.each([
  ['I told you again: use tabs', 'use tabs'],
  ['use tabs, as I said', 'use tabs'],
  ['how often do I have to say use tabs', 'use tabs'],
  ['never ever use tabs', 'never use tabs'],
  ['use tabs in this repo', 'use tabs'],
  ['Again: use tabs', 'use tabs'],
  ['use tabs, as I told you yesterday!', 'use tabs'],
  ['remember that we use tabs', 'we use tabs'],
  ['How often have I already told you: use tabs', 'use tabs'],
  ['as agreed: use tabs', 'use tabs'],
  ['I have told you a hundred times: use tabs', 'use tabs'],
  ['I keep telling you: use tabs', 'use tabs'],
  ['how many times do I need to tell you, use tabs', 'use tabs'],
  ['For the last time: use tabs', 'use tabs'],
  ['for the 3rd time, use tabs', 'use tabs'],
  ['Seriously, use tabs', 'use tabs'],
  ['I said you write the tests', 'you write the tests'],
  ['I told you you write the tests', 'you write the tests'],
  ['ich habe schon oft gesagt: nimm Tabs', 'nimm Tabs'],
  ['я говорил: используй табы', 'используй табы'],
  ['Use tabs too!', 'Use tabs'],
  ['As I said, its lockfile stays', 'its lockfile stays'],
  ["Keep it in this project's root", 'Keep it in this project s root'],
])('withoutSaidBefore() leaves what is said: %s', (text, said) => {
  expect(wordsLeft(text)).toBe(said)
})

test.each([
  'ask before you commit',
  'forgotten passwords are reset',
  'agreed prices are kept',
  'retry again after an error',
  'ask who has forgotten a password',
  'create the project',
  'again and again',
  'tell the reviewer',
  'commit often',
  'stop the server',
  'never mock too much',
  'resaid',
  'editions',
])('withoutSaidBefore() leaves words that say something: %s', (text) => {
  expect(wordsLeft(text)).toBe(text)
})

test('withoutSaidBefore() reads a long text once', () => {
  const text = `use tabs${', as'.repeat(200_000)}`
  expect(withoutSaidBefore(text)).toBe(text)
})
