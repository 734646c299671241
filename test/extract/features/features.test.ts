import { describe, expect, test } from 'vitest'
import { featureTable, numberOf } from '../../../src/extract/features/feature-table.ts'
import { findFeatures } from '../../../src/extract/features/features.ts'
import { addMatch, type CueMatch, matchOf } from '../../../src/extract/matching/matches.ts'
import { type Adjustments, createScorer } from '../../../src/extract/score/score.ts'
import { viewSentences } from '../../../src/extract/view/sentence-view.ts'
import type { Turn } from '../../../src/transcript/event/turn.ts'
import { turnOf } from '../turn-of.ts'

function idsIn(text: string): string[] {
  return numbersIn(turnOf(text)).flatMap((number) => featureTable[number]?.id ?? [])
}

/** Of all sentences of a turn. */
function numbersIn(turn: Turn): number[] {
  return findFeatures(viewSentences(turn)).flatMap(({ numbers }) => numbers)
}

describe('findFeatures()', () => {
  test.each([
    ['forbids-vice', '不要过度设计', '為什麼不要用 any？'],
    ['forbids-manner', '절대 커밋하지 마', '别改这个文件，先看看'],
  ])('finds %s in "%s", and not in "%s", where something speaks against it', (id, holds, not) => {
    expect(idsIn(holds)).toContain(id)
    expect(idsIn(not)).toContain('forbids')
    expect(idsIn(not)).not.toContain(id)
  })

  test.each([
    ['own-story', 'sorry, I had to restart you', 'I have to use a screen reader'],
    ['stands-now', 'the staging server is down again', 'the staging server is down on sundays'],
    ['pronoun-first', 'it runs on my machine', 'the job runs on my machine'],
    ['pronoun-first', 'those are slow', 'those forty tills are slow'],
    ['quoted', '"Never again", she said', 'never say "no"'],
    ['this-turn', 'No changes, just your opinion', 'no changes after the release'],
    ['plain-fact', 'our devices never restart at night', 'devices must never restart at night'],
    ['found-out', 'the drift came from the second timer', 'the second drift is from monday'],
    ['how-you-answer', 'the conclusion first, please', 'the first conclusion, please'],
    ['reports', 'payments never run, it doesnt get called', 'payments doesnt get touched after ten'],
    ['reports', 'that looks odd', 'odd versions are for hotfixes'],
    ['i-prefer', 'I use a screen reader', 'the labels overlap when I use a screen reader'],
    ['reports', 'the sensor sometimes returns 0', 'the sensor returns 0 when it is cold'],
    ['own-plan', 'devo leggere i file del banco prova', 'i file del banco prova hanno 14 righe'],
    ['hearsay', 'issue #604 says never to use eval', 'the issue is that we never use eval'],
    ['hearsay', 'a friend says you should never use eval', 'legal says we should never log that'],
    ['wonders', 'I honestly feel that the risk is low', 'low risk is what the clinic wants'],
    ['wonders', 'suppose we never restart it', 'we never restart it'],
    ['approves', 'b, please', 'a word about units'],
    ['plain-statement', 'the second board has no clock', 'it has no clock'],
    ['before-order', 'The board has no clock. So take the time from the server', 'The board has no clock.'],
    ['before-order', 'El lector manda un cero. Quita el primero', 'El lector manda un cero. Nada más'],
    ['before-order', '工厂的机器没有时钟。改一下', '工厂的机器没有时钟。真的'],
    [
      'near-complaint',
      'why is there a new file? Helper functions live in lib',
      'what a day. Helper functions live in lib',
    ],
    ['near-complaint', 'Texts live in one file. You put these into the page', 'Texts live in one file. You can go on'],
    ['requirement', 'an order must never have two owners', 'a commit must never have two owners'],
    ['ordered-rule', 'An order must have one owner. Implement it', 'An order must have one owner.'],
    ['in-passing', 'the cluster runs on node 18, btw', 'the cluster runs on node 18'],
    ['in-passing', 'übrigens läuft der Server auf Node 18', 'der Server läuft auf Node 18'],
    ['in-passing', '对了，线上服务器没有 docker', '线上服务器没有 docker'],
    ['fact-after', 'add a retry there since our cluster runs on node 18', 'add a retry there since the button is red'],
    ['plain-question', 'Does that mean we never use redux?', 'can you always run the tests?'],
    ['plain-question', 'so we always use utc, right?', 'why do you always use tabs?'],
    ['plain-question', 'why do we never delete old migrations?', 'warum schreibst du immer Kommentare, lass das'],
    ['plain-question', 'do we always squash here', 'did we not agree on squashing'],
    ['plain-question', 'so we never mock the database, right', 'do it right'],
    ['plain-question', 'nutzen wir hier immer UTC oder nicht', 'nutzen wir hier immer UTC'],
    ['plain-question', 'usamos siempre UTC o no', 'mi criterio es UTC'],
    ['plain-question', 'burada hep UTC mi kullanıyoruz', 'questo stile mi piace'],
    ['plain-question', 'wir nutzen hier immer UTC, oder nicht', 'Tests laufen immer, egal ob CI oder nicht'],
    ['plain-question', 'is it always UTC or not', 'siempre corre los tests, haya prisa o no'],
    ['plain-question', 'гоняем тесты всегда или нет', 'всегда пиши тесты, срочно или нет'],
    ['plain-question', 'should I always merge', 'Should I be offline, never merge on your own'],
    ['plain-question', 'warum ist das immer npm', 'warum ist das wieder npm, wir verwenden immer pnpm'],
    ['plain-question', 'muss ich immer pnpm nutzen', 'muss ich jedes Mal sagen, dass wir pnpm nutzen'],
    ['plain-question', 'haben wir immer UTC', 'haben wir nicht gesagt, dass immer pnpm benutzt wird'],
    ['plain-question', 'hay alguna regla', 'hay algunas reglas: commits en inglés siempre'],
    ['plain-question', '我们都用 pnpm 吗', '可以每次提交前都跑测试吗'],
    ['plain-question', 'kya hum hamesha pnpm use karte hain', 'kya tum hamesha pnpm use kar sakte ho'],
    ['plain-question', 'it says "never run as root", what does that mean', 'it says "hi", never run as root'],
    ['plain-question', 'da steht "nie als root", was heißt das?', 'wir sagen "nie als root", merk dir das'],
    ['plain-question', 'the doc says "never run as root", why', 'never run "as root", why is in the doc'],
    ['plain-question', '"niet bewerken", wat betekent dat', 'zeg altijd "klant", wat er ook staat'],
    ['states-elsewhere', 'die Logs liegen im Archiv', 'ich hab die Logs im Archiv'],
    ['states-elsewhere', 'die Logs haben ein Archiv', 'die Logs haben das Archiv gefüllt'],
    ['states-elsewhere', 'la CI è su GitHub Actions', 'copia il file sul server e riavvia'],
    ['states-elsewhere', 'la prod a 64 Go de RAM', 'copie le dump sur le serveur à côté'],
    ['states-elsewhere', 'la prod a deux disques', 'la prod a mis deux heures'],
    ['states-elsewhere', 'a produção é em Debian', 'copia o backup e me avisa'],
    ['stands-now', 'le cache est vide, relance', 'si le cache est vide, lance make warm'],
    ['states-elsewhere', '测试库在 nas 上', '这个文件在 nas 上'],
    ['states-elsewhere', '爬虫走公司代理', '爬虫走公司代理吗'],
    ['states-elsewhere', '実験データは共有フォルダにあります', 'この画面は共有フォルダにあります'],
    ['states-elsewhere', '実験データは読み取り専用です', '実験データは読み取り専用ですか'],
    ['states-elsewhere', '원본 데이터는 공유 서버에 있어', '지금 데이터는 공유 서버에 있어'],
    ['states-elsewhere', '원본 데이터는 공유 서버에 있어', '원본 데이터는 서버에서 안 보여'],
    ['states-elsewhere', '이미지 파일은 공유 서버에 있어', '이 파일은 공유 서버에 있어'],
    ['product-behaviour', '用户每次下单都要发短信', '每次提交都要跑测试'],
    ['product-behaviour', '予約が入ったら必ずメールを送る機能を作って', 'コミットの前に必ずテストを回して'],
    ['product-behaviour', '보스는 항상 두 번 공격해야 해', '커밋은 항상 한국어로 써'],
    ['this-turn', 'no me gusta, prueba otra cosa', 'no me gusta el ORM, aquí va otra cosa'],
    ['this-turn', 'fetchで書いてみて', 'fetchで書いて'],
    ['told-before', '这是第二次跟你说了', '第二次调用就超时'],
    ['states-elsewhere', '测试账号是共享的', '机器人老是答错'],
    ['environment', '那台机器没有显卡', '聊天机器人没有表情'],
    ['reports', '图片加载太慢', '图片用 webp'],
    ['from-now-on', '以后都用 pnpm', '转调以后和弦没有了'],
    ['asks', 'die CI ist rot, warum', 'die CI ist rot, weil der Cache voll ist'],
    ['habit-alone', 'error codes are registered in docs/errors.md first', 'add a workflow that runs on every push'],
    ['found-out', 'testei e vi que o cache é por processo', 'testei com outra conta'],
    ['found-out', 'ho capito che il lock è nel driver', 'non ho capito il lock'],
    ['always', '테스트는 늘 돌려', '오늘은 목업으로 가자'],
    ['fact-elsewhere', 'die Testdatenbank ist nur lesbar', 'der Knopf ist blau'],
    ['runs-now', 'der Server läuft auf Port 8080', 'die Testdatenbank läuft auf Port 8080'],
    ['product-wish', 'nie chcę, żeby klient mógł usuwać konto', 'nie chcę żadnych klientów w testach'],
    ['asks-about-rule', 'Should we never use any?', 'Should the page be red?'],
    ['dislikes-one', "I don't like the buttons, make it plain", 'I prefer short functions, so make it shorter'],
    ['dislikes-one', 'ich mag das Blau nicht, mach es grün', 'ich mag keine Abkürzungen, nenn es invoiceTotal'],
    ['dislikes-one', 'предпочитаю второй вариант, сделай так', 'предпочитаю маленькие функции, сделай так'],
    ['dislikes-one', 'wolę zielone tło, zrób tak', 'wolę małe funkcje, zrób tak'],
    ['dislikes-one', 'prefiro a cor azul, muda isso', 'prefiro funções pequenas, muda isso'],
    ['dislikes-one', '我喜欢绿色,改成绿色', '我喜欢小函数,改成这样'],
    [
      'told-by-others',
      'the guy on Stack Overflow says you should never use float',
      'legal says we should never use float',
    ],
    ['chooses', 'la primera opción, prefiero celery', 'prefiero opciones con nombre'],
    ['chooses', 'ikincisi olsun, firebase tercih ederim', 'firebase tercih ederim'],
    ['chooses', 'じゃあA案で、DynamoDBの方が好き', 'DynamoDBの方が好き'],
    [
      'amid-requirements',
      'The link should expire. People must confirm. Never send at night.',
      'The link should expire. We never send at night.',
    ],
    ['chooses', 'entre as duas prefiro a com sqlite', 'prefiro sqlite'],
    ['ordered-contents', 'design a poster: always check the knot', 'write tests like this: always check the knot'],
    ['ordered-contents', '给新来的实习生写个须知：不要随便删数据', '写提交说明：不要用表情'],
    ['after-rejection', 'Nope. The gateway signs the frames', 'Nice. The gateway signs the frames'],
    ['after-rejection', "that's the wrong account. Payroll runs elsewhere", 'no problem. Payroll runs elsewhere'],
    ['fact-alone', 'the platform team owns billing', 'the platform team owns billing. Fix the login'],
    ['fact-alone', 'деплоим по вторникам', 'деплоим?'],
    ['said-alone', 'I prefer dark mode', 'I prefer dark mode. Fix the login'],
    ['supposes', 'Suppose I never close it, would it leak?', 'I suppose it would leak'],
    ['supposes', 'Angenommen, wir nutzen nie Redis, was kostet das?', 'wir nutzen nie Redis'],
    ['supposes', 'もし今後EC2を使わないとしたら、いくら？', '今後EC2は使わない'],
    ['asked-for-good', 'wil je voortaan eerst dotnet format draaien?', 'wil je eerst dotnet format draaien?'],
    [
      'dictated-letter',
      'Schreib eine Mail an alle: ab sofort nutzen wir pnpm',
      'Schreib immer so: erst der Test, dann der Code',
    ],
    ['dictated', 'add a comment saying we never call this twice', 'we never write comments about the past'],
    ['quoted', '"Always ask." Never wait.', '"tenant" means customer in this repo'],
    ['quoted', 'the notice says "Always ask. Never wait.', 'we call it "the hub", always'],
    ['listed-rule', 'Rules for this repo:\n* No default exports.', 'The form has:\n* No default exports.'],
    ['listed-rule', 'Правила:\n* Тесты без моков.', 'Форма:\n* Тесты без моков.'],
    ['said-in-a-word', 'we use pnpm', 'we use pnpm now'],
    ['said-in-a-word', 'no attribution', 'the attribution'],
    ['rule-for-now', 'no quiero que lo uses ahora', 'no quiero que lo uses'],
    ['habit-alone', 'los nombres en camelCase', 'quiero que cambies el nombre en camelCase'],
    ['said-in-a-word', 'always use pnpm', 'use pnpm'],
    ['here-we', 'hier nutzen wir pnpm', 'nutzen wir hier pnpm?'],
    ['here-we', 'здесь мы используем pnpm', 'здесь падают тесты'],
    ['order-for-good', 'push after every commit', 'push after the commit'],
    ['tool-for-job', 'pnpm only', 'pnpm only fails on CI'],
    ['tool-for-job', 'zod for validation', 'zod for now'],
    ['tool-for-job', 'pnpm here, npm messes up the lockfile', 'run pnpm here, npm messes up the lockfile'],
    ['said-in-a-word', '英文回复', '英文'],
    ['outright-rule', 'Always log with pino', 'Always log with pino?'],
    ['rule-of-form', 'use conventional commits', 'can we use conventional commits?'],
    ['we-work-so', 'in our team we write tests first', 'in our team we write tests first?'],
    ['i-prefer', 'I like to see the diff first', 'I would like to see the diff first'],
    ['whenever', "don't add comments unless asked", "don't add comments unless it breaks"],
    ['said-in-a-word', 'drop the flattery', 'drop the old table'],
    ['plain-question', 'so this means we never retry?', 'so can we always retry?'],
    ['plain-question', 'verwendet man immer val?', 'kannst du immer die Tests laufen lassen?'],
    ['plain-question', '是不是都用 pnpm 吗？', '可以都用中文回答吗？'],
    ['plain-question', 'いつも pnpm を使うんですか？', 'いつも日本語で答えてもらえますか？'],
    ['plain-question', '항상 pnpm을 쓰나요?', '항상 한국어로 답해 줄 수 있나요?'],
    ['plain-fact', 'the test bench is wiped every sunday night', 'the page is empty every time I open it'],
    ['plain-fact', 'our nodes have no internet', 'use the nodes that have no internet'],
    ['plain-fact', 'our nodes have no internet', 'our nodes are terrible and have no internet'],
    ['rule-for-now', 'no uses mocks todavía', 'no uses mocks'],
    ['asked-for-way', 'why do you write comments instead of code?', 'why does it write comments instead of code?'],
    ['measured-fact', 'the sensor delivers 12 bits every 5 ms', 'add a page that delivers 12 bits every 5 ms'],
    ['fact-first', 'we are on kubernetes, please fix the chart', 'please fix the chart, we are on kubernetes'],
    ['asked-for-way', 'can you lay off the emojis', 'can you add emojis to the title'],
    [
      'dictated-outright',
      'draft a mail to the team: please never push to main',
      'never send a mail to the team: they read the wiki',
    ],
    ['dictated-outright', 'reply to the reviewer that we use one seed', 'never reply to the reviewer that fast'],
    ['answer-language', 'write it in german', 'this time write it in german'],
    ['found-out', 'figured it out, the proxy was the cause', 'figure out what the cause was'],
    ['forbids', "don't guess versions", "we don't need the versions"],
    ['is-not-that', 'the reference is 2.048 V, not 3.3', 'is the reference 2.048 V, not 3.3?'],
    ['reports', 'all servers are now unavailable', 'all servers are on one floor'],
    ['listed-step', 'Steps:\n1. Never start with data\n2. Run it', 'Rules:\n1. Never start with data\n2. Run it'],
    [
      'listed-step',
      'To reproduce:\n1. Never start with data\n2. Run it',
      'Rules:\n1. Never start with data\n2. Run it',
    ],
    ['of-one-thing', "I don't like how this file is structured", "I don't like long files"],
    ['of-one-thing', 'run the tests before you commit that', 'run the tests before you commit'],
    ['of-one-thing', '先问我再删这个文件，我不喜欢这样', '这台机器上不要用 sudo，先问我'],
    ['only-thought', 'maybe we should always show the price', 'always show the price'],
    ['only-thought', 'ich glaube, wir sollten das immer prüfen', 'das immer prüfen'],
    ['rule-alone', 'we use react', 'we use react, right'],
    ['fact-alone', 'the cron runs every hour', 'it runs every hour'],
    ['listed-step', 'Tasks:\n1) Always start clean', 'Tasks:\n- Always start clean'],
  ])('finds %s in "%s", and not in "%s"', (id, holds, not) => {
    expect(idsIn(holds)).toContain(id)
    expect(idsIn(not)).not.toContain(id)
  })

  test('takes a word as the reason of a refusal for what it is', () => {
    const ids = (source: Turn['source']) => numbersIn(turnOf('use pnpm', { source }))
    expect(ids('denial')).toContain(numberOf('refused-for-way'))
    expect(ids('prompt')).not.toContain(numberOf('refused-for-way'))
  })

  test('gives the numbers ascending, and to no sentence those of another', () => {
    const [first = [], second = []] = findFeatures(viewSentences(turnOf('Never use any. It works.'))).map(
      ({ numbers }) => numbers,
    )
    expect(first).toContain(numberOf('never'))
    expect(first).toEqual(first.toSorted((a, b) => a - b))
    expect(second).not.toContain(numberOf('never'))
  })

  test('asks what the product should do only near a sentence: a message of megabytes would be searched for each', () => {
    const wanted = 'The link should expire. People must confirm. '
    expect(idsIn(`${wanted}Never send at night.`)).toContain('amid-requirements')
    expect(idsIn(`${wanted}${'Words. '.repeat(120)}Never send at night.`)).not.toContain('amid-requirements')
  })
})

