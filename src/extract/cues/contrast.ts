import type { Cue } from './cue.ts'

export const contrast: Cue = {
  id: 'contrast',
  because: 'sets one way against another',
  weight: 1.1,
  expression: {
    en: `
      not [^ ]+(?: [^ ]+){0,4} but|, (?:nothing|none|nobody|nowhere) [^ ]+
      |[,(] ?(?:and )?(?:not|never|no) (?:the |a |in |to |by |on |with |under |at |as |its |from )?[^ ]+
      |instead(?: of)?|rather than|over (?:the )?[^ ]+ (?:please|always|in)|in favou?r of|as opposed to
      |[^ ]+ not [^ ]+(?= [,.!:;]| $)|but not|only [^ ]+|[^ ]+ only(?= [,.!]| $)|nothing else|not just
      |without (?:a |any |the )?[^ ]+|except
    `,
    de: `
      (?:statt(?:dessen)?|anstatt|sondern|nicht [^ ]+(?: [^ ]+){0,3} sondern|, nicht [^ ]+|, kein[^ ]* [^ ]+
        |nur (?:noch )?[^ ]+|ohne [^ ]+|lieber [^ ]+ als|ausser)
    `,
    fr: `
      (?:au lieu de|plutot que|, pas (?:de |d)?[^ ]+|et (?:pas|non)|mais pas|pas de [^ ]+|sans [^ ]+|uniquement
        |seulement|sauf|et non)
    `,
    es: `
      (?:en vez de|en lugar de|sino|, no [^ ]+|y no|pero no|nada de|sin [^ ]+|solo|solamente|unicamente|excepto|salvo)
    `,
    pt: `
      (?:em vez de|ao inves de|no lugar de|, nao [^ ]+|e nao|mas nao|nada de|sem [^ ]+|so|somente|apenas|exceto|menos)
    `,
    it: `
      invece di|invece che|al posto di|, non [^ ]+|e non|ma non|niente|senza [^ ]+|solo|soltanto|tranne|anziche
      |piuttosto che|, mai [^ ]+|, niente [^ ]+|e mai|esclusivamente|eccetto|meno che|al posto del(?:la)?
    `,
    nl: `
      in plaats van|niet [^ ]+ maar|, niet [^ ]+|zonder [^ ]+|alleen|behalve|liever [^ ]+ dan|maar niet|en niet
      |en geen|, geen [^ ]+|enkel|uitsluitend|ipv
    `,
    pl: `
      zamiast|a nie|, nie [^ ]+|nie [^ ]+(?: [^ ]+){0,3} (?:tylko|ale)|bez [^ ]+|tylko|wylacznie|oprocz|, a nie
      |, zadn[^ ]+|ale nie|jedynie|poza [^ ]+|niz [^ ]+|, tylko
    `,
    tr: '(?:yerine|degil|sadece|yalnizca|haric|[^ ]+(?:siz|suz))',
    vi: '(?:thay vi|thay cho|chu (?:khong|ko|dung)|khong phai|chi(?: dung)?|tru|khong dung)',
    id: '(?:bukan|daripada|ketimbang|jangan|tanpa|cuma|hanya|doang|aja|kecuali|ga usah|gak usah)',
    ru: `
      (?:замість|лише|тільки|вместо|а не|не [^ ]+(?: [^ ]+){0,3} а|, не [^ ]+|без [^ ]+|только|лишь|кроме
        |исключительно)
    `,
    ar: '(?:بدل|بدلا|مو|مش|وليس|لا [^ ]+|فقط|بس|بدون|من غير|الا|إلا)',
    hi: '(?:ki jagah|ke bajaye|ke bajay|nahi[n]?|mat|sirf|bas|bina|keval|के बजाय|नहीं)',
    zh: `
      (?:而不是|不是.{1,20}(?:而?是)|不要.{0,16}(?:用|要|改)|别用|別用|不用[^了管,，。]{1,12}[,，用]|代替|取代|替代|换成|換成|改用|只(?:用|能|要|有|看|写|寫|在|走|给
        |改|build|做|留|许|許)|仅|僅|除了|除非|不(?:是|走|用|写|寫|放|加|打|碰|直接|能|会|會|在))
    `,
    ja: `
      (?:ではなく(?:て)?|じゃなく(?:て)?|でなく|の代わり|代わりに|よりも?|だけ(?:に|で|を|は)?|のみ|以外|しか|なし(?:で|に)|無し|抜き|(?:は|を)使わ(?:ない|ず)|せずに
        |ないで(?!す|しょ)|やめて)
    `,
    ko: '(?:(?<!지 ?)말고|대신|아니라|아닌|(?<!지)만(?= |으로|\\.|,)|뿐|없이|외에|빼고|제외|보다)',
  },
  yes: [
    'use pnpm, not npm',
    'not mocks but fakes',
    '用 pnpm 而不是 npm',
    'npmではなくpnpm',
    'npm 말고 pnpm',
    'pnpm statt npm',
    'pnpm вместо npm',
  ],
  no: ['トークンもないです', 'run the tests', 'looks fine'],
}
