import { describe, expect, it } from 'vitest'
import { KINDS } from '../../../src/extract/candidate.ts'
import { learningsIn, parseLearningsFile } from '../../../src/inject/file/learnings-blocks.ts'
import { findForeign, holdsUnapproved, updateLearningsFile } from '../../../src/inject/file/learnings-file.ts'
import type { Learning } from '../../../src/inject/learning/learning.ts'
import { learningProblem } from '../../../src/journal/decide/learning-text.ts'
import { PASSED_ON } from '../../../src/journal/event/vocabulary.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { makeItem } from '../../helpers/make-item.ts'
import { makeLearning } from '../../helpers/make-learning.ts'
import * as fc from '../../helpers/property.ts'

const item = (id: string, text: string, status: Item['status'], more: Partial<Item> = {}) =>
  makeItem(id, { text, status, ...more })

const approvedItems = (learnings: readonly Learning[]) =>
  new Map(learnings.map(({ id, text }) => [id, item(id, text, 'approved')]))
const update = (
  content: string | undefined,
  learnings: readonly Learning[],
  others: readonly Item[] = [],
  imported = false,
) =>
  updateLearningsFile(
    content,
    learnings,
    new Map([...approvedItems(learnings), ...others.map((other) => [other.id, other] as const)]),
    { imported },
  )

const THEIRS = '<!-- sage:zz99 confidence:0.90 scope:project category:fact -->\n- Theirs\n<!-- /sage:zz99 -->\n'
const WAITS = THEIRS.replace('- Theirs', '<!-- Waits for a decision in Sage: Theirs -->')
/** Without its markers. */
const BARE = '<!-- Waits for a decision in Sage: Theirs -->\n'

