import type { Cue } from './cue.ts'

export const ruleWord: Cue = {
  id: 'rule-word',
  because: 'names a rule, standard or convention',
  weight: 1.4,
  expression: {
    en: `
      conventions?
      |(?:our|my|house|team|project|company) (?:rule|standard|policy|guideline|style|philosophy|directive|principle
        |practice|process|workflow|procedure|agreement|standards|rules|guidelines)(?: (?:is|are|says|for|here|:))?
      |(?:the|a|new) (?:rule|standard|policy|guideline|philosophy|directive|principle|practice|workflow|procedure
        |agreement|standards|guidelines) (?:is|are|says|for|here|:)
      |^(?:the |a |one |our |new )?(?:rule|convention|policy|standard|norm) (?:here|for us|in here|of ours)(?= [:,])
      |(?:have|has) (?:this|a|one|the) rule|rule (?:that|is) (?:no|we|every|all|a|nobody)
      |(?:our|my) (?:team|company|project|house|group|shop)s? (?:coding )?(?:standards?|rules?|guidelines?|conventions?|polic(?:y|ies))|(?:important |core |guiding |general |design )?principles? (?:for (?:the |our |this )?(?:whole|entire|all|project|code|codebase|app)|of (?:our|this) [^ ]+)
      |is the (?:standard|rule|norm|default|convention|way|source of truth|master|official)|coding standards?
      |style ?guide|overriding|source of truth|single source|agreed (?:on|to|that)|we decided|decision (?:is|was)
      |(?:by|per) (?:contract|agreement|policy)|naming(?: convention)?|philosophy|design intention|intentional(?:ly)?
      |on purpose|by design|deliberately|mandatory|imperative|required by|essential|tdd|test[- ]driven
      |tests? before (?:the )?(?:code|coding|implementation|implementing)
      |(?:write|writing) (?:the |your )?tests? first|^tests? first|test[- ]first|domain[- ]driven|spec[- ]driven
      |trunk[- ]based|hexagonal|solid principles
    `,
    de: `
      konvention(?:en)?|regel(?:n)?|richtlinie(?:n)?|standard(?:s)?|vorgabe(?:n)?|hausregel|ublich|vereinbart
      |absicht(?:lich)?|so gewollt|pflicht|vorschrift
    `,
    fr: `
      convention(?:s)?|regle(?:s)?|norme(?:s)?|la charte|cest voulu|on a decide|on a convenu|obligatoire
      |volontairement|volontaire|expres|imposee?
    `,
    es: `
      convencion(?:es)?|regla(?:s)?|norma(?:s)?|estandar(?:es)?|politica|decidimos|acordamos|a proposito|obligatorio
      |obligatoria|exige|pliego
    `,
    pt: `
      convencao|convencoes|regra(?:s)?|norma(?:s)?|padrao|padroes|politica|decidimos|combinamos|de proposito
      |obrigatorio|obrigatoria
    `,
    it: `
      convenzion[ei]|regol[ae]|norm[ae]|standard|abbiamo deciso|di proposito|apposta|obbligatorio|linee guida|policy
      |prassi|obbligatori[aei]|per scelta|voluto|convenuto
    `,
    nl: `
      conventie|regel|afspraak|(?<! (?:hoeveel|[0-9]+|lange|extra|lege) )regels|(?:de|onze|een|als) standaard|bewust|expres|verplicht|afspraken|afgesproken
      |conventies|beleid|richtlijn(?:en)?|huisregel|met opzet|opzettelijk|de bedoeling
    `,
    pl: `
      konwencj[^ ]+|zasad[^ ]+|regul[^ ]+|standard[^ ]*|ustalilismy|celowo|obowiazkow[^ ]+|polityk[^ ]+|wytyczn[^ ]+
      |umow[^ ]+ sie|umowil[^ ]+ sie|umawia[^ ]+ sie|sie umowil[^ ]+|przyjelismy
    `,
    tr: 'kural[^ ]*|standart[^ ]*|politika[^ ]*|karar verdik|anlastik|bilerek|bilincli|zorunlu',
    vi: 'quy uoc|quy tac|quy dinh|tieu chuan|thong nhat|co y|bat buoc',
    id: 'konvensi|aturan(?:nya)?|standar(?:nya)?|kebijakan|sepakat|disepakati|sengaja|wajib|kesepakatan',
    ru: `
      правил(?:а|о|у|е|ам|ами|ах|ом)?|домовил[^ ]+|вирішили|прийнято|навмисно|обовязково|соглашени[^ ]+|стандарт[^ ]*
      |принят[оаы]?|конвенци[^ ]+|договорил[^ ]+|решили|специально|намеренно|обязательн[^ ]+|так задумано|положено
      |регламент[^ ]*
    `,
    ar: 'قاعدة|القاعدة|قواعد|اتفقنا|المعيار|السياسة|متفقين|الزامي|مقصود|عمدا|قررنا',
    hi: 'rule|niyam|standard|convention|jaan ?bujh[^ ]*|tay (?:hai|kiya)|नियम',
    zh: `
      规范|規範|约定|約定|规定|規定|规则|規則|惯例|慣例|标准|標準|原则|原則|政策|故意|有意(?![义義思见見])|特意|刻意|定好|说好|說好|决定(?:用|了)|決定(?:用|了)
      |(?:代码|编码|编程|命名|注释|文档|代碼|程式)的?(?:风格|風格)|强制|強制|制度|为准|為準
    `,
    ja: 'ルール|規約|決まり|方針|標準|原則|約束|慣習|規則|合意|わざと|意図的|あえて|仕様です|ポリシー|決めて(?:る|い)|ことになって|流儀|統一',
    ko: '규칙|컨벤션|약속|원칙|표준|방침|룰(?!렛)|정책|일부러|의도(?:적|한 ?(?:거|것|대로|동작)|된 ?(?:거|것|동작))|정해져|(?<= )정했|결정했|합의|기준(?=은|이|:)|통일|(?:코드|코딩) ?스타일|스타일 ?가이드',
  },
  yes: [
    "that breaks our team's standards",
    'an important principle for the whole app: no globals',
    'It is imperative to sign every build',
    'development is test driven here',
    'write tests first',
    'tests before code',
    'our convention is snake_case',
    '这是我们的规范',
    'ルールです',
    '우리 컨벤션은',
    'das ist bei uns Standard',
    'у нас такое правило',
    'tests first',
  ],
  no: [
    '이 화면의 의도를 설명해 줘',
    'change the colour',
    '改颜色',
    'fix the tests first',
    'the process crashed',
    'теперь считает правильно',
    'hoeveel regels test hebben we',
  ],
}
