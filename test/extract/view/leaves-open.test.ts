import { expect, test } from 'vitest'
import { endsWithColon, leavesOpen } from '../../../src/extract/view/leaves-open.ts'

test.each([
  ['Do we squash here?', true],
  ['これでいい？ ', true],
  ['هل نستخدم npm؟', true],
  ['Remember these:', true],
  ['记住：', true],
  ['We squash here.', false],
  ['Ask "why?" first', false],
])('leavesOpen(%j) is %s', (sentence, open) => expect(leavesOpen(sentence)).toBe(open))

test.each([
  ['Remember these: ', true],
  ['记住：', true],
  ['Note: we squash', false],
  ['Do we squash here?', false],
])('endsWithColon(%j) is %s', (sentence, announces) => expect(endsWithColon(sentence)).toBe(announces))
