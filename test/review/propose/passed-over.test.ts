import { expect, test } from 'vitest'
import type { Candidate } from '../../../src/extract/candidate.ts'
import { createKnownTexts } from '../../../src/review/propose/known-texts.ts'
import { collectPassedOver } from '../../../src/review/propose/passed-over.ts'

const candidate = (text: string, more: Partial<Candidate> = {}): Candidate => ({
  turnUuid: text,
  kind: 'convention',
  text,
  evidence: text,
  confidence: 0.6,
  tier: 'skip',
  cues: [],
  parts: [],
  speaker: 'person',
  ...more,
})

test('counts what was typed and nearly proposed, each sentence once', () => {
  const passedOver = collectPassedOver()
  const tabs = candidate('tabs only')
  passedOver.add([tabs, candidate('spaces only', { tier: 'suggest' })], createKnownTexts())
  passedOver.add([tabs, candidate('I learned it', { speaker: 'assistant' })], createKnownTexts())
  expect(passedOver.count()).toBe(1)
  expect([passedOver.has(tabs), passedOver.has(candidate('spaces only'))]).toEqual([true, false])
})

test('forgets what an item says by now, and takes in none of it', () => {
  const [passedOver, known] = [collectPassedOver(), createKnownTexts()]
  passedOver.add([candidate('tabs only')], known)
  known.add('item', 'Tabs only.')
  passedOver.add([candidate('tabs only!')], known)
  expect(passedOver.count()).toBe(0)
})

test('forgets what another look has had, however that words it', () => {
  const passedOver = collectPassedOver()
  passedOver.add([candidate('tabs only', { turnUuid: 't1' }), candidate('two spaces')], createKnownTexts())
  passedOver.drop(candidate('tabs only, in Go', { turnUuid: 't1' }))
  expect([passedOver.count(), passedOver.has(candidate('two spaces'))]).toEqual([1, true])
})

test('keeps the last hundred of a long backlog', () => {
  const [passedOver, known] = [collectPassedOver(), createKnownTexts()]
  const said = Array.from({ length: 130 }, (_, n) => candidate(`module ${n} has an owner`))
  for (const one of said) passedOver.add([one], known)
  expect(passedOver.count()).toBe(100)
  expect(said.filter((one) => passedOver.has(one))).toEqual(said.slice(30))
})
