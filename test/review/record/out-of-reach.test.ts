import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outOfReachText } from '../../../src/review/record/out-of-reach.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 4, 1, hour)).toISOString()
const transcriptPath = '/home/user/.config/claude/projects/-work/1.jsonl'
const read = (hour: number) => ({ transcriptPath, reviewedAt: at(hour) })
const outside = (hour: number) => ({
  transcriptPath,
  reviewedAt: at(hour),
  missingSince: at(hour),
  refused: { message: 'outside', size: 1, roots: ['/home/user/.claude/projects'] },
})

test('outOfReachText() tells of sessions outside the folders that Sage may read, and of the way out', () => {
  expect(outOfReachText([read(1), outside(3), outside(2)])).toBe(
    '2 sessions not read: Claude Code keeps its transcripts outside "/home/user/.claude/projects". Give Sage the same CLAUDE_CONFIG_DIR as Claude Code (sage doctor)',
  )
})

test('outOfReachText() tells of a link, where that is what leads outside', () => {
  const root = join('/home', 'user', '.claude', 'projects')
  const refused = { message: 'outside', size: 1, roots: [root] }
  const behind = { ...outside(1), transcriptPath: join(root, '-work', '1.jsonl'), refused }
  expect(outOfReachText([behind])).toBe(
    `1 session not read: Claude Code keeps its transcripts behind a link in "${root}". Replace the link with what it leads to, then run "sage scan" (sage doctor)`,
  )
})

test.each([
  ['none was looked at', []],
  ['a later one was read', [outside(1), read(2)]],
  ['the person gave it up', [{ ...outside(1), missingSince: undefined }]],
  ['a transcript is no file', [{ ...outside(1), refused: { message: 'not a regular file', size: 1 } }]],
])('outOfReachText() is silent where %s', (_, records) => {
  expect(outOfReachText(records)).toBeUndefined()
})