describe('addMatch()', () => {
  test('keeps of a cue what begins first, then the longest, in the order of the table', () => {
    const matches: CueMatch[] = []
    const found = [
      [7, 5, 9],
      [2, 4, 6],
      [7, 3, 5],
      [7, 3, 8],
      [7, 3, 4],
      [7, 6, 20],
    ] as const
    for (const [cue, from, to] of found) addMatch(matches, cue, from, to)
    expect(matches).toEqual([
      { cue: 2, from: 4, to: 6 },
      { cue: 7, from: 3, to: 8 },
    ])
    expect(matchOf(matches, 7)).toBe(matches[1])
    expect(matchOf(matches, 3)).toBeUndefined()
  })
})

describe('createScorer()', () => {
  const numbers = numbersIn(turnOf('Never use any'))
  const plain = confidenceWith({})

  function confidenceWith(adjustments: Adjustments): number {
    return createScorer(adjustments).confidenceOf(numbers, 'english')
  }

  test('takes no notice of what was said about a cue that is gone', () => {
    expect(confidenceWith({ muted: new Set(['gone']), weights: new Map([['gone', 1]]) })).toBe(plain)
  })

  test('leaves out what is muted, and adds what was decided', () => {
    expect(confidenceWith({ muted: new Set(['never']) })).toBeLessThan(plain)
    expect(confidenceWith({ weights: new Map([['never', 1]]) })).toBeGreaterThan(plain)
  })
})
