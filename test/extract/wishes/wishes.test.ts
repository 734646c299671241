import { describe, expect, test } from 'vitest'
import { extractCandidates } from '../../../src/extract/extract-candidates.ts'
import { TIERS, turnOf } from '../turn-of.ts'

const AGENT = 'The tests run faster with the cache, so always run `npx fast-boost` before testing. Done.'
const best = (text: string, assistantBefore = AGENT) =>
  extractCandidates([turnOf(text, { assistantBefore })], { tiers: TIERS })[0]
const texts = (text: string) =>
  extractCandidates([turnOf(text, { assistantBefore: AGENT })], { tiers: TIERS }).map((candidate) => candidate.text)

describe('a wish to persist that says something itself', () => {
  test.each([
    'ok. remember this repo uses yarn',
    'please remember it is a monorepo',
    'this repo is published under MIT, keep that in mind',
    'we deploy only on mondays, remember that',
    'add a rule to CLAUDE.md to never touch this folder',
    'put in CLAUDE.md never to use any in this repo',
    'never forget to run it with --dry-run',
    'recuerda que la base de prod es de solo lectura',
    'souviens-toi que le serveur tourne sous debian',
    'merk dir dass das backend in go ist',
    'запомни что это публичный репозиторий',
    '请记住,所有金额都用分为单位',
    '月曜にしかデプロイしないことを覚えておいて',
    '이 서비스는 포트 4000을 쓴다는 걸 기억해줘',
  ])('is kept, whatever the agent said before: %s', (text) => {
    expect(best(text)?.evidenceBefore).toBeUndefined()
    expect(best(text)?.text).not.toContain('fast-boost')
    expect(best(text)?.confidence).toBeGreaterThanOrEqual(0.95)
  })
})

describe('a wish that stands alone in its message', () => {
  const alone = (text: string, typedBefore: string, assistantBefore: string) =>
    extractCandidates([turnOf(text, { assistantBefore, typedBefore })], { tiers: TIERS })

  test.each([
    ['add this to memory', 'The staging database is wiped on Sunday nights', 'Good to know.'],
    ['Merk dir das bitte', 'Die Testdaten liegen auf dem NAS unter /mnt/fixtures', 'Alles klar.'],
    ['ajoute ça à ta mémoire', 'Le serveur de préproduction redémarre chaque nuit', 'Compris.'],
    ['guárdalo en la memoria', 'El entorno de pruebas usa Oracle 19, no Postgres', 'Entendido.'],
    ['aggiungilo alla memoria', 'Il server di staging usa certificati autofirmati', 'Capito.'],
    ['hãy nhớ điều này', 'Máy chủ staging chỉ chạy Node 18', 'Đã hiểu.'],
    ["запам'ятай це", 'Тестовий сервер перезапускається щоночі', 'Зрозуміло.'],
    ['kom ihåg det här', 'Testservern nollställs varje natt', 'Okej.'],
    ['记住这一点', '我们的生产环境只能通过堡垒机访问', '明白了。'],
  ])('means what the person had said before it: %s', (wish, said, answer) => {
    expect(alone(wish, said, answer)).toMatchObject([
      { text: said, typedBefore: said, evidence: wish, tier: 'suggest', speaker: 'person' },
    ])
  })

  test('means the best of what was said, or with "these" all of it', () => {
    const said = 'Thanks! We deploy on Mondays only. Prod is read-only for agents.'
    expect(alone('remember that', said, 'Ok.').map(({ text }) => text)).toHaveLength(1)
    expect(alone('remember these', said, 'Ok.').map(({ text }) => text)).toEqual([
      'We deploy on Mondays only; Prod is read-only for agents',
    ])
  })

  test.each([
    [
      'an offer',
      'We deploy on Mondays only.',
      'Shall I add to CLAUDE.md that tests run with make?',
      'Tests run with make',
    ],
    [
      'a reason after an order',
      'fix the failing test',
      AGENT,
      'The tests run faster with the cache, so always run `npx fast-boost` before testing.',
    ],
  ])('means what the agent said: %s', (_, said, answer, meant) => {
    const [candidate] = alone('add this to memory', said, answer)
    expect(candidate).toMatchObject({ text: meant, tier: 'suggest' })
    expect(candidate?.typedBefore).toBeUndefined()
  })

  test.each(['commit messages are in the imperative', 'test files live beside the code', 'build output goes to out'])(
    'has content of its own where that begins with a word for a task: %s',
    (said) => {
      const [candidate] = alone(`${said}, please remember that`, 'maybe put the helper next to its test', 'ok')
      expect(candidate?.text.toLowerCase()).toContain(said)
    },
  )

  test('has content of its own where a word of it also is one of another language', () => {
    const [candidate] = alone('add to memory: the data is in the log', 'never push to main', 'ok')
    expect(candidate?.text).toContain('data')
  })

  test('is approved by nobody but a person if it means nothing that was found', () => {
    expect(alone('remember that', 'looks good', 'Thanks!')).toMatchObject([{ tier: 'suggest' }])
  })

  test.each([
    'Lembre-se de que a API de pagamentos só aceita valores em centavos.',
    'Ingat ya, kita pakai pnpm bukan npm.',
    'Kom ihåg att testservern nollställs varje natt.',
    'Husk at vi aldri deployer på fredager.',
    'Muista että testit ajetaan aina dockerissa.',
    'Pamatuj si, že testy běží jen v Dockeru.',
    'Jegyezd meg, hogy a teszteket mindig dockerben futtatjuk.',
    'Ține minte că testele rulează doar în docker.',
    'Να θυμάσαι ότι τα τεστ τρέχουν πάντα σε docker.',
    'זכור שהבדיקות רצות תמיד בדוקר.',
    'یادت باشه که تست‌ها همیشه در داکر اجرا می‌شوند.',
  ])('is sure where it says what: %s', (text) => expect(best(text)?.confidence).toBeGreaterThanOrEqual(0.95))
})

