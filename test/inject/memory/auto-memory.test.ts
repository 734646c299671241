import { describe, expect, it } from 'vitest'
import { changeNote, memoryNotes, saysNothing, withoutPointer } from '../../../src/inject/memory/auto-memory.ts'

const content = `---
name: build
---
# Build

- The build needs Node 22\r
* [ ] Tests run with make test
[Deploy notes](deploy.md) — how to deploy
A plain line.

\`\`\`
not a note
\`\`\`
| a | b |
`

/** The form that Claude Code has the model write: one fact in each file. */
const explained = `---
name: short-lists
metadata:
  type: feedback
---

Answer with short lists.

**Why:** prose took too long to read.
- **How to apply:** whenever there are several points.

The second fact.
`

/** Notes in several lines each, as a person or a model writes that breaks them. */
const wrapped = `# Build

- The build needs Node 22,
  since the bundler\r
  asks for it
  - not on CI
- [Deploy](deploy.md) — how
  to deploy
[Tests](tests.md) — how to test
The person answers in German,
also where the code is English.
**Why:** they said so
twice.

A new paragraph.
`

const is = (wanted: string) => (text: string) => text === wanted

describe('memoryNotes()', () => {
  it('takes what is wrapped over several lines for one note', () => {
    expect(memoryNotes(wrapped).map(({ text }) => text)).toEqual([
      'The build needs Node 22, since the bundler asks for it',
      'not on CI',
      'The person answers in German, also where the code is English.',
      'A new paragraph.',
    ])
  })

  it('ends a note at an empty line, a heading, code, a comment, and a line below an item that is not indented', () => {
    for (const between of ['', '# More', '```\nmake\n```', '<!-- a -->', '| a | b |'])
      for (const file of [`One\n${between}\nTwo\n`, `- One\n${between}\n  Two\n`])
        expect(memoryNotes(file).map(({ text }) => text)).toEqual(['One', 'Two'])
    expect(memoryNotes('- One\nNo item\n* Three\n').map(({ text }) => text)).toEqual(['One', 'No item', 'Three'])
  })

  it('takes what says why, or how to apply it, for no note of its own', () => {
    expect(memoryNotes(explained).map(({ text }) => text)).toEqual(['Answer with short lists.', 'The second fact.'])
  })

  it('takes bullets and lines, not headings, front matter, code or the index', () => {
    expect(memoryNotes(content).map(({ text }) => text)).toEqual([
      'The build needs Node 22',
      'Tests run with make test',
      'A plain line.',
    ])
  })
})

describe('changeNote()', () => {
  it('takes out or rewords one note and keeps every other byte', () => {
    expect(changeNote(content, is('A plain line.'), undefined)).toBe(content.replace('A plain line.\n', ''))
    expect(changeNote(content, is('The build needs Node 22'), 'The build needs Node 24')).toBe(
      content.replace('Node 22\r', 'Node 24\r'),
    )
    expect(changeNote(content, is('Tests run with make test'), 'X')).toContain('* [ ] X\n')
  })

  it('takes out with a note what says why, and leaves it below one that is reworded', () => {
    expect(changeNote(explained, is('Answer with short lists.'), undefined)).toBe(
      explained.replace(/^(?:Answer|\*\*Why|- \*\*How).*\n/gmu, ''),
    )
    expect(changeNote(explained, is('Answer with short lists.'), 'Be short.')).toBe(
      explained.replace('Answer with short lists.', 'Be short.'),
    )
  })

  it('takes out or rewords all lines of a note', () => {
    const build = 'The build needs Node 22, since the bundler asks for it'
    const lines = '- The build needs Node 22,\n  since the bundler\r\n  asks for it\n'
    expect(changeNote(wrapped, is(build), undefined)).toBe(wrapped.replace(lines, ''))
    expect(changeNote(wrapped, is(build), 'Node 24')).toBe(wrapped.replace(lines, '- Node 24\n'))
    expect(changeNote(wrapped, is('The person answers in German, also where the code is English.'), undefined)).toBe(
      wrapped.replace(/^The person(?:.*\n){4}/mu, ''),
    )
  })

  it('takes out or rewords a note that is there twice in both places', () => {
    const twice = '# Build\n- Node 22\n**Why:** the bundler\n\n- Plain\n* Node 22\r\n'
    expect(changeNote(twice, is('Node 22'), undefined)).toBe('# Build\n\n- Plain\n')
    expect(changeNote(twice, is('Node 22'), 'Node 24')).toBe(twice.replaceAll('Node 22', 'Node 24'))
  })

  it('leaves alone what shares its line with a comment', () => {
    const commented = '<!-- a\n--> - The build needs Node 22\n<!-- b --> - Tests run with make\n- Plain\n'
    expect(memoryNotes(commented).map(({ text }) => text)).toEqual(['Plain'])
  })

  it('says that a note is gone', () => {
    expect(changeNote(content, is('Never noted'), undefined)).toBeUndefined()
  })
})

it.each(['- [Tests](tests.md) — how\n', '- Tests run with make\n', 'Tests run with make\n'])(
  'reads the first line of a file with a byte order mark, which stays: %j',
  (line) => {
    const file = `\uFEFF${line}- One\n`
    const [said = ''] = memoryNotes(line).map(({ text }) => text)
    expect(memoryNotes(file)).toMatchObject(memoryNotes(`${line}- One\n`))
    expect(said === '' ? withoutPointer(file, 'tests.md') : changeNote(file, is(said), undefined)).toBe('\uFEFF- One\n')
    expect(changeNote(file, is(said), 'X')).toBe(said === '' ? undefined : file.replace(said, 'X'))
  },
)

describe('saysNothing()', () => {
  it('is true of front matter and headings alone', () => {
    for (const end of ['\n', ' \r\n']) expect(saysNothing(`---\nname: build\n---\n# Build\n${end}`)).toBe(true)
    for (const more of ['A line.', '```\nmake\n```', '| a | b |']) expect(saysNothing(`# Build\n${more}\n`)).toBe(false)
  })
})

describe('withoutPointer()', () => {
  it('takes out what points to that file, and nothing else', () => {
    const index = '- [Build](build.md) — how\r\n- [Built](./rebuild.md) — why\n- See [it](build.md)\n'
    expect(withoutPointer(index, 'build.md')).toBe('- [Built](./rebuild.md) — why\n- See [it](build.md)\n')
    expect(withoutPointer(wrapped, 'deploy.md')).toBe(wrapped.replace('- [Deploy](deploy.md) — how\n  to deploy\n', ''))
    expect(withoutPointer('Tests are slow.\n[Tests](tests.md) — how\n', 'tests.md')).toBe('Tests are slow.\n')
    expect(withoutPointer(index, 'rebuild.md')).toBe('- [Build](build.md) — how\r\n- See [it](build.md)\n')
  })
})
