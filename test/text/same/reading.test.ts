import { expect, test } from 'vitest'
import { orderedIn } from '../../../src/text/same/reading.ts'

test.each([
  ['Please, always use pnpm in this repo!', 'use pnpm'],
  ['Use tabs, semicolons, and single quotes.', 'use tabs , semicolons & single quotes'],
  ["Don't push; ask", '¬ push , ask'],
  ['main -> staging', 'main → staging'],
  ['コメントは英語で。', 'コメント +は 英 語 +で'],
  ['main에서 병합', 'main +에 +서 병 +합'],
  ['从main合并', '从 main 合 并'],
  ['', ''],
])('orderedIn() keeps of "%s" what its order is about', (text, expected) => {
  expect(orderedIn({ text }).join(' ')).toBe(expected)
})
