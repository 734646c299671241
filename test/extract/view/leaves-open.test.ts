import { expect, test } from 'vitest'
import { leavesOpen } from '../../../src/extract/view/leaves-open.ts'

test.each([
  ['Do we squash here?', true],
  ['これでいい？ ', true],
  ['هل نستخدم npm؟', true],
  ['Remember these:', true],
  ['记住：', true],
  ['We squash here.', false],
  ['Ask "why?" first', false],
])('leavesOpen(%j) is %s', (sentence, open) => expect(leavesOpen(sentence)).toBe(open))
