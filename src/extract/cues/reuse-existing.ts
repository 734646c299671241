import type { Cue } from './cue.ts'

export const reuseExisting: Cue = {
  id: 'reuse-existing',
  because: 'asks to follow or reuse what is there',
  weight: 1.3,
  expression: {
    en: `
      (?:reuse|re-use|follow|match|use|mirror|respect|stick to|look at|copy|keep to|extend|leverage|check for) (?:the |our |an |any |all )?(?:existing
        |current|same|other|already)(?: [^ ]+)? ?(?:patterns?|components?|helpers?|utils?|utilities|functions?
        |conventions?|style|code|services?|hooks?|modules?|tests?|types|structure|workflow|infrastructure|ones?)
      |existing (?:patterns?|conventions?|style|test style|components? (?:instead|rather))
      |(?:we|you|there)(?:re| is| are|s)?(?: already)? (?:have|has|got|already)? ?(?:already )?(?:a|an
        |existing) [^ ]+(?: [^ ]+){0,3} (?:for (?:that|this)|(?:in|at|under) _path_)
      |we(?: already)? (?:have|got|have got|ve got)(?: already)? our own [^ ]+|our own [^ ]+(?: [^ ]+)? (?:for (?:that|this)|(?:in|at|under) _path_)
      |(?:instead of|rather than|before) (?:creating|writing|adding|making|building|reinventing
        |rolling)(?: [^ ]+){0,2} (?:new|own|another|one|ones)
      |dont reinvent|dont (?:write|create|make|build|roll) (?:a new one|your own|another|new ones)
      |follow (?:the|our) (?:(?!(?:next|following|below) )[^ ]+ )?(?:patterns?|conventions?|guidelines?|style guide
        |architecture|methodology|process)
    `,
    de: `
      (?:bestehende[nrs]?|vorhandene[nrs]?) (?:muster|komponenten?|helfer|funktionen?|konventionen|code)
      |wie (?:die|der|das) (?:anderen?|rest)
    `,
    fr: `
      (?:composants?|fonctions?|helpers?|patterns?|conventions?) existante?s?|comme (?:les autres|le reste|ailleurs)
    `,
    es: `
      (?:componentes?|funciones?|helpers?|patrones|convenciones) existentes?|como (?:los demas|el resto|las demas)
    `,
    pt: `
      (?:componentes?|funcoes|helpers?|padroes|convencoes) existentes?|(?:como|igual) (?:os outros|o resto|ao? resto)
    `,
    it: `
      (?:riusa|riutilizza|usa|segui|rispetta|sfrutta)[^ ]*(?: [^ ]+){0,3} (?:esistent[ei]|gia (?:present[ei]
        |pront[oaie])|che (?:ci sono|abbiamo|esistono) gia)
      |(?:component[ei]|funzion[ei]|helper|pattern|convenzion[ei]|hook|stile) (?:gia )?esistent[ei]
      |come (?:gli altri|le altre|il resto|negli altri|nelle altre|nel resto|altrove)
      |(?:invece|prima) di (?:crearne|scriverne|farne|aggiungerne)(?: [^ ]+)?
      |se (?:esiste|ce|esistono) gia(?: [^ ]+){1,3}|non reinventare
    `,
    nl: `
      (?:bestaande|bestaand) (?:patronen|patroon|componenten?|helpers?|functies?|conventies?|stijl|code|hooks?|tests?
        |structuur|utils?|types?)
      |hergebruik|(?:net )?zoals (?:de andere|de rest|in de andere|elders|overal)
      |(?:er is|we hebben|er bestaat)(?: [^ ]+)? al een [^ ]+|of er (?:[^ ]+ ){0,2}al (?:een|iets|zoiets)(?: [^ ]+)?
      |(?:in plaats van|voordat je)(?: [^ ]+){0,4} (?:nieuwe?|eigen)(?: [^ ]+){0,2} (?:maken|maakt|schrijven|schrijft
        |toevoegt)
    `,
    pl: `
      istniejac[^ ]+ (?:[^ ]+ )?(?:komponent[^ ]*|helper[^ ]*|funkcj[^ ]+|wzorc[^ ]+|konwencj[^ ]+|kod[^ ]*|hook[^ ]*
        |styl[^ ]*|util[^ ]*|metod[^ ]*)
      |(?:uzywaj|korzystaj|trzymaj sie|wzoruj sie)(?: [^ ]+){0,3} (?:istniejac[^ ]+|gotow[^ ]+|tego , co juz)
      |jak (?:reszta|w reszcie|wszedzie|w innych|w pozostalych|pozostale)(?: [^ ]+)?
      |zamiast (?:tworzyc|pisac|robic|dodawac) (?:now[^ ]+|wlasn[^ ]+)|mamy (?:juz|na to|do tego) [^ ]+
      |czy (?:[^ ]+ ){0,3}(?:nie ma|nie istnieje|istnieje|jest) juz [^ ]+|nie wymyslaj kola
    `,
    ru: `
      существующ[^ ]+ (?:компонент[^ ]*|функци[^ ]*|код[^ ]*|паттерн[^ ]*)|как (?:везде|у остальных|в остальных)
    `,
    tr: '(?:mevcut|var olan|elimizdeki) [^ ]+(?: [^ ]+)? (?:kullan|uy|devam et)[^ ]*',
    zh: `
      (?:复用|複用|沿用|参考|參考|按照|遵循|跟着|(?<!不)用)(?:.{0,4})(?:现有|現有|已有|已經有|原有|其他)(?:.{0,8})
      |(?:现有|現有|已有)的?(?:组件|元件|工具|函数|函式|代码|程式|风格|風格|模式|封装|封裝|接口)|不要重复造轮子|跟(?:其他|别的|別的).{0,8}(?:一样|一樣|保持一致)
    `,
    ja: '既存の(?:.{0,10})(?:を使|に合わせ|に従|を流用|を踏襲|参考|パターン|コンポーネント|関数|実装|スタイル)|他の(?:.{0,8})(?:と同じ|に合わせ)',
    ko: '기존 ?(?:.{0,8})(?:재사용|활용|따라|맞춰|써|사용|패턴|컴포넌트|함수|스타일)|다른 ?(?:.{0,6})(?:처럼|랑 똑같|와 같)',
  },
  yes: [
    'mevcut bileşenleri kullan',
    'reuse existing components instead of creating new ones',
    'match the existing test style',
    'follow the existing patterns',
    '复用现有的组件',
    '既存のコンポーネントを使ってください',
    '기존 컴포넌트 재사용해',
    'riusa i componenti esistenti',
    'gebruik de bestaande componenten',
    'korzystaj z istniejących helperów',
    'we got our own http client',
  ],
  no: [
    'use the second option',
    'follow the link',
    '暂时不用加其他的了',
    'usa la seconda opzione',
    'gebruik de tweede optie',
    'użyj drugiej opcji',
  ],
}
