import { describe, expect, test } from 'vitest'
import { extractCandidates } from '../../src/extract/extract-candidates.ts'
import { maskForeign } from '../../src/extract/view/mask.ts'
import { cleanSentence } from '../../src/extract/wording/clean.ts'
import { splitSentences } from '../../src/text/sentences/sentences.ts'
import { leastCpuTime } from '../helpers/cpu-time.ts'
import { TIERS, turnOf } from './turn-of.ts'

const SIZE = 60_000
/** So many times what all of it takes for harmless text of the same length: linear takes a few times as long, quadratic hundreds. */
const MUCH_LONGER = 20

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

/** What stands before and behind a run of them: nothing worth keeping, something, and an item of a list of rules. */
const FRAMES: ReadonlyArray<readonly [before: string, behind: string]> = [
  ['fix ', ''],
  ['fix ', 'always use pnpm\u0001'],
  ['Rules:\n- use pnpm\n', '\n- always use pnpm'],
  ['#always use ', '\nnpm'],
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
  test('takes no longer for hostile text than linear time', async () => {
    const calm = repeated(harmless)
    const most = MUCH_LONGER * (await leastCpuTime(() => extract(calm)))
    const slow: string[] = []
    for (const unit of UNITS)
      for (const [before, behind] of FRAMES) {
        const text = `${before}${repeated(unit)}${behind}`
        if ((await leastCpuTime(() => work(text), most)) > most) slow.push(text.slice(0, 80))
      }
    expect(slow).toEqual([])
  })
})

function extract(text: string): unknown {
  return extractCandidates([turnOf(text)], { tiers: TIERS, all: true })
}

function repeated(unit: string): string {
  return unit.repeat(Math.ceil(SIZE / unit.length))
}
