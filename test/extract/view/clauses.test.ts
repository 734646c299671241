import { describe, expect, it } from 'vitest'
import { divideClauses } from '../../../src/extract/view/clauses.ts'
import { splitSentences } from '../../../src/text/sentences/sentences.ts'

describe('divideClauses()', () => {
  it.each([
    ['why did you use float for the amount, money is BigDecimal everywhere', 'money is BigDecimal everywhere'],
    ['you put the work dir in my home, the quota is 20 gb there', 'the quota is 20 gb there'],
    ['add the export, the amounts are integer cents', 'the amounts are integer cents'],
    ['Fix the build, and btw don’t ever skip a test', 'and btw don’t ever skip a test'],
    [
      'please rename the enum, and in future put an entry in MIGRATION.md',
      'and in future put an entry in MIGRATION.md',
    ],
    ["why did you add lodash, moment and axios, we don't take new libraries", "we don't take new libraries"],
    ['you used var, const and let are the only ones allowed', 'const and let are the only ones allowed'],
    ['add the labels in German, the keys stay in English', 'the keys stay in English'],
    ['plot the rasters; gdal is from the conda env geo38', 'gdal is from the conda env geo38'],
  ])('divides "%s"', (text, statement) => {
    const parts = divideClauses(splitSentences(text))
    expect(parts).toHaveLength(2)
    expect(parts[1]?.text).toBe(statement)
    for (const { text: part, start, end } of parts) expect(text.slice(start, end)).toBe(part)
  })

  it.each([
    'add a modal, it has a close button',
    "make a node for the filter, in c++ since the prof doesn't accept python",
    'make the header sticky, and the footer too',
    'why did you remove it, and what is it for?',
    'we use pnpm here, never npm',
    'move the file to src, then run the tests',
    // A rule with what it is about, and not an order for now.
    'do not use float, money is always BigDecimal',
    'use metric units, imperial ones are only for the US site',
    'run the linter before every commit, CI is strict about it',
    'test data is synthetic, nothing from real patients gets in the repo',
    'write commit messages in English, German is only for the docs',
    'run npm test, npm run build and npm run lint before every commit',
    // What follows may hold only under the condition.
    'make sure that when the queue is full, the worker never drops a job',
    'add a rule to CLAUDE.md: we use pnpm, npm is banned',
    // Inside a quotation, brackets and a number.
    'add the header "X-Foo, bar is baz" to the requests',
    "change the label to 'Total, tax is included'",
    'add the retry (max 3, backoff is exponential)',
    'make the limit 3,000 is too much',
    'redo the figure like this, and the others when we get there',
    // Longer than an order with a remark.
    `add the export, the amounts are integer cents ${'and so on '.repeat(60)}`,
  ])('leaves "%s" whole', (text) => {
    expect(divideClauses(splitSentences(text))).toEqual(splitSentences(text))
  })
})