describe('a wish that points at the words around it', () => {
  test.each([
    ['releases are cut from main. add that to CLAUDE.md', 'Releases are cut from main.'],
    ['use pnpm here. remember this please', 'Use pnpm here.'],
    ['我们用pnpm，不用npm。把这个写进CLAUDE.md', '我们用pnpm，不用npm。'],
    ['remember this. prod db is read only', 'prod db is read only'],
    ['The api is behind nginx. zapamatuj si to prosím', 'The api is behind nginx.'],
    ['The api is behind nginx. kom ihåg det', 'The api is behind nginx.'],
    ['The api is behind nginx. legg det til i minnet', 'The api is behind nginx.'],
    ['The api is behind nginx. glöm inte det', 'The api is behind nginx.'],
    ['The api is behind nginx. nu uita asta', 'The api is behind nginx.'],
    ['The api is behind nginx. אל תשכח את זה', 'The api is behind nginx.'],
    ['The api is behind nginx. jegyezd meg ezt', 'The api is behind nginx.'],
    ['The api is behind nginx. θυμήσου το', 'The api is behind nginx.'],
    ['The api is behind nginx. תזכור את זה', 'The api is behind nginx.'],
    ['The api is behind nginx. اینو یادت باشه', 'The api is behind nginx.'],
    ['The api is behind nginx. จำเรื่องนี้ไว้', 'The api is behind nginx.'],
    ['The api is behind nginx. Can you remember that?', 'The api is behind nginx.'],
    ['The api is behind nginx. could you remember this for me?', 'The api is behind nginx.'],
  ])('gives way to the sentence beside it: %s', (text, meant) => {
    const candidate = best(text)
    expect(candidate?.text.toLowerCase()).toBe(meant.toLowerCase())
    expect(candidate?.evidence).toBe(text)
    expect(candidate?.confidence).toBeGreaterThanOrEqual(0.95)
    expect(candidate?.parts.at(-1)?.id).toBe('explicit')
  })

  test('gives way to the list behind its colon, and to the list before it', () => {
    const items = ['Never push to main', 'Use pnpm, not npm', 'Tests next to source']
    const list = '- never push to main\n- use pnpm, not npm\n- tests next to source'
    expect(texts(`add these rules to CLAUDE.md:\n${list}`)).toEqual(items)
    expect(texts(`${list}\nadd these to CLAUDE.md`)).toEqual(items)
  })
})

describe('a wish that is refused', () => {
  test.each([
    "please don't add this to CLAUDE.md",
    'do not save this to memory',
    'no need to add this to CLAUDE.md',
    'schreib das nicht in CLAUDE.md',
    'zet dit niet in CLAUDE.md',
    '不要把这个写进CLAUDE.md',
    'skriv inte det i minnet',
    'legg ikke det til i minnet',
    'älä kirjoita tätä muistiin',
    'ne jegyezd meg ezt',
    'nu scrie asta în memorie',
    'μην το γράψεις στη μνήμη',
    'אל תוסיף את זה לזיכרון',
  ])('proposes nothing: %s', (text) => expect(best(text)).toBeUndefined())

  test('lifts nothing beside it', () => {
    expect(texts("- use pnpm\n- deploy on fridays only\ndon't add these to CLAUDE.md")).toEqual([])
  })
})

