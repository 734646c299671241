import { describe, expect, test } from 'vitest'
import { splitSentences } from '../../../src/text/sentences/sentences.ts'
import { slowerThanLinear } from '../../helpers/cpu-time.ts'
import * as fc from '../../helpers/property.ts'

const texts = (text: string) => splitSentences(text).map((sentence) => sentence.text)

describe('splitSentences()', () => {
  test.each<[name: string, text: string, expected: string[]]>([
    ['ends at full stops', 'Use pnpm. Not npm!', ['Use pnpm.', 'Not npm!']],
    [
      'sentences that begin in lower case',
      "don't use npm. use pnpm instead. ok?",
      ["don't use npm.", 'use pnpm instead.', 'ok?'],
    ],
    [
      'file names',
      'Edit foo.ts and src/gen.Config.ts or ./README.md first.',
      ['Edit foo.ts and src/gen.Config.ts or ./README.md first.'],
    ],
    [
      'a file name at the end',
      'never touch schema.proto. it is generated',
      ['never touch schema.proto.', 'it is generated'],
    ],
    [
      'versions and numbers',
      'We run Node 20.19 and cost is 3.5. Keep it.',
      ['We run Node 20.19 and cost is 3.5.', 'Keep it.'],
    ],
    [
      'abbreviations',
      'Use a formatter, e.g. Prettier, i.e. one tool. Dr. Who agrees vs. others.',
      ['Use a formatter, e.g. Prettier, i.e. one tool.', 'Dr. Who agrees vs. others.'],
    ],
    [
      'a name that ends like an abbreviation',
      'Keys go in .env. Never commit it.',
      ['Keys go in .env.', 'Never commit it.'],
    ],
    [
      'a bracket that ends within a sentence',
      'Use short names (id, ts, etc.) in loops. Always.',
      ['Use short names (id, ts, etc.) in loops.', 'Always.'],
    ],
    [
      'a quotation that ends within a sentence',
      'Answer with "yes." or "no?" only. End with “Done.” and stop.',
      ['Answer with "yes." or "no?" only.', 'End with “Done.” and stop.'],
    ],
    ['a bracket that ends a sentence', 'We use pnpm (not npm.) Always.', ['We use pnpm (not npm.)', 'Always.']],
    ['a bracket of its own', 'Done. (We use pnpm.) never use npm.', ['Done.', '(We use pnpm.)', 'never use npm.']],
    ['an abbreviation in brackets', 'Use one (e.g.) Prettier.', ['Use one (e.g.) Prettier.']],
    [
      'a country before what is named after it, and at an end',
      'Write U.S. English, not U.K. English. We deploy to the U.S. Always tag first.',
      ['Write U.S. English, not U.K. English.', 'We deploy to the U.S.', 'Always tag first.'],
    ],
    ['no that answers', 'I said no. Use pnpm. See no. 5 then.', ['I said no.', 'Use pnpm.', 'See no. 5 then.']],
    ['German abbreviations', 'Nimm z.B. Vitest. Kein Jest.', ['Nimm z.B. Vitest.', 'Kein Jest.']],
    [
      'a word cut short by an apostrophe',
      "It doesn't. Use pnpm. mine's the cat's. yours isn’t. add it",
      ["It doesn't.", 'Use pnpm.', "mine's the cat's.", 'yours isn’t.', 'add it'],
    ],
    ['operators', 'Use a!==b not a!=b here', ['Use a!==b not a!=b here']],
    [
      'addresses with a query',
      'Open http://localhost:3000/?q=Foo and look',
      ['Open http://localhost:3000/?q=Foo and look'],
    ],
    [
      'list items without their markers',
      'Rules:\n- use pnpm\n* no default exports\n1. Run tests\n2) Commit',
      ['Rules:', 'use pnpm', 'no default exports', 'Run tests', 'Commit'],
    ],
    ['an ordinal that ends a sentence start', 'See step 2. Then stop.', ['See step 2.', 'Then stop.']],
    ['lines', 'use pnpm\nuse vitest', ['use pnpm', 'use vitest']],
    [
      'hard-wrapped lines',
      'We always deploy from the release branch and never from\na laptop of anyone.',
      ['We always deploy from the release branch and never from\na laptop of anyone.'],
    ],
    ['blank lines', 'one\n\ntwo', ['one', 'two']],
    ['Chinese', '不要用npm!用pnpm。以后都这样！记住', ['不要用npm!', '用pnpm。', '以后都这样！', '记住']],
    ['Japanese', 'npmは使わないで。pnpmを使って', ['npmは使わないで。', 'pnpmを使って']],
    ['Hindi', 'npm मत चलाओ। pnpm चलाओ', ['npm मत चलाओ।', 'pnpm चलाओ']],
    ['Arabic', 'هل تستخدم npm؟ استخدم pnpm.', ['هل تستخدم npm؟', 'استخدم pnpm.']],
    ['an ellipsis inside a sentence', 'hmm... not sure. Ok', ['hmm... not sure.', 'Ok']],
    ['quoted ends', 'He said "no." Then left.', ['He said "no."', 'Then left.']],
    ['Korean', '커밋은 영어로 써. 이제 주문 API 추가해줘', ['커밋은 영어로 써.', '이제 주문 API 추가해줘']],
    ['Chinese with a full stop of ASCII', '这样好. 以后都用中文', ['这样好.', '以后都用中文']],
    ['a letter that is named', 'take plan B. then fix it', ['take plan B.', 'then fix it']],
    ['a letter that is named before a capital', 'Take option A. Never B.', ['Take option A.', 'Never B.']],
    ['an initial before lower case', 'Always ask M. before you merge', ['Always ask M. before you merge']],
    ['a letter that answers', 'A. just commit', ['A.', 'just commit']],
    ['the U.S.', 'use the U.S. date format at 5 p.m. only', ['use the U.S. date format at 5 p.m. only']],
    ['a letter that goes on', 'never write to drive C. on this machine', ['never write to drive C. on this machine']],
    ['initials', 'ask J. Smith or B. R. Miller', ['ask J. Smith or B. R. Miller']],
    ['a variable at the end', 'Rename i to j. Run the tests.', ['Rename i to j.', 'Run the tests.']],
    ['a variable before "I"', 'Call it x. I said so.', ['Call it x.', 'I said so.']],
    [
      'a letter before what no name begins with',
      'Write it in C. We use R. Never D.',
      ['Write it in C.', 'We use R.', 'Never D.'],
    ],
    ['a small letter that abbreviates', 'Mehr s. README dort', ['Mehr s. README dort']],
    ['abbreviations with spaces', 'nimm z. B. mit Vitest, i. e. one tool', ['nimm z. B. mit Vitest, i. e. one tool']],
    [
      'Spanish questions in lower case',
      'los commits van en inglés. ¿puedes arreglar el último? ¡gracias!',
      ['los commits van en inglés.', '¿puedes arreglar el último?', '¡gracias!'],
    ],
    [
      'numbers within a line',
      'Two things: 1 always run the linter before committing 2. fix the login (3) deploy',
      ['Two things:', 'always run the linter before committing', 'fix the login', 'deploy'],
    ],
    [
      'numbers that count behind a comma',
      'retry at most 3 times, 1 second apart, 2) log it',
      ['retry at most 3 times, 1 second apart, 2) log it'],
    ],
    ['numbers with a mark behind a comma', 'so, 1) use pnpm, 2) never npm', ['so,', 'use pnpm,', 'never npm']],
    ['a list on one line', '1. use pnpm 2. never npm', ['use pnpm', 'never npm']],
    ['numbers that count', 'Do this: 1 test of step 2. Then stop.', ['Do this: 1 test of step 2.', 'Then stop.']],
    ['a list on one line whose first number has no mark', '1 use pnpm 2. never npm', ['use pnpm', 'never npm']],
    ['amounts in a list on one line', '1. use 2 spaces 2. never tabs', ['use 2 spaces', 'never tabs']],
    ['numbers that do not follow', '1. install jdk 8) first 2. log it', ['install jdk 8) first', 'log it']],
    ['a list within an item', '- do: 1. use pnpm 2. never npm', ['do:', 'use pnpm', 'never npm']],
    [
      'items of other kinds',
      '# Rules\n- [x] use pnpm\n(1) run the tests\na) commit',
      ['Rules', 'use pnpm', 'run the tests', 'commit'],
    ],
    ['lines that go on', 'use pnpm,\nnot npm, and\nvitest', ['use pnpm,\nnot npm, and\nvitest']],
    ['lines that only seem to', 'follow the brand\nuse tabs', ['follow the brand', 'use tabs']],
    ['an item behind a line that goes on', 'use pnpm,\n- not npm', ['use pnpm,', 'not npm']],
    ['a blank line behind a line that goes on', 'use pnpm,\n\nnot npm', ['use pnpm,', 'not npm']],
    ['lines of Windows', 'use pnpm,\r\nnot npm\r\n\r\nok', ['use pnpm,\r\nnot npm', 'ok']],
    [
      'a long line that introduces',
      'These are the rules for everybody who works on the backend:\nuse tabs',
      ['These are the rules for everybody who works on the backend:', 'use tabs'],
    ],
    [
      'a long line before one that begins with a capital',
      'We always deploy from the release branch and never from main\nUse tabs',
      ['We always deploy from the release branch and never from main', 'Use tabs'],
    ],
    ['a full stop between Chinese words', '看说明.中文再改', ['看说明.中文再改']],
    ['Chinese with wide spaces', '用pnpm。\u3000不用npm。', ['用pnpm。', '不用npm。']],
    ['a tab', 'Use pnpm.\tUse tabs.', ['Use pnpm.', 'Use tabs.']],
    ['an ordinal at the beginning', 'Am 5. Mai ist Schluss', ['Am 5. Mai ist Schluss']],
    ['a number that is abbreviated', 'See no. 5. Use pnpm.', ['See no. 5.', 'Use pnpm.']],
    ['seconds that are abbreviated', 'wait 5 sec. of silence', ['wait 5 sec. of silence']],
    ['an abbreviation at the end', 'Tests, docs, etc. Use pnpm.', ['Tests, docs, etc.', 'Use pnpm.']],
    ['an abbreviation before a name', 'Ask, e.g. The Core Team, first', ['Ask, e.g. The Core Team, first']],
    ['a bracket within a sentence', 'We use pnpm (not npm.) always', ['We use pnpm (not npm.) always']],
    ['a bracket of its own at the beginning', '(We use pnpm.) never npm', ['(We use pnpm.)', 'never npm']],
    [
      'a bracket of its own behind another',
      'Use it (here). (We use pnpm.) never npm',
      ['Use it (here).', '(We use pnpm.)', 'never npm'],
    ],
    ['a quotation in a bracket of its own', 'Done. (We say "yes." and stop)', ['Done.', '(We say "yes." and stop)']],
    ['lines that Unicode parts', 'use pnpm\u2028\u2028use vitest', ['use pnpm', 'use vitest']],
    ['nothing', ' \n ', []],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected)
  })

  test('positions slice the source, stand in order and lose only space and list markers', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'A', ' ', '.', '!', '\n', '-', '*', '1', ')', '。', '😀', '"', 'e.g. ', 'foo.ts '),
        }),
        (text) => {
          let end = 0
          for (const sentence of splitSentences(text)) {
            expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
            expect(text.slice(end, sentence.start)).toMatch(/^[\s\-*1).a-zA-Z,]*$/u)
            expect(sentence.start).toBeGreaterThanOrEqual(end)
            end = sentence.end
          }
        },
      ),
    )
  })

  test('stays linear on what makes naive expressions explode', async () => {
    const units = ['. ', 'a', '.', ' ', '- ', 'e.g. ', '!)']
    expect(await slowerThanLinear(units, 60_000, splitSentences)).toEqual([])
  })
})
