import type { Cue } from './cue.ts'

export const topicFirst: Cue = {
  id: 'topic-first',
  because: 'gives a rule for a whole class of things',
  weight: 0.8,
  expression: {
    en: `
      ^(?:(?:ok|and|also|so|please) )?(?:for|in|on|with|when it comes to|regarding|as for) (?:the |all |any |every |our |my |new |public |each )?(?:[^ ]+ ){0,2}[^ ]*(?:s
        |ing|code|text|documentation|api|prod|production|server|repo|project|copy)(?: [^ ]+){0,8} (?:,|use|always
        |never|we|i|only|make|keep|prefer|please|my|it|they)
    `,
    de: `
      ^(?:fur|bei|in) (?:alle |die |den |das |unsere[nmr]? )?[^ ]+(?: [^ ]+){0,5} (?:nur|immer|nie|bitte|nehmen|nutzen
        |verwenden|gilt)
    `,
    fr: '^(?:pour|dans) (?:les|nos|tous|toutes|chaque) [^ ]+(?: [^ ]+){0,5} (?:,|on|toujours|jamais|utilise)',
    es: '^(?:para|en) (?:los|las|todos|todas|cada|nuestros) [^ ]+(?: [^ ]+){0,5} (?:,|usa|siempre|nunca|usamos)',
    it: `
      ^(?:(?:per|su) (?:i|le|gli|tutti i|tutte le|ogni|qualsiasi|i nostri|le nostre)|nei|nelle|negli|sui
        |sulle) [^ ]+(?: [^ ]+){0,5} (?:,|usa|usiamo|sempre|mai|solo|niente)
    `,
    nl: `
      ^(?:voor|in|bij|op) (?:alle |onze |elke |iedere |nieuwe |de )(?:[^ ]+)(?: [^ ]+){0,5} (?:altijd|nooit|alleen
        |geen|graag|gebruik|gebruiken|geldt)
      |^(?:voor|in|bij) [^ ]+(?:s|en)(?: [^ ]+){0,4} (?:gebruiken|gebruik|altijd|nooit|geen)
    `,
    pl: `
      ^(?:w|we|dla|przy|na|do) (?:[^ ]+ )?[^ ]+(?:ach|ych|ich|ow|om)(?: [^ ]+){0,5} (?:zawsze|nigdy|uzywamy|uzywaj
        |tylko|bez|stosujemy)
    `,
    ru: '^(?:для|в) [^ ]+(?: [^ ]+){0,4} (?:,|только|всегда|используем|никогда)',
    zh: '(?:^ ?(?:对于|對於|关于|關於|凡是|涉及)|^[^,，。]{2,14}(?:一律|都用|统一|統一|只用|就用))',
    ja: '^ ?[^、。]{2,20}(?:については|に関しては|は(?:全部|必ず|すべて|基本|原則))',
    ko: '^ ?[^,.]{2,16}(?:은|는) (?:항상|무조건|전부|반드시|다 )',
  },
  yes: [
    'for paths outside the repo, make them relative',
    'in tests we use fakes',
    '接口字段统一用驼峰',
    'nei test usiamo sempre i fake',
    'in tests gebruiken we altijd fakes',
    'w testach zawsze używamy fake’ów',
  ],
  no: [
    'fix the login',
    'for now',
    'per ora lascia stare',
    'in de header staat een fout',
    'na stronie głównej nic się nie wyświetla',
  ],
}
