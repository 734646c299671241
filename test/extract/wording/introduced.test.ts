import { expect, test } from 'vitest'
import { extractCandidates } from '../../../src/extract/extract-candidates.ts'
import { TIERS, turnOf } from '../turn-of.ts'

const found = (text: string) => extractCandidates([turnOf(text)], { tiers: TIERS })
const texts = (text: string) => found(text).map((candidate) => candidate.text)

test.each([
  [
    'never use these packages:\n- moment\n- lodash\n- request\n\nnow fix the page',
    'Never use these packages: moment; lodash; request',
  ],
  [
    'Whenever you add an endpoint:\n1. write the schema,\n2. write a test\n   that fails\n3. document it.',
    'Whenever you add an endpoint: write the schema; write a test that fails; document it',
  ],
  [
    'always start new files with this header:\n```\n// SPDX-License-Identifier: MIT\n```\nthanks',
    'Always start new files with this header: // SPDX-License-Identifier: MIT',
  ],
  [
    'from now on, format every answer like this:\n```\nsummary: one line\nrisk: three words\n```',
    'From now on, format every answer like this: summary: one line; risk: three words',
  ],
])('withIntroduced() keeps %j with what it introduces', (said, text) => {
  const candidates = found(said)
  expect(candidates.map((candidate) => candidate.text)).toEqual([text])
  expect(said).toContain(candidates[0]?.evidence)
  expect(candidates[0]?.evidence).toContain('\n')
})

test('withIntroduced() keeps no item of a list without the words that forbid it', () => {
  const said = 'In this repo never do the following:\n- run npm install before you commit\n- always amend'
  const [candidate, ...more] = found(said)
  expect(more).toEqual([])
  expect(candidate?.text).toBe('In this repo never do the following: run npm install before you commit; always amend')
  expect(candidate?.evidence).toBe(said)
})

test('withIntroduced() keeps announced rules one by one, unless one of them would be lost', () => {
  const rules = 'from now on follow these rules:\n- always use pnpm\n- never push to main'
  expect(texts(rules).toSorted()).toEqual(['Always use pnpm', 'Never push to main'])
  expect(texts(`${rules}\n- name tests after the function`)).toEqual([
    'From now on follow these rules: always use pnpm; never push to main; name tests after the function',
  ])
})

test('withIntroduced() takes no output that somebody complains of', () => {
  expect(texts('we always use pnpm, but now I get this:\n```\nERR_PNPM_NO_LOCKFILE\n```\nfix it').join()).not.toContain(
    'ERR_PNPM',
  )
})

test('withIntroduced() takes as many items as a learning holds, and says that there were more', () => {
  const long = Array.from({ length: 40 }, (_, n) => `- package number ${n}`).join('\n')
  const [text = '', ...more] = texts(`never use these packages:\n${long}`)
  expect(more).toEqual([])
  expect(text).toMatch(/^Never use these packages: package number 0; package number 1; .*; …$/u)
  expect(text.length).toBeLessThanOrEqual(500)
})

test.each([
  [
    'never do the following:\n1. run migrations by hand before you ask\n2. commit the .env file',
    ['Never do the following: run migrations by hand before you ask; commit the .env file'],
  ],
  ["don't:\n- always amend commits\n- use npm", ["Don't: always amend commits; use npm"]],
  [
    'when you write tests:\n- never mock the database\n- always use the factory helpers',
    ['When you write tests: never mock the database; always use the factory helpers'],
  ],
  ['please do these now:\n- fix the login\n- always use pnpm from now on', ['Always use pnpm from now on']],
  [
    '1. never use these:\n   - moment\n   - lodash\n2. always use pnpm',
    ['Never use these: moment; lodash', 'Always use pnpm'],
  ],
])('a heading that forbids, or says when, is kept with its items: %j', (said, kept) => {
  expect(texts(said).toSorted()).toEqual(kept.toSorted())
})

test('withIntroduced() leaves what is quoted to a key press: it may be anybody’s words', () => {
  const [candidate] = found('Always follow our commit convention:\n```\n<type>: <subject>\n```')
  expect(candidate?.tier).toBe('suggest')
})
