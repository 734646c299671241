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
])('%s and %s are not', (a, b) => {
  expect(areSpelledApart({ text: a }, { text: b })).toBe(false)
  expect(areSpelledApart({ text: b }, { text: a })).toBe(false)
})

test('what names a file, an option or a part of a longer name adds it', () => {
  expect(addsName({ text: 'Edit src/a.ts' }, { text: 'Edit src/b.ts' })).toBe(true)
  expect(addsName({ text: 'Send x-api-key' }, { text: 'Send api-key' })).toBe(true)
  expect(addsName({ text: 'Run git push' }, { text: 'Run git push -f' })).toBe(true)
  expect(addsName({ text: 'Use the force flag' }, { text: 'Use --force' })).toBe(false)
  expect(addsName({ text: 'Use --force and force it' }, { text: 'Use `--force`' })).toBe(false)
})
