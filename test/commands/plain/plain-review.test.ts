import { describe, expect, test } from 'vitest'
import { describeItem } from '../../../src/commands/plain/describe.ts'
import { lettersFor, PLAIN_KEYS } from '../../../src/commands/plain/letters.ts'
import { createPlainReview } from '../../../src/commands/plain/plain-review.ts'
import { resolveKeymap } from '../../../src/dashboard/keys/bindings.ts'
import { testSettings } from '../../helpers/dashboard-state.ts'
import { fakeSource } from '../../helpers/fake-source.ts'
import { SAMPLE_NOW, sampleSnapshot } from '../../helpers/sample-snapshot.ts'

function open(typed = false) {
  const source = fakeSource(sampleSnapshot())
  const { bindings, problems } = resolveKeymap(PLAIN_KEYS)
  const plain = createPlainReview({
    source,
    settings: { ...testSettings, bindings },
    now: () => new Date(SAMPLE_NOW),
    typed,
  })
  return { source, plain, problems }
}

describe('createPlainReview()', () => {
  test('says the item in plain sentences with labels', () => {
    const { plain } = open()
    const item = plain.selected()
    if (!item) throw new Error('Nothing is selected')
    expect(describeItem(plain.state(), item, plain.place(), plain.preview(item))).toEqual([
      '1 of 12. Preference, user scope, confidence 94 percent.',
      'Learning: Use pnpm, not npm, for every install and script',
      'Evidence, 2 minutes ago, session “auth-refactor”, said by you: use pnpm, not npm, for everything here',
      'Check: loads in all your projects, not only this one',
      'Writes to: .sage/learnings.md, 12 tokens, budget 1.2k to 1.3k of 2.0k',
    ])
  })

  test('a question waits for Y; anything else cancels', async () => {
    const { source, plain } = open()
    await plain.press('a')
    expect(plain.question()?.title).toBe('Approve for every project?')
    await plain.press('n')
    expect(plain.question()).toBeUndefined()
    expect(source.journal()).toEqual([])
    await plain.press('a')
    expect(await plain.press('Y')).toContain('✓ Approved “Use pnpm')
    expect(source.journal()).toEqual(['k3f9a1c2 approve'])
    expect(plain.decisions()).toBe(1)
  })

  test('lines of a pipe are each meant: the same letter again is not a key held down', async () => {
    const { source, plain } = open()
    for (let times = 0; times < 3; times++) await plain.press('x')
    expect(source.journal()).toHaveLength(3)
    const typed = open(true)
    for (let times = 0; times < 3; times++) await typed.plain.press('x')
    expect(typed.source.journal()).toHaveLength(1)
  })

  test('undo, edit, filter, go to, reject the rest of a session', async () => {
    const { source, plain, problems } = open()
    expect(problems).toEqual([])
    await plain.press('x')
    await plain.press('u')
    expect(source.journal()).toEqual(['k3f9a1c2 reject', 'k3f9a1c2 undo reject'])
    await plain.goTo(2)
    expect(plain.place()).toEqual({ at: 2, of: 12 })
    await plain.edit('Other words\nin two lines')
    expect(source.item('b71c33d0')?.text).toBe('Other words in two lines')
    await plain.filter('type:convention')
    expect(plain.place().of).toBe(3)
    await plain.filter('')
    await plain.press('d')
    expect(plain.question()?.title).toBe('Reject 2 proposals?')
    await plain.press('Y')
    expect(plain.pending()).toBe(10)
  })

  test('words that are too long for a learning are refused, not cut', async () => {
    const { source, plain } = open()
    const before = plain.selected()
    expect(await plain.edit('Use pnpm '.repeat(60))).toBe('Nothing changed: it has 539 characters, more than 500')
    expect([plain.selected(), plain.state().overlay, source.journal()]).toEqual([before, undefined, []])
    const fitting = `Use ${'pnpm '.repeat(99)}`
    await plain.edit(`${fitting}\n\n`)
    expect(plain.selected()?.text).toBe(fitting.trim())
  })

  test('only what applies is offered', async () => {
    const { plain } = open()
    const [other] = plain.state().snapshot.items
    const similar = plain.state().byId.get('a9b8c7d6')
    if (!other || !similar) throw new Error('The sample has changed')
    expect(lettersFor(plain.state(), other)).not.toContain('m')
    expect(lettersFor(plain.state(), similar)).toContain('m')
    expect(lettersFor(plain.state(), other)).not.toContain('U')
    await plain.press('x')
    await plain.press('u')
    expect(lettersFor(plain.state(), other)).toContain('U')
    await plain.press('U')
    expect(lettersFor(plain.state(), other)).not.toContain('U')
  })
})
