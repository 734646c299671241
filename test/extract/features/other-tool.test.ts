import { describe, expect, test } from 'vitest'
import { isOtherTool } from '../../../src/extract/features/other-tool.ts'
import { viewSentences } from '../../../src/extract/view/sentence-view.ts'
import { turnOf } from '../turn-of.ts'

const NPM = 'I ran npm install to add the dependency.'

function holds(text: string, assistantBefore: string): boolean {
  return viewSentences({ ...turnOf(text), assistantBefore }).some((view) => isOtherTool(view))
}

describe('isOtherTool()', () => {
  test.each([
    ['no, pnpm', NPM],
    ['pnpm here', NPM],
    ["it's mysql 8", 'I wrote the migration for PostgreSQL.'],
    ['use rg', 'Running grep -r foo .'],
    ['poetry run pytest', 'Running pytest tests/'],
    ['nein, pnpm', NPM],
    ['hayır, postgres değil mysql', 'PostgreSQL için migration yazıyorum.'],
    ['не npm, а pnpm', NPM],
    ['不是 postgres，是 mysql', '我来写 PostgreSQL 的迁移。'],
    ['npm 말고 pnpm', NPM],
    ['yarn!', NPM],
    ['just use pnpm in this repo', NPM],
    ['pnpm not yarn', NPM],
    ['uv run pytest', 'Running pytest tests/'],
    ['use typescript', "I'll write this in Python."],
  ])('holds for "%s" after "%s"', (text, before) => {
    expect(holds(text, before)).toBe(true)
  })

  test.each([
    ['no, pnpm', ''],
    ['no, pnpm', 'I added the dependency.'],
    ['npm', NPM],
    ['npm fails', NPM],
    ['check sentry', NPM],
    ['pnpm is broken', NPM],
    ['no, pnpm', 'Which one, npm or yarn?'],
    ['fix the docker build', NPM],
    ['go', NPM],
    ['run docker', NPM],
    ['run yarn', NPM],
    ['for aws', NPM],
    ['docker 24.0.7', NPM],
    ['no, docker', NPM],
    ['docker', NPM],
    ['eslint, prettier', 'I set up biome.'],
    ['no not webpack', 'I set up vite.'],
    ['not redis', NPM],
    ['不是 webpack', 'I set up vite.'],
    ['webpack 말고', 'I set up vite.'],
    ['webpack değil', 'I set up vite.'],
    ['is this yarn', NPM],
    ["it's postgres", 'I wrote the migration for PostgreSQL.'],
  ])('does not hold for "%s" after "%s"', (text, before) => {
    expect(holds(text, before)).toBe(false)
  })
})
