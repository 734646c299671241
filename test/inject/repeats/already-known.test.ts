import { describe, expect, it } from 'vitest'
import { compareWithKnown, knownLines } from '../../../src/inject/repeats/already-known.ts'

describe('compareWithKnown()', () => {
  const text = `# Rules

- Use pnpm, not npm, for every install.
- [ ] Tests live beside the source
Commit messages are written in English. Never force-push to main.

\`\`\`
Use bun
\`\`\`
| Rule | Why |
| Indent with tabs | habit |
- Merge from main to staging every night.
- Prefer Array<string> over string[].
- Keep the bundle size < 200 kB
- Run the linter before the tests
- Log each change except typos
<!--
Deploy on Fridays
-->
Review in pairs <!-- or alone -->
`
  const lines = knownLines([{ path: '/p/CLAUDE.md', text }])
  const known = (proposal: string) => {
    const result = compareWithKnown(proposal, lines)
    return result.state === 'new' ? 'new' : `${result.state} ${result.line}`
  }

  it.each([
    ['Use pnpm, not npm, for every install', 'present 3'],
    ['always use pnpm, not npm, for every install', 'present 3'],
    ['Use npm, not pnpm, for every install', 'contradicted 3'],
    ['Commit messages in English', 'present 5'],
    ['Force-push to main', 'contradicted 5'],
    ['Do not indent with tabs', 'contradicted 11'],
    ['Please always merge from main to staging', 'present 12'],
    ['Merge from staging to main', 'new'],
    ['prefer array<string> over string[]', 'present 13'],
    ['Keep the bundle size > 200 kB', 'new'],
    ['Use bun', 'new'],
    ['Deploy on Tuesdays', 'new'],
    ['Deploy on Fridays', 'new'],
    ['Run the linter before the tests', 'present 15'],
    ['Run the linter after the tests', 'new'],
    ['Only run the linter before the tests', 'new'],
    ['Run the linter for the tests', 'new'],
    ['Log each change and typos', 'new'],
    ['Review in pairs', 'present 20'],
    ['Use pnpm, not yarn, for every install', 'new'],
    ['Use pnpm', 'present 3'],
    ['Write tests', 'new'],
    ['Never force-push from main', 'new'],
  ])('%s: %s', (proposal, expected) => expect(known(proposal)).toBe(expected))

  it.each([
    ['Never push to main', 'present 3'],
    ['Push to main', 'contradicted 3'],
    ['Never commit secrets', 'present 6'],
    ['Do not import lodash', 'present 8'],
    ['Never import lodash', 'present 8'],
    ['Import lodash', 'new'],
    ['Never use pnpm', 'contradicted 10'],
    ['Use pnpm', 'present 10'],
    ['Run the tests before committing', 'new'],
    ['Never commit without running the tests', 'present 12'],
    ['Commit without running the tests', 'contradicted 12'],
    ['Use enums, not unions', 'contradicted 13'],
    ['Never add moment and request', 'present 14'],
    ['Use default exports', 'contradicted 15'],
  ])('reads an item under a heading that forbids it as forbidden: %s', (proposal, expected) => {
    const text = `# Rules
## Never do the following
- push to main

You must never:
- commit secrets
- Never import:
  - lodash
## What npm does not do
- Use pnpm
## Never
- commit without running the tests
- enums instead of unions
- add moment, add request
- no default exports`
    const lines = knownLines([{ path: '/p/CLAUDE.md', text }])
    const result = compareWithKnown(proposal, lines)
    expect(result.state === 'new' ? 'new' : `${result.state} ${result.line}`).toBe(expected)
  })

  it('knows an item with the heading that says where it holds', () => {
    const lines = knownLines([
      { path: '/p/CLAUDE.md', text: '# Rules\n## In the backend\n- always use async handlers' },
    ])
    expect(compareWithKnown('In the backend: use async handlers', lines)).toMatchObject({
      state: 'present',
      text: 'In the backend: always use async handlers',
    })
  })

  it.each([
    ['Use port 5432', 'Use port 54321 for postgres', 'new'],
    ['Never use any', 'Never use anything from lodash', 'new'],
    ['Use git', 'Use gitlab for issues, git for code', 'new'],
    ['Use node 20', 'Use node 20 or newer here', 'present'],
    ['使用pnpm', '我们总是使用pnpm安装', 'present'],
    ['使用制表符', '缩进时使用制表符', 'present'],
  ])('a few words are known where they stand as words: %s, %s: %s', (proposal, line, expected) => {
    const lines = knownLines([{ path: '/p/CLAUDE.md', text: `- ${line}` }])
    expect(compareWithKnown(proposal, lines).state).toBe(expected)
  })

  it('shows the line that contradicts', () => {
    expect(compareWithKnown('Force-push to main', lines)).toMatchObject({
      path: '/p/CLAUDE.md',
      text: 'Never force-push to main.',
    })
  })
})
