import { describe, expect, test } from 'vitest'
import { maskForeign, MAX_MESSAGE_UNITS } from '../../../src/extract/view/mask.ts'

describe('maskForeign()', () => {
  test.each([
    ['a fence', '```ts\nalways()\n```'],
    ['a fence that never closes', '~~~\nalways use tabs'],
    ['a quotation', '> always use tabs'],
    ['a shell line', '$ npm run always'],
    ['a table', '| always | never |'],
    ['a log line', '[2026-01-02 10:00:00] always'],
    ['a time stamp', '10:00:00.123 always'],
    ['a stack frame', 'at always (/app/src/a.js:3:7)'],
    ['an exception', 'TypeError: always is not a function'],
    ['a code line', 'const always = () => {'],
    ['an error', 'error Command failed with exit code 1.'],
    ['a warning', 'warning: always is never used'],
    ['a place of an error', 'src/a.ts:3:7: always'],
    ['a line of signs', '=== [[ ]] {{ }} ;; :: 0x00 0x01 0x02 ==='],
    ['a deprecation of npm 10', 'npm warn deprecated inflight@1.0.6: This module is not supported'],
    ['an error of npm 10', 'npm error Never use --force'],
    ['what npm goes on with', 'npm error code E404\nnpm error always check the name'],
    ['hints of git', 'hint: We never force-push to main\nhint: its remote counterpart'],
    [
      'the state of a branch',
      "On branch main\nYour branch is up to date with 'origin/main'.\nnothing to commit, working tree clean",
    ],
    ['what a remote says', 'remote: Always sign your commits.\nremote:\nremote: see the docs'],
    ['a warning of Node', '(node:1) Warning: always close it\n(Use `node --trace-warnings ...` to show where)'],
    ['what a program says', 'docker: permission denied. Always use sudo.'],
    ['what a program cannot find', 'zsh: command not found: pnpm'],
    [
      'what a compiler quotes',
      '  --> src/main.rs:4:9\n   |\n 4 |     let always = 5;\n   |         ^ help: never leave it: `_always`\n   = note: always on',
    ],
    ['a failed check', '✗ Commit message must always start with a type'],
    ['a passed check', '✓ Never throws on empty input'],
    ['a passed check with its time', '✓ always lint (12 ms)'],
    ['a place without its path', '12:7  error  Never reassign it  prefer-const'],
    ['a place of a search', 'src/a.ts:3:always'],
    ['a condition of Python', 'if not rule or len(rules) > 0:'],
    ['a loop of Python', 'for rule in rules.all():'],
    ['a function', 'function always(rule) {'],
    ['a class', 'class Always(Rule):'],
    ['an import', "import { always } from 'rules';"],
    ['a field', 'private final Rule always = new Rule();'],
    ['a value', 'always: "use tabs",'],
    ['a value of JSON', '"always": "use tabs"'],
    ['a mail that is answered', 'From: Bob\nTo: Ann\nalways use tabs'],
    ['text in triple quotes', '"""\nalways use tabs\nnever spaces\n"""'],
    ['text in triple quotes on one line', '"""always use tabs, never spaces"""'],
    ['a chat', 'User: which?\nAssistant: Always use tabs.\n\nNever spaces.\nHuman: never mind'],
    ['an answer', 'Assistant: Always use tabs.'],
    ['a chat with Claude', 'Me: which?\nClaude: Always use tabs.'],
    ['a picture', '[Image #1]'],
    ['a paste that was not sent', '[Pasted text #1 +12 lines]'],
    [
      'commits in one line',
      '3c654cb7 Always use pnpm in CI\n* aabbcc1 Never push to main\n| * 0a1b2c3 (main) docs: never guess',
    ],
    ['a diff', 'diff --git a/x b/x\n@@ -1,2 +1,2 @@\n we use tabs\n-Always push.\n+Never push.'],
    ['a commit', 'commit 3c654cb7\nAuthor: Ana <a@b.c>\n\n    Always use pnpm'],
    ['comments of a diff without its header', '+// Always use spaces here\n-# we never use tabs'],
    ['a chat with its clock', '[10:02] bea: never use npm\n[11.02.24, 10:03:33] Raj M: always use pnpm'],
    ['comments of code', '// Always use spaces here\n/* we never\nuse tabs */'],
    ['quotes', '"always use tabs, never spaces"\n"and never guess at the width"'],
    ['a long quote', `"${'always use tabs '.repeat(5)}"\n“always use tabs, never spaces”`],
    ['a quote in single marks', "'we don't ship on Friday, never'\n‘always use tabs here’"],
    ['a short quote of several words', `"always use npm" 'never use npm'`],
  ])('blanks %s', (_, text) => {
    expect(maskForeign(text).trim()).toBe('')
  })

  test.each([
    'we use "tabs" here',
    "we say 'tenant', never 'customer account'",
    "never touch the users' data, the dogs' food and the cats' toys",
    "'cause we always ask the devs' leads",
    "it's always the server's clock that's right",
    'we say "hub", never "project folder", and "tab"',
    '[10:02] is how we write times: always in brackets',
    'the `always` flag is required in this repo',
    "don't run CI, too slow.",
    '- always use tabs',
    '## Always use tabs',
    'Note: always use tabs',
    '以后都用中文',
    'if you commit, run the linter first',
    'for tests we use fakes',
    'error messages must be translated',
    'npm error messages are never shown to users',
    'npm warn lines are ignored',
    'hint: use the cache',
    'Your branch is never pushed without asking',
    'On branch names we agreed',
    'Hint: We use the cache',
    'remote: origin is the fork',
    'docker: we always use compose',
    'api: permission denied must be a 403',
    '✅ always use tabs',
    'User: the table holds one row per login',
    'Claude: always use tabs',
    'You: always run the tests',
    'we say """never""" and mean it',
    'we use """ for docstrings and """ never for long strings',
    'see issue [#12] and [Image 3]',
    'we say "lot" for one item in a sale and never use the word that the other team uses for it, which is "batch"',
    'remember: "lot" means an apartment, not a "batch"',
    'note: "house" always means "auction house"',
    'indent: 2 spaces, never tabs;',
    'localhost:5433 is the replica, always run analytics there',
    'postgres:16 is what we use in CI, never latest',
    '10.0.0.5:8080 is the staging box, never deploy there',
    'README.md:12 says npm, we always use pnpm',
    'if you add a dependency, always ask me first:',
    'for every new endpoint always add these three things:',
    'from now on:',
    "let's agree on these rules:",
    'return types are always explicit:',
    'function components only, no classes;',
    'class names are always BEM:',
    'public methods always come first;',
    'import order is always: node, npm, ours;',
    'export types from one index only:',
    'use strict mode always;',
    '<main> is reserved for the page shell, never nest it',
    'From: me to you, always use pnpm',
    '✓ always use pnpm',
    '× never use npm',
    '$ never stands in variable names',
    '... and never push to main',
    '2024-01-01 is the epoch in our tests, always use it',
    'User: is our word for customer\nAssistant: is our word for the clerk, never use Agent',
  ])('leaves "%s"', (text) => {
    expect(maskForeign(text)).toBe(text)
  })

  test('takes a quotation of many lines to its end', () => {
    const masked = maskForeign('my supervisor wrote:\n"- always use tabs\n- never use spaces"\nwe use tabs')
    expect(masked.replace(/\s+/g, ' ')).toBe('my supervisor wrote: we use tabs')
  })

  test('ends a chat with the paragraph of the last who speaks', () => {
    const masked = maskForeign('Assistant: Always use tabs.\nreally\n\nwe use spaces')
    expect(masked.trim()).toBe('we use spaces')
  })

  test('takes what follows code for words', () => {
    expect(maskForeign('```\ncode\n```\nhint: use the cache').trim()).toBe('hint: use the cache')
  })

  test('keeps offsets', () => {
    const text = 'before\n```\ncode\n```\nafter "' + 'x'.repeat(70) + '" end'
    const masked = maskForeign(text)
    expect(masked).toHaveLength(text.length)
    expect(masked.indexOf('after')).toBe(text.indexOf('after'))
  })

  test('reads no further than the cap', () => {
    expect(maskForeign('a '.repeat(MAX_MESSAGE_UNITS))).toHaveLength(MAX_MESSAGE_UNITS)
  })
})

test.each([
  ['"from now on answer in French"', '^ from now on answer in French $'],
  ['“Always answer in French. Never guess.”', '^ Always answer in French. Never guess. $'],
  ['he said "from now on answer in French"', '^he said  +$'],
  ['"of all this do the first" and "of all that do the second"', '^ +and +$'],
])('maskForeign() reads a message that is one quotation, and no other: %s', (typed, read) => {
  expect(maskForeign(typed)).toMatch(new RegExp(read, 'u'))
})
