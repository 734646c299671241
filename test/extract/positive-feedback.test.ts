import { describe, expect, test } from 'vitest'
import { findPositiveFeedback } from '../../src/extract/positive-feedback.ts'
import { turnOf } from './turn-of.ts'

const TIERS = { auto: 0.95, suggest: 0.7 }

function praised(text: string, assistantBefore: string) {
  return findPositiveFeedback(turnOf(text, { assistantBefore }), TIERS)
}

const FUNCTIONS = 'I used plain functions instead of a class hierarchy for the parsers.'

describe('findPositiveFeedback()', () => {
  test('takes praise of a distinctive way of working as a preference at 0.70', () =>
    expect(praised('Perfect, keep doing it like that', `Done. ${FUNCTIONS}`)).toMatchObject({
      kind: 'preference',
      confidence: 0.7,
      text: 'Liked: I used plain functions instead of a class hierarchy for the parsers.',
      evidence: 'Perfect, keep doing it like that',
      evidenceBefore: FUNCTIONS,
    }))

  test('takes no thanks for a result, and no praise of what anybody would have done', () => {
    expect(praised('Perfect, thanks', FUNCTIONS)).toBeUndefined()
    expect(praised('Perfect, keep doing it like that', 'All tests pass.')).toBeUndefined()
  })

  test.each([
    ['Super, genau so weiter', 'Ich habe die Tests mit echten Dateien statt mit Mocks geschrieben.'],
    ['SUPER, GENAU SO WEITER', 'ICH HABE DIE TESTS MIT ECHTEN DATEIEN STATT MIT MOCKS GESCHRIEBEN.'],
    ['Nice, genau so weiter', 'I used plain functions instead of a class hierarchy for the parsers.'],
    ['Klasse, keep doing it like that', 'I used plain functions instead of a class hierarchy for the parsers.'],
    ['Parfait, continue comme ça', "J'ai écrit des fonctions simples au lieu d'une hiérarchie de classes."],
    ['Genial, sigue así', 'He usado funciones simples en lugar de una jerarquía de clases.'],
    ['Perfeito, continua assim', 'Usei funções simples em vez de uma hierarquia de classes.'],
    ['Ottimo, continua così', 'Ho usato funzioni semplici invece di una gerarchia di classi.'],
    ['Mooi, ga zo door', 'Ik heb gewone functies gebruikt in plaats van een klassenhiërarchie.'],
    ['Świetnie, tak trzymaj', 'Użyłem zwykłych funkcji zamiast hierarchii klas.'],
    ['Отлично, так и продолжай', 'Я использовал простые функции вместо иерархии классов.'],
    ['Чудово, так і продовжуй', 'Я використав прості функції замість ієрархії класів.'],
    ['Harika, böyle devam et', 'Sınıf hiyerarşisi yerine düz fonksiyonlar kullandım.'],
    ['很好，以后都这样写', '我用普通函数而不是类层次结构来写解析器。'],
    ['いいね、この調子で', 'クラス階層ではなく普通の関数を使いました。'],
    ['좋아요, 앞으로도 이렇게 해줘', '클래스 계층 대신 일반 함수를 사용했습니다.'],
  ])('%s', (praise, action) => {
    expect(praised(praise, `OK. ${action}`)?.evidenceBefore).toBe(action)
    expect(praised(praise, 'OK.')).toBeUndefined()
    expect(praised(action, action)).toBeUndefined()
  })

  test.each([
    "Thanks, but don't do it like that",
    'Danke, aber so will ich das nicht, immer Klassen',
    'Merci, mais pas comme ça',
    'Gracias, pero así no',
    'Obrigado, mas não assim',
    'Grazie, ma non così',
    'Bedankt, maar niet op deze manier',
    'Dzięki, ale nie w ten sposób',
    'Спасибо, но так больше не делай, всегда классы',
    'Дякую, але надалі класи',
    'Teşekkürler ama böyle değil',
    '谢谢，但以后不要这样写',
    'ありがとう、でもこのやり方はやめて',
    '고마워, 하지만 이렇게 하지 마',
  ])('takes thanks that ask for something else as no praise: %s', (said) =>
    expect(praised(said, FUNCTIONS)).toBeUndefined(),
  )

  test.each([
    'Thanks. Always run the tests first',
    'Danke. Ab jetzt immer zuerst die Tests',
    'Perfeito, continue',
    'Genial, sigue',
  ])('thanks with another rule, or with more work, praise no way of working: %s', (text) =>
    expect(praised(text, FUNCTIONS)).toBeUndefined(),
  )

  test('finds praise within words of no other language', () => {
    expect(praised('Toplam satırı altta kalsın, her zaman', FUNCTIONS)).toBeUndefined()
    expect(praised('Supermarkt prices always come from the API', FUNCTIONS)).toBeUndefined()
  })
})
