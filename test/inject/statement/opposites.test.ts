import { describe, expect, it } from 'vitest'
import { createOpposites, oppositesOf } from '../../../src/inject/statement/opposites.ts'

const SAID = [
  'Use pnpm, not npm',
  'Use npm, not pnpm',
  'Use npm',
  'Use pnpm for installs',
  'Do not indent with tabs',
  'Indent with tabs',
  'Never push to main without a review',
  'Push to main',
  'Answer in German',
  'Please always answer in English',
  'Antworte auf Deutsch',
  'Nie mit Tabs einrücken',
  'Never use tabs, but use tabs in Makefiles',
  'Never use yarn or npm',
  'We use yarn, never npm, pnpm or bun',
  '用 pnpm，不要用 npm',
  '用 npm，不要用 pnpm',
].map((text) => ({ text }))

const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text).toSorted()

describe('oppositesOf()', () => {
  it.each([
    [
      'Use pnpm, not npm',
      ['Use npm', 'Use npm, not pnpm', 'We use yarn, never npm, pnpm or bun', '用 npm，不要用 pnpm'],
    ],
    ['Indent with tabs', ['Do not indent with tabs']],
    ['Push to main', []],
    ['Answer in German', ['Please always answer in English']],
    ['Antworte immer auf Englisch', ['Answer in German', 'Antworte auf Deutsch']],
    ['Write commit messages in English', []],
  ])('%s', (text, expected) => expect(textsOf(oppositesOf({ text }, SAID))).toEqual(expected))

  it('takes nothing for the opposite of itself', () => {
    const [first] = SAID.slice(-1)
    if (!first) throw new Error('Nothing was said')
    expect(oppositesOf(first, [first])).toEqual([])
  })
})

describe('oppositesOf() of what only forbids', () => {
  it.each([
    ['Never use npm', 'Use npm, not yarn'],
    ['Never use npm', 'Use npm'],
    ['Never use Go', 'Use Go'],
    ['We use vitest for the backend, never jest', 'We use jest here, not vitest'],
    ['We use pnpm here, never npm or yarn', 'Use yarn here'],
    ['Nutze pnpm, nie npm oder yarn', 'Use npm'],
    ['Never use npm or yarn', 'Use npm'],
    ['Never use npm or yarn', 'Use yarn or npm'],
    ['We use pnpm, never npm, yarn or bun', 'Use yarn'],
    ['We use pnpm, never npm, yarn, or bun', 'Use bun'],
    ['Never npm, yarn or bun here', 'Use yarn'],
    ['Prefer pnpm over npm, yarn or bun for installs', 'Use yarn for installs'],
    ['Nutze nie npm, yarn, cnpm oder bun', 'Nutze cnpm'],
    ['Never push to main, staging or release', 'Push to main'],
    ['Never push to main, staging or release', 'Push to release'],
  ])('%s / %s', (one, other) => {
    expect(textsOf(oppositesOf({ text: one }, [{ text: other }]))).toEqual([other])
    expect(textsOf(oppositesOf({ text: other }, [{ text: one }]))).toEqual([one])
  })

  it.each([
    ['Never use npm', 'Use npm for the docs'],
    ['Never run benchmarks in CI', 'Run benchmarks'],
    ['Never use npm', 'Use pnpm, not npm'],
    ['Avoid string[]', 'Array<string> over string[]'],
    ['Never push to main or release', 'Push to staging'],
    ['Never npm or yarn', 'Use yarn for the docs'],
    ['We use pnpm, yarn or bun, never npm', 'Use yarn'],
    ['Never npm, yarn or bun', 'Use pnpm'],
    ['Never guess, ask or read the docs', 'Ask'],
    ['Never push to main, staging or release', 'Release'],
  ])('%s goes with %s', (one, other) => {
    expect(oppositesOf({ text: one }, [{ text: other }])).toEqual([])
    expect(oppositesOf({ text: other }, [{ text: one }])).toEqual([])
  })
})

describe('oppositesOf() of what is not to be done without something', () => {
  it.each([
    ['Never commit without running the tests', 'Commit without running the tests'],
    ['Nie ohne Tests mergen', 'Ohne Tests mergen'],
    ['Merge without tests or without docs', 'Merge with tests'],
    ['Use pnpm instead of npm without exception', 'Use npm, not pnpm'],
  ])('%s / %s', (one, other) => {
    expect(textsOf(oppositesOf({ text: one }, [{ text: other }]))).toEqual([other])
    expect(textsOf(oppositesOf({ text: other }, [{ text: one }]))).toEqual([one])
  })

  it.each([
    ['Never commit without running the tests', 'Run the tests before committing'],
    ['Never merge without a review', 'Merge only after a review'],
    ['Never merge without tests or docs', 'Merge with tests'],
    ['Nie ohne Tests mergen', 'Mit Tests mergen'],
    ['Never merge without a review', 'Merge'],
  ])('%s goes with %s', (one, other) => {
    expect(oppositesOf({ text: one }, [{ text: other }])).toEqual([])
    expect(oppositesOf({ text: other }, [{ text: one }])).toEqual([])
  })
})

