import type { Cue } from './cue.ts'

export const definition: Cue = {
  id: 'definition',
  because: 'says what something is, or what it always or never does',
  weight: 1.2,
  expression: {
    any: '={1,2}(?= )(?<= ={1,2})',
    en: `
      (?:means?|stands for|refers to|is short for|is called|are called|is named|is known as|aka|by [^ ]+ i mean|i (?:always )?mean (?:always )?(?:the|our|my) [^ ]+
        |when i say|is our (?:word|name|term)|(?:is|are) (?:coded|encoded|represented|expressed|given|measured|written
        |abbreviated) (?:as|in|like|with|by|[0-9][^ ]*)|we call [^ ]+(?: [^ ]+){0,3} (?:a|an|the)?|has been renamed
        |(?:was|were|is|are|been|got) (?:renamed|deprecated|archived|removed|retired|replaced|discontinued|owned
        |generated|maintained|managed|protected|read-only|immutable|frozen|outdated|obsolete|out of date|vendored
        |auto-generated)|(?:is|are) (?:without|excluding|including|net of|gross of) [^ ]+|is (?:the )?(?:correct|right
        |official|canonical|only|old|legacy|new|master|throwaway) [^ ]+|(?:its|thats|this is|ours is) (?:a|an|all
        |the) [^ ]+ (?:repo|repository|project|codebase|workspace|monorepo|shop|setup|house|team|stack|board|machine
        |box|cluster|library|fork)|is a (?:point in time|symlink|mirror|copy|fork|clone|snapshot|submodule|monolith
        |legacy|leftover|throwaway|generated|[^ ]+ (?:file|repo|project|environment|library|service|server|app))
        |point in time|fires (?:at|on|when)|receives? the|will (?:always|never) [^ ]+|(?:is|are) (?:always
        |never) [^ ]+|(?:always|never) (?:runs?|happens?|fires?|gets?|comes?|goes|is|are|has|have))
    `,
    de: '(?:heisst|bedeutet|steht fur|nennen wir|ist veraltet|wurde umbenannt|wird generiert|gehort)',
    fr: '(?:veut dire|signifie|sappelle|on appelle|a ete renomme|est genere|appartient)',
    es: '(?:significa|se llama|quiere decir|llamamos|fue renombrado|se genera|pertenece|es de solo lectura)',
    pt: '(?:significa|se chama|quer dizer|chamamos|foi renomeado|e gerado|pertence)',
    it: `
      significa|vuol dire|vogliono dire|si chiama|si chiamano|(?:lo|la|li|le) chiamiamo|sta per
      |(?:e|sono) (?:deprecat[oaie]|obsolet[oaie]|in sola lettura|generat[oaie]|un fork|una copia|uno snapshot)
      |intendiamo|e stat[oa] (?:rinominat[oa]|sostituit[oa]|deprecat[oa])|viene generat[oa]|appartiene|appartengono
    `,
    nl: `
      betekent|betekenen|staat voor|(?<! ik )heet(?= )|noemen we|noemen wij|we noemen|wordt genoemd|bedoelen we
      |(?:is|zijn) (?:verouderd|deprecated|read-only|alleen-lezen|gegenereerd|autogegenereerd|hernoemd|een fork
        |een kopie|legacy)
      |wordt gegenereerd|worden gegenereerd|hoort bij|horen bij
    `,
    pl: `
      (?<! to )(?:znaczy|oznacza)|oznaczaja|nazywa sie|nazywaja sie|nazywamy|rozumiemy (?:przez|jako|[^ ]+) [^ ]+
      |to (?:skrot|u nas|nasz[^ ]*|fork|kopia|legacy)
      |(?:jest|sa) (?:przestarzal[^ ]+|generowan[^ ]+|deprecated|tylko do odczytu)
      |zostal[^ ]* (?:przemianowan[^ ]+|zastapion[^ ]+)|skrot od
    `,
    ru: '(?:значит|означает|называется|переименовал[^ ]*|устарел[^ ]*|генерируется|генерится|это)',
    tr: '(?:demek|anlamina|denir|diyoruz)',
    id: '(?:artinya|maksudnya|namanya|adalah|itu)',
    vi: '(?:nghia la|goi la|la)',
    ar: '(?:يعني|معناها|اسمه|اسمها|هو|هي)|(?:يتولد|تتولد|بيتولد) (?:تلقائيا|لوحده)',
    zh: `
      (?:指的是|表示|代表|是指|意思是|叫做|就叫|叫(?!你|我|他)|改名|更名|已经(?:废弃|弃用|迁移|换成|改成)|已經(?:廢棄|棄用|遷移|換成)|自动生成|自動生成|是给|是給|归|歸|不归
        |由[^,。]{1,14}(?:管|维护|維護|负责|負責|生成)|只读|唯讀|是(?:背景|内部|旧|舊|老|主|唯一|只|单|單|固定))
    `,
    ja: `
      (?:とは|という意味|のこと(?!は)|と呼|って呼|に改名|廃止|非推奨|自動生成|管轄|担当|の略|専用|読み取り専用|上書きされ|を指す|扱い|(?<!今回)は(?:全部|すべて|固定
        |[^、。]{1,16}(?:です|だ|である|だよ|なので|だから)(?:。|$|、| )))
    `,
    ko: '(?:뜻|의미|라고 ?(?:부|해|함|불)|이름이 바뀌|폐기|자동 ?생성|담당|전용|읽기 ?전용|이라는|라는|이란|는 거|인거|고정)',
    hi: '(?:generate|auto generate) hot[aie] hain?|hasil',
  },
  yes: [
    'entire/sessions has been renamed to checkpoints',
    "'the box' means the NUC",
    'vendor 目录是自动生成的',
    'このjsonは自動生成',
    '이건 자동 생성이야',
    'das heißt bei uns Vorgang',
    'da noi resi vuol dire nota di credito',
    'bij ons betekent dossier een klantmap',
    'u nas dossier oznacza teczkę klienta',
    'prices in the feed are without VAT',
    'by portal i always mean the Next.js app',
  ],
  no: ['fix the login', 'show it', 'sistema il login', 'pas de login aan', 'popraw logowanie'],
}
