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
      |(?:scratch|temp|temporary|debug|helper|throwaway|throw-away|one-off|intermediate|experimental) (?:scripts?|files?|notes?|folders?|dirs?)
      |(?:markdown|md|summary|report|readme) (?:files?|docs?|documents?|reports?)
      |summar(?:y|ies) (?:at the end|files?|docs?)|(?:obvious|redundant|useless|unnecessary|inline) comments?|emojis?
      |try[ /-]?catch(?:es)?|swallow[^ ]*|silent(?:ly)? fail[^ ]*|(?<! i )guess(?:es|ing)?|assum(?:e|ing|ptions)
      |rush(?:ing)?(?= in| into| ahead| to | [,.!]| $)|measure twice|jump(?:ing)? (?:ahead|to conclusions)|hallucinat[^ ]+|apologi[^ ]+|praise|sycophan[^ ]+|flattery|flatter|pleasantries|preambles?|recaps?|disclaimers?
      |exclamation marks?|em[ -]dash(?:es)?|absolutely right|great question|compliments?|cheerleading|buzzwords?
      |hedging|filler|fluff|production[- ]ready|yes[- ]man|placeholders?|unrelated (?:code|files|changes)
      |refactor(?:ing)? unrelated|(?:big|large|huge|massive|drive-by|unasked) (?:refactor(?:ing)?s?|rewrites?|diffs?)
      |(?<= no )(?:summar(?:y|ies)|comments?|explanations?|any)(?= [.,!]| $| please| ever)|any types?|ts-ignore
      |eslint-disable|--no-verify|_flag_|(?<= (?:dont|never|not|no|stop|without|avoid|quit) )skip(?:ping)? (?:tests|hooks)|delet(?:e|ing) tests
      |duplicat(?:e|ed|ing|ion)[^ ]*|utils?|v2 files?|_new|(?:legacy|dead) code
      |(?:rewrit|reprint|repeat|past|output|print|send|dump|regenerat|show|giv|post|return|writ)[^ ]* (?:me |out |again )?(?:the |out the )?(?:whole|entire|full|complete) (?:files?|code|class|function|component|script|thing)|not the (?:whole|entire|full|complete) (?:file|code|class|function|component|script|thing)
    `,
    de: `
      testdaten|dummy-?daten|fallbacks?|workarounds?|abwartskompatib[^ ]*|emojis?|neue dateien|zusammenfassung(?:en)?
      |raten|annahmen|einleitung(?:en)?|floskeln?|schmeicheleien|lobhudelei|entschuldigung(?:en)?
      |(?:ganze|gesamte|komplette)[nrs]? (?:datei|code|klasse|funktion|skript|file) (?:[^ ]+ ){0,2}(?:schreib|ausgeb|hinschreib|ausgib|postest|umschreib|zeig)[^ ]*|nicht (?:immer )?(?:die|den|das) (?:ganze|gesamte|komplette)[nrs]? (?:datei|code|klasse|funktion|skript|file)
    `,
    fr: `
      donnees (?:fictives|factices|bidon)|fallbacks?|contournements?|retrocompatib[^ ]*|d?emojis?|nouveaux fichiers
      |suppositions?|(?:ne )?(?:suppose|devine|invente)[sz]? (?:pas|jamais|rien)|blabla|d?introductions?|flatteries|compliments?|d?excuses|resumes?
      |(?:re)?ecri[^ ]* (?:[^ ]+ )?tout le (?:fichier|code)|pas tout le (?:fichier|code)|(?:le fichier|le code) (?:en )?entier
    `,
    es: `
      datos (?:falsos|ficticios|de prueba|inventados)|fallbacks?|parches|retrocompatib[^ ]*|emojis?|archivos nuevos
      |suposiciones|(?:no|nunca) (?:me )?(?:asumas|supongas|adivines|inventes)|halagos?|disculpas|introducciones|resumenes|comentarios (?:obvios|inutiles|innecesarios)
      |(?:re)?escrib[^ ]* (?:[^ ]+ )?todo el (?:archivo|codigo|fichero)|no todo el (?:archivo|codigo|fichero)|el (?:archivo|codigo) (?:entero|completo)
    `,
    pt: `
      dados (?:falsos|ficticios|mockados)|fallbacks?|gambiarras?|retrocompatib[^ ]*|emojis?|arquivos novos|suposicoes|(?:nao|nunca) (?:assuma|presuma|suponha|adivinhe|invente|chute)s?
      |elogios?|desculpas|introducoes|resumos?|enrolacao|comentarios (?:obvios|inuteis|desnecessarios)
      |(?:re)?escrev[^ ]* (?:[^ ]+ )?(?:todo o|o) (?:arquivo|codigo)(?: todo| inteiro)?|nao (?:todo )?o (?:arquivo|codigo) (?:todo|inteiro)|o (?:arquivo|codigo) (?:todo|inteiro)
    `,
    it: `
      dati (?:finti|fittizi|inventati|di prova)|retrocompatibil[^ ]*|nuovi file|file nuovi|supposizioni|(?:non|mai) (?:supporre|dare per scontato|indovinare|inventare|inventarti)|riassum[^ ]+
      |riassunt[oi]|riepilog(?:o|hi)|premess[ae]|introduzion[ei]|compliment[io]|lodi|scuse
      |commenti (?:ovvi|inutili|superflui|scontati)|preambol[oi]|giri di parole
      |(?:ri)?scriv[^ ]* (?:[^ ]+ )?tutto il (?:file|codice)|non tutto il (?:file|codice)|lintero (?:file|codice)
    `,
    nl: `
      nepdata|testdata|samenvat[^ ]*|vat(?: [^ ]+){0,5} samen|dummy-?data|verzonnen (?:data|waardes|waarden)
      |samenvatting(?:en)?|aannames|gokken|inleiding(?:en)?|complimenten|complimentjes|excuses
      |overbodige? (?:commentaar|comments|opmerkingen|code|bestanden)|nieuwe bestanden|poespas|vleierij
      |niet (?:steeds |altijd )?(?:het |de )?(?:hele|volledige|complete) (?:bestand|code|file)|(?:hele|volledige) (?:bestand|code|file) (?:opnieuw|te herschrijven)
    `,
    pl: `
      (?:sztuczn|zmyslon|fikcyjn|testow|przykladow)(?:e|ych) (?:dane|danych)
      |dan(?:e|ych) (?:testow|zmyslon|fikcyjn)[^ ]+|obejsc[^ ]*|emotk[^ ]+|emotek|emotikon[^ ]*|nowe pliki
      |nowych plikow|zgadywa[^ ]+|zgaduj|domysl(?:ow|y)|podsumow[^ ]+|wstep(?:ow|y|u)|pochwal[^ ]*|pochleb[^ ]*
      |przepros[^ ]*|przeprasza[^ ]*|lania wody
      |(?:oczywist|zbedn|niepotrzebn)[^ ]+ (?:komentarz[^ ]*|abstrakcj[^ ]*|plik[^ ]*)
      |(?:nie )?(?:przepisuj|pisz|wklejaj|wypisuj|generuj)[^ ]* (?:od nowa )?(?:calego|caly) (?:plik[^ ]*|kod[^ ]*)|nie caly (?:plik|kod)
    `,
    ru: `
      моков[^ ]*|моки|заглуш[^ ]*|фейков[^ ]*|костыл[^ ]*|обратн[^ ]+ совместим[^ ]+|эмодзи|новые файлы|вступлени[^ ]*
      |комплимент[^ ]*|извинени[^ ]*|пересказ[^ ]*|лишние комментарии
      |(?:пере)?(?:писывай|пиши|присылай|выводи|кидай|показывай)(?:те)? (?:мне )?(?:весь|целиком) (?:файл|код)|не весь (?:файл|код)|(?:файл|код) целиком
    `,
    tr: `
      emojiler|emojileri|emojili|sahte veri|uydurma veri|fallback[^ ]*
      |gereksiz (?:dosya|yorum|interface|soyutlama)[^ ]*|varsayim[^ ]*|gecici cozum[^ ]*
      |(?:tum|butun) (?:dosyayi|kodu) (?:[^ ]+ )?(?:bastan |yeniden )?(?:yaz|goster|at)[^ ]*|dosyanin tamami[^ ]*
    `,
    zh: `
      (?:假数据|假資料|模拟数据|模擬資料|mock|测试数据|过度设计|過度設計|向后兼容|向後相容|兼容(?:旧|老|代码)|兜底|降级|硬编码|硬編碼|写死|寫死|魔法数字|临时方案|新(?:建)?文件|多余
        |多餘|总结文档|總結|说明文档|表情|emoji|自作主张|自作主張|猜|臆测|臆測|擅自|重复代码|重複|any)
      |整个文件|整個檔案|全部代码|完整代码|整段代码|全文重写
    `,
    ja: `
      (?:モック|ダミー|フォールバック|後方互換|過剰(?:設計|な)|ハードコード|マジックナンバー|場当たり|新しいファイル|新規ファイル|まとめ(?:ファイル|ドキュメント)|絵文字|推測|憶測|勝手に|重複|any)
      |全部書き直|全文|ファイル全体|コード全体|全部のコード|丸ごと
    `,
    ko: `
      (?:더미|목업|mock|가짜|폴백|하위 ?호환|과한 ?설계|오버 ?엔지니어링|하드 ?코딩|매직 ?넘버|새 ?파일|요약 ?(?:파일|문서)|이모지|추측|멋대로|마음대로|맘대로|중복|any)
      |파일 ?전체|전체 ?(?:코드|파일)|통째로|처음부터 ?다시
    `,
    ar: `
      ايموجي|تعليقات|بيانات وهمية|ملفات جديدة
      |(?:الملف|الكود) (?:كامل|كاملا|بالكامل|كله)|كل (?:الكود|الملف)
    `,
    id: 'emoji|komentar|data palsu|data dummy|nebak',
    vi: 'emoji|comment|du lieu gia|doan',
    hi: `
      emoji|comments?|guess|nakli data
      |(?:poora|pura|sara) (?:code|file)
    `,
  },
  yes: [
    "don't rush into the code",
    'nunca supongas nada',
    'nunca presuma nada',
    'non dare per scontato',
    'stop rewriting the whole file',
    'schreib nicht immer die ganze Datei neu, nicht die ganze Datei',
    'tu réécris tout le fichier',
    'no reescribas todo el archivo',
    'не переписывай весь файл',
    '不要贴整个文件',
    '全部書き直さないで',
    '파일 전체 말고',
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
    'no scratch scripts in the root',
  ],
  no: [
    'I guess so',
    'fix the page',
    'run the build',
    'sistema la pagina',
    'bouw de pagina',
    'popraw stronę',
    'there are no comments on the page',
    'the script is broken',
  ],
}
