import type { Cue } from './cue.ts'

export const general: Cue = {
  id: 'general',
  because: 'holds for all cases, not for one',
  weight: 1,
  expression: {
    en: `
      everywhere|wherever(?: we| you| it)?|anywhere|whenever|(?:same|true|goes|applies) for (?:everything|anything)|(?:everything|anything) (?:in|under|over|below|with|that) [^ ]+|(?:in|for|on|with|to|of) (?:all|every|each|any) [^ ]+
      |all (?:our|my|the|new|public|future|other|errors|code|tests|commits|prs|docs|text|dates|money|prices|amounts
        |names?|files|services|components|tables|columns|endpoints|scripts|images|modules)
      |every (?:new |single )?[^ ]+|each (?:new )?[^ ]+|any (?:new|time|change|code|pr|commit|file)
      |as much as (?:you can|possible)|where(?:ver)? possible|when(?:ever)? possible|consistent(?:ly)?|no exceptions?
      |in any case|across (?:the|all|our)|throughout|generally|in general|usually|normally|typically|as usual
      |the usual|tend to|in principle
    `,
    de: `
      uberall|jede[rsmn]?|alle[nrms]?|samtliche|wo (?:immer )?moglich|so weit wie moglich|durchgehend|einheitlich
      |normalerweise|ublicherweise|meistens|pro [^ ]+|je [^ ]+
    `,
    fr: `
      partout|chaque|tous les|toutes les|tout le|autant que possible|dhabitude|normalement|quand cest possible
      |d habitude|quel que soit|par [^ ]+ une
    `,
    es: `
      en todas partes|cada|todos los|todas las|todo el|siempre que|en lo posible|normalmente|toda|cualquier
      |por lo general
    `,
    pt: `
      em todo lugar|cada|todos os|todas as|todo o|toda a|sempre que|sempre que possivel|normalmente|geralmente
      |qualquer|tudo
    `,
    it: `
      ovunque|ogni|tutti i|tutte le|di solito|normalmente|qualsiasi|tutti gli|in (?:genere|generale)|dappertutto
      |(?:quando|dove|ove) possibile|per quanto possibile|qualunque|ciascun[oa]?
    `,
    nl: `
      overal|elke?|alle|normaal|meestal|iedere?|doorgaans|in principe|zo veel mogelijk|zoveel mogelijk|waar mogelijk
      |consequent|gewoonlijk|nergens
    `,
    pl: `
      wszedzie|kazd[^ ]+|wszystkie|wszystkich|zwykle|zazwyczaj|wszelki[^ ]+|wszystkim|wszystkimi|generalnie|z reguly
      |konsekwentnie|w miare mozliwosci|gdzie sie da|nigdzie|zaden|zadna
    `,
    tr: 'her yerde|her|tum|butun|genelde|genellikle|normalde',
    vi: 'moi|tat ca|o dau cung|thuong|toan bo|het',
    id: 'di mana-mana|setiap|tiap|semua|semuanya|biasanya|umumnya|seluruh',
    ru: `
      везде|скрізь|усюди|кожн[^ ]+|усі|всіх|всі|зазвичай|всюду|кажд[^ ]+|все|всех|всем|всё|обычно|как обычно|любой
      |любые|любых
    `,
    ar: 'في كل|كل|جميع|عادة|غالبا|دوما',
    hi: 'har jagah|har|sab|saare|sabhi|हर',
    zh: '所有|全部|每个|每個|每一|每条|每條|任何|凡是|到处|各(?:个|個|种)|一般|通常|整个项目|整個專案|只要|都(?:用|是|要|走|放|得|从|從|以|按|由|没|沒|不|在|会|會)',
    ja: '全部|すべて|全て|全体|各|ごとに|全員|毎に|どこでも|通常|普段|一般|普通は|いずれも|どの.{0,8}も',
    ko: '모든|모두|전부|(?<= )각(?= |각|자|종)|마다|전체|보통|평소|어디서나|일반적으로|(?<= )다(?= )',
  },
  yes: [
    'same for everything in scripts',
    'anything over 3 files',
    'use strong types wherever we can',
    '所有接口都要鉴权',
    'すべてのAPI',
    '모든 API는',
    'in jeder Datei',
    'во всех сервисах',
  ],
  no: ['배포한다', '생각', 'fix the one in the header', 'change this line'],
}
