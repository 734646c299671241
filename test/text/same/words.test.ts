import { expect, test } from 'vitest'
import { normaliseText } from '../../../src/text/normalise.ts'
import * as words from '../../../src/text/same/words.ts'

const classes = [
  words.FILLERS,
  words.NEGATES_WHAT_FOLLOWS,
  words.NEGATES_WHAT_FOLLOWS_UNSPACED,
  words.NEGATES_WHAT_PRECEDES,
  words.AND,
  words.OR,
  words.LINKS,
  words.LIMITS,
  words.BINDS,
].map(words.setOf)

test('no word is of two classes', () => {
  const all = classes.flatMap((words) => [...words])
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
})

test('every word is written as texts are compared, without which it would never be found', () => {
  const counterparts = words.setOf(
    Object.fromEntries(
      Object.entries(words.COUNTERPARTS).map(([language, lines]) => [language, lines.join(' ').replaceAll('|', ' ')]),
    ),
  )
  const all = [...classes, counterparts, words.AUXILIARIES].flatMap((words) => [...words])
  expect(all.filter((word) => normaliseText(word) !== word)).toEqual([])
})
