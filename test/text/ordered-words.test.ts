import { expect, test } from 'vitest'
import { orderedWords } from '../../src/text/ordered-words.ts'

test.each([
  ['Please, always use pnpm in this repo!', 'use pnpm in repo'],
  ['Use tabs, semicolons, and single quotes.', 'use tab , semicolon & singl quot'],
  ["Don't push; ask", '¬ push , ask'],
  ['main -> staging', 'main → stag'],
  ['コメントは英語で。', 'コメント +は 英 語 +で'],
  ['main에서 병합', 'main +에 +서 병 +합'],
  ['从main合并', '从 main 合 并'],
  ['', ''],
])('orderedWords() keeps of "%s" what its order is about', (text, expected) => {
  expect(orderedWords(text).join(' ')).toBe(expected)
})
