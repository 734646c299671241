import { describe, expect, test } from 'vitest'
import { isSameOrder } from '../../../src/text/same/word-order.ts'

const isSame = (a: string, b: string): boolean => isSameOrder(a.split(' '), b.split(' '))

describe('isSameOrder()', () => {
  test.each([
    ['a phrase at the other end', 'in test use pnpm', 'use pnpm in test'],
    ['a phrase before another', 'write docs in german in wiki', 'write docs in wiki in german'],
    ['a phrase behind what is negated twice', 'on ¬ déploi ¬ vendredi', 'vendredi , on ¬ déploi ¬'],
    ['an adverb', '¬ commit directly to main', '¬ commit to main directly'],
    ['members of a list', 'use tailwind & radix', 'use radix & tailwind'],
    ['clauses', 'docs in english , comments in german', 'comments in german , docs in english'],
    ['a verb between two phrases', 'test laufen vor commit', 'vor commit laufen test'],
    ['words with their endings', 'client +が server +を call', 'server +を client +が call'],
    ['members of a list before a phrase', 'use tailwind & radix in web', 'use radix & tailwind in web'],
    ['members of a list without "and"', 'use tailwind , radix , vite', 'use vite , tailwind , radix'],
    ['alternatives', 'ask anna | ben', 'ask ben | anna'],
    ['a comma', 'on friday , ask before deploy', 'on friday ask , before deploy'],
    ['words with the same ending', 'front +と back +と test', 'back +と front +と test'],
    ['words that only one has', 'client quickly call server', 'client call server'],
  ])('lets %s move', (_, a, b) => {
    expect(isSame(a, b)).toBe(true)
    expect(isSame(b, a)).toBe(true)
  })

  test.each([
    ['words around what stays', 'client call server', 'server call client'],
    ['words away from what binds them', 'merge from main to stag', 'merge to main from stag'],
    ['what is set against what', 'use pnpm ¬ npm', 'use npm ¬ pnpm'],
    ['what is set against what, in phrases', 'mit tab , ¬ mit spac', 'mit spac , mit tab ¬'],
    ['what is set against what, without a comma', 'mit tab ¬ mit spac', 'mit spac mit tab ¬'],
    ['what is set against what, without a verb', 'tab ¬ spac', 'spac tab ¬'],
    ['words inside of clauses', 'docs in english , comments in german', 'docs in german , comments in english'],
    ['a list into a clause that takes another', 'api needs core & web', 'web & api needs core'],
    ['clauses after a word that may bind them', 'gdy merged , deploy', 'gdy deploy , merged'],
    ['clauses after a word of another language', 'när merged , deploy', 'när deploy , merged'],
    ['clauses before a phrase', 'gdy merged , deploy in ci', 'gdy deploy , merged in ci'],
    ['who does what, around a phrase', 'client call server in test', 'in test server call client'],
    ['steps before what they are done to', 'first lint & build app', 'first build & lint app'],
    ['the words of a name', 'reset test database', 'reset database test'],
    ['steps in a list whose order counts', 'keep order lint & build', 'keep order build & lint'],
    ['steps whose order counts in one of them', 'keep order lint & build', 'build & lint'],
    ['steps whose order counts', 'keep order lint , build , test', 'keep order build , lint , test'],
  ])('does not turn %s', (_, a, b) => {
    expect(isSame(a, b)).toBe(false)
    expect(isSame(b, a)).toBe(false)
  })
})

test('isSameOrder() takes no time to speak of where a sentence is thousands of words long', () => {
  const words = Array.from({ length: 4000 }, (_, at) => `w${at % 23}`)
  const left = ['yellow', ...words, 'zebra']
  const right = [...words.slice(0, 2000), 'yellow', 'zebra', ...words.slice(2000)]
  expect(isSameOrder(left, right)).toBe(false)
})