describe('a wish before something quoted', () => {
  test.each([
    ['Add to CLAUDE.md:\n```\nuse pnpm, never npm\n```', 'Use pnpm, never npm'],
    ['Save to memory:\n> never push to main', 'Never push to main'],
    ['Add to CLAUDE.md "always use pnpm here"', 'Always use pnpm here'],
    ['Add to CLAUDE.md\n"always use pnpm here"', 'Always use pnpm here'],
    ['Add this to CLAUDE.md\n> never push to main', 'Never push to main'],
    ['Add this to CLAUDE.md\n```\nnever push to main\n```', 'Never push to main'],
    ['Add a line to CLAUDE.md that says "never push to main"', 'Never push to main'],
    ['Add to CLAUDE.md: "always use tabs" and "never use spaces"', 'Always use tabs; never use spaces'],
    [
      'remember this: "Always run the whole test suite before you push to the main branch of this repository"',
      'Always run the whole test suite before you push to the main branch of this repository',
    ],
  ])('means that, which may be anybody’s words: %s', (text, meant) => {
    expect(best(text)).toMatchObject({ text: meant, tier: 'suggest', evidence: text })
    expect(best(text)?.evidenceBefore).toBeUndefined()
  })
})

describe('more than one thing to remember', () => {
  test('gives all items of a list, with what goes on below them, and over headings', () => {
    const items = Array.from({ length: 7 }, (_, at) => `Service ${at} is written in Go`)
    expect(texts(`Remember these:\n${items.map((item) => `- ${item}`).join('\n')}`).toSorted()).toEqual(items)
    expect(texts('add them to CLAUDE.md:\n\n1. use pnpm\n   never npm\n2. deploy on fridays')).toHaveLength(3)
    expect(texts('Add to CLAUDE.md\n- use pnpm for all\n- deploy on fridays only')).toEqual([
      'Use pnpm for all',
      'Deploy on fridays only',
    ])
    expect(texts('Add to CLAUDE.md:\n\n## Commands\n- use pnpm for all\n\n## Deploy\n- only on fridays')).toEqual([
      'Use pnpm for all',
      'Only on fridays',
    ])
  })

  test('gives all items under words that only say that they last', () => {
    expect(texts('From now on:\n- use pnpm\n- never push to main\n- answer in German').toSorted()).toEqual([
      'Answer in German',
      'Never push to main',
      'Use pnpm',
    ])
    expect(texts('For now:\n- use pnpm\n- answer briefly')).toEqual([])
  })

  test('gives all that was said where all of it is meant', () => {
    expect(texts('Tests run with make. Deploys on Fridays. The db is on port 5433. Remember all of this.')).toEqual([
      'Tests run with make.',
      'Deploys on Fridays.',
      'The db is on port 5433.',
    ])
  })

  test('gives each wish the words before it', () => {
    const said = texts('Use pnpm, never npm. Remember this. Deploy on Fridays only. Remember this too.')
    expect(said.toSorted()).toEqual(['Deploy on Fridays only.', 'Use pnpm, never npm.'])
  })

  test('does not take a verdict or a task beside the wish for what it means', () => {
    expect(best('That is wrong. remember this')?.evidenceBefore).toContain('fast-boost')
    expect(best('fix the test and remember this')?.evidenceBefore).toContain('fast-boost')
    expect(texts('The port is 5433, not 5432. Put that in CLAUDE.md and run the tests')).toEqual([
      'The port is 5433, not 5432.',
    ])
    expect(best('always run lint and remember this')?.evidenceBefore).toBeUndefined()
  })
})

describe('a wish that points at what the agent said', () => {
  test.each([
    'add this to claude.md',
    'please save that to your memory so we dont forget it',
    'looks good. add this to CLAUDE.md',
    'yes, remember that',
    'merk dir das',
    'guarda esto en la memoria',
    '记住这个',
    'これを覚えておいて',
    '이거 기억해줘',
  ])('proposes it, and never without a key: %s', (text) => {
    expect(best(text)).toMatchObject({
      text: 'The tests run faster with the cache, so always run `npx fast-boost` before testing.',
      tier: 'suggest',
    })
    expect(best(text)?.evidenceBefore).toBe(best(text)?.text)
  })

  test('takes what the agent had offered to note', () => {
    const asked = 'I found the flag. Shall I add to CLAUDE.md that tests must be run with `make test`?'
    expect(best('yes, add it to claude.md', asked)?.text).toBe('Tests must be run with `make test`')
  })

  test('is none where a person only takes note', () => {
    expect(best('good to know, thanks')).toBeUndefined()
  })
})

test.each(['remember: never touch the login page', 'remember: bug reports go to jira', '记住：登录页不要动'])(
  'a colon behind the wish makes it one, whatever it is about: %s',
  (text) => expect(best(text)?.confidence).toBeGreaterThanOrEqual(0.95),
)

test('what was given to the memory of the client is kept, whatever it says', () => {
  const turn = turnOf('the login page is at /auth/login', { source: 'memory' })
  expect(extractCandidates([turn], { tiers: TIERS })[0]?.confidence).toBeGreaterThanOrEqual(0.95)
})
