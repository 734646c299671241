import { expect, test } from 'vitest'
import { addsName, areSpelledApart } from '../../../src/text/same/names.ts'

test.each([
  ['Use == for comparing', 'Use === for comparing'],
  ['使用`==`比较', '使用`===`比较'],
  ['Lines < 100', 'Lines <= 100'],
  ['Name branches feature/x', 'Name branches feature-x'],
  ['Commit with -s', 'Commit with -S'],
  ['Call it userId', 'Call it UserId'],
  ['Call it `User`', 'Call it `user`'],
  ['At most 5 MB', 'At most 5 Mb'],
  ['Prices are in $', 'Prices are in €'],
  ['Paths start with @/', 'Paths start with ~/'],
  ['Private fields start with _', 'Private fields start with #'],
  ['Store it in /data/app', 'Store it in ./data/app'],
  ['Start at -5', 'Start at 5'],
  ['Push to Main', 'Push to main'],
  ['A component called Card', 'A component called card'],
  ['It is in the Card class', 'It is in the card class'],
  ['放到 main 类里', '放到 Main 类里'],
  ['処理はmainクラスに置く', '処理はMainクラスに置く'],
  ['Keep it in src/API', 'Keep it in src/api'],
  ['Write the driver in C++', 'Write the driver in C#'],
  ['Use === not ==', 'Use == not ==='],
  ['Use `??`, not `||`', 'Use `||`, not `??`'],
  ['Use ?? instead of ||', 'Use || instead of ??'],
  ['Prefer ?? for defaults', 'Prefer || for defaults'],
  ['Chain commands with &&', 'Chain commands with ||'],
  ['Use ?. for what may be null', 'Use ?? for what may be null'],
  ['Call `user->name`', 'Call `user.name`'],
  ['Mount it at `/`', 'Mount it at `~`'],
  ['Move it to src/api', 'Move it from src-api to src/api'],
  ['Rename feature/x to feature-x', 'Rename feature/x to feature_x'],
  ['Branch Release is protected', 'Branch release is protected'],
  ['-5 is an error', '5 is an error'],
  ['At most 5MB', 'At most 5Mb'],
])('%s and %s are spelled apart', (a, b) => {
  expect(areSpelledApart({ text: a }, { text: b })).toBe(true)
  expect(areSpelledApart({ text: b }, { text: a })).toBe(true)
})

test.each([
  ['Use `pnpm` for installs', 'use pnpm for installs!'],
  ['Never use --force', 'never use force'],
  ['Never use --force', 'never use `--force`!'],
  ['Put tests in src/api/', 'put tests in `src/api`.'],
  ['Use GitHub Actions', 'use Github actions'],
  ['Main is protected', 'main is protected'],
  ['Answer in English', 'answer in english'],
  ['Use **pnpm** here', 'use _pnpm_ here'],
  ['Utilise pnpm !', 'utilise pnpm'],
  ['Lint / test', 'lint, test'],
  ['Imports point ui → core', 'Imports point ui -> core'],
  ['- Run pre‑commit hooks', 'run pre-commit hooks 🙏'],
  ['回复请用中文。', '回复请用中文！'],
  ['Wait 1.5 seconds, (always)', 'wait 1.5 seconds always :)'],
  ['Wait 1.5 seconds', 'Wait 1,5 seconds'],
  ['Use === here, not ==', 'use `===` here, not `==`.'],
  ['Run lint - then the tests', 'Run lint ; then the tests'],
  ['Run lint / tests', 'Run lint & tests'],
  ['Prices are in $', 'Prices are in dollars'],
  ['Imports point ui -> core', 'Imports point ui ==> core'],
  ['Imports point core <- ui', 'Imports point core <== ui'],
  ['Use pnpm 🙏', 'use pnpm 🎉'],
  ['Return -1 on errors', 'Ask before a release'],
  ["Don't mock it", 'Don’t mock it'],
  ['Use GitHub-Actions', 'use github-actions'],
  ['Send an E-Mail', 'send an e-mail'],
  ['Use “gh-cli” here', 'use gh-cli here'],
  ['Keep it in `src/api/`', 'keep it in `src/api`'],
  ['We use git. Main is protected', 'we use git. main is protected'],
])('%s and %s are not', (a, b) => {
  expect(areSpelledApart({ text: a }, { text: b })).toBe(false)
  expect(areSpelledApart({ text: b }, { text: a })).toBe(false)
})

test('what names a file, an option or a part of a longer name adds it', () => {
  expect(addsName({ text: 'Edit src/a.ts' }, { text: 'Edit src/b.ts' })).toBe(true)
  expect(addsName({ text: 'Edit src/a.ts' }, { text: 'Edit src/a.ts and src/b.ts' })).toBe(true)
  expect(addsName({ text: 'Send x-api-key' }, { text: 'Send api-key' })).toBe(true)
  expect(addsName({ text: 'Run git push' }, { text: 'Run git push -f' })).toBe(true)
  expect(addsName({ text: 'Use the force flag' }, { text: 'Use --force' })).toBe(false)
  expect(addsName({ text: 'Use --force and force it' }, { text: 'Use `--force`' })).toBe(false)
  expect(addsName({ text: 'Compare strictly' }, { text: 'Compare strictly with ===' })).toBe(false)
  expect(addsName({ text: 'Push to the fork' }, { text: 'Push to main' })).toBe(false)
  expect(addsName({ text: 'See the docs' }, { text: 'Document the API' })).toBe(false)
})