describe('updateLearningsFile()', () => {
  it('groups new learnings by kind', () => {
    const content = update(undefined, [
      makeLearning('a', 'Use pnpm'),
      makeLearning('b', 'Blocked by CI', { kind: 'blocker' }),
      makeLearning('c', 'Use tabs'),
    ])
    expect(content.replaceAll(/^<!-- \/?sage:.*\n/gm, '')).toBe(
      [
        '<!-- Sage keeps the learnings between its markers up to date. Everything else in this file is yours. -->',
        '\n## Preferences\n\n- Use pnpm\n- Use tabs',
        '\n## Blockers\n\n- Blocked by CI\n',
      ].join('\n'),
    )
  })

  it('keeps what stands between a marker that was left open and one that closes it below', () => {
    const block = update(undefined, [makeLearning('a', 'Use pnpm')]).match(/^<!-- sage:a[^]+sage:a -->$/m)?.[0] ?? ''
    const [open = '', , close = ''] = block.split('\n')
    const content = `${open}\nMy own words.\n${THEIRS}${close}\n`
    const after = update(
      content,
      [makeLearning('a', 'Use pnpm')],
      [item('zz99', 'Theirs', 'pending', { origin: '/f' })],
    )
    expect(after).toContain(`${open}\nMy own words.\n${THEIRS}`)
    expect(learningsIn(after).map(({ text }) => text)).toEqual(['Theirs', 'Use pnpm'])
  })

  it('shows in the comment of what waits what a reader would not see', () => {
    const content = THEIRS.replace('Theirs', 'The\u200birs')
    const waits = item('x1', 'The⟨U+200B⟩irs', 'pending', { origin: '/f' })
    expect(update(content, [], [waits], true)).toBe(WAITS.replace('Theirs', 'The⟨U+200B⟩irs'))
  })

  it('makes no file for no learning', () => {
    expect(update(undefined, [])).toBe('')
  })

  it('changes, adds and removes by id and leaves the rest alone', () => {
    const before = update(undefined, [makeLearning('a', 'Use pnpm'), makeLearning('b', 'Use tabs')]).replace(
      '## Preferences\n',
      '## Preferences\n\nMy own words.\n',
    )
    const after = update(
      before,
      [makeLearning('b', 'Use spaces'), makeLearning('c', 'Answer briefly')],
      [item('a', 'Use pnpm', 'retired'), item('b', 'Use spaces', 'approved', { formerTexts: ['Use tabs'] })],
    )
    expect(after.match(/^- .*/gm)).toEqual(['- Use spaces', '- Answer briefly'])
    expect(after).toContain('## Preferences\n\nMy own words.\n')
  })

  it('puts a learning behind the last of its kind, or else under the heading that the person kept, and moves nothing', () => {
    const [a, b] = [makeLearning('a', 'Use pnpm'), makeLearning('b', 'Use tabs')]
    const block = update(undefined, [a]).replace(/^[^]*?(?=<!-- sage:a)/u, '')
    const both = (content: string) => learningsIn(content).map(({ id }) => id)
    for (const before of ['', '# Mine\n', '# Mine\n\n## Preferences\n\n']) {
      const after = update(`${before}${block}My own words.\n`, [a, b])
      expect([after.startsWith(before + block), after.endsWith('-->\nMy own words.\n')]).toEqual([true, true])
      expect(both(after)).toEqual(['a', 'b'])
    }
    for (const [before, rest] of [
      ['# Mine\n## Preferences\n\n', 'My own words.\n## Facts\n'],
      ['## Preferences\n', 'My own words.\n'],
      ['## Preferences\n', `My own words.\n${THEIRS}`],
      ['## Preferences\n\n', ''],
    ] as const)
      expect(update(before + rest, [a])).toBe(before + block + rest)
    expect(update('## Preferences', [a])).toBe(`## Preferences\n\n${block}`.trimEnd())
  })

  it('leaves a block alone that holds no learning and that somebody else put there', () => {
    const theirs = '<!-- sage:zz99 category:fact -->\nTwo\nlines\n<!-- /sage:zz99 -->\n'
    expect(update(theirs, [makeLearning('a', 'Use pnpm')]).startsWith(theirs)).toBe(true)
  })

  it('changes nothing the second time', () => {
    const learnings = [makeLearning('a', 'Use pnpm'), makeLearning('b', 'It is blocked', { kind: 'blocker' })]
    const once = update('# Mine\n\ntext', learnings)
    expect(update(once, learnings)).toBe(once)
  })

  it('keeps what stands outside of the markers, byte for byte', () => {
    const line = fc.constantFrom(
      '',
      'My words',
      '## Preferences',
      '- a list',
      '```',
      '<!-- sage:broken -->',
      '<!-- /sage:a -->',
      '  @x.md',
      '\tx',
    )
    fc.assert(
      fc.property(fc.array(line), fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')), (lines, ids) => {
        const own = lines.join('\n')
        const learnings = ids.map((id) => makeLearning(id, `Learning ${id}`))
        const full = update(own, learnings)
        const outside = parseLearningsFile(full).flatMap((part) => (part.type === 'text' ? part.lines : []))
        let at = 0
        for (const wanted of lines.filter((text) => text !== '')) {
          at = outside.indexOf(wanted, at) + 1
          expect(at).toBeGreaterThan(0)
        }
        expect(learningsIn(full)).toHaveLength(ids.length)
      }),
    )
  })

  it('gives back what was put in', () => {
    const text = fc
      .string({ unit: fc.constantFrom('a', 'B', ' ', '`', '@', '<', '&', '#', '-', '.', '中', '&lt;') })
      .map((string) => string.trim())
      .filter((string) => learningProblem(string) === undefined)
    const learnings = fc.uniqueArray(
      fc.record({ id: fc.stringMatching(/^[a-z0-9]{4,10}$/), text, kind: fc.constantFrom(...KINDS) }),
      {
        selector: ({ id }) => id,
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(learnings, (some) => {
        const parsed = learningsIn(
          update(
            undefined,
            some.map((one) => makeLearning(one.id, one.text, { kind: one.kind })),
          ),
        )
        const sorted = (list: ReadonlyArray<{ id: string; text: string; kind: string }>) =>
          list.map(({ id, text, kind }) => `${id} ${kind} ${text}`).toSorted()
        expect(sorted(parsed)).toEqual(sorted(some))
      }),
    )
  })

  it('keeps carriage returns', () => {
    const content = update('# Mine\r\n', [makeLearning('a', 'Use pnpm')])
    expect(content.split('\n').filter((line) => line !== '' && !line.endsWith('\r'))).toEqual([])
    expect(learningsIn(content)).toMatchObject([{ id: 'a', text: 'Use pnpm' }])
  })

  it('keeps carriage returns where the last line has no line end', () => {
    const approved = [
      makeLearning('a', 'Use pnpm'),
      makeLearning('b', 'Use tabs'),
      makeLearning('c', 'Ship it', { kind: 'fact' }),
    ]
    for (const mine of ['# Mine\r\nMy last line', update('# Mine\r\n', approved.slice(0, 1)).trimEnd()]) {
      const content = update(mine, approved)
      expect(content.replaceAll('\r\n', '\n')).toBe(update(mine.replaceAll('\r\n', '\n'), approved))
      expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
      expect(update(content, approved)).toBe(content)
    }
  })

  it('gives a last line without a line end back as it was', () => {
    for (const end of ['\n', '\r\n']) {
      const mine = `# Mine${end}${update(undefined, [makeLearning('a', 'Use pnpm')])
        .trimEnd()
        .replaceAll('\n', end)}`
      expect(update(mine, [makeLearning('a', 'Use pnpm')])).toBe(mine)
      const noted = `${mine}${end}My last line`
      expect(update(noted, [makeLearning('a', 'Use yarn')]).endsWith(`${end}My last line`)).toBe(true)
    }
  })

  it('does not overwrite an edit before it is known, and puts the approved words back afterwards', () => {
    const approved = makeLearning('a', 'Use pnpm')
    const edited = update(undefined, [approved]).replace('- Use pnpm', '- Use bun')
    expect(update(edited, [approved])).toBe(edited)
    expect(update(edited, [approved], [item('z', 'Use bun', 'pending', { origin: 'learnings.md' })])).toContain(
      '- Use pnpm',
    )
  })

  it('does not lose an edit that nobody has looked at with the learning that is retired', () => {
    const edited = update(undefined, [makeLearning('a', 'Use pnpm')]).replace('- Use pnpm', '- Use bun')
    const retired = item('a', 'Use pnpm', 'retired')
    expect(update(edited, [], [retired])).toBe(edited)
    expect(findForeign(edited, [retired])).toMatchObject([{ text: 'Use bun' }])
    const shown = item('z', 'Use bun', 'pending', { origin: 'learnings.md' })
    expect(update(edited, [], [retired, shown])).not.toContain('sage:a')
  })

  it('leaves blocks of others in the file until the person decides against them', () => {
    expect(update(THEIRS, [makeLearning('a', 'Mine')])).toContain('- Theirs')
    expect(update(THEIRS, [], [item('q', 'Theirs', 'pending', { origin: 'learnings.md' })])).toBe(THEIRS)
  })

  it('leaves a block of others that says what is in use under its id: two Sages would rewrite it for each other for ever', () => {
    expect(update(THEIRS, [makeLearning('q', 'Theirs', { kind: 'fact' })])).toBe(THEIRS)
  })

  it('takes out what Sage put in, whatever became of the lines of its block, and not what came with a file', () => {
    const block = (lines: string) => THEIRS.replace('- Theirs', lines)
    for (const status of ['pending', 'retired'] as const)
      for (const origin of [{}, { origin: `${PASSED_ON}user` }])
        for (const lines of ['- Theirs', '- Theirs\n- Theirs'])
          expect(update(block(lines), [], [item('zz99', 'Theirs', status, origin)])).toBe('')
    expect(update(THEIRS, [], [item('zz99', 'Theirs', 'pending', { origin: 'learnings.md' })])).toBe(THEIRS)
  })

  it('takes out what came from another file and is in use no more: that file did not have it under this marker', () => {
    const evidence = { ...makeItem('zz99').evidence, turnUuid: '' }
    for (const status of ['pending', 'rejected'] as const) {
      const imported = item('zz99', 'Theirs', status, { origin: '/p/CLAUDE.md', evidence })
      expect(update(THEIRS, [], [imported])).toBe('')
    }
  })

  it.each(['Reworded', 'Theirs'])(
    'gives a line its words back once the approval of others is undone: "%s" waits',
    (text) => {
      const evidence = { ...makeItem('x1').evidence, text: 'Theirs', turnUuid: 'zz99' }
      const waits = item('x1', text, 'pending', {
        origin: 'learnings.md',
        evidence,
        formerTexts: ['Theirs'],
        takenBack: ['Reworded'],
      })
      const reworded = THEIRS.replace('Theirs', 'Reworded')
      expect(update(reworded, [], [waits])).toBe(THEIRS)
      expect(update(reworded, [], [waits], true)).toBe(WAITS)
      const theirOwn = item('x2', 'Reworded', 'pending', {
        origin: 'learnings.md',
        evidence: { ...evidence, text: 'Reworded' },
      })
      expect(update(reworded, [], [waits, theirOwn])).toBe(reworded)
      expect(update(reworded, [makeLearning('a', 'Reworded')], [waits])).toBe(reworded)
    },
  )

  it('writes nothing that could end its comment or hide in it, be it approved', () => {
    const content = update(undefined, [makeLearning('a', 'Close --> it'), makeLearning('b', 'Use tabs')])
    expect(content.match(/^- .*/gm)).toEqual(['- Use tabs'])
  })

  it('finds the heading that the person kept where lines end with a carriage return', () => {
    const content = update('# Mine\r\n\r\n## Preferences\r\n\r\nMy own words.\r\n', [makeLearning('a', 'Use pnpm')])
    expect(content.match(/^(?:## |- |My).*(?=\r$)/gm)).toEqual(['## Preferences', '- Use pnpm', 'My own words.'])
    expect(content).toContain('## Preferences\r\n\r\n<!-- sage:a')
  })

  it.each(['rejected', 'retired', 'merged', 'purged'] as const)(
    'leaves the words of others that are %s here to them, but not where Claude Code reads the file, be it after a pull',
    (status) => {
      const decided = item('q', 'Theirs', status, { origin: 'learnings.md' })
      for (const before of [THEIRS, WAITS, BARE]) {
        expect(update(`# Ours\n${before}`, [], [decided])).toBe(`# Ours\n${before}`)
        expect(update(`# Ours\n${before}`, [], [decided], true)).toBe('# Ours\n')
      }
    },
  )

  it('takes out what this person approved of it and put there, and what they made of a line of others', () => {
    const ours = (id: string, text: string) => THEIRS.replaceAll('zz99', id).replace('Theirs', text)
    const retired = item('q', 'Theirs', 'retired', { origin: 'learnings.md' })
    expect(update(ours('q', 'Theirs'), [], [retired])).toBe('')
    const line = { ...retired.evidence, text: 'Theirs', turnUuid: 'zz99' }
    const reworded = { ...retired, text: 'Mine', formerTexts: ['Theirs'], evidence: line }
    expect(update(ours('zz99', 'Mine'), [], [reworded])).toBe('')
    expect(update(THEIRS, [], [reworded])).toBe(THEIRS)
  })
})

describe('updateLearningsFile() in the middle of a merge', () => {
  const block = (id: string, ...body: string[]) => [
    `<!-- sage:${id} confidence:0.85 scope:project category:preference -->`,
    ...body,
    `<!-- /sage:${id} -->`,
  ]
  const conflict = (ours: string[], theirs: string[]) => [
    '<<<<<<< HEAD',
    ...ours,
    '||||||| base',
    '=======',
    ...theirs,
    '>>>>>>> theirs',
  ]
  const mine = makeLearning('a', 'Mine')
  const rejected = item('q', 'Theirs', 'rejected', { origin: 'learnings.md' })

  it.each([
    ['two learnings at one place', conflict(block('a', '- Mine'), block('zz99', '- Theirs'))],
    ['one learning, worded in two ways', block('a', ...conflict(['- Mine'], ['- Mine and theirs']))],
    [
      'one learning, with its marker',
      ['<<<<<<< HEAD', ...block('a', '- Mine', '=======').slice(0, 3), ...block('a', '- Mine', '>>>>>>> theirs')],
    ],
    ['a learning that one side took out', conflict(block('a', '- Mine'), [])],
    ['the words of an approved learning under a foreign id', conflict([], block('zz99', '- Mine'))],
  ])('leaves to the person: %s', (_name, lines) => {
    const file = ['# Ours', ...lines, ''].join('\n')
    for (const text of [file, file.replaceAll('\n', '\r\n')]) {
      expect(update(text, [mine], [rejected])).toBe(text)
      const more = update(text, [mine, makeLearning('c', 'More')], [rejected])
      expect(more.startsWith(text.trimEnd())).toBe(true)
      expect(more.slice(text.length).match(/^- \w+/gmu)).toEqual(['- More'])
      expect(update(more, [mine, makeLearning('c', 'More')], [rejected])).toBe(more)
    }
  })

  it('brings up to date what stands beside it', () => {
    const file = [...block('b', '- Old'), ...conflict(block('a', '- Mine'), []), ...block('q', '- Theirs')].join('\n')
    const renewed = item('b', 'New', 'approved', { formerTexts: ['Old'] })
    const next = update(file, [mine, makeLearning('b', 'New')], [{ ...rejected, status: 'retired' }, renewed])
    expect(next).toBe([...block('b', '- New'), ...conflict(block('a', '- Mine'), [])].join('\n'))
  })

  it('takes lines that look like half a merge for what they are', () => {
    const file = ['<<<<<<< HEAD', ...block('a', '- Old'), '>>>>>>> theirs'].join('\n')
    expect(update(file, [mine], [item('a', 'Mine', 'approved', { formerTexts: ['Old'] })])).toContain('- Mine')
  })

  it.each([
    ['two learnings', conflict(block('a', '- Mine'), block('zz99', '- Theirs'))],
    ['one learning', block('zz99', ...conflict(['- Mine'], ['- Theirs']))],
    ['one learning of one’s own', block('a', ...conflict(['- Mine'], ['- Theirs']))],
    [
      'one learning with its marker',
      ['<<<<<<< HEAD', ...block('a', '- Mine', '=======').slice(0, 3), ...block('a', '- Theirs', '>>>>>>> theirs')],
    ],
  ])('shows Claude nothing that is not approved, and the inbox all of it: %s', (_name, lines) => {
    const file = ['- My own note', ...lines, ''].join('\n')
    const shown = file.replace('- Theirs', '<!-- Waits for a decision in Sage: Theirs -->')
    for (const [before, after] of [
      [file, shown],
      [file.replaceAll('\n', '\r\n'), shown.replaceAll('\n', '\r\n')],
    ] as const) {
      expect(findForeign(before, [item('a', 'Mine', 'approved')]).map(({ text }) => text)).toEqual(['Theirs'])
      for (const others of [[], [{ ...rejected, status: 'pending' as const }], [rejected]]) {
        expect(update(before, [mine], others, true)).toBe(after)
        expect(update(after, [mine], others, true)).toBe(after)
      }
      expect(findForeign(after, [item('a', 'Mine', 'approved')]).map(({ text }) => text)).toEqual(['Theirs'])
    }
  })

  it('tells the inbox of what kind it is, as the markers around it say', () => {
    const [open = '', close = ''] = block('zz99').map((line) => line.replace('preference', 'convention'))
    for (const lines of [
      [open, ...conflict(['- Mine'], ['- Theirs']), close],
      ['<<<<<<< HEAD', open, '- Mine', '=======', open, '- Theirs', '>>>>>>> theirs', close],
    ])
      expect(findForeign(lines.join('\n'), [])).toMatchObject(
        ['Mine', 'Theirs'].map((text) => ({ id: 'zz99', text, kind: 'convention', confidence: 0.85 })),
      )
  })

  it('adds no second time what a side of it says in the line of a teammate', () => {
    const file = ['# Ours', ...block('zz99', ...conflict(['- Mine'], ['- Theirs'])), ''].join('\n')
    for (const imported of [true, false])
      expect(update(file, [mine], [], imported).match(/^- Mine$/gmu)).toHaveLength(1)
  })
})

describe('updateLearningsFile() for a file that a merge left with two of one', () => {
  it('keeps the first', () => {
    const once = update(undefined, [makeLearning('a', 'Use pnpm')])
    const block = once.slice(once.indexOf('<!-- sage:a'))
    expect(update(once + block, [makeLearning('a', 'Use pnpm')])).toBe(once)
  })

  it('says once what others made of a line and this person makes of it, too', () => {
    const theirs = item('q', 'Use bun', 'pending', { origin: 'learnings.md' })
    const known = { ...theirs, evidence: { ...theirs.evidence, text: 'Use bun', turnUuid: 'a' } }
    const mine = makeLearning('a', 'Use bun')
    const once = update(undefined, [mine])
    expect(update(once, [mine], [known])).toBe(once)
  })

  it('keeps what the second says in words of others', () => {
    const mine = makeLearning('a', 'Use pnpm')
    const once = update(undefined, [mine])
    const second = once.slice(once.indexOf('<!-- sage:a')).replace('Use pnpm', 'Use bun')
    expect(update(once + second, [mine])).toBe(once + second)
    const theirs = item('q', 'Use bun', 'pending', { origin: 'learnings.md' })
    const known = { ...theirs, evidence: { ...theirs.evidence, text: 'Use bun', turnUuid: 'a' } }
    const apart = once + second.replaceAll('sage:a', 'sage:q')
    for (const status of ['pending', 'rejected', 'merged'] as const)
      for (const file of [once + second, once + second + second, apart + second])
        expect(update(file, [mine], [{ ...known, status }])).toBe(apart)
  })
})

describe('updateLearningsFile() for a file in which several learnings stand between two markers', () => {
  const block = (...texts: string[]) => THEIRS.replace('- Theirs', texts.map((text) => `- ${text}`).join('\n'))
  const both = block('Mine', 'Theirs')
  const theirs = (status: Item['status']) => {
    const made = item('q', 'Theirs', status, { origin: 'learnings.md' })
    return { ...made, evidence: { ...made.evidence, text: 'Theirs', turnUuid: 'zz99' } }
  }
  const mine = makeLearning('zz99', 'Mine', { kind: 'fact', confidence: 0.9 })

  it.each(['\n', '\r\n'])('shows each of them to the inbox, and loses none', (end) => {
    const file = both.replaceAll('\n', end)
    const apart = (block('Mine') + block('Theirs')).replaceAll('\n', end)
    expect(findForeign(file, []).map(({ text }) => text)).toEqual(['Mine', 'Theirs'])
    expect(update(file, [mine])).toBe(apart)
    const next = update(file, [mine], [theirs('rejected')])
    expect(learningsIn(next).map(({ id, text }) => `${id} ${text}`)).toEqual(['zz99 Mine', 'q Theirs'])
    expect(update(next, [mine], [theirs('rejected')])).toBe(next)
  })

  it('shows Claude none of them that is not approved', () => {
    for (const status of ['pending', 'rejected'] as const) {
      const approved = item('m', 'Mine', 'approved', { origin: 'learnings.md' })
      expect(holdsUnapproved(both, [theirs(status), approved])).toBe(true)
      const next = update(both, [makeLearning('m', 'Mine')], [theirs(status), approved], true)
      expect(next.match(/^- .*$/gmu)).toEqual(['- Mine'])
      expect(holdsUnapproved(next, [theirs(status), approved])).toBe(false)
    }
  })
})

describe('updateLearningsFile() for a file that Claude Code imports', () => {
  const theirs = `# Ours\n${THEIRS}`
  const pending = item('q', 'Theirs', 'pending', { origin: 'learnings.md' })

  it('hides what waits from Claude, and brings it back when it is approved', () => {
    const hidden = update(theirs, [], [pending], true)
    expect(hidden).toBe(`# Ours\n${WAITS}`)
    for (const waits of [hidden, `# Ours\n${BARE}`]) {
      expect(update(waits, [], [pending], true)).toBe(waits)
      const approved = update(waits, [makeLearning('q', 'Theirs', { kind: 'fact' })], [], true)
      expect(approved).not.toContain('Waits')
      expect(approved.match(/^- Theirs$/gm)).toHaveLength(1)
      expect(update(waits, [], [item('q', 'Theirs', 'rejected', { origin: 'learnings.md' })], true)).toBe('# Ours\n')
    }
  })

  it('brings it back under its markers, by which others know it', () => {
    const approved = { ...item('q', 'Theirs', 'approved', { origin: 'learnings.md' }) }
    const known = { ...approved, evidence: { ...approved.evidence, turnUuid: 'zz99' } }
    const learning = makeLearning('q', 'Theirs', { kind: 'fact', confidence: 0.9 })
    const next = updateLearningsFile(`# Ours\n${WAITS}`, [learning], new Map([['q', known]]), { imported: true })
    expect(next).toBe(theirs)
  })

  it('gives a learning of one’s own back, be it that a teammate’s Sage has put it into a comment', () => {
    const mine = makeLearning('zz99', 'Theirs', { kind: 'fact', confidence: 0.9 })
    for (const imported of [true, false]) expect(update(`# Ours\n${WAITS}`, [mine], [], imported)).toBe(theirs)
  })

  it('does not lose a rewording in a comment that nobody has looked at', () => {
    const edited = WAITS.replace('Theirs', 'Theirs anew')
    for (const imported of [true, false]) {
      expect(update(edited, [makeLearning('zz99', 'Theirs')], [], imported)).toBe(edited)
      expect(update(edited, [], [item('zz99', 'Theirs', 'retired')], imported)).toBe(edited)
    }
  })

  it('takes out what a line said before it was reworded here and decided against: nobody would ever decide on it', () => {
    const evidence = { ...pending.evidence, text: 'Theirs', turnUuid: 'zz99' }
    const rejected = { ...pending, text: 'Mine', formerTexts: ['Theirs'], evidence, status: 'rejected' as const }
    for (const before of [THEIRS, WAITS, BARE])
      expect(update(`# Ours\n${before}`, [], [rejected], true)).toBe('# Ours\n')
  })

  it('takes out what was decided on where an editor left spaces behind it', () => {
    for (const waits of [BARE, WAITS]) {
      const hidden = `# Ours\n${waits.replaceAll('\n', '  \n')}`
      expect(findForeign(hidden, []).map(({ text }) => text)).toEqual(['Theirs'])
      expect(update(hidden, [], [item('q', 'Theirs', 'rejected', { origin: 'learnings.md' })], true)).toBe('# Ours\n')
    }
  })

  it.each([
    ['two spaces before it', ' Theirs', 'Theirs'],
    ['a tab in it', 'The\tirs', 'The irs'],
    ['an accent of its own', 'The\u0301irs', 'Th\u00e9irs'],
    ['a character that nobody sees', 'The\u200birs', 'The⟨U+200B⟩irs'],
    ['a secret', 'Theirs: ghp_0123456789', 'Theirs: [REDACTED:github-token]'],
  ])('does so with %s, which the inbox holds in other letters', (_name, written, taken) => {
    const content = theirs.replace('- Theirs', () => `- ${written}`)
    const waits = update(content, [], [item('q', taken, 'pending', { origin: 'learnings.md' })], true)
    expect(waits).toMatch(
      /^# Ours\n<!-- sage:zz99 [^\n]+ -->\n<!-- Waits for a decision in Sage: [^\n]+ -->\n<!-- \/sage:zz99 -->\n$/u,
    )
    const rejected = item('q', taken, 'rejected', { origin: 'learnings.md' })
    expect([content, waits].map((before) => update(before, [], [rejected], true))).toEqual(['# Ours\n', '# Ours\n'])
    expect(findForeign(content, [rejected])).toEqual([])
    const approved = update(waits, [makeLearning('q', taken, { kind: 'fact' })], [], true)
    expect(learningsIn(approved).map(({ text }) => text)).toEqual([taken])
    for (const imported of [true, false]) {
      const both = update(content, [makeLearning('q', taken)], [], imported)
      expect(learningsIn(both).map(({ text }) => text)).toEqual([taken])
      expect(both).not.toContain('Waits')
    }
  })

  it('puts the approved words in the place of what can be no learning', () => {
    const approved = makeLearning('a', 'Use pnpm')
    for (const words of ['- Use bun <!-- b -->', `- ${'bun '.repeat(200)}`, '- Use bun\nor deno', '* Use bun'])
      expect(update(update(undefined, [approved]).replace('- Use pnpm', words), [approved])).toBe(
        update(undefined, [approved]),
      )
  })

  it('leaves alone what the journal does not hold yet, so that nothing is lost', () => {
    expect(update(theirs, [], [], true)).toBe(theirs)
  })
})

describe('learningsIn()', () => {
  it('passes over markers with anything but one bullet between them', () => {
    const broken = THEIRS.replace('- Theirs', '- The\n  irs').replaceAll('zz99', 'yy88')
    expect(learningsIn(broken + THEIRS).map(({ id }) => id)).toEqual(['zz99'])
    expect(findForeign(broken, [])).toEqual([])
  })

  it('reads the first line of a file with a byte order mark', () => {
    const file = '\uFEFF<!-- sage:abc category:tool -->\r\n- Use pnpm\r\n<!-- /sage:abc -->\r\n'
    expect(learningsIn(file)).toMatchObject([{ id: 'abc', text: 'Use pnpm', kind: 'tool' }])
  })

  it.each([
    ['confidence:0.00 scope:user category:tool', { confidence: 0, scope: 'user', kind: 'tool' }],
    ['confidence:1.00 scope:global category:fact', { confidence: 1, scope: 'global', kind: 'fact' }],
    ['confidence:1.01 scope:team category:joke', { confidence: 0.5, scope: 'project', kind: 'preference' }],
    ['confidence:-0.10', { confidence: 0.5, scope: 'project', kind: 'preference' }],
    ['', { confidence: 0.5, scope: 'project', kind: 'preference' }],
  ])('reads of a marker with "%s" what it knows', (attributes, known) => {
    const open = `<!-- sage:zz99 ${attributes}`.trimEnd()
    expect(learningsIn(`${open} -->\n- Theirs\n<!-- /sage:zz99 -->\n`)).toEqual([
      { id: 'zz99', text: 'Theirs', ...known },
    ])
  })
})

describe('findForeign()', () => {
  const approved = makeLearning('a', 'Use pnpm')
  const items = [...approvedItems([approved]).values()]

  it('finds nothing in what Sage wrote', () => {
    expect(findForeign(update(undefined, [approved]), items)).toEqual([])
  })

  it("finds what waits for a teammate's decision and was committed so", () => {
    const theirs = item('q', 'Theirs', 'pending', { origin: 'learnings.md' })
    const committed = update(THEIRS, [], [theirs], true)
    expect(findForeign(committed, [theirs])).toEqual([])
    expect(findForeign(committed, [])).toMatchObject([{ id: 'zz99', text: 'Theirs', kind: 'fact', confidence: 0.9 }])
    expect(findForeign(BARE, [])).toMatchObject([{ id: '', text: 'Theirs', kind: 'preference', confidence: 0.5 }])
    expect(findForeign(committed.replaceAll('\n', '\r\n'), [])).toMatchObject([{ text: 'Theirs' }])
  })

  it('finds edits and additions between markers, and only there', () => {
    const content = `- Not between markers\n${update(undefined, [approved]).replace('Use pnpm', 'Use bun')}
<!-- sage:zz99 confidence:0.90 scope:project category:fact -->
- Added by somebody
<!-- /sage:zz99 -->
`
    expect(findForeign(content, items)).toMatchObject([
      { id: 'a', text: 'Use bun' },
      { id: 'zz99', text: 'Added by somebody', kind: 'fact' },
    ])
  })
})

describe('holdsUnapproved()', () => {
  const theirs = item('q', 'Theirs', 'rejected', { origin: 'learnings.md' })

  it('is true of what waits or is decided against, where it came from others, in whatever letters', () => {
    for (const status of ['pending', 'rejected', 'merged'] as const)
      expect(holdsUnapproved(THEIRS.replace('Theirs', ' Theirs'), [{ ...theirs, status }])).toBe(true)
  })

  it('is true of what a conflict holds between the markers, until it is in a comment', () => {
    const [open = '', text = '', close = ''] = THEIRS.split('\n')
    const file = [open, '<<<<<<< HEAD', '- Mine', '=======', text, '>>>>>>> theirs', close, ''].join('\n')
    const mine = item('a', 'Mine', 'approved')
    expect(holdsUnapproved(file, [mine, theirs])).toBe(true)
    expect(holdsUnapproved(update(file, [makeLearning('a', 'Mine')], [theirs], true), [mine, theirs])).toBe(false)
    expect(holdsUnapproved(file, [mine, { ...theirs, status: 'approved' }])).toBe(false)
  })

  it('is not true of what another branch may have: what is new, in use, or was so in other words, or is one’s own', () => {
    const others = [item('a', 'Now', 'approved', { formerTexts: ['Theirs'] }), item('b', 'Theirs', 'approved')]
    for (const items of [[], [item('c', 'Theirs', 'retired')], ...others.map((other) => [theirs, other])])
      expect(holdsUnapproved(THEIRS, items)).toBe(false)
  })

  it('is true of words of others that became other words here before anybody approved them', () => {
    const evidence = { ...theirs.evidence, text: 'Theirs' }
    for (const status of ['pending', 'approved', 'rejected'] as const)
      expect(holdsUnapproved(THEIRS, [{ ...theirs, text: 'Now', formerTexts: ['Theirs'], evidence, status }])).toBe(
        true,
      )
  })
})
