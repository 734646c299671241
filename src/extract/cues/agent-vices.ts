import type { Cue } from './cue.ts'

export const agentVices: Cue = {
  id: 'agent-vices',
  because: 'names what coding agents are prone to',
  weight: 0.7,
  expression: {
    en: `
      (?:mock|fake|dummy|sample|placeholder|hard-?coded|synthetic|made[ -]up) (?:data|values?|responses?|results?
        |numbers?|content)
      |mocks|console\\.logs?|console logs?|print statements?|debug (?:logs?|prints?|statements?|output)
      |commented[ -]out code|dead code|fallbacks?|backwards?[ -]compat[^ ]*|over-?engineer[^ ]*|over-?complicat[^ ]*
      |hard-?cod[^ ]*|magic numbers?|workarounds?|band-?aids?|shortcuts?|stubs?|boilerplate
      |(?:new |extra |unnecessary |more |random )(?:files?|scripts?|markdown|md files|docs|documents|components?
        |abstractions?|dependenc[^ ]+|helpers?)
      |(?:markdown|md|summary|report|readme) (?:files?|docs?|documents?|reports?)
      |summar(?:y|ies) (?:at the end|files?|docs?)|(?:obvious|redundant|useless|unnecessary|inline) comments?|emojis?
      |try[ /-]?catch(?:es)?|swallow[^ ]*|silent(?:ly)? fail[^ ]*|guess(?:es|ing)?|assum(?:e|ing|ptions)
      |hallucinat[^ ]+|apologi[^ ]+|praise|sycophan[^ ]+|flattery|flatter|pleasantries|preambles?|recaps?|disclaimers?
      |exclamation marks?|em[ -]dash(?:es)?|absolutely right|great question|compliments?|cheerleading|buzzwords?
      |hedging|filler|fluff|production[- ]ready|yes[- ]man|placeholders?|unrelated (?:code|files|changes)
      |refactor(?:ing)? unrelated|(?:big|large|huge|massive|drive-by|unasked) (?:refactor(?:ing)?s?|rewrites?|diffs?)
      |(?<= no )(?:summar(?:y|ies)|comments?|explanations?|any)(?= [.,!]| $| please| ever)|any types?|ts-ignore
      |eslint-disable|--no-verify|_flag_|skip(?:ping)? (?:tests|hooks)|delet(?:e|ing) tests
      |duplicat(?:e|ed|ing|ion)[^ ]*|utils?|v2 files?|_new|(?:legacy|dead) code
    `,
    de: `
      testdaten|dummy-?daten|fallbacks?|workarounds?|abwartskompatib[^ ]*|emojis?|neue dateien|zusammenfassung(?:en)?
      |raten|annahmen|einleitung(?:en)?|floskeln?|schmeicheleien|lobhudelei|entschuldigung(?:en)?
    `,
    fr: `
      donnees (?:fictives|factices|bidon)|fallbacks?|contournements?|retrocompatib[^ ]*|d?emojis?|nouveaux fichiers
      |suppositions?|blabla|d?introductions?|flatteries|compliments?|d?excuses|resumes?
    `,
    es: `
      datos (?:falsos|ficticios|de prueba|inventados)|fallbacks?|parches|retrocompatib[^ ]*|emojis?|archivos nuevos
      |suposiciones|halagos?|disculpas|introducciones|resumenes|comentarios (?:obvios|inutiles|innecesarios)
    `,
    pt: `
      dados (?:falsos|ficticios|mockados)|fallbacks?|gambiarras?|retrocompatib[^ ]*|emojis?|arquivos novos|suposicoes
      |elogios?|desculpas|introducoes|resumos?|enrolacao|comentarios (?:obvios|inuteis|desnecessarios)
    `,
    it: `
      dati (?:finti|fittizi|inventati|di prova)|retrocompatibil[^ ]*|nuovi file|file nuovi|supposizioni|riassum[^ ]+
      |riassunt[oi]|riepilog(?:o|hi)|premess[ae]|introduzion[ei]|compliment[io]|lodi|scuse
      |commenti (?:ovvi|inutili|superflui|scontati)|preambol[oi]|giri di parole
    `,
    nl: `
      nepdata|testdata|samenvat[^ ]*|vat(?: [^ ]+){0,5} samen|dummy-?data|verzonnen (?:data|waardes|waarden)
      |samenvatting(?:en)?|aannames|gokken|inleiding(?:en)?|complimenten|complimentjes|excuses
      |overbodige? (?:commentaar|comments|opmerkingen|code|bestanden)|nieuwe bestanden|poespas|vleierij
    `,
    pl: `
      (?:sztuczn|zmyslon|fikcyjn|testow|przykladow)(?:e|ych) (?:dane|danych)
      |dan(?:e|ych) (?:testow|zmyslon|fikcyjn)[^ ]+|obejsc[^ ]*|emotk[^ ]+|emotek|emotikon[^ ]*|nowe pliki
      |nowych plikow|zgadywa[^ ]+|zgaduj|domysl(?:ow|y)|podsumow[^ ]+|wstep(?:ow|y|u)|pochwal[^ ]*|pochleb[^ ]*
      |przepros[^ ]*|przeprasza[^ ]*|lania wody
      |(?:oczywist|zbedn|niepotrzebn)[^ ]+ (?:komentarz[^ ]*|abstrakcj[^ ]*|plik[^ ]*)
    `,
    ru: `
      моков[^ ]*|моки|заглуш[^ ]*|фейков[^ ]*|костыл[^ ]*|обратн[^ ]+ совместим[^ ]+|эмодзи|новые файлы|вступлени[^ ]*
      |комплимент[^ ]*|извинени[^ ]*|пересказ[^ ]*|лишние комментарии
    `,
    tr: `
      emojiler|emojileri|emojili|sahte veri|uydurma veri|fallback[^ ]*
      |gereksiz (?:dosya|yorum|interface|soyutlama)[^ ]*|varsayim[^ ]*|gecici cozum[^ ]*
    `,
    zh: `
      (?:假数据|假資料|模拟数据|模擬資料|mock|Mock|测试数据|过度设计|過度設計|向后兼容|向後相容|兼容(?:旧|老|代码)|兜底|降级|硬编码|硬編碼|写死|寫死|魔法数字|临时方案|新(?:建)?文件|多余
        |多餘|总结文档|總結|说明文档|表情|emoji|自作主张|自作主張|猜|臆测|臆測|擅自|重复代码|重複|any)
    `,
    ja: `
      (?:モック|ダミー|フォールバック|後方互換|過剰(?:設計|な)|ハードコード|マジックナンバー|場当たり|新しいファイル|新規ファイル|まとめ(?:ファイル|ドキュメント)|絵文字|推測|憶測|勝手に|重複|any)
    `,
    ko: '(?:더미|목업|mock|가짜|폴백|하위 ?호환|과한 ?설계|오버 ?엔지니어링|하드 ?코딩|매직 ?넘버|새 ?파일|요약 ?(?:파일|문서)|이모지|추측|멋대로|마음대로|맘대로|중복|any)',
    ar: 'ايموجي|تعليقات|بيانات وهمية|ملفات جديدة',
    id: 'emoji|komentar|data palsu|data dummy|nebak',
    vi: 'emoji|comment|du lieu gia|doan',
    hi: 'emoji|comments?|guess|nakli data',
  },
  yes: [
    "don't leave console.log in the code",
    'stop leaving debug prints behind',
    "pas d'emojis",
    'no fallbacks please',
    "don't over-engineer this",
    'stop using mock data',
    '不要用假数据',
    'ダミーデータは使わないで',
    '더미 데이터 쓰지마',
    'niente dati finti',
    'gebruik geen nepdata',
    'nie używaj zmyślonych danych',
    'no more of these big refactorings',
    'no comments!!',
    'لا تستخدم ايموجي',
    'jangan pake emoji',
    'đừng dùng emoji',
    'emoji mat use karo',
  ],
  no: [
    'fix the page',
    'run the build',
    'sistema la pagina',
    'bouw de pagina',
    'popraw stronę',
    'there are no comments on the page',
  ],
}
