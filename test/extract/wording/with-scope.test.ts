import { expect, test } from 'vitest'
import { extractCandidates } from '../../../src/extract/extract-candidates.ts'
import { TIERS, turnOf } from '../turn-of.ts'

const keptOf = (typed: string) => extractCandidates([turnOf(typed)], { tiers: TIERS })
const textsOf = (typed: string) => keptOf(typed).map(({ text }) => text)

test.each([
  ['for the api folder:\n- bump it\n- never import from web', 'For the api folder: Never import from web'],
  ['Rules for the mobile app:\n1. never use inline styles', 'Rules for the mobile app: Never use inline styles'],
  ['**For migrations:**\n\n- always add a down step', 'For migrations: Always add a down step'],
  ['## In the worker\n\n* never block on the queue', 'In the worker: Never block on the queue'],
  ['im Frontend:\n- niemals inline styles benutzen', 'Im Frontend: Niemals inline styles benutzen'],
  ['dans le dossier api:\n- toujours valider avec zod', 'Dans le dossier api: Toujours valider avec zod'],
  ['para los tests:\n- nunca uses mocks de la base', 'Para los tests: Nunca uses mocks de la base'],
  [
    'для мобильного приложения:\n- никогда не используй inline-стили',
    'Для мобильного приложения: Никогда не используй inline-стили',
  ],
  ['フロントエンドでは：\n- インラインスタイルは禁止', 'フロントエンドでは: インラインスタイルは禁止'],
])('withScope() keeps an item with the heading that says where it holds: %j', (typed, kept) => {
  const [found, ...others] = keptOf(typed)
  expect(others).toEqual([])
  expect(found?.text).toBe(kept)
  // The words that justify it are the item's; the whole message is shown with them.
  expect(typed).toContain(found?.evidence)
})

test('withScope() keeps all that an item says with the heading', () => {
  expect(textsOf('For the api folder:\n- never import from web. Always use the gateway instead.').toSorted()).toEqual([
    'For the api folder: Always use the gateway instead.',
    'For the api folder: Never import from web.',
  ])
})

test('withScope() leaves together what points back', () => {
  expect(textsOf('For the api folder:\n- always use zod schemas\n- they must never import from web')).toEqual([
    'For the api folder: Always use zod schemas. They must never import from web',
  ])
})

test('withScope() ends with its list, however long that is', () => {
  const many = Array.from({ length: 60 }, (_, n) => `- rename the field number ${n} of the form, and then its label\n`)
  const typed = `In the frontend:\n${many.join('')}- always use hooks, never classes\n\n1. always commit small changes`
  expect(textsOf(typed).toSorted()).toEqual([
    'Always commit small changes',
    'In the frontend: Always use hooks, never classes',
  ])
})

test('withScope() gives each list its own heading', () => {
  expect(
    textsOf(
      'In the backend:\n- always use async handlers\n\nIn the frontend:\n- always use hooks, never classes',
    ).toSorted(),
  ).toEqual(['In the backend: Always use async handlers', 'In the frontend: Always use hooks, never classes'])
})

test.each([
  'Rules for this repo:\n- never push to main',
  'In short:\n- never push to main',
  'for the future:\n- never push to main',
  'In our team:\n- never push to main',
  'Before I forget:\n- never push to main',
  'for claude:\n- never push to main',
  'A few notes for you:\n- never push to main',
  'In the backend there are two workers, and both of them:\n- never push to main',
  'in the api folder: fix the types.\n\n- never push to main',
  'in the api folder:\nfix the types\n\n- never push to main',
])('withScope() leaves alone what such a heading does not narrow: %j', (typed) => {
  expect(textsOf(typed)).toEqual(['Never push to main'])
})
