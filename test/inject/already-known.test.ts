import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { compareWithKnown, knownLines } from '../../src/inject/already-known.ts'
import { importsOf, listMemoryFiles, projectSlug } from '../../src/inject/memory-files.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

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
  ])('%s: %s', (proposal, expected) => expect(known(proposal)).toBe(expected))

  it('shows the line that contradicts', () => {
    expect(compareWithKnown('Force-push to main', lines)).toMatchObject({
      path: '/p/CLAUDE.md',
      text: 'Never force-push to main.',
    })
  })

  it('does not compare with what Sage wrote itself', () => {
    expect(
      knownLines([{ path: '/p/.sage/learnings.md', text: '- Use pnpm' }], new Set(['/p/.sage/learnings.md'])),
    ).toEqual([])
  })
})

describe('importsOf()', () => {
  it.each([
    ['see @docs/a.md and @b.md', ['docs/a.md', 'b.md']],
    ['`@a.md` and ``@b.md``', []],
    ['```\n@a.md\n```\n@b.md', ['b.md']],
    ['<!-- @a.md -->\n@b.md', ['b.md']],
    ['mail a@b.md', []],
    ['@~/x.md', ['~/x.md']],
  ])('%j', (text, expected) => expect(importsOf(text)).toEqual(expected))
})

describe('projectSlug()', () => {
  it('is the name that Claude Code gives', () => {
    expect(projectSlug('/home/user/späcé dir.x_y')).toBe('-home-user-sp-c--dir-x-y')
    expect(projectSlug(`/${'a'.repeat(300)}`)).toMatch(/^-a{199}-[0-9a-z]+$/)
  })
})

describe('listMemoryFiles()', () => {
  let home: string
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
  }
  const list = () =>
    listMemoryFiles({ projectDir: join(home, 'p'), claudeDir: join(home, '.claude'), home }).map(({ path }) =>
      path.slice(home.length + 1),
    )
  beforeEach(() => {
    home = temporaryFolder()
    mkdirSync(join(home, 'p'))
  })

  it('follows imports four files deep and each file once', () => {
    write('p/CLAUDE.md', '@1.md')
    for (let n = 1; n < 7; n++) write(`p/${n}.md`, `@${n + 1}.md @CLAUDE.md`)
    expect(list()).toEqual(['p/CLAUDE.md', 'p/1.md', 'p/2.md', 'p/3.md', 'p/4.md'])
  })

  it('reads rules, the files of the person and auto memory', () => {
    write('.claude/CLAUDE.md', '@~/notes.md')
    write('notes.md', 'x')
    write('p/.claude/rules/deep/a.md', 'x')
    write(`.claude/projects/${projectSlug(join(home, 'p'))}/memory/MEMORY.md`, 'x')
    expect(list()).toEqual([
      '.claude/CLAUDE.md',
      'notes.md',
      'p/.claude/rules/deep/a.md',
      `.claude/projects/${projectSlug(join(home, 'p'))}/memory/MEMORY.md`,
    ])
  })

  it('reads AGENTS.md only while nothing takes its place', () => {
    write('p/AGENTS.md', 'x')
    expect(list()).toEqual(['p/AGENTS.md'])
    write('p/CLAUDE.local.md', 'y')
    expect(list()).toEqual(['p/CLAUDE.local.md'])
  })
})
