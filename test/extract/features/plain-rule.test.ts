import { describe, expect, test } from 'vitest'
import { isPlainRule } from '../../../src/extract/features/plain-rule.ts'
import { LEAD_IN, RULE_FORMS } from '../../../src/extract/features/rule-forms.ts'
import { fold } from '../../../src/extract/view/fold.ts'
import { viewSentences } from '../../../src/extract/view/sentence-view.ts'
import { turnOf } from '../turn-of.ts'

function plainRulesIn(text: string): string[] {
  return viewSentences(turnOf(text))
    .filter(isPlainRule)
    .map(({ original }) => original.trim())
}

describe('isPlainRule()', () => {
  test.each([
    'Always handle errors explicitly',
    'please, never hardcode secrets',
    "Don't use inline styles",
    "don't explain the code",
    'stop apologizing',
    'avoid any external dependencies',
    'Actually, use const instead of let',
    'Use uv for python packages',
    'Run tests before committing',
    'We deploy to AWS Lambda',
    'i use fish shell',
    'moment is deprecated, use date-fns',
    'Test files end in .spec.ts',
    'all timestamps are in UTC',
    'ok, and also: unit tests live next to the code',
    'class names are PascalCase',
    "don't edit the migrations by hand",
    "don't lower test coverage",
    'never print customer emails in logs',
    "whenever you finish, tell me what wasn't tested",
    'use named exports',
    'say customer, not user',
    'update the changelog with every change',
    'squash before merging',
    'one file at a time please',
    "I don't want lodash",
    "i don't like barrel files",
    'the design is in Figma',
    'PRs need two approvals',
    'every endpoint needs auth',
    'put tests next to the code',
    'keep controllers thin',
    "controllers don't touch the db",
    'business logic goes in services',
    'dates with date-fns',
    'lint with ruff',
    'tests first',
    'write the test first',
    'avoid nested ternaries',
    'we do TDD',
    'we test with pytest',
    'this is a monorepo',
    'migrations are generated',
    'functions under 50 lines',
    'nutze pnpm statt npm',
    'lösch nichts ohne zu fragen',
    'die Tests liegen neben dem Code',
    "n'utilise pas lodash",
    'lance les tests avant de commiter',
    'no uses lodash',
    'usa pnpm en lugar de npm',
    'No, por favor usa pnpm en lugar de npm',
    'nosotros desplegamos en Fly',
    'não adicione comentários',
    'rode os testes antes de commitar',
    'non usare emoji nei commit',
    'gebruik pnpm in plaats van npm',
    'nie dodawaj komentarzy',
    'не добавляй комментарии в код',
    'мы деплоим на AWS',
    'не додавай коментарі в код',
    'nepřidávej komentáře do kódu',
    'tady používáme pnpm',
    'använd pnpm istället för npm',
    'rör aldrig migreringsfilerna',
    'jangan tambahin komentar',
    'kita pake pnpm',
    'đừng thêm comment',
    'bên mình dùng pnpm',
    'لا تستخدم اي مكتبة جديدة',
    'احنا بنستخدم pnpm',
    'api klasörüne hiç dokunma',
    'biz burda yarn kullanıyoruz',
    'code me comments mat dalo',
    'हम यहाँ yarn इस्तेमाल करते हैं',
    'älä muokkaa generoituja tiedostoja',
    'me käytetään vitestiä',
    'μην βάζεις σχόλια στον κώδικα',
    'χρησιμοποιούμε vitest',
    'توی کد کامنت نذار',
    '不要加注释',
    '提交前先跑测试',
    'any は使わないで',
    'コミット前にテストを実行して',
    '주석 달지 마',
    '커밋 전에 테스트 돌려',
    'leave the vendor folder alone',
    'hands off the legacy module',
    'nobody edits the changelog by hand',
    'when you make a migration also write the down migration',
    'den ordner vendor darfst du nicht anfassen',
    'finger weg von vendor',
    'wenn du eine migration schreibst, schreib auch den rückweg',
    'le dossier legacy on y touche pas',
    'touche pas au dossier legacy',
    'quand tu ajoutes une route mets à jour la doc',
    'la carpeta vendor no la toques',
    'cuando agregues una ruta actualiza la documentación',
    'na pasta legacy não mexe',
    'la cartella legacy non si tocca',
    'de map vendor niet aanraken',
    'plików wygenerowanych nie edytujemy ręcznie',
    'jak zmieniasz schemat to zaktualizuj też migracje',
    'сгенерированные файлы руками не правим',
    'когда меняешь схему обновляй и документацию',
    'vendor目录别碰',
    '不要动 legacy 目录',
    'legacy 폴더는 건드리면 안 돼',
    'مجلد legacy لا تلمسه',
  ])('is so for "%s"', (text) => {
    expect(plainRulesIn(text)).toEqual([text])
  })

  test.each([
    "i don't want it",
    "I don't like the new header",
    'use these types',
    'use both imports',
    'tests need fixing',
    'branches need to be merged',
    'logs are in the screenshot',
    'the spec is in the attachment',
    'I do need that method',
    'we do it later',
    'docs are outdated',
    'format with the other one',
    'names in bold text',
    "don't use that",
    "don't show the banner to guests",
    "don't add animations to the modal",
    'always show the button',
    'use the other one instead',
    'use 3001 instead of 3000',
    'use icons instead of text in the toolbar',
    'use our new logo in the email header',
    'run the tests again after the fix',
    'we use it for billing',
    'we deploy it tomorrow',
    'tests are failing',
    'zatím necommituj',
    'committa inte än',
    'jangan commit dulu',
    'şimdilik commit atma',
    'abhi commit mat karo',
    'không sửa được',
    'bunu silme',
    'älä koske siihen vielä',
    'فعلا کامیت نکن',
    'لا تستخدم هذا',
    'imports are in the wrong order',
    'nimm das statt npm',
    "n'utilise pas ça",
    'no uses eso',
    'не трогай это',
    '不要用这个',
    '버튼을 눌러',
    'leave the button alone',
    'leave the rest of the file alone',
    'when you add the button, also make it blue',
    "when you're done push it",
    'den rest nicht anfassen',
    'die überschrift bitte nicht ändern',
    "le reste on n'y touche pas",
    'el resto no lo toques',
    'reszty nie ruszaj',
    'остальное не трогай',
    '其他的不要动',
    '他は触らないでください',
    '나머지는 건드리지 마',
  ])('is not so for "%s"', (text) => {
    expect(plainRulesIn(text)).toEqual([])
  })

  test('is so beside one other sentence, and not among more', () => {
    expect(plainRulesIn('That was wrong. Use pnpm, not npm.')).toEqual(['Use pnpm, not npm.'])
    expect(plainRulesIn('Fix the parser. Use pnpm, not npm. Then push.')).toEqual([])
  })

  test('is not so where other words than a lead-in stand before it', () => {
    expect(plainRulesIn('the docs say use uv for python packages')).toEqual([])
  })

  test('is not so for a long sentence', () => {
    expect(plainRulesIn(`Use uv for python packages ${'and so on '.repeat(12)}`)).toEqual([])
  })
})

describe('RULE_FORMS', () => {
  test.each(Object.entries(RULE_FORMS))(
    'of %s begin with words as folding leaves them, and can be compiled',
    (_, forms) => {
      for (const [begins, goesOn] of forms) {
        for (const word of begins.split(' ')) expect(fold(word)).toBe(` ${word} `)
        expect(() => new RegExp(goesOn, 'y')).not.toThrow()
      }
    },
  )

  test('have a lead-in of folded words', () => {
    for (const word of LEAD_IN.split(' ')) expect(fold(word)).toBe(` ${word} `)
  })
})
