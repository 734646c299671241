import type { Cue } from './cue.ts'

export const mustBe: Cue = {
  id: 'must-be',
  because: 'says what a thing must or must not do',
  weight: -0.3,
  expression: {
    en: `
      ^(?:(?:also|and|so|but|then|next) (?:, )?)?(?:the|a|an|every|each|all|any|no|both|it|they|(?!(?:commits|tests
        |prs|agents|subagents|lets|always|unless|yes) )[a-z]{3,}s)(?: [^ ,]+){0,4} (?:should|shouldnt|must|mustnt
        |shall|may|can|cannot|cant|has to|have to|needs to|ought to)
    `,
    de: '^(?!(?:wir|du|ich|man|bitte) )(?:[^ ,]+ ){1,4}(?:soll|sollen|sollte|sollten|muss|mussen|darf|durfen)',
    fr: '^(?!(?:tu|on|nous|je|il faut) )(?:[^ ,]+ ){1,4}(?:doit|doivent|devrait|devraient|peut|peuvent)',
    es: `
      ^(?!(?:tu|yo|nosotros|hay) )(?:[^ ,]+ ){1,4}(?:debe|deben|deberia|deberian|tiene que|tienen que|puede|pueden)
    `,
    pt: `
      ^(?!(?:voce|vc|eu|nos|a gente) )(?:[^ ,]+ ){1,4}(?:deve|devem|deveria|tem que|tem de|precisa|precisam|pode
        |podem)
    `,
    it: '^(?!(?:tu|io|noi) )(?:[^ ,]+ ){1,4}(?:deve|devono|dovrebbe|dovrebbero|puo|possono)',
    nl: '^(?!(?:wij|we|je|jij|ik) )(?:[^ ,]+ ){1,4}(?:moet|moeten|mag|mogen)',
    pl: `
      ^(?:[^ ,]+ ){1,4}(?:musi|musza|powinien|powinna|powinno|powinny|ma byc|maja byc|moze|moga)
      |(?:klient|szef|uzytkownik|on|ona) chce
    `,
    ru: `
      ^(?!(?:мы|ты|я|ми|ти) )(?:[^ ,]+ ){1,4}(?:должен|должна|должно|должны|может|могут|повинен|повинна|повинно
        |повинні|має)
      |(?:клиент|заказчик|шеф|начальник|клієнт) (?:хочет|хоче)
    `,
    tr: '[^ ]+(?:mali|meli)(?= [.,!]| $)|[^ ]+(?:masi|mesi) (?:lazim|gerek|gerekiyor)',
    vi: '^(?!(?:minh|toi|ban|chung) )(?:[^ ,]+ ){1,4}(?:phai|nen|khong duoc)',
    id: '^(?!(?:kita|kami|kamu|lu|gue|saya) )(?:[^ ,]+ ){1,4}(?:harus|wajib|boleh|bisa)',
    ar: '(?:يجب|ينبغي|لازم) (?:ان|أن|يكون|تكون) ?[^ ]*',
    hi: '(?:hona|hone|honi|aana|dikhna|jana) (?:nahi )?chahiye|(?:nahi )?hona chahiye|होना चाहिए|नहीं होना',
    zh: '^[^,，。你我]{2,14}(?:必须|必須|应该|應該|不能|要能|不应|不應|只能)',
    ja: '^[^、。]{2,16}は[^、。]{1,20}(?:べき|必要がある|なければならない|こと)(?:。|$)',
    ko: '^[^,.]{2,16}(?:은|는|이|가) [^,.]{1,24}(?:해야|되어야|돼야|하면 안|있어야)',
  },
  yes: [
    'a customer must always have one address',
    'die Summe muss immer oben stehen',
    'el total debe verse siempre',
    'сумма должна быть сверху',
    '昵称必须唯一',
  ],
  no: ['we must never use floats', 'you should ask first', 'wir müssen das erst testen'],
}