describe('oppositesOf() of what stands over something', () => {
  it.each([
    ['Prefer tabs over spaces', 'Use spaces'],
    ['We prefer composition over the inheritance of classes', 'Use inheritance of classes'],
    ['Tabs over spaces', 'Use spaces'],
    ['Always use Postgres over MySQL', 'Use MySQL'],
    ['I prefer tabs to spaces', 'Use spaces, not tabs'],
    ['Prefer tabs to spaces for indentation', 'Prefer spaces to tabs for indentation'],
    ['I prefer not to mock', 'I prefer to mock'],
    ['I prefer never to commit to main', 'Commit to main'],
  ])('%s / %s', (one, other) => {
    expect(textsOf(oppositesOf({ text: one }, [{ text: other }]))).toEqual([other])
  })

  it.each([
    ['Iterate over rows', 'Use rows'],
    ['I prefer tabs to spaces', 'Use tabs, not spaces'],
    ['Prefer tabs to spaces', 'Prefer tabs over spaces'],
    ['I prefer pushing to main', 'Push to main'],
    ['Prefer deploys to staging on Fridays', 'Always deploy to staging on Fridays'],
    ['I prefer you to ask', 'Ask'],
    ['Prefer links to docs', 'Use docs'],
    ['Save the place of the cursor', 'Move the cursor'],
    ['You used npm again, we use pnpm here', 'Use pnpm, not npm'],
    ['Why npm? Use pnpm', 'Use pnpm, not npm'],
    ['Use pnpm, npm is not supported', 'Use pnpm, not npm'],
    ['Prefer tests to run in CI', 'Run in CI'],
    ['Prefer flags to configure the server', 'Use flags to configure the server'],
    ['I prefer to commit to main', 'Commit to main'],
    ['Loop over the entries of the map', 'Use entries of the map'],
    ['Send events over HTTP', 'Use HTTP'],
    ['Split files over 300 lines', 'Use 300 lines'],
    ['Deploy with rsync to the test machine over SSH', 'Use SSH'],
    ['Both teams agree on the roadmap over lunch', 'Use lunch'],
  ])('%s goes with %s', (one, other) => {
    expect(oppositesOf({ text: one }, [{ text: other }])).toEqual([])
    expect(oppositesOf({ text: other }, [{ text: one }])).toEqual([])
  })
})

describe('oppositesOf() where the word for "not" comes first', () => {
  it.each([
    ['Squash commits', 'You shouldn’t squash commits'],
    ['Squash commits', "You mustn't squash commits"],
    ['Gebruik npm', 'Gebruik geen npm'],
    ['Gebruik pnpm, geen npm', 'Gebruik npm, geen pnpm'],
    ['Brug npm', 'Brug aldrig npm'],
    ['Använd npm', 'Använd inte npm utan pnpm'],
    ['Używaj npm', 'Nigdy nie używaj npm'],
    ['Koristi npm', 'Nikada ne koristi npm'],
    ['Gunakan npm', 'Jangan gunakan npm'],
    ['Dùng npm', 'Không dùng npm'],
  ])('%s / %s', (one, other) => {
    expect(textsOf(oppositesOf({ text: one }, [{ text: other }]))).toEqual([other])
    expect(textsOf(oppositesOf({ text: other }, [{ text: one }]))).toEqual([one])
  })

  it.each([
    ['Gebruik geen npm maar pnpm', 'Gebruik pnpm'],
    ['Använd inte npm utan pnpm', 'Använd pnpm'],
    ['Commit zonder tests', 'Commit'],
    ['Gebruik geen npm', 'Gebruik npm voor de docs'],
  ])('%s goes with %s', (one, other) => {
    expect(oppositesOf({ text: one }, [{ text: other }])).toEqual([])
    expect(oppositesOf({ text: other }, [{ text: one }])).toEqual([])
  })
})

describe('oppositesOf() in scripts without spaces', () => {
  it.each([
    ['用 pnpm，不要用 npm', '用 npm，不要用 pnpm'],
    ['请使用pnpm而不是npm', '请使用npm而不是pnpm'],
    ['始终使用制表符', '不要使用制表符'],
    ['用制表符缩进', '禁止使用制表符缩进'],
    ['用 pnpm，不要用 npm', 'Use npm, not pnpm'],
    ['pnpmを使う、npmは使わない', 'npmを使う、pnpmは使わない'],
    ['npmではなくpnpmを使う', 'pnpmではなくnpmを使う'],
    ['タブを使う', 'タブを使わない'],
    ['npm 말고 pnpm 사용', 'pnpm 말고 npm 사용'],
  ])('%s / %s', (one, other) => {
    expect(textsOf(oppositesOf({ text: one }, [{ text: other }]))).toEqual([other])
    expect(textsOf(oppositesOf({ text: other }, [{ text: one }]))).toEqual([one])
  })

  it.each([
    ['不要在主分支上提交', '在主分支上运行测试'],
    ['不要使用制表符、分号', '使用制表符'],
    ['用户名一律小写', '不要提交用户名'],
    ['テストなしでコミットしない', 'テストをコミットする'],
  ])('%s goes with %s', (one, other) => {
    expect(oppositesOf({ text: one }, [{ text: other }])).toEqual([])
  })
})

describe('createOpposites()', () => {
  it('finds what comparing each with each finds', () => {
    const index = createOpposites<{ text: string }>()
    for (const one of SAID) index.add(one)
    const found = SAID.map((one) => textsOf(index.of(one)))
    expect(found).toEqual(SAID.map((one) => textsOf(oppositesOf(one, SAID))))
    expect(found.flat().length).toBeGreaterThan(4)
  })
})
