import { describe, expect, it } from 'vitest'
import { learningOf } from '../../src/inject/learning.ts'
import { learningsIn } from '../../src/inject/learnings-blocks.ts'
import { type Placed, updateSharedFile } from '../../src/inject/shared-file.ts'
import type { Item } from '../../src/journal/item.ts'
import { makeItem } from '../helpers/make-item.ts'

const PATH = '/project/.sage/learnings.md'
const block = (id: string, text: string) =>
  `<!-- sage:${id} confidence:0.80 scope:project category:preference -->\n- ${text}\n<!-- /sage:${id} -->\n`
const mine = (id: string, text: string, more: Partial<Item> = {}) => makeItem(id, { text, status: 'approved', ...more })
/** Taken from the block `mark`; '' as an older Sage took it in. */
const theirs = (
  id: string,
  mark: string,
  text: string,
  status: Item['status'] = 'approved',
  formerTexts: string[] = [],
) =>
  makeItem(id, {
    text,
    status,
    formerTexts,
    origin: PATH,
    evidence: { turnUuid: mark, sessionId: '', speaker: 'file' },
  })

function update(content: string | undefined, items: readonly Item[], placed?: Record<string, string>) {
  const approved = items.filter(({ status }) => status === 'approved').map(learningOf)
  const before: Placed | undefined = placed && new Map(Object.entries(placed))
  const found = updateSharedFile(content, approved, new Map(items.map((item) => [item.id, item])), {
    path: PATH,
    placed: before,
  })
  return {
    content: found.content,
    lines: learningsIn(found.content).map(({ id, text }) => `${id} ${text}`),
    placed: Object.fromEntries(found.placed),
    out: found.takenOut.map(({ id }) => id),
  }
}

