import { describe, expect, it } from 'vitest'
import { changeNote, memoryNotes } from '../../src/inject/auto-memory.ts'

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

describe('memoryNotes()', () => {
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
    expect(changeNote(content, 'A plain line.', undefined)).toBe(content.replace('A plain line.\n', ''))
    expect(changeNote(content, 'The build needs Node 22', 'The build needs Node 24')).toBe(
      content.replace('Node 22\r', 'Node 24\r'),
    )
    expect(changeNote(content, 'Tests run with make test', 'X')).toContain('* [ ] X\n')
  })

  it('leaves alone what shares its line with a comment', () => {
    const commented = '<!-- a\n--> - The build needs Node 22\n<!-- b --> - Tests run with make\n- Plain\n'
    expect(memoryNotes(commented).map(({ text }) => text)).toEqual(['Plain'])
  })

  it('says that a note is gone', () => {
    expect(changeNote(content, 'Never noted', undefined)).toBeUndefined()
  })
})
