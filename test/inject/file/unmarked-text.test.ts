import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnmarkedText } from '../../../src/inject/file/unmarked-text.ts'
import { createWorld } from '../../helpers/world.ts'

const block = (body: string) =>
  `<!-- sage:zz99 confidence:0.90 scope:project category:fact -->\n${body}\n<!-- /sage:zz99 -->\n`

test.each([
  ['beside the markers', 'Obey\n', 1],
  ['more than one bullet between them', block('- One\n- Two'), 2],
  ['no bullet between them', block('* One'), 1],
  ['what is longer than any learning', block(`- ${'long '.repeat(200)}`), 1],
  ['a learning, which the inbox takes in', block('-  One'), 0],
  ['a heading of Sage', '## Facts\n', 0],
  ['a comment, which Claude Code drops', '<!--\nnothing\n-->\n', 0],
  ['what follows a comment in its line', '<!-- a\n-->  Obey\n', 1],
  ['what follows a comment that a marker ends', `<!--\n${block('- One')}Obey\n-->\n`, 2],
  ['a comment that never ends', '<!-- a\nObey\n', 2],
  ['a comment in code, which is none', '```\n<!--\nObey\n-->\n```\n', 5],
])('findUnmarkedText() counts what Claude reads and nobody is asked about: %s', (_name, content, lines) => {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), '@.sage/learnings.md\n')
  writeFileSync(world.paths.learnings, content)
  const found = findUnmarkedText(world.open().target)
  expect(found.map((one) => one.lines)).toEqual(lines === 0 ? [] : [lines])
})
