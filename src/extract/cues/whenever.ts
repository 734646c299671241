import type { Cue } from './cue.ts'

export const whenever: Cue = {
  id: 'whenever',
  because: 'ties it to a recurring moment',
  weight: 0.9,
  expression: {
    en: `
      (?:before|after|when) (?:you |we |making|you are |youre )?(?:ever )?(?:commit|push|merg|deploy|finish|start
        |creat|mak|chang|edit|add|writ|run|open|releas|touch|use|implement|refactor|fix|generat|review|work|rebas
        |install|build|claim|answer|explain|show|suggest|ask|test|draft|reply|quot|cit|renam|remov|delet|nam|report
        |benchmark|profil|debug|bump|upgrad|migrat|mock|propos|plan|document|tag|summari[sz]|translat)(?:t?ing|e?s|ed
        |e|ning|ging)?
      |(?:before|after) (?:each|every|any|all)(?: [^ ]+)?
      |(?:before|prior to) (?:considering|claiming|declaring|marking|saying|pushing|a (?:commit|pr|release))
      |(?:when|if|whenever|unless) (?:the |a |any |my |our |some )?(?:tests?|builds?|ci|something|anything|lint
        |checks?|deploys?|youre|you are|you (?:dont know|get stuck|hit|run into)|in doubt|unsure|i (?:ask|say|paste
        |write|give|send|show|type|tell|mention))
      |unless (?:(?:i|we) )?(?:explicitly |specifically )?(?:ask|asked|say|tell|told|request|requested
        |instructed)(?= [,.!]| $| for| you| to| so| otherwise)
      |whenever|anytime|any time|once a (?:week|day|month)|every (?:day|week|month|night|morning|friday|monday)
      |on every (?:commit|push|pr|merge|change|save|release|deploy|call|request)|with every
      |per (?:commit|pr|feature|file|question|phase|task)|when you (?:give|offer|show) me [^ ]+
    `,
    de: `
      (?:bevor|nachdem|wenn|sobald|falls) (?:du|wir|man|ich|etwas|was|ein[^ ]*|der|die|das)
      |vor (?:jedem|dem) (?:commit|push|merge|release|deploy)|nach (?:jedem|jeder)|beim [^ ]+en
    `,
    fr: '(?:avant|apres) (?:de|chaque|tout|toute|un|le)|quand (?:tu|on|il)|lorsque|des que',
    es: `
      (?:antes|despues) de|cuando (?:hagas|termines|cambies|toques|haya|se|me)|cada vez que
      |al (?:terminar|hacer|cambiar)
    `,
    pt: `
      (?:antes|depois) de|quando (?:voce|for|tiver|terminar|mexer|eu)|toda vez que|sempre que
      |ao (?:terminar|fazer|mexer)
    `,
    it: `
      (?:prima|dopo) (?:di|ogni)|quando (?:fai|modifichi|finisci)|ogni volta che
      |(?:prima|dopo) (?:un|una|il|la|del|della) (?:commit|push|merge|release|deploy|modifica|rilascio|migrazione)
      |quando (?:tocchi|aggiungi|crei|scrivi|cambi|apri|committi|lanci|usi|rispondi|lavori|generi|rinomini|rilasci
        |deployi|proponi|pushi|installi|refactori)
      |ad? ogni|se (?:tocchi|modifichi|cambi|aggiungi|non sai|non sei sicuro|non sei sicura|hai dubbi)
      |appena (?:finisci|hai)|una volta (?:al|alla)|tutte le volte che
    `,
    nl: `
      (?:voor|na) (?:elke|iedere)|wanneer (?:je|we)|voordat je|als je|(?:voor|na|bij) (?:elk|ieder)
      |(?:voor|na) (?:een|de) (?:commit|push|merge|release|deploy|wijziging|aanpassing|migratie|refactor)
      |bij (?:elke|iedere|twijfel)|voordat we|voor je (?:commit|pusht|begint|iets|een|de)|nadat (?:je|we)
      |zodra (?:je|we)|telkens (?:als|wanneer)|elke keer (?:als|dat|wanneer)|tenzij (?:ik|anders|expliciet)|als we
    `,
    pl: `
      (?:przed|po) (?:kazdym|kazdej)|kiedy|gdy|zanim
      |po (?:zmianie|zmianach|commicie|deployu|wdrozeniu|mergu|releasie|edycji|aktualizacji)
      |przed (?:commitem|pushem|mergem|deployem|wdrozeniem|wydaniem|releasem|zmiana)|przy (?:kazdym|kazdej)
      |jak (?:cos|dodajesz|zmieniasz|piszesz|robisz|commitujesz|tworzysz|ruszasz|konczysz|tykasz)
      |(?:jesli|jak) nie (?:wiesz|jestes)|jesli (?:cos|zmieniasz|dodajesz)|ilekroc|chyba ,? ?ze|w razie watpliwosci
      |za kazdym razem
    `,
    tr: `
      [^ ]+(?:meden|madan) once|(?:commit|push|deploy|merge|pr|build|release|degisiklik)[^ ]* (?:once|sonra)
      |[^ ]+(?:dikten|diktan|duktan|dukten|tiktan) sonra|[^ ]+(?:rken|ince|inca)
    `,
    vi: 'truoc khi|sau khi|moi khi|moi lan|khi nao',
    id: 'sebelum|setelah|sesudah|setiap kali|tiap kali|kalau (?:ada|mau|kamu|lu|lo)|kalo|ketika',
    ru: `
      (?:перед|после) (?:кажд[^ ]+|тем|коммит[^ ]*|пуш[^ ]*|мерж[^ ]*)
      |когда (?:ты|будешь|делаешь|пишешь|меняешь|закончишь|добавляешь)|прежде чем|как только|если (?:что|ты|я|меня)
    `,
    ar: 'قبل (?:ما|اي|أي|كل)|بعد (?:ما|كل)|لما|كلما|اذا|إذا|وقت ما',
    hi: 'pehle|jab (?:bhi)?|ke baad|करने से पहले|जब भी',
    zh: `
      (?:提交|修改|合并|合併|部署|上线|上線|发布|發布|改动|改動|写|寫|新建|新增|改完|写完|寫完|做完|跑完|完成|结束|動手|动手)[^,。]{0,5}(?:之前|以前|前|后|後|时(?!间)|時(?!間)
        |的时候|的時候)
      |每当|每當|遇到|凡是|只要.{0,12}就
    `,
    ja: `
      (?:する|した|やる|書く|触る|変える|変更|コミット|マージ|デプロイ|追加|修正|完了|終わ)[^。]{0,6}(?:前に|後に|とき|時は|場合|際)|度に|たびに|前に(?:は)?|際は|場合は|ときは|時は
    `,
    ko: '(?:하기|고치기|커밋|푸시|배포|수정|바꾸기|작업)[^ ]* ?전에|(?:끝나면|만들 ?때|할 ?때|쓸 ?때|추가할 ?때)|때는|때에는|때엔|땐|때마다|[가-힣]을때|[가-힣]할때|만들때',
  },
  yes: [
    '기다릴 땐 awaitility',
    'run lint before you commit',
    '提交之前先跑测试',
    'コミットする前に',
    '커밋 전에',
    'bevor du etwas änderst',
    'перед каждым коммитом',
    'when you draft a reply, thank them once',
    'when you give me options number them',
  ],
  no: ['the page looks odd', '跑测试', '窗口变小时隐藏菜单', 'ждём, когда починят'],
}
