import { describe, expect, test } from 'vitest'
import { importTexts } from '../../../src/review/import/import-texts.ts'

const texts = (content: string, name: string) => importTexts(content, name).texts.map(({ text }) => text)

describe('importTexts() of Markdown', () => {
  test('leaves out what a rule or a note says of itself', () => {
    const rule = '---\r\npaths:\r\n  - "src/**/*.ts"\r\n---\r\n\r\n- Use tabs\r\n'
    expect(texts(rule, 'typescript.md')).toEqual(['Use tabs'])
    expect(texts('---\n- Use tabs\n---\n- Use pnpm\n', 'CLAUDE.md')).toEqual(['Use tabs', 'Use pnpm'])
  })

  test('reads lines that end with a carriage return alone', () => {
    expect(texts('# Rules\r\r- Use tabs\r- Use pnpm\r', 'CLAUDE.md')).toEqual(['Use tabs', 'Use pnpm'])
    expect(texts('{"text":"Use tabs"}\r{"text":"Use pnpm"}\r', 'rules.jsonl')).toEqual(['Use tabs', 'Use pnpm'])
  })

  test('takes bullets with the lines that continue them, and nothing else', () => {
    const markdown = `# Project
Some prose that explains.

- Use pnpm, not npm
* Run the tests
  before every commit
1. Never edit src/gen
- Layers:
  - text comes first
  - hook imports runtime only
- @docs/other.md
<!-- - commented out -->
- Use tabs <!-- since 2024 -->
<!--
- also commented out
-->
\`\`\`\`md
- code
\`\`\`
- more code
\`\`\`\`
> - quoted
- last
`
    expect(texts(markdown, 'CLAUDE.md')).toEqual([
      'Use pnpm, not npm',
      'Run the tests before every commit',
      'Never edit src/gen',
      'text comes first',
      'hook imports runtime only',
      'Use tabs',
      'last',
    ])
    expect(importTexts(markdown, 'CLAUDE.md').texts).toMatchObject([
      { kind: 'convention', confidence: 0.7 },
      {},
      {},
      {},
      {},
      {},
      {},
    ])
  })

  test('takes a bullet that leans on the one above it together with that one', () => {
    const markdown =
      '- Use tabs.\n  - but not in YAML\n  - Makefiles too\n    - except the generated ones\n  - ma branche est trunk\n- and commit often\n- Orders:\n  - or by hand\n'
    expect(texts(markdown, 'CLAUDE.md')).toEqual([
      'Use tabs.',
      'Use tabs, but not in YAML',
      'Makefiles too',
      'Makefiles too, except the generated ones',
      'ma branche est trunk',
      'and commit often',
      'or by hand',
    ])
  })

  test('takes a bullet that ends with a colon and introduces none, beside another one or at the end', () => {
    const markdown = '- Begin titles with fix: or feat:\n- Use tabs\n- End labels with a colon:\n'
    expect(texts(markdown, 'CLAUDE.md')).toEqual([
      'Begin titles with fix: or feat:',
      'Use tabs',
      'End labels with a colon:',
    ])
  })

  test('takes what stands below a task for a part of it, also after an empty line or its own paragraph, up to the next one', () => {
    const markdown =
      '- [ ] write the docs\n\n  - with examples\n\n  as agreed\n\n  - and pictures\n\nOther rules\n\n  - Use tabs\n'
    expect(texts(markdown, 'TODO.md')).toEqual(['Use tabs'])
  })

  test('takes a bullet that leans together with the one above it also where its first word is stressed, or a capital', () => {
    const markdown =
      '- **Never** push to main.\n  - **But** hotfixes may go there\n  - *except* on fridays\n- Ask first?\n  - Or open an issue\n'
    expect(texts(markdown, 'CLAUDE.md')).toEqual([
      '**Never** push to main.',
      '**Never** push to main, **but** hotfixes may go there',
      '**Never** push to main, *except* on fridays',
      'Ask first?',
      'Ask first, or open an issue',
    ])
  })

  test('takes an exception together with the rule that introduces it', () => {
    const markdown =
      '- Use tabs:\n  - except in YAML\n  - 2 wide\n- Formats:\n  - or none\n## Never do these:\n- push:\n  - unless asked\n- Never import these:\n  - except lodash\n'
    expect(texts(markdown, 'CLAUDE.md')).toEqual([
      'Use tabs, except in YAML',
      '2 wide',
      'or none',
      'Never do these: push, unless asked',
      'Never import these: except lodash',
    ])
  })

  test('leaves out tasks, which are no rules, and what stands below them', () => {
    const markdown =
      '- [ ] write the docs\n  - with examples\n* [x] done\n1. [X] also done,\n   with a second line\n- Use [x] for a tick\n- [x](https://x.example) is banned\n'
    expect(texts(markdown, 'TODO.md')).toEqual(['Use [x] for a tick', '[x](https://x.example) is banned'])
  })

  test('takes a bullet that leans as it stands, if a paragraph parts it from the list above', () => {
    expect(texts('- Use tabs\n\n  - but not in YAML\n', 'a.md')).toEqual(['Use tabs', 'Use tabs, but not in YAML'])
    expect(texts('- Use tabs\n\nOther rules\n  - or by hand\n', 'a.md')).toEqual(['Use tabs', 'or by hand'])
  })

  test('takes forty thousand bullets that could lean on one above them', () => {
    expect(texts('- but x\n'.repeat(40_000), 'a.md')).toHaveLength(40_000)
  })

  test('takes a bullet that leans on what is no learning as it stands', () => {
    const markdown =
      '- <!-- to do -->\n  - but not in YAML\n- @docs/style.md\n  - and the linter\n- Use tabs!\n  - except in CSS\n'
    expect(texts(markdown, 'CLAUDE.md')).toEqual([
      'but not in YAML',
      'and the linter',
      'Use tabs!',
      'Use tabs, except in CSS',
    ])
  })

  test('takes a bullet with what stands above it and forbids it, or says when it holds', () => {
    const markdown = `# The no-code platform
- Use pnpm

## Never do the following:
- push to main

### By hand
1. run migrations
   in production

## **Don'ts**
- commit .env

## Before a release
- update the changelog
- Never import these:
  - lodash
  - moment
- run the benchmarks

## Style
Avoid:

- barrel files

In all new code:
- Use tabs

## In the backend
- always use async handlers
### Rules for migrations:
- add a down step

## Rules for this repo
- sign commits

Other things follow.
- Write tests
`
    expect(texts(markdown, 'CLAUDE.md')).toEqual([
      'Use pnpm',
      'Never do the following: push to main',
      'Never do the following: run migrations in production',
      "Don'ts: commit .env",
      'Before a release: update the changelog',
      'Before a release: Never import these: lodash',
      'Before a release: Never import these: moment',
      'Before a release: run the benchmarks',
      'Avoid: barrel files',
      'In all new code: Use tabs',
      'In the backend: always use async handlers',
      'In the backend: Rules for migrations: add a down step',
      'sign commits',
      'Write tests',
    ])
  })

  test('reads what stands between the markers of a learnings.md, and what somebody wrote beside them', () => {
    const file =
      '# Learnings\n\n<!-- sage:abc123 confidence:0.85 scope:project category:tool -->\n- Use pnpm\n<!-- /sage:abc123 -->\n- Run the tests\n'
    expect(importTexts(file, 'learnings.md').texts).toMatchObject([
      { text: 'Use pnpm', kind: 'tool', confidence: 0.85 },
      { text: 'Run the tests', kind: 'convention', confidence: 0.7 },
    ])
  })
})

