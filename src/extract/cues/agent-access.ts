import type { Cue } from './cue.ts'

export const agentAccess: Cue = {
  id: 'agent-access',
  because: 'says what you can reach or may do here',
  weight: 2.4,
  expression: {
    en: `
      (?<! (?:can|could|do|did|does|if|so|whether|should) )you (?:also |already |now |do |dont |do not |actually )*(?:have
        |havent|got|get|ve got) (?:full |direct |read |write |ssh |no |the |an? |lsp )*(?:access|permissions?|rights
        |credentials|keys?|tools?|mcp|[^ ]+ mcp|sudo|root|admin|internet|network|docker|lsp|gpu|cli|ssh)
      |(?<! (?:can|could|do|did|does|if|so|whether|have) )you(?:ve)? (?:got )?(?:full )?access
      |(?:gives?|grants?|giving) you access
      |you can (?:also |just |always |simply |directly )*(?:check|run|use|deploy|read|query|see|verify|test|do|find
        |get|build|look)(?: [^ ]+){0,6} (?:yourself|directly|on your own|by yourself)
      |(?<! (?:if|whether|so) )you can (?:also |just |always |directly )*(?:access|reach|ssh|connect|log in|query)
      |(?:can|could) be (?:done|built|run|tested|verified|deployed)(?: [^ ]+){0,5} (?:with|using|via|through|in
        |on(?! (?:its|their) own)|from)
      |you(?:re| are) (?:jsut |just )?(?:as capable|capable|able|allowed|authori[sz]ed|permitted|in (?:a|an|the) (?:vm
        |container|sandbox|docker|devcontainer|nix|droplet)|running (?:in|on|inside|as)|inside|on (?:a|the(?! wrong)|my))
      |you (?:dont|do not|neednt|never) need (?:sudo|root|admin|docker|permission|to (?:ask|install|build|restart|start|compile|log ?in|rebuild))
      |no need to ask|dont (?:need to )?ask (?:me(?! (?:anything|any|questions|stuff))|for|before|every)|without asking|ask (?:me )?(?:before|first)
      |never ask|(?:dont|do not|never)(?: [^ ,]+){1,8} (?:on your own|by yourself|unasked|without (?:my|being))|(?<! (?:if|whether|so|why|that) )you (?:cant|cannot)|you wont|you will not|you(?:ll never| never (?:have|need|get|see|run))
      |i never (?:get|have)|no (?:internet|network|access|sudo|root|docker|gpu|admin)
    `,
    de: `
      du (?:hast|kannst|darfst|brauchst|bist)(?: [^ ]+){0,6} (?:zugriff|zugang|rechte|selbst|direkt|kein[^ ]*|nicht)
      |ohne (?:nach)?zufragen|frag(?: mich)? (?:vorher|nicht|erst)|kein (?:internet|zugriff|sudo|docker|root)
    `,
    fr: `
      tu (?:as|nas|peux|es|nas pas)(?: [^ ]+){0,6} (?:acces|droits?|directement|toi-meme)|(?<! si )tu (?:ne )?peux pas
      |sans demander|demande(?:-moi)? avant|pas (?:dinternet|dacces|de sudo|de docker)
    `,
    es: `
      (?:tienes|tenes|no tienes|no tenes|puedes|podes) (?:acceso|permiso[s]?|hacerlo|usar|correr|entrar)|sin preguntar
      |preguntame|pregunta antes|sin (?:internet|acceso|sudo|docker)|no hay (?:internet|acceso)
    `,
    pt: `
      (?:voce|vc|tu) (?:tem|nao tem|pode)(?: [^ ]+){0,4} (?:acesso|permissao|direto|sozinho)|sem perguntar
      |me pergunta antes|pergunta antes|sem (?:internet|acesso|sudo|docker)|nao tem (?:internet|acesso)
    `,
    it: `
      (?<! (?:se|perche|che) )hai(?: gia| anche| solo| pieno| pieni){0,2} (?:accesso|il permesso|i permessi
        |permess[oi]|le credenziali|le chiavi|i diritti|sudo|root)
      |non hai (?:nessun )?(?:accesso|il permesso|i permessi|permess[oi]|internet|sudo|docker|rete|diritti)
      |(?<! (?:se|che) )puoi(?: anche| sempre| tranquillamente| pure){0,2} (?:accedere|collegarti|connetterti)
      |puoi [^ ]+r(?:lo|la|li|le) (?:direttamente|da solo|tu|tu stesso)
      |(?<! (?:se|perche|che) )non puoi (?:accedere|collegarti|connetterti|raggiungere|pushare|installare)
      |senza (?:chiedere|chiedermi|chiedermelo|domandare)|(?:chiedi|chiedimi|chiedimelo|domandami) (?:sempre )?prima
      |chiedi(?:mi)? sempre|(?:nessun|non ce) (?:accesso|internet|sudo|docker)
      |non (?:serve|occorre|ce bisogno)(?: che)? (?:mi )?(?:chieda|chiedere|chiedi|di chiedere|chiedermi|chiedermelo)
    `,
    nl: `
      (?<! (?:of|als|dat|omdat) )(?:je|jij) (?:hebt|heb|krijgt)(?: [^ ]+){0,3} (?:toegang|rechten|leesrechten
        |schrijfrechten|adminrechten|credentials|sudo|root|internet)
      |(?<! (?:of|als|dat|wat|hoe) )(?:je|jij) (?:kunt|kan|mag)(?: [^ ]+){0,4} (?:zelf|direct|rechtstreeks) [^ ]+
      |(?<! (?:of|als|waarom) )(?:je|jij) (?:kunt|kan|mag)(?: [^ ]+){0,3} niet (?:bij|installeren|inloggen|pushen)
      |zonder (?:te vragen|het te vragen|mij te vragen|toestemming|overleg)
      |vraag (?:het )?(?:me |mij )?(?:altijd )?(?:eerst|vooraf)
      |hoeft? (?:je )?(?:[^ ]+ ){0,2}niet (?:eerst )?te vragen
      |(?<! (?:ik heb|heb ik) )geen (?:internet|toegang|sudo|docker|root) (?:hier|tot|in|op|op deze|nodig)
    `,
    pl: `
      (?<! (?:czy|jesli|jezeli|jak|ze) )masz (?:[^ ]+ ){0,2}(?:dostep|uprawnienia|prawa|klucze|poswiadczenia|sudo
        |roota)
      |nie masz (?:[^ ]+ ){0,2}(?:dostepu|uprawnien|praw|internetu|dockera|sudo|roota)
      |(?<! (?:czy|jesli|jezeli) )mozesz (?:sam|sama|samodzielnie|smialo|bezposrednio) [^ ]+
      |(?<! (?:czy|jesli|jezeli) )mozesz sie (?:polaczyc|zalogowac|dostac) [^ ]+|bez (?:pytania|pytania mnie)
      |nie (?:pytaj|musisz (?:mnie |sie )?pytac)(?: mnie)?(?: [^ ]+)?
      |(?:pytaj|zapytaj|spytaj) (?:mnie )?(?:najpierw|zawsze|zanim|przed|, zanim)
      |(?:najpierw|zawsze) (?:pytaj|zapytaj|spytaj)|nie ma (?:tu |tutaj )?(?:internetu|dostepu|dockera|sudo)
    `,
    ru: `
      у тебя (?:есть|нет)|ты (?:можешь|имеешь)(?: [^ ]+){0,4} (?:доступ|сам|напрямую)|доступа? нет|нет доступа
      |без спроса|спрашивай|спроси|интернета нет|без интернета|нет (?:докера|интернета|sudo|рута)
    `,
    tr: `
      (?:erisimin|erisimim|iznin|yetkin) (?:var|yok)|sormadan|once sor|internet yok|erisim yok
      |(?:docker|internet|sudo|gpu|staging|vpn|root)(?: ortami)? yok
    `,
    vi: `
      (?:khong|ko|co) (?:co )?(?:quyen|mang|internet|docker)|hoi (?:truoc|toi|minh)
      |khong co (?:staging|docker|sudo|gpu|vpn|root)
    `,
    id: `
      (?:ga|gak|tidak|nggak) (?:ada|punya) (?:akses|internet|docker)|punya akses|tanpa (?:nanya|tanya)|tanya dulu
      |nanya dulu|(?:ga|gak|nggak|tidak) (?:ada|punya) (?:staging|sudo|gpu|vpn|root)
    `,
    ar: `
      عندك صلاحية|ما عندك|لا تسأل|اسأل(?:ني)? قبل|مافي نت|ما في انترنت|بدون نت
      |(?:ما فيه|مافيه|مافيهوش|مافي|ما في|مفيش|ماعندنا|ما عندنا) (?:docker|staging|sudo|دوكر|انترنت|صلاحية)
    `,
    hi: `
      (?:tumhare|tere|aapke) paas|access (?:hai|nahi)|pooch[^ ]* (?:ke|mat)|internet nahi
      |(?:docker|internet|staging|sudo|gpu|vpn) nahi(?:n)? hai
    `,
    zh: `
      你(?:有|没有|沒有|可以直接|可以自己|能直接|自己)(?:.{0,10}(?:权限|權限|访问|訪問|存取|key|密钥|网|網|跑|查|看))|权限(?:都)?(?:给你|有)|不用(?:每次)?问我
      |不用(?:每次)?問我|先问我|先問我|问过我|問過我|问一下我|(?:你|外网|外網|内网|內網)[^,，。]{0,6}(?:連不上|连不上)|没有外网|沒有外網|沒裝|没装|沒有(?:docker|sudo)
      |(?<!我|好像)没有(?:docker|sudo|外网|权限)|沒權限|没权限|(?:不让|不讓)(?:装|裝|连|連|访问|訪問|上|开|開|动|動|碰|改|推|接|用(?![户戶]))
      |(?<!我|好像)没有 (?:docker|sudo|staging|gpu)
    `,
    ja: `
      (?:権限|アクセス|接続|ネット|docker|sudo|root).{0,8}(?:ある|あり|ない|なし|無い|無し|持って|できる|できない|入って|使え)|自分で(?:確認|実行|見|やって|調べ)|聞かずに
      |確認せずに|確認(?:は)?(?:不要|いらない)|聞いてから|確認してから|先に(?:聞|確認|相談)|いちいち.{0,12}(?:ない|なく)|使えない|入れない(?!で)|繋がらない|つながらない
    `,
    ko: `
      (?:권한|접근|접속|인터넷|도커|네트워크)(?:이|은|는|도|가)? ?(?:있|없|안|못|불가)|직접 (?:확인|실행|돌려|해|봐)|물어보지 ?(?:말|마)|묻지 ?(?:말|마)|물어보고|먼저 물어
      |확인 ?받고|허락|허용 ?안|안 ?깔려
    `,
  },
  yes: [
    'you don’t need sudo here',
    'you have access to the cluster',
    'you can check it on the server yourself',
    "you don't have docker access here",
    '不用每次问我',
    '你没有权限访问 prod',
    '権限ないので',
    '권한이 없어',
    'hai accesso al database di staging',
    'je hebt toegang tot de staging database',
    'masz dostęp do bazy na stagingu przez ssh',
    'canlı sunucuda docker yok',
    'ما عندنا staging',
    '线上没有 docker',
    'do not bump majors on your own',
  ],
  no: [
    'vois si tu peux pas le raccourcir',
    'you should have access now',
    'you are on the wrong branch',
    "tu n'as pas mentionne la fonction",
    'top ce que tu as fait , je ne comprends pas',
    'you have a bug there',
    'show me the log',
    'if you can access it , print the size',
    '我没有权限改那个表',
    'split it so that each part can be tested on its own',
    'non hai menzionato la funzione',
    'ik heb geen toegang tot de server, dus test het zelf maar',
    'jeśli masz dostęp do logów, to pokaż błąd',
    'to musi działać też bez internetu',
    'do not bump it',
    'just finish it, don’t ask me anything',
  ],
}
