import { describe, expect, test } from 'vitest'
import { cleanSentence } from '../../src/extract/clean.ts'
import { extractCandidates } from '../../src/extract/extract-candidates.ts'
import { maskForeign } from '../../src/extract/mask.ts'
import { splitSentences } from '../../src/text/sentences.ts'
import { TIERS, turnOf } from './turn-of.ts'

const SIZE = 60_000
/** Worth a second look: so many times what all of it takes for harmless text of the same length. */
const MUCH_LONGER = 30
/** An eighth of the length takes an eighth of the time where it is linear, a sixty-fourth where it is quadratic. */
const PART = 8
const MOST_GROWTH = 24

/** Breaks, space, and what the expressions begin with, each alone. */
const UNITS = [
  '\n',
  '\r\n',
  '\r',
  '\u2028',
  '\u2029',
  '\n\t',
  ' \n',
  '\n ',
  '\t',
  '\u00a0',
  '\u3000',
  '---\n',
  '- \n',
  '-',
  '**',
  '**a',
  '* ',
  '# ',
  '1. ',
  '1.',
  '1 ',
  '.',
  '. ',
  ' .',
  '.a',
  'a. ',
  '!',
  '¿',
  '¡',

  '"',
  '""',
  '"""',
  '"""a',
  '"""\n',
  '“',
  '”',
  '«',
  '「',
  '」',
  '`',
  '```',
  '```\n',
  '~~~\n',
  '[',
  '[Image #',
  '[Pasted text #1 ',
  '<',
  '<a ',
  '<div>\n',
  '</div>',
  '/>',
  '>',
  '> ',
  '|',
  '| ',
  'at ',
  'at :',
  'Error: ',
  'npm warn ',
  'hint: ',
  'remote: ',
  '(node:',
  '✗ ',
  'User: ',
  'Assistant: ',
  'User:\n',
  'Assistant:\nx\n',
  'if ',
  'if ;',
  ', so fix ',
  '; ',
  ' and ',
  ', please',
  ', now',
  'no-',
  'ok ',
  'ok, ',
  'so so ',
  'please ',
  'note: ',
  'hi, ',
  '你好，',
  'はい、',
  '아 ',
  'always ',
  'remember ',
  'remember: ',
]

/** As many sentences as hostile text has. */
const harmless = 'Fix it. Then run it! '
const WORK: ReadonlyArray<readonly [name: string, work: (text: string) => unknown]> = [
  ['extractCandidates()', extract],
  ['maskForeign()', maskForeign],
  ['splitSentences()', splitSentences],
  ['cleanSentence()', cleanSentence],
]

describe.each(WORK)('%s', (_, work) => {
  test('takes no longer for hostile text than linear time', () => {
    const usual = fastest(extract, repeated(harmless, SIZE))
    const slow = UNITS.filter((unit) =>
      ['', 'always use pnpm\u0001'].some((end) => {
        const taken = fastest(work, `fix ${repeated(unit, SIZE)}${end}`, usual * MUCH_LONGER)
        if (taken <= usual * MUCH_LONGER) return false
        return taken > MOST_GROWTH * fastest(work, `fix ${repeated(unit, SIZE / PART)}${end}`)
      }),
    )
    expect(slow).toEqual([])
  }, 120_000)
})

function extract(text: string): unknown {
  return extractCandidates([turnOf(text)], { tiers: TIERS, all: true })
}

function repeated(unit: string, size: number): string {
  return unit.repeat(Math.ceil(size / unit.length))
}

/** The least of a few times: what a busy machine adds is not the text's. Once is enough where it is soon done. */
function fastest(work: (text: string) => unknown, text: string, enough = 0): number {
  let least = Infinity
  for (let round = 0; round < 4 && least > enough; round++) {
    const start = performance.now()
    work(text)
    least = Math.min(least, performance.now() - start)
  }
  return least
}
