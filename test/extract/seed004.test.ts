import { describe, expect, test } from 'vitest'
import { detectLearningSignals, proposalsFrom } from '../../src/extract/seed004.ts'
import { leastCpuTime } from '../helpers/cpu-time.ts'

describe('detectLearningSignals()', () => {
  test.each([
    ['Noted: you prefer tabs over spaces.', 'pattern', 'you prefer'],
    ['I see that you like to review first.', 'pattern', 'you like to'],
    ['It is clear you always squash.', 'pattern', 'you always'],
    ['It seems you usually deploy on Friday.', 'pattern', 'you usually'],
    ['Following your preference for pnpm here.', 'pattern', 'your preference'],
    ['This matches your style of naming.', 'pattern', 'your style'],
    ['I think you tend to skip tests.', 'pattern', 'you tend to'],
    ['Today I learned the cache is per user.', 'insight', 'I learned'],
    ['While reading I noticed a race.', 'insight', 'I noticed'],
    ['After an hour I discovered the cause.', 'insight', 'I discovered'],
    ['The key insight is that order matters.', 'insight', 'key insight'],
    ['One important finding: retries hide it.', 'insight', 'important finding'],
    ['My takeaway is to measure first.', 'insight', 'takeaway'],
    ['Two takeaways: measure first, and measure again.', 'insight', 'takeaway'],
    ['So the lesson is to pin versions.', 'insight', 'the lesson'],
    ['Note to self: check the lock file.', 'self_knowledge', 'Note to self'],
    ['Please remember that CI is slow.', 'self_knowledge', 'remember that'],
    ['Here I should remember the flag.', 'self_knowledge', 'I should remember'],
    ['Keep it for next time we migrate.', 'self_knowledge', 'for next time'],
    ['A mental note about the port.', 'self_knowledge', 'mental note'],
    ['And I need to remember the order.', 'self_knowledge', 'I need to remember'],
  ] as const)('finds "%s"', (sentence, type, matchedPhrase) => {
    expect(detectLearningSignals(sentence)).toEqual([{ type, content: sentence, matchedPhrase }])
  })

  test('takes the sentence that holds the phrase, not its neighbours', () => {
    const [signal] = detectLearningSignals('First this. Then I learned that v2.1 is broken! After that, lunch.')
    expect(signal?.content).toBe('Then I learned that v2.1 is broken!')
  })

  test.each(['I learned that x is y. You prefer z.', 'I learned X. You prefer Y.'])(
    'parts sentences behind a single letter: "%s"',
    (text) => {
      expect(detectLearningSignals(text).map(({ content }) => content)).toEqual(text.split(/(?<=\.) /))
    },
  )

  test('trims, removes leading punctuation and makes quotes straight', () => {
    const [signal] = detectLearningSignals('\n  - “Remember that” it’s slow\nnext line')
    expect(signal?.content).toBe('Remember that" it\'s slow')
  })

  test.each(['_Key insight_: order matters', '__Key insight__: order matters', '_key insight: order matters_'])(
    'finds a phrase in italics: "%s"',
    (text) => {
      expect(detectLearningSignals(text).map(({ type }) => type)).toEqual(['insight'])
    },
  )

  test('finds no phrase in a name', () => {
    expect(detectLearningSignals('Rename takeaway_id to key_takeaway and takeaway2 to my__takeaway.')).toEqual([])
  })

  test.each(['> ', '| ', '+ ', '→ ', '✅ ', '`', '- **'])('removes a leading "%s"', (sign) => {
    expect(detectLearningSignals(`${sign}I noticed it late`).map(({ content }) => content)).toEqual([
      'I noticed it late',
    ])
  })

  test.each([
    ['- **Takeaway:** always pin versions', 'Takeaway: always pin versions'],
    ['> _Key insight_: a_b is slow', 'Key insight: a_b is slow'],
    ['***The lesson*** is `--frozen`', 'The lesson is `--frozen`'],
    ['`I noticed` it **late**', 'I noticed it **late**'],
    ['_I noticed my_var is late', 'I noticed my_var is late'],
    ['I noticed it **late**', 'I noticed it **late**'],
  ])('removes both ends of emphasis that begins with the sentence: "%s"', (text, content) => {
    expect(detectLearningSignals(text).map((signal) => signal.content)).toEqual([content])
  })

  test('leaves out what is shorter than ten characters', () => {
    expect(detectLearningSignals('takeaway.')).toEqual([])
    expect(detectLearningSignals('takeaways!')).toHaveLength(1)
    expect(detectLearningSignals('A takeaway')).toHaveLength(1)
  })

  test.each([
    'I learned that e.g. lodash breaks on Node 20.',
    'I learned it from Dr. Ada Miller, who wrote it.',
    'While testing I noticed that a.ts is not b.ts!',
    'I learned U.S. English is what we write.',
  ])('does not cut short "%s"', (sentence) => {
    expect(detectLearningSignals(`First this. ${sentence} Then lunch.`).map(({ content }) => content)).toEqual([
      sentence,
    ])
  })

  test('finds nothing in what is no text', () => {
    for (const value of [undefined, null, 7, {}, ['I learned it well.']])
      expect(detectLearningSignals(value as string)).toEqual([])
  })

  test('takes a part of a sentence without an end, and no more than a copy of it in all', () => {
    const signals = detectLearningSignals(`${'a'.repeat(5000)} I learned ${'b'.repeat(5000)}`)
    expect(signals.map(({ content }) => content.length)).toEqual([3000])
    const endless = proposalsFrom('I learned it and '.repeat(6000), { newId: () => 'id', now: () => new Date(0) })
    expect(endless.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(400_000)
  })

  test('takes no more time for each phrase of a long text than of a short one', async () => {
    for (const part of ['I learned ', 'I learned 私は', '私はI learned ことだ。', 'I learned e.g. that ']) {
      const short = part.repeat(10_000 / part.length)
      const ofShort = await leastCpuTime(() => detectLearningSignals(short))
      const ofLong = await leastCpuTime(() => detectLearningSignals(short.repeat(20)))
      expect(ofLong).toBeLessThan(20 * 8 * ofShort)
    }
  })

  test('finds nothing in ordinary talk', () => {
    expect(detectLearningSignals('')).toEqual([])
    expect(detectLearningSignals('Please fix the login page. Do you remember the error? I note that.')).toEqual([])
  })

  test.each([
    'Would you like to continue?',
    'Which of these do you prefer?',
    'Do you always deploy from main? Tell me.',
    'Is that *your preference?*',
  ])('takes a question for no preference: "%s"', (text) => {
    expect(detectLearningSignals(text)).toEqual([])
  })

  test('takes what was noticed from a question too', () => {
    expect(detectLearningSignals('I noticed that a.ts is unused, shall I remove it?')).toHaveLength(1)
  })

  test('ends on 100 kB of phrases and on a text without an end', () => {
    expect(detectLearningSignals('I learned that it works. '.repeat(4000))).toHaveLength(4000)
    expect(detectLearningSignals(`I learned ${'a'.repeat(100_000)}`)).toHaveLength(1)
  })
})

describe('proposalsFrom()', () => {
  const source = { newId: () => 'id', now: () => new Date('2026-01-02T03:04:05.000Z') }

  test('makes a pending proposal of each signal', () => {
    expect(proposalsFrom('I learned that tests are slow.', source, 's1')).toEqual([
      {
        id: 'id',
        type: 'insight',
        content: 'I learned that tests are slow.',
        source: 's1',
        extractedAt: '2026-01-02T03:04:05.000Z',
        status: 'pending',
      },
    ])
  })

  test('keeps the first of several with the same content, whatever the case', () => {
    const proposals = proposalsFrom('I learned it well.\ni LEARNED it well.\nMy takeaway, I noticed late.', source)
    expect(proposals.map(({ content }) => content)).toEqual(['I learned it well.', 'My takeaway, I noticed late.'])
    expect(proposals[0]?.source).toBe('unknown-session')
  })

  test('takes null for a session that is not known', () => {
    const [proposal] = proposalsFrom('I learned it well.', source, null as unknown as string)
    expect(proposal?.source).toBe('unknown-session')
  })
})
