import { expect, test } from 'vitest'
import { shortPath } from '../../../src/dashboard/state/wording.ts'

test.each([
  ['/home/user/project/CLAUDE.md', '/home/user', '~/project/CLAUDE.md'],
  [String.raw`C:\Users\user\project\CLAUDE.md`, String.raw`C:\Users\user`, String.raw`~\project\CLAUDE.md`],
  ['/home/users/CLAUDE.md', '/home/user', '/home/users/CLAUDE.md'],
  ['/data/CLAUDE.md', '', '/data/CLAUDE.md'],
])('shortPath(%j, %j)', (path, home, expected) => {
  expect(shortPath(path, home)).toBe(expected)
})
