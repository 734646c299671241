import { describe, expect, test } from 'vitest'
import { cleanSentence, TEXT_MAX } from '../../src/extract/clean.ts'

describe('cleanSentence()', () => {
  test.each([
    ['ok so we never mock the database here', 'We never mock the database here'],
    ['Hey there, please use tabs', 'Please use tabs'],
    ['no, we use pnpm in this repo', 'We use pnpm in this repo'],
    ['btw the staging db is wiped on sundays', 'The staging db is wiped on sundays'],
    ['all times are stored in UTC, so fix the report', 'All times are stored in UTC'],
    ['keep each commit working please', 'Keep each commit working'],
    ['好的，以后都用中文', '以后都用中文'],
    ['please remember that releases are cut from main', 'Releases are cut from main'],
    ['Remember: the queue is drained by hand', 'The queue is drained by hand'],
    ['recuerda que la base de prueba se borra cada noche', 'La base de prueba se borra cada noche'],
    ['запомни, что прод только для чтения', 'прод только для чтения'],
    ['记住：测试都用 vitest', '测试都用 vitest'],
    ['ちなみに、本番は読み取り専用です', '本番は読み取り専用です'],
    ['we say\n  “workspace”,   not “project”', 'We say “workspace”, not “project”'],
  ])('makes of "%s" "%s"', (typed, kept) => {
    expect(cleanSentence(typed)).toBe(kept)
  })

  test.each([
    'pnpm is what we use',
    'useEffect is banned here',
    'no default exports',
    'never force push',
    'remember to run the linter',
    'remember that one time it broke',
    'note that down somewhere safe',
    'remember that',
    'Claude stop is the end of a turn',
  ])('leaves the beginning of "%s" its meaning', (typed) => {
    expect(cleanSentence(typed).toLowerCase()).toBe(typed.toLowerCase())
  })

  test('does not capitalise names of code', () => {
    expect(cleanSentence('pnpm is what we use')).toMatch(/^pnpm/)
    expect(cleanSentence('useEffect is banned here')).toMatch(/^useEffect/)
  })

  test('keeps something of whatever it is given, on one line, within the limit', () => {
    expect(cleanSentence('ok')).toBe('Ok')
    const long = cleanSentence(`we ${'always '.repeat(200)}test`)
    expect(long.length).toBeLessThanOrEqual(TEXT_MAX)
    expect(long.endsWith('…')).toBe(true)
  })

  test('does not cut a character in two', () => {
    expect(cleanSentence('𝒳'.repeat(400)).isWellFormed()).toBe(true)
  })
})
