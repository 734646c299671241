import { expect, test } from 'vitest'
import { mergeConflicts } from '../../../src/text/markdown/merge-conflict.ts'

const OURS = '<<<<<<< HEAD'
const THEIRS = '>>>>>>> main'

test.each([
  ['none', ['a', 'b'], []],
  ['one', ['a', OURS, 'b', '=======', 'c', THEIRS, 'd'], [{ from: 1, to: 5 }]],
  ['one with the lines of Windows', ['<<<<<<<\r', '=======\r', '>>>>>>>\r'], [{ from: 0, to: 2 }]],
  [
    'several',
    [OURS, '=======', THEIRS, 'a', OURS, '=======', THEIRS],
    [
      { from: 0, to: 2 },
      { from: 4, to: 6 },
    ],
  ],
  ['one, where the beginning of another is left over', [OURS, 'a', OURS, '=======', THEIRS], [{ from: 2, to: 4 }]],
  ['one, where the end of another is left over', [OURS, '=======', THEIRS, '=======', THEIRS], [{ from: 0, to: 2 }]],
  ['none without its middle', [OURS, 'a', THEIRS], []],
  ['none without its middle, behind one', [OURS, '=======', THEIRS, OURS, THEIRS], [{ from: 0, to: 2 }]],
  ['none without its beginning', ['Title', '=======', THEIRS], []],
  ['none with a longer beginning', [`<${OURS}`, '=======', THEIRS], []],
  ['none with a longer middle', [OURS, '========', '>=======', THEIRS], []],
  ['none with a longer end', [OURS, '=======', `>${THEIRS}`], []],
  ['none with words beside the signs', ['<<<<<<<a', OURS, '=======a', '=======', '>>>>>>>a'], []],
])('mergeConflicts() finds %s', (_, lines, expected) => expect(mergeConflicts(lines)).toEqual(expected))
