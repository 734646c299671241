import { describe, expect, it } from 'vitest'
import { createRepeatFinder } from '../../../src/inject/repeats/repeat-finder.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { makeItem } from '../../helpers/make-item.ts'

function finderOf(items: readonly Item[]) {
  const finder = createRepeatFinder()
  for (const item of items) finder.learn(item)
  return (text: string, now: readonly Item[] = items) =>
    finder.find(text, new Map(now.map((item) => [item.id, item])))?.id
}

const approved = (id: string, text: string, more: Partial<Item> = {}) =>
  makeItem(id, { text, status: 'approved', ...more })

describe('createRepeatFinder()', () => {
  const pnpm = approved('a', 'Use pnpm, not npm, for installs')
  const wait = approved('b', 'Wait 10 seconds before retrying')
  const retired = approved('c', 'Answer in German', { status: 'retired' })
  const find = finderOf([pnpm, wait, retired])

  it.each([
    ['Use pnpm, not npm, for installs', 'a'],
    ['I said pnpm, not npm, for installs!', 'a'],
    ['Use npm for installs', undefined],
    ['Use npm, not pnpm, for installs', undefined],
    ['not pnpm any more but npm, for installs', undefined],
    ['for installs not npm but pnpm', 'a'],
    ['Use pnpm', undefined],
    ['Wait 30 seconds before retrying', undefined],
    ['Answer in German', undefined],
    ['Do not wait 10 seconds before retrying', undefined],
  ])('%s: %s', (text, expected) => expect(find(text)).toBe(expected))

  it.each([
    ['We gebruiken semicolons in dit project', 'Ik zei: we gebruiken geen semicolons in dit project!'],
    ['Kita pakai npm di repo ini', 'Mulai sekarang kita tidak pakai npm di repo ini'],
    ['Мы используем npm в этом проекте', 'Теперь мы не используем npm в этом проекте'],
    ['เราใช้ npm ในโปรเจกต์นี้', 'เราไม่ใช้ npm ในโปรเจกต์นี้'],
  ])('takes the opposite for no repetition in any language: %s', (learnt, said) => {
    const known = finderOf([approved('d', learnt)])
    expect(known(`${learnt}!`)).toBe('d')
    expect(known(said)).toBeUndefined()
  })

  it('takes what one text advises and the other advises against for no repetition', () => {
    const avoid = finderOf([approved('d', 'Avoid npm in the backend tests')])
    expect(avoid('Again: avoid npm in the backend tests!')).toBe('d')
    expect(avoid('Never use yarn, use npm for the backend tests')).toBeUndefined()
    expect(avoid('Run npm rather than yarn before the backend tests')).toBeUndefined()
  })

  it('knows it again where another word is against the same', () => {
    const never = finderOf([approved('d', 'Never use npm, use pnpm for the backend tests')])
    expect(never('Stop using npm, pnpm is what we use for backend tests')).toBe('d')
    expect(never('Stop using pnpm, npm is what we use for backend tests')).toBeUndefined()
    expect(never('I said: pnpm over npm for the backend tests')).toBe('d')
    expect(never('I said: npm over pnpm for the backend tests')).toBeUndefined()
  })

  it.each([
    ['提交前先跑所有的测试', '我说过，提交前先跑所有的测试！', '提交前先跑所有的测试，还要更新文档和变更日志'],
    [
      'コミット前に全部のテストを実行して',
      'だから、コミット前に全部のテストを実行してってば',
      'コミット前に全部のテストを実行して、変更履歴とドキュメントも必ず更新して',
    ],
  ])(
    'takes words around it for a repetition where words are not parted, and much more for new: %s',
    (learnt, said, more) => {
      const known = finderOf([approved('d', learnt)])
      expect([known(said), known(more)]).toEqual(['d', undefined])
    },
  )

  it('takes the opposite for no repetition where words are not parted', () => {
    const japanese = finderOf([approved('d', 'pnpm を使って、npm は使わないで')])
    expect(japanese('npm を使って、pnpm は使わないで')).toBeUndefined()
    expect(japanese('pnpm を使って、npm は使わないで！')).toBe('d')
  })

  it.each([
    ['Run the linter before the tests', 'Run the linter after the tests'],
    ['Run the integration tests in CI', 'Only run the integration tests in CI'],
    ['Write a test for every bug except typos', 'Write a test for every bug and typos'],
    ['Deploye vor dem Release nach Staging', 'Deploye nach dem Release nach Staging'],
  ])('takes what limits it otherwise for no repetition: %s', (learnt, said) => {
    const known = finderOf([approved('d', learnt)])
    expect(known(`As I said before: ${learnt}!`)).toBe('d')
    expect(known(said)).toBeUndefined()
  })

  it('takes what says it the other way round for no repetition', () => {
    const order = finderOf([
      approved('d', 'Merge from main to staging'),
      approved('e', 'Docs in English, comments in German'),
    ])
    expect(order('I said merge from main to staging!')).toBe('d')
    expect(order('Merge from staging to main')).toBeUndefined()
    expect(order('I told you again: merge from staging to main')).toBeUndefined()
    expect(order('Please: comments in German, docs in English')).toBe('e')
    expect(order('Docs in German, comments in English')).toBeUndefined()
  })

  it.each([
    ['Use pnpm, not npm', 'Use pnpm, not npm, for installs, and bun for scripts'],
    ['Keep answers short', 'Keep answers short and in German'],
    ['Run the linter before you commit', 'Run the linter and the type checker before you commit'],
    ['Use zod for validation at the API border', 'Use valibot for validation at the API border'],
    ['Antworte kurz auf Slack', 'Antworte kurz auf Slack und Jira'],
  ])('takes what adds to it for no repetition: %s', (learnt, said) => {
    const known = finderOf([approved('d', learnt)])
    expect(known(`I told you before, again: ${learnt}!`)).toBe('d')
    expect(known(said)).toBeUndefined()
  })

  it.each([
    ['커밋 메시지는 한국어로 써줘', '커밋 메시지는 영어로 써줘'],
    ['커밋 전에 테스트를 실행해', '커밋 전에 린트를 실행해'],
    ['답변은 짧게 해줘', '답변은 짧게 표로 해줘'],
    ['前端代码用两个空格缩进', '前端代码用四个空格缩进'],
    ['每次提交都要运行测试', '每天提交都要运行测试'],
    ['注释用中文', '注释用中文，变量用英文'],
    ['先写测试再写代码', '先写代码再写测试'],
    ['不要从服务器复制文件', '不要向服务器复制文件'],
    ['コメントは日本語で書く', 'コメントは日本語で書く、関数名は英語'],
    ['コメントを英語で書かないで', 'コメントを日本語で書かないで'],
    ['本番環境ではキャッシュを使う', '開発環境ではキャッシュを使う'],
    ['回答は短くしてください', '回答は短く、わかりやすくしてください'],
    ['使用 pnpm 安装所有的依赖', '使用 pnpm 和 bun 安装所有的依赖'],
  ])('takes another word for no repetition where words are not parted: %s', (learnt, said) => {
    const known = finderOf([approved('d', learnt)])
    expect(known(`${learnt}！`)).toBe('d')
    expect(known(said)).toBeUndefined()
  })

  it.each([
    ['回复请用中文', '我说过了，回复请用中文'],
    ['提交前运行测试', '记住：提交前一定要运行测试'],
    ['コミット前にテストを実行する', '前にも言いましたが、コミット前にテストを実行してください'],
    ['커밋 전에 테스트를 실행해', '커밋 전에 꼭 테스트를 실행해 주세요'],
    ['ใช้ pnpm', 'ใช้ pnpm นะครับ'],
  ])('knows it again with words that only say it again where words are not parted: %s', (learnt, said) => {
    expect(finderOf([approved('d', learnt)])(said)).toBe('d')
  })

  it.each([
    ['Edit src/a.ts first', 'Edit src/b.ts first'],
    ['Throw if size == 0', 'Throw if size != 0'],
    ['Private fields start with _', 'Private fields start with #'],
    ['Send x-api-key as header', 'Send api-key as header'],
    ['Run git push', 'Run git push -f'],
    ['Merge into main', 'Merge from main'],
    ['Never commit on my branch', 'Never commit on your branch'],
    ['Never deploy from main to staging', 'Never deploy from staging to main'],
    ['Never turn caching off', 'Never turn caching on'],
    ['Comments say why', 'Comments say what'],
    ['Use few mocks in tests', 'Use many mocks in tests'],
    ['Kopiere nie Dateien von dem Server', 'Kopiere nie Dateien auf den Server'],
    ['Escribe los mensajes por la API', 'Escribe los mensajes para la API'],
    ['Никогда не копируй файлы с сервера', 'Никогда не копируй файлы на сервер'],
    ['Voer tests uit voor de commit', 'Voer tests uit na de commit'],
    ['Merge from main to staging on Mondays', 'Merge from staging to main on Mondays'],
  ])('takes other signs, directions and persons for no repetition: %s', (learnt, said) => {
    const known = finderOf([approved('d', learnt)])
    expect(known(`I told you: ${learnt}`)).toBe('d')
    expect(known(said)).toBeUndefined()
  })

  it('knows it among words that only say it again, in other languages as well', () => {
    const known = finderOf([approved('d', 'Tests vor dem Commit starten')])
    expect(known('Ich habe schon oft gesagt: Tests vor dem Commit starten')).toBe('d')
  })

  it.each([
    ['Retry after an error', 'Retry again after an error'],
    ['Set up Vite by hand', 'Set up the project Vite by hand'],
  ])('takes what it does again, or to what, for no repetition: %s', (learnt, said) => {
    const known = finderOf([approved('d', learnt)])
    expect(known(`Again: ${learnt}!`)).toBe('d')
    expect(known(said)).toBeUndefined()
  })

  it('passes over what is about much more', () => {
    const more = 'while archive, report, invoice, header, footer, banner, button, colour, margin and padding are drawn'
    expect(find(`Wait 10 seconds before retrying ${more}`)).toBeUndefined()
  })

  it('knows what became of a learning since', () => {
    const said = 'I said pnpm, not npm, for installs!'
    expect(find(said, [{ ...pnpm, status: 'retired' }])).toBeUndefined()
    expect(find(said, [{ ...pnpm, text: 'Use yarn' }])).toBeUndefined()
    expect(find(said, [])).toBeUndefined()
  })

  it('knows nothing again by a single word', () => {
    expect(finderOf([approved('a', 'Use bun')])('bun is slow')).toBeUndefined()
  })

  it('takes of equals the first also where they share other words', () => {
    const [first, second] = [
      approved('first', 'Archive invoice, banner, upload'),
      approved('second', 'Archive invoice, banner, header'),
    ]
    expect(finderOf([first, second])('Again: archive invoice, banner')).toBe('first')
  })

  it('takes the one of which most came again, and of equals the first', () => {
    const [part, whole, twin] = [
      approved('part', 'Retry the failed upload twice'),
      approved('whole', 'Retry the failed upload'),
      approved('twin', 'Retry the failed upload!'),
    ]
    const said = 'You forgot it: retry the failed upload'
    expect(finderOf([part, whole, twin])(said)).toBe('whole')
    expect(finderOf([part, twin, whole])(said)).toBe('twin')
  })
})
