import { expect, test } from 'vitest'
import { cleanSentence } from '../../../src/extract/wording/clean.ts'
import { isPartOfRule } from '../../../src/extract/wording/part-of-rule.ts'

test.each([
  // The first of several values.
  'Ja, Nein und Unbekannt sind die Werte',
  'Ja, Unbekannt und Nein sind die Werte',
  'Ja, nein oder vielleicht: mehr Antworten gibt es nicht',
  'Ja, Nein, Vielleicht sind die einzigen Antworten',
  'Oui, non et peut-être sont les réponses',
  'Sí, no y quizás son los únicos valores',
  'Sim, não e talvez são as respostas',
  'Sì, no e forse sono le risposte',
  'Ja, nee en onbekend zijn de waarden',
  'Tak, nie i nie wiem to jedyne odpowiedzi',
  'Да, нет и неизвестно — единственные значения',
  'Evet, hayır ve bilinmiyor tek değerlerdir',
  'Ya, tidak, dan mungkin adalah nilainya',
  '是,否 都要支持',
  '是，否，未知 都要支持',
  '是，否和未知都要支持',
  '对,错 两种都要测',
  '对，错都要有图标',
  '错,误 两字要分清',
  '好、坏、一般是三个等级',
  'はい、いいえ、不明のいずれかを返す',
  '네, 아니요, 모름 중 하나만 쓴다',
  'Yes, No and Unknown are the values',
  'Yes, no, and maybe are the only answers',
  'Yes and no are the only answers of the API',
  'Yes - no - unknown are the values',
  'No, yes and maybe is the order of the buttons',
  'Ok, warning and error are the only states',
  'OK, Cancel and Apply are the buttons of each dialog',
  'Right, left and center are the alignments we support',
  'Good, bad and ugly are the labels',
  'Sorry, oops and lol never appear in commit messages',
  'Note, tip and warning are the admonitions we use',
  // Part of a construction.
  'Si, et seulement si, le test passe, déploie',
  'Si, après les tests, quelque chose échoue, arrête-toi',
  'Si, y solo si, pasan los tests, despliega',
  'Tak, aby testy przeszły, uruchom najpierw lint',
  'Так, чтобы тесты проходили, пиши моки',
  'Alors que les tests tournent, ne touche pas à la base',
  'So, dass alle Tests grün bleiben, wird gemergt',
  'So we can roll back, keep migrations reversible',
  'Hello world examples live in docs/hello',
  'Hello, world is printed by every example',
])('a word that answers is kept where it is part of the rule: %s', (typed) => {
  expect(isPartOfRule(typed.toLowerCase())).toBe(true)
  expect(cleanSentence(typed)).toBe(typed)
})

test.each([
  ['Nein, Tests und Linter laufen immer', 'Tests und Linter laufen immer'],
  ['ja, nein, wir nutzen pnpm', 'Wir nutzen pnpm'],
  ['Ok, no, we use pnpm', 'We use pnpm'],
  ['yeah, no, we use pnpm and vitest', 'We use pnpm and vitest'],
  ['yeah, no, i prefer pnpm here', 'I prefer pnpm here'],
  ['no, tests and fixtures go in test/', 'Tests and fixtures go in test/'],
  ['ok and no default exports', 'No default exports'],
  ['Si, on utilise pnpm ici', 'On utilise pnpm ici'],
  ['si, usamos pnpm', 'Usamos pnpm'],
  ['Sì, usiamo pnpm', 'Usiamo pnpm'],
  ['Да, не используй npm', 'Не используй npm'],
  ['对，错误信息要用英文', '错误信息要用英文'],
  ['是，否则测试会失败', '否则测试会失败'],
  ['不，是 pnpm', '是 pnpm'],
  ['好，我们用 pnpm', '我们用 pnpm'],
  ['いや、違います、pnpmを使います', 'pnpmを使います'],
  ['так что всегда пиши тесты', 'Всегда пиши тесты'],
  ['так вот, мы используем pnpm', 'Мы используем pnpm'],
  ['alors on utilise pnpm ici', 'On utilise pnpm ici'],
  ['so we can use pnpm here', 'We can use pnpm here'],
  ['hello, we use pnpm', 'We use pnpm'],
])('and left out where it only answers: %s', (typed, kept) => {
  expect(isPartOfRule(typed.toLowerCase())).toBe(false)
  expect(cleanSentence(typed)).toBe(kept)
})
