import { describe, expect, test } from 'vitest'
import { cleanSentence, TEXT_MAX } from '../../src/extract/clean.ts'

describe('cleanSentence()', () => {
  test.each([
    ['ok so we never mock the database here', 'We never mock the database here'],
    ['Hey there, please use tabs', 'Please use tabs'],
    ['no, we use pnpm in this repo', 'We use pnpm in this repo'],
    ['btw the staging db is wiped on sundays', 'The staging db is wiped on sundays'],
    ['all times are stored in UTC, so fix that report', 'All times are stored in UTC'],
    ['queries live in src/db, so please move that query', 'Queries live in src/db'],
    ['we never push to main; also the build is failing', 'We never push to main'],
    ['we always use fake timers, and then fix the failing test in utils.spec.ts', 'We always use fake timers'],
    ['fix the build and from now on run the linter first', 'From now on run the linter first'],
    ['src/price.ts and from now on never use default exports', 'From now on never use default exports'],
    ['run the tests again, and remember that we use pnpm', 'We use pnpm'],
    ['corrige esto y de ahora en adelante responde en español', 'De ahora en adelante responde en español'],
    ['исправь это и впредь пиши тесты', 'Впредь пиши тесты'],
    ['use pnpm and from now on never npm', 'Use pnpm and from now on never npm'],
    ['we use tabs and from now on no spaces', 'We use tabs and from now on no spaces'],
    [
      'commit messages in English and from now on signed ones',
      'Commit messages in English and from now on signed ones',
    ],
    [
      'run the linter before each commit and from now on fix it',
      'Run the linter before each commit and from now on fix it',
    ],
    ['no, we squash', 'We squash'],
    ["no we don't squash here", "We don't squash here"],
    ['no. they run headless', 'They run headless'],
    ['And next time show me the diff first', 'Next time show me the diff first'],
    ['Und Tests immer zuerst', 'Tests immer zuerst'],
    ['Но тесты всегда сначала', 'Тесты всегда сначала'],
    ['And/or conditions go on their own line', 'And/or conditions go on their own line'],
    ['So long as it compiles, leave types alone', 'So long as it compiles, leave types alone'],
    ['OK，以后都用中文', '以后都用中文'],
    ['domain never imports adapters - so move this interface', 'Domain never imports adapters'],
    ['the api is versioned by date, so please fix it now', 'The api is versioned by date'],
    ['the api is versioned by date, now rerun it', 'The api is versioned by date'],
    [
      'call me Jo, and lets continue with the shader compiler',
      'Call me Jo, and lets continue with the shader compiler',
    ],
    ['always call me Jo here, and lets continue with the compiler', 'Always call me Jo here'],
    ['ISO dates only please', 'ISO dates only'],
    ['dates are stored in UTC here, fix it', 'Dates are stored in UTC here'],
    ['we have no default exports here, can you change this?', 'We have no default exports here'],
    ['Quick one - we deploy from main only', 'We deploy from main only'],
    ['Una cosa: siempre usamos pnpm', 'Siempre usamos pnpm'],
    ['Petite remarque : on ne touche jamais à la prod', 'On ne touche jamais à la prod'],
    ['你好，以后都用中文', '以后都用中文'],
    ['すみません、本番は読み取り専用です', '本番は読み取り専用です'],
    ['안녕, 커밋은 영어로 써', '커밋은 영어로 써'],
    ['ok - we squash here', 'We squash here'],
    ['- we squash here -', 'We squash here'],
    ['we squash here, ok', 'We squash here'],
    ['[Image #1] [Pasted text #2 +12 lines] buttons are never red', 'Buttons are never red'],
    ['keep each commit working please', 'Keep each commit working'],
    ['好的，以后都用中文', '以后都用中文'],
    ['please remember that releases are cut from main', 'Releases are cut from main'],
    ['Remember: the queue is drained by hand', 'The queue is drained by hand'],
    ['recuerda que la base de prueba se borra cada noche', 'La base de prueba se borra cada noche'],
    ['запомни, что прод только для чтения', 'Прод только для чтения'],
    ['记住：测试都用 vitest', '测试都用 vitest'],
    ['ちなみに、本番は読み取り専用です', '本番は読み取り専用です'],
    ['we say\n  “workspace”,   not “project”', 'We say “workspace”, not “project”'],
  ])('makes of "%s" "%s"', (typed, kept) => {
    expect(cleanSentence(typed)).toBe(kept)
  })

  test.each([
    'pnpm is what we use',
    'useEffect is banned here',
    'no default exports',
    'never force push',
    'remember to run the linter',
    'remember that one time it broke',
    'note that down somewhere safe',
    'remember that',
    'Claude stop is the end of a turn',
    'no-console is always on in our eslint config',
    'no-code tools are never used',
    'oh-my-zsh is what i use',
    'right-to-left layouts are always tested',
    'well-known types are never renamed',
    'so-called helpers are forbidden',
    'good-first-issue labels are mine to give',
    'also-ran branches are deleted weekly',
    'note-taking happens in docs/notes',
    'hi-res icons live in assets/2x',
    'yes-no questions are asked one at a time',
    'ok-status checks use 204',
    'sure-fire fixes still need a test',
    'ok.log is never committed',
    'no !important in our css',
    'look and feel comes from the design system',
    'vale is our prose linter',
    'так как прод только для чтения, пиши в стенд',
    '-Wall is always on',
    '--no-verify is never allowed here',
    '.env is never committed',
    'always prefix branches with punt-',
    'always end sql statements with ;',
    'we always deploy on fridays, and proceed only after my ok',
    'on merge conflicts always stop and revert the merge',
    'always run the formatter and fix all the warnings before you commit',
    'after each change run the tests and fix what breaks',
    'always read the file, then update it',
    'if a test is flaky, fix it',
    'never leave a failing test, fix it',
    'when the build breaks, please fix it first',
    'npm breaks the lockfile, so use pnpm',
    'we release on mondays, so update the changelog before',
    'never start before i say ok',
    'commit messages never end with thanks',
    'no let in new code, const everywhere',
    'no I/O in constructors',
    'no I prefix on interfaces',
    'no you or your in the docs',
    'no this in arrow functions',
    'no please in UI copy',
    'no OK buttons, buttons say what they do',
    'OK buttons are always on the right',
    'OK means that a person looked at it',
    "no don't-care types in the api",
    'no from imports, always import the module',
    'no: tabs, yes: spaces',
    'good: short functions, bad: long ones',
    'our tests always share one database so run them with --runInBand',
    'the linter is slow here so run it with --cache',
    'integration tests need docker, so do it in the VM',
    'dates are stored in UTC, please do it like that everywhere',
    'snapshots are never updated blindly, please run them first',
    'generated files are not edited by hand; please change the template',
    'we never edit vendor files, please fix the generator instead',
    'the changelog is written by hand so update it yourself in the same commit',
    'stripe webhooks can arrive twice, so repeat deliveries must be ignored',
    "migrations can't be edited after merge, so fix forward",
    'the network on the runner is flaky so retry three times',
    'the dev cache gets stale now and then so delete it',
    'a status is always one of fail, warn, ok',
    'commit messages never contain lol',
    'in UI texts avoid please',
    'the magic word is bitte',
    'the delimiter is always ;',
  ])('leaves "%s" its meaning', (typed) => {
    expect(cleanSentence(typed).toLowerCase()).toBe(typed.toLowerCase())
  })

  test('does not capitalise names of code', () => {
    expect(cleanSentence('pnpm is what we use')).toMatch(/^pnpm/)
    expect(cleanSentence('useEffect is banned here')).toMatch(/^useEffect/)
  })

  test('keeps something of whatever it is given, on one line, within the limit', () => {
    expect(cleanSentence('ok')).toBe('Ok')
    const long = cleanSentence(`we ${'always '.repeat(200)}test`)
    expect(long.length).toBeLessThanOrEqual(TEXT_MAX)
    expect(long.endsWith('…')).toBe(true)
  })

  test('does not cut a character in two', () => {
    expect(cleanSentence('𝒳'.repeat(400)).isWellFormed()).toBe(true)
  })
})