describe('updateSharedFile()', () => {
  it('makes no file for no learning, and a whole one where there is none', () => {
    expect(update(undefined, []).content).toBe('')
    const made = update('', [mine('a', 'Use pnpm'), theirs('b', 'zz', 'Sign')], { a: 'Use pnpm' })
    expect(made).toMatchObject({ lines: ['a Use pnpm', 'zz Sign'], placed: { a: 'Use pnpm', zz: 'Sign' }, out: [] })
  })

  it.each(['pending', 'later', 'rejected', 'retired', 'purged'] as const)(
    'leaves a line that came with it and is %s',
    (status) => {
      const file = block('zz', 'Theirs')
      for (const placed of [undefined, {}, { zz: 'Theirs' }])
        expect(
          update(file, [theirs('b', 'zz', 'Theirs', status), theirs('c', '', 'Theirs', status)], placed).content,
        ).toBe(file)
    },
  )

  it('takes out what is retired, once: who puts it back means it', () => {
    const retired = mine('a', 'Use pnpm', { status: 'retired' })
    const file = block('a', 'Use pnpm') + block('zz', 'Theirs')
    for (const placed of [undefined, { a: 'Use pnpm' }, { a: '' }])
      expect(update(file, [retired], placed)).toMatchObject({ lines: ['zz Theirs'], placed: {} })
    expect(update(file, [retired], {}).content).toBe(file)
  })

  it('adds what is new, and puts nothing back that was taken out', () => {
    const items = [mine('a', 'Use pnpm'), mine('c', 'New'), theirs('b', 'zz', 'Gone'), theirs('d', '', 'Gone too')]
    const found = update(block('yy', 'Other'), items, { a: 'Use pnpm', zz: 'Gone' })
    expect(found.lines).toEqual(['yy Other', 'c New'])
    expect(found.out.toSorted()).toEqual(['a', 'b', 'd'])
    expect(update(found.content, items, found.placed)).toEqual(found)
  })

  it('puts back what was retired and is in use again, under the id of its line', () => {
    const [own, other] = [mine('a', 'Use pnpm'), theirs('b', 'zz', 'Theirs')]
    const retired = [own, other].map((item) => ({ ...item, status: 'retired' as const }))
    const { placed, content } = update(block('yy', 'Other'), retired, { a: 'Use pnpm', zz: 'Theirs' })
    expect(placed).toEqual({ a: '', zz: '' })
    expect(update(content, [own, other], placed).lines.toSorted()).toEqual(['a Use pnpm', 'yy Other', 'zz Theirs'])
  })

  it('rewords a line in its place, whoever wrote it, and leaves earlier words that somebody else put back', () => {
    for (const [id, item] of [
      ['a', mine('a', 'New words', { formerTexts: ['Old words'] })],
      ['zz', theirs('b', 'zz', 'New words', 'approved', ['Old words'])],
    ] as const) {
      const file = block(id, 'Old words')
      for (const placed of [undefined, {}, { [id]: 'Old words' }])
        expect(update(file, [item], placed)).toMatchObject({
          lines: [`${id} New words`],
          placed: { [id]: 'New words' },
          out: [],
        })
      expect(update(file, [item], { [id]: 'New words' })).toMatchObject({ content: file, out: [item.id] })
    }
  })

  it("leaves others' words in a line until they are decided on; rejected, they give way to its writer's", () => {
    const [own, file] = [mine('a', 'Use pnpm'), block('a', 'Use bun')]
    for (const items of [[own], [own, theirs('z', 'a', 'Use bun', 'pending')]])
      expect(update(file, items, { a: 'Use pnpm' })).toMatchObject({ content: file, out: ['a'] })
    expect(update(file, [own, theirs('z', 'a', 'Use bun', 'rejected')], { a: 'Use pnpm' }).lines).toEqual([
      'a Use pnpm',
    ])
    const taken = theirs('b', 'zz', 'Use pnpm')
    const edited = block('zz', 'Use bun')
    expect(update(edited, [taken, theirs('z', 'zz', 'Use bun', 'rejected')], { zz: 'Use pnpm' }).content).toBe(edited)
    const replaced = [{ ...own, status: 'retired' as const }, theirs('z', 'a', 'Use bun')]
    expect(update(file, replaced, { a: 'Use pnpm' })).toMatchObject({
      content: file,
      placed: { a: 'Use bun' },
      out: [],
    })
  })

  it('lets a second block of one learning go, but not other words in it', () => {
    const own = mine('a', 'Use pnpm')
    expect(update(block('a', 'Use pnpm') + block('a', 'Use pnpm'), [own]).lines).toEqual(['a Use pnpm'])
    const other = block('a', 'Use pnpm') + block('a', 'Use bun')
    expect(update(other, [own]).content).toBe(other)
  })

  it('makes a line again of what waited in a comment for others, once it is approved here', () => {
    const file = '# Ours\n<!-- Waits for a decision in Sage: Theirs -->\n'
    for (const status of ['pending', 'rejected'] as const)
      expect(update(file, [theirs('b', '', 'Theirs', status)], {}).content).toBe(file)
    const found = update(file, [theirs('b', '', 'Theirs')], {})
    expect(found).toMatchObject({ lines: ['b Theirs'], out: [] })
    expect(found.content).not.toContain('Waits')
    expect(update(file, [mine('a', 'Theirs')], { a: 'Theirs' }).lines).toEqual(['a Theirs'])
  })

  it('waits until a conflict is resolved', () => {
    const conflict = `<<<<<<< ours\n${block('a', 'Use pnpm')}=======\n${block('zz', 'Theirs')}>>>>>>> theirs\n`
    const reworded = mine('a', 'Use pnpm 9', { formerTexts: ['Use pnpm'] })
    const found = update(conflict, [reworded, theirs('b', 'zz', 'Theirs')], { a: 'Use pnpm' })
    expect(found).toMatchObject({ content: conflict, placed: { a: 'Use pnpm' }, out: [] })
    expect(update(block('a', 'Use pnpm'), [reworded], found.placed).lines).toEqual(['a Use pnpm 9'])
    const retired = update(conflict, [{ ...reworded, status: 'retired' }], { a: 'Use pnpm' })
    expect(update(block('a', 'Use pnpm'), [{ ...reworded, status: 'retired' }], retired.placed).lines).toEqual([])
  })

  it('keeps the bytes of a line that came with it, however its words are written', () => {
    const file = block('zz', 'The\u0301irs').replaceAll('\n', '\r\n')
    expect(update(file, [theirs('b', 'zz', 'Th\u00e9irs')])).toMatchObject({ content: file, out: [] })
    expect(update(file, [theirs('b', '', 'Th\u00e9irs')])).toMatchObject({ content: file, out: [] })
  })
})