test('importTexts() reads JSON Lines of several shapes', () => {
  const lines = [
    { text: 'Use pnpm', kind: 'tool', confidence: 0.9 },
    { content: 'You prefer short answers', type: 'pattern' },
    { learning: 'The cause was a stale cache', category: 'insight', confidence: 7 },
    { text: 'Refused elsewhere', status: 'rejected' },
    { other: 1 },
  ]
  const content = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n\n`
  expect(importTexts(content, 'x.jsonl').texts).toEqual([
    { text: 'Use pnpm', kind: 'tool', confidence: 0.9 },
    { text: 'You prefer short answers', kind: 'preference', confidence: 0.7 },
    { text: 'The cause was a stale cache', kind: 'insight', confidence: 0.7 },
  ])
})

test('importTexts() says which lines of JSON Lines and which proposals of a seed.json it leaves out', () => {
  const lines = '{"text":"Use pnpm"}\n\n{"note":"a"}\n[1]\n{"text":"b","status":"rejected"}\n7\n'
  expect(importTexts(lines, 'x.jsonl').leftOut).toEqual([
    { kind: 'no text', at: 3 },
    { kind: 'no text', at: 4 },
    { kind: 'rejected elsewhere', at: 5 },
    { kind: 'no text', at: 6 },
  ])
  const proposals = [{ content: 'a', status: 'rejected' }, { content: 'b' }, { id: 'c' }]
  expect(importTexts(JSON.stringify({ state: { proposals } }), 'seed.json').leftOut).toEqual([
    { kind: 'rejected elsewhere', at: 1 },
    { kind: 'no text', at: 3 },
  ])
})

test('importTexts() takes a kind that it does not know for a convention, whatever it is called', () => {
  const [imported] = importTexts('{"text":"Use pnpm","type":"constructor"}', 'a.jsonl').texts
  expect(imported).toEqual({ text: 'Use pnpm', kind: 'convention', confidence: 0.7 })
})

test('importTexts() reads the proposals of a seed.json', () => {
  const proposal = {
    id: 'x',
    type: 'self_knowledge',
    content: 'Remember the flag',
    source: 's',
    extractedAt: '2026-01-01T00:00:00Z',
    status: 'pending',
  }
  const content = JSON.stringify({ version: 1, state: { proposals: [proposal, { ...proposal, status: 'rejected' }] } })
  expect(importTexts(content, 'seed.json').texts).toEqual([
    { text: 'Remember the flag', kind: 'self_knowledge', confidence: 0.7, saidAt: '2026-01-01T00:00:00.000Z' },
  ])
})

test.each([
  ['a.seed', JSON.stringify({ version: 1, state: { proposals: [{ content: 'Use pnpm' }] } }, null, 2)],
  ['a.txt', '{"text":"Use pnpm"}\n'],
  ['a', '- Use pnpm\n'],
  ['a.md', '{"x":1}\n- Use pnpm\n'],
  ['a.mdx', '{/* For all of us */}\n\n- Use pnpm\n'],
  ['a.tmpl', '{{- if .node }}\n- Use pnpm\n{{- end }}\n'],
])('importTexts() knows what %s is, whose name says nothing, by what it holds', (name, content) => {
  expect(texts(content, name)).toEqual(['Use pnpm'])
})

test.each([
  ['{"text":"a","proposedAt":"2026-01-01T02:00:00+02:00"}', '2026-01-01T00:00:00.000Z'],
  ['{"text":"a","proposedAt":"yesterday"}', undefined],
  ['{"text":"a","extractedAt":7}', undefined],
])('importTexts() takes the time from %s', (line, saidAt) => {
  expect(importTexts(line, 'a.jsonl').texts).toEqual([{ text: 'a', kind: 'convention', confidence: 0.7, saidAt }])
})

test.each([
  ['seed.json', '{}', 'Cannot import "seed.json": it has no "state.proposals"'],
  ['seed.json', '{', 'Cannot import "seed.json" line 1: it is not JSON'],
  ['seed.json', '{\n"state": {\n"proposals": [],\n}}', 'Cannot import "seed.json" line 3: it is not JSON'],
  ['seed.json', '{"a":'.repeat(1000), 'Cannot import "seed.json" line 1: it is not JSON'],
  ['x.jsonl', '{"text":"a"}\nnope', 'Cannot import "x.jsonl" line 2: it is not JSON'],
])('importTexts() refuses %s with %j', (name, content, message) => {
  expect(() => importTexts(content, name)).toThrow(message)
})
