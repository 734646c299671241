import { describe, expect, test } from 'vitest'
import { addsWord, areInSameOrder, saySame, shareWords } from '../../../src/text/same/same.ts'

describe('saySame()', () => {
  test.each([
    ['Use pnpm, not npm', 'use pnpm not npm.'],
    ['Please always use pnpm', 'use pnpm'],
    ['Never edit the generated files under src/gen', 'never edit generated files under src/gen please'],
    ['Run the tests before every commit', 'run the tests before each commit'],
    ['Name branches after their ticket', 'name branches after their tickets'],
    ['use pnpm instead of npm', 'use pnpm, not npm'],
    ['run tests before committing', 'Run the tests before you commit'],
    ["don't commit to main directly", 'Never commit directly to main'],
    ['Antworte immer auf Deutsch', 'bitte auf Deutsch antworten'],
    ['回复请用中文', '请用中文回复'],
    ['所有回复都使用中文', '所有的回复都使用中文'],
    ['Imports point from ui → core', 'imports point from ui->core.'],
    ['On ne déploie jamais le vendredi.', 'Le vendredi, on ne déploie jamais.'],
    ['No desplegamos nunca los viernes.', 'Los viernes no desplegamos nunca.'],
    ['我们周五从不部署。', '周五我们从不部署。'],
    ['Ask the reviewer before every single deployment', 'Ask the reviewer before every single deploymnet'],
    ['Again: use tabs', 'Use tabs'],
    ['I told you before: use tabs', 'Use tabs'],
    ['In this project we use tabs', 'We use tabs'],
    ['Answer in English', 'Answer in english'],
    ['Please keep the order of imports', 'Keep the order of imports'],
    ['Test it', 'Please test it'],
    ['Formatiere TypeScript, formatiere nicht JSON', 'Formatiere TypeScript, nicht JSON'],
    ['使用制表符和分号', '使用制表符、分号'],
  ])('%s = %s', (a, b) => {
    expect(saySame({ text: a }, { text: b })).toBe(true)
  })

  test.each([
    ['Use pnpm, not npm', 'Use npm, not pnpm'],
    ['Always commit to main', 'Never commit to main'],
    ["Don't mock the database in tests", 'Mock the database in tests'],
    ['Wrap lines at 80 columns', 'Wrap lines at 100 columns'],
    ['Use tabs in Go files', 'Use spaces in Python files'],
    ['Never edit files under src/gen', 'Never edit files under src/api'],
    ['Use tabs in Go files', 'Use tabs in Python files'],
    ['Lines < 100 characters', 'Lines > 100 characters'],
    ['Map ids a -> b', 'Map ids a <- b'],
    ['Imports point from ui ⟶ core', 'Imports point from core ⟶ ui'],
    ['Imports point ui → core', 'Imports point ui ← core'],
    ['Prefer composition over inheritance', 'Prefer inheritance over composition'],
    ['Run the tests before you commit', 'Commit before you run the tests'],
    ['用pnpm不用npm', '用npm不用pnpm'],
    ['Keep commit messages short', 'Keep commit messages short and in English'],
    ['コメントを書く', 'コメントを書かない'],
    ['Use only pnpm', 'Use pnpm'],
    ['Use == for comparing', 'Use === for comparing'],
    ['Review requests go to Martin', 'Review requests go to Martina'],
    ['Christian owns the deployment', 'Christina owns the deployment'],
    ['Las revisiones son para Mario', 'Las revisiones son para Maria'],
    ['Store every contact of a customer in the registry', 'Store every contract of a customer in the registry'],
    ['Use the custom fields of the integration schema', 'Use the customer fields of the integration schema'],
    ['Sort the import lines of every module by hand', 'Sort the important lines of every module by hand'],
    ['Never deploy from the branch main', 'Never deploy from the branch Main'],
    ['Call the class Main', 'Call the class main'],
    ['Keep the docs in src/API', 'Keep the docs in src/api'],
    ['Retry again after an error', 'Retry after an error'],
    ['Create the project with Vite', 'Create with Vite'],
    ['Ask who has forgotten the password', 'Ask who has the password'],
    ['Review requests go to Mario', 'Review requests go to Maria'],
    ['I write the tests', 'You write the tests'],
    ['I run the migrations, you write them', 'You run the migrations, I write them'],
    ['Import from the index', 'Import in the index'],
    ['Use tabs', 'Quit using tabs'],
    ['测试时不要模拟数据库', '测试时要模拟数据库'],
    ['Merge from main to staging', 'Merge from staging to main'],
    ['Build with source maps in the release bundle', 'Build without source maps in the release bundle'],
    ['Merge the release branch to main', 'Merge the release branch from main'],
    ['Verwende Tabs, nicht Spaces', 'Spaces, Tabs nicht'],
    ['Mit npm nicht mit pnpm testen', 'Mit pnpm, mit npm nicht testen'],
    ['N’utilise jamais npm mais pnpm', 'N’utilise pnpm mais jamais npm'],
    ['No uses nunca npm sino pnpm', 'No uses pnpm sino nunca npm'],
    ['不用npm用pnpm', '用npm不用pnpm'],
    ['Store dates as integers in this database', 'Store dates as intervals in this database'],
    ['Write the migrations by hand in this project', 'Write the mitigations by hand in this project'],
    ['We use web1a for every single deployment here', 'We use web1b for every single deployment here'],
    ['Write tests', 'Write test plans'],
    ['Please use == for comparing', 'Use === for comparing'],
    ['Write the driver in C++', 'Write the driver in C'],
    ['Use === not ==', 'Use == not ==='],
    ['Do this', 'It is this'],
    ['', ''],
  ])('%s ≠ %s', (a, b) => {
    expect(saySame({ text: a }, { text: b })).toBe(false)
  })
})

test.each([
  ['回答要简短', '回答要简短并用中文', true],
  ['回答要简短', '我说过了，回答一定要简短吧', false],
  ['コメントを書く', 'コメントを書いてください', false],
  ['コメントを書く', 'テストを書く', true],
  ['主なテスト', 'まとめて主なテスト', true],
  ['테스트를 실행해', '테스트를 꼭 실행해 주세요', false],
  ['테스트를 실행해', '린트를 실행해', true],
  ['Use pnpm', 'use pnpm', false],
])('addsWord(%s, %s): %s', (known, text, adds) => expect(addsWord({ text: known }, { text })).toBe(adds))

test.each([
  ['Before you push, run the tests', 'I said: run all the unit tests before you push!', true],
  ['Prefer pnpm', 'The docs are in English', true],
  ['The client calls the server', 'The server of the shop calls the client', false],
])('areInSameOrder() looks only at what both say: %s, %s', (a, b, expected) => {
  expect(areInSameOrder({ text: a }, { text: b })).toBe(expected)
})

test.each([
  ['no, use pnpm here', 'This project uses pnpm.', true],
  ['fix the test', 'Tests are fixed first.', true],
  ['必ずテストを書く', 'テストを書く。', true],
  ['From now on always use pnpm', 'Immer das Gegenteil tun und niemals testen', false],
  ['never use npm', "don't answer", false],
  ['one configuration', 'configure it', true],
  ['the is', 'anything', true],
])('shareWords(%j, %j) is %s', (a, b, shared) => {
  expect(shareWords({ text: a }, { text: b })).toBe(shared)
})
