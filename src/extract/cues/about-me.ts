import type { Cue } from './cue.ts'

export const aboutMe: Cue = {
  id: 'about-me',
  because: 'says who you are or what you work with',
  weight: 1.2,
  expression: {
    en: `
      (?<! (?:like|if|though) )i(?:m| am) (?:a |an |the )?(?:beginner|learning|student|(?:totally |completely |quite |pretty |fairly |very |kinda |still |rather |relatively |brand |really )?new to|coming from|dyslexic|colou?r ?blind|blind|designer|manager
        |busy|backend|frontend|data|senior|junior|only|researcher|teacher|doctor|physicist|non-?native
        |not (?:technical|a coder)|not a (?:dev|developer|programmer|coder|native)|in (?:[a-z]+/[a-z]+|europe|asia
        |australia|germany|india|japan|utc[^ ]*)|on (?:a |my |the )?(?:windows|mac|macos|linux|ubuntu|wsl|arm|m[1-4]
        |[0-9]+ inch|phone|laptop|tablet)|in (?:pycharm|vscode|vim|neovim|emacs|intellij)|usually|allergic)
      |i work (?:mostly|mainly|usually|only|alone|part[- ]time|as) [^ ]+|(?:im|i am) using (?!(?:this|it|that|the|your|these|those|a|an|my) )[^ ]+(?: [^ ]+){0,2} for (?!(?:this|that|now|the moment) )[^ ]+
      |call me|i(?:ve| have) been (?:doing|using|writing|coding|programming|working (?:with|in|on)) [^ ]+(?: [^ ]+)? (?:for|since) [^ ]+
      |i (?:mostly |usually |always |only )?(?:read|review|check|look at|open) (?:[^ ]+ ){0,3}(?:on|in|at) (?:my|the|a) (?:phone|train|bus|sofa|couch
        |tablet|ipad|kindle|evening|evenings|morning|mornings|commute|night|terminal|subway)
      |my (?:name is|(?:english|screen|keyboard|eyes)(?= (?:is|are|isnt|arent|has|have|cant|layout))|timezone|time zone|background(?= (?:is|in|as))|dotfiles (?:are|live
        |use)|editor (?:is|uses|cant)|shell (?:is|uses)|terminal (?:is|uses|has|cant))
      |i (?:dictate|work (?:with|in|at|from)|speak|live|have (?:rsi|adhd|dyslexia|two gpus|no gpu))
      |i cant (?:see|hear|read|tell|distinguish) (?:red|green|blue|colou?rs?|small [^ ]+|well)|i dont (?:know|speak|understand) (?:git|code|coding|programming|sql|linux|english|python|javascript|docker
        |[^ ]+(?: ,)? so|much about|anything about)
      |i know (?:the |my )?[^ ]+(?: [^ ]+)? (?:well|already|but)|im not a (?!(?:big|huge|fan) )[^ ]+
      |(?:im|i am) (?:the only (?:one|user|developer|dev|person)|(?:in|un)experienced (?:with|in|at)|unfamiliar with|not (?:very |so |that )?(?:familiar
        |experienced|good|fluent) (?:with|in|at))
      |(?:i am|im) (?:an? )?(?:[^ ]+ ){0,3}(?:architect|developer|engineer|programmer|analyst|scientist|freelancer
        |founder|consultant|accountant|lawyer)(?= (?:[.,!;]|with|by|at|for|in|from|who|and|so) |$)
      |(?:we are|were) (?:just |only |still )?(?:an?|the) (?:[^ ]+ ){0,2}(?:team|startup|agency|non-?profit|shop)(?= [.,!]| (?:of|and|so|with|in|that|who)| $)|(?:we are|were) the only (?:ones?|users?|team|customers?|consumers?) (?:of|who|that|in|using)
      |(?:the )?company i work for|(?:i am|im) (?:using|on|running) [^ ]+(?= [.,!]| $)
      |my names(?= )
    `,
    de: `
      ich (?:bin|arbeite) (?:auf|unter|mit) (?:einem )?(?:windows|mac|macos|linux|ubuntu|wsl)[^ ]*|farbenblind
      |ich (?:bin(?! (?:jetzt|gerade|grad|auf|fertig|dabei|noch|mir|sicher|nicht sicher) )|arbeite|nutze|benutze|lerne
        |sitze|habe? nur(?! noch))
      |mein (?:rechner|name|laptop)
      |ich heisse [^ ]+|nenn mich|mein name ist|duz mich|du kannst mich duzen
      |^bin [^ ]+ (?:kein|und)|bin (?:physiker|biologin?|arzt|arztin|designerin?|mathematiker(?:in)?)|rot ?grun ?blind|rot-grun
    `,
    fr: `
      je suis (?:sous|sur) (?:windows|mac|macos|linux|ubuntu|wsl)[^ ]*|daltonien(?:ne)?
      |je (?:suis|bosse|travaille|debute|developpe|lis) (?:sur|en|avec|un|une|pas|dys[^ ]*|mal)?
      |mon (?:ecran|mac|poste|clavier)
      |je mappelle|appelle-moi|mon prenom (?:est|cest)|tutoie-moi|tu peux me tutoyer
      |je suis (?:prof|dev|medecin|chercheu[^ ]+|etudiante?|graphiste|statisticien[^ ]*|physicien[^ ]*)|mon portable (?:a|na)|cest pas mon truc
    `,
    es: `
      (?:^|yo )uso (?:windows|mac|macos|linux|ubuntu|wsl)[^ ]*|daltonic[oa]
      |(?:soy(?! yo)|estoy (?:aprendiendo|en (?:pycharm|vscode|vim|neovim|emacs|intellij|windows|mac|linux|ubuntu|wsl)|con)|trabajo (?:con|en|desde)|mi (?:ingles
        |maquina|pantalla|teclado|compu))
      |(?<! como )me llamo [^ ]+|llamame|mi nombre es|tuteame|mi (?:portatil|laptop|ordenador|pc|grafica|compu) (?:no )?(?:tiene|es|va|tira)
    `,
    pt: `
      (?:^|eu )uso (?:windows|mac|macos|linux|ubuntu|wsl)[^ ]*|daltonic[oa]
      |(?:sou|to aprendendo|estou aprendendo|trabalho (?:com|em)|minha (?:maquina|tela)|meu (?:ingles|mac|teclado)
        |eu nao manjo)
      |(?<! como )me chamo [^ ]+|meu nome e|(?:pode )?me chama(?:r)? de|meu (?:note|notebook|pc) (?:nao )?(?:tem|e|so)
      |reviso (?:pelo|no) celular
    `,
    it: `
      (?:^|io )uso (?:windows|mac|macos|linux|ubuntu|wsl)[^ ]*|daltonic[oa]
      |^(?:io )?sono (?!un po )(?:(?:un|una|uno|il|la|lunic[oa]) [^ ]+|nuov[oa]|alle prime armi|dislessic[oa]
        |daltonic[oa]|backend|frontend|junior|senior|principiante|su (?:mac|macos|windows|linux|ubuntu|wsl))
      |faccio (?:il|la|l) (?:[^ ]+ )?(?:dev|developer|programmat[^ ]+|sviluppat[^ ]+|designer|sistemista|insegnante
        |ricercat[^ ]+|medico|grafic[oa])
      |(?<! (?:il|del|un|di|al|tuo|mio|questo|buon|nel) )lavoro (?:con|da|come|sempre|su (?:mac|macos|windows|linux
        |ubuntu|wsl))
      |sto imparando|uso (?:un |il )?(?:windows|mac|macos|linux|ubuntu|wsl|vscode|vim|neovim|pycharm|intellij)
      |di [^ ]+ (?:ne )?(?:so|capisco) (?:poco|niente|nulla|quasi)|conosco (?:bene|poco|gia) [^ ]+
      |vengo da(?:l|lla)? [^ ]+|mi chiamo|chiamami|il mio (?:inglese|mac|portatile|pc|schermo|editor|nome|computer)
      |la mia (?:tastiera|vista)
      |dammi del tu|ho un (?:portatile|mac|pc) (?:con|da) [0-9]+
    `,
    nl: `
      ik ben (?!(?:een beetje|de draad) )(?:een|de enige|geen|nieuw|beginn[^ ]+|junior|senior|student|kleurenblind
        |dyslectisch|(?:back-?end|front-?end|full-?stack|data|web|mobile|ios|android)[^ ]*|developer|ontwikkelaar
        |programmeur|designer|docent|arts|onderzoeker|niet (?:technisch|bekend)) ?(?:[^ ]+)?
      |ik werk (?:met|op|in|als|bij|vanaf|vanuit|alleen|meestal|altijd) (?!(?:aan|de|dit|deze) )[^ ]+
      |ik (?:leer|studeer) [^ ]+
      |ik gebruik (?:windows|mac|macos|linux|ubuntu|wsl|vim|neovim|vscode|pycharm|intellij|zelf)
      |ik zit op (?:een |mijn )?(?:windows|mac|macos|macbook|linux|ubuntu|wsl)
      |ik (?:weet|snap|ken) (?:weinig|niets|niks|bijna niets|nog weinig)
      |(?:weet|heb|met)(?: [^ ]+)? (?:weinig|geen|nauwelijks) (?:van|ervaring|verstand)|noem me
      |mijn (?:naam is|laptop|mac|macbook|pc|scherm|editor|toetsenbord|tijdzone|achtergrond|engels)
    `,
    pl: `
      jestem (?:[^ ]+(?:owcem|erem|erka|ista|istka|ologiem|ologiczka|entem|entka|torem|torka|ystka|ystą)|nowy|nowa
        |poczatkujac[^ ]+|junior[^ ]*|senior[^ ]*|dyslekty[^ ]+|na (?:windows|mac|linux|ubuntu|wsl)[^ ]*|jedyn[^ ]+
        |lekarzem|nauczycielem|nauczycielka|analitykiem|grafikiem|graficzka)
      |pracuje (?:jako|sam|sama|zdalnie|glownie|na co dzien|na (?:windows|mac|linux|ubuntu|wsl)[^ ]*|w (?:vscode|vim
        |pycharm|intellij)[^ ]*)
      |(?<! nie )ucze sie [^ ]+|(?:slabo|srednio|dobrze|nie|malo) znam (?:sie )?(?:na )?[^ ]+
      |znam (?:sie )?(?:dobrze|slabo|troche) [^ ]+
      |uzywam (?:windows|mac|linux|ubuntu|wsl|vim|neovim|vscode|pycharm|intellij|na co dzien)[^ ]*
      |mam (?:[^ ]+ )?(?:maca|macbooka|windowsa|linuxa|laptopa|rsi|adhd)|siedze na (?:windows|mac|linux|ubuntu)[^ ]*
      |nazywam sie|mow mi [^ ]+|moj (?:laptop|komputer|ekran|mac|edytor|angielski|terminal)|moja klawiatura
    `,
    ru: `
      дальтоник|дислексик
      |(?:я (?:не |только )?(?:на|в|учусь|новичок|дизайнер|работаю|сижу|бэкендер|фронтендер|зануда)|(?:гит|git|докер|docker|[a-z]+) не (?:использую|пользуюсь)|у меня (?:винд[^ ]*
        |мак|линукс|слаб[^ ]*|нет|только|стоит))
      |(?:меня зовут|зовут меня|называй меня|обращайся ко мне) [^ ]+|видеокарта [^ ]+|на (?:моём|моем) (?:ноуте|маке|компе)
    `,
    id: '(?:gue|gw|saya|aku) (?:masih )?(?:belajar|pemula|pake|pakai|kerja|di)',
    tr: `
      ben (?:[^ ]+ )?(?:yeni basladim|ogreniyorum|acemiyim|tasarimciyim|ogrenciyim|gelistiriciyim)|renk koruyum
      |(?:windows|mac|linux|wsl) kullaniyorum
    `,
    zh: `
      (?:我(?:是做|是个|是個|是[^,。]{1,8}(?:的|师|師|员|員|生)|不懂|不会|不會|看不懂|在学|在學|这(?:台|机|里(?:是|没|用))|這(?:台|裡(?:是|沒|用))|只有|一个人|一個人
        |電腦|电脑|m[1-4]|手机|手機|用的|用[a-z]+|wsl)|我的?(?:开发环境|開發環境|服务器|伺服器|机器|機器)(?:是|为|在|没有|沒有)|(?:只有我(?:一个人|一個人)?|我(?:自己|一个人|一個人))(?:在)?(?:用|使用)|我(?:是|还是|還是|算|就).{0,4}(?:新手|小白)|新手(?=[,，。]|$)|初学|初學|色盲|色弱)|我[^,，。]{0,4}(?:时区|時區)
      |^ ?(?:就)?叫我[^,，。的]{1,6}(?:就行|就好|吧|$|[,，。])|我叫(?!你|做|它)[^,，。的]{1,6}|我的?(?:显卡|顯卡|内存|記憶體|屏幕|键盘)
    `,
    ja: `
      (?:色盲|色弱|初心者|勉強中|学習中|素人|(?:私|僕|俺|自分)は(?!何|どう|どこ|なに)|スマホで見(?!ると|たら|た時)|(?:mac|windows|wsl|linux|m[1-4])(?:な|で|を使)|老眼|色覚|在住|デザイナー|(?:私|僕|俺|自分)(?:一人|ひとり|だけ)(?:で|が|しか)(?:使|利用))
      |(?:私|僕|俺)の名前は|と呼んで(?:ください|ほしい|くれ)|このmac|(?:エディタ|シェル)は ?[a-z]+
    `,
    ko: `
      (?:색맹|초보|비전공|(?:저는|나는|난|전) (?:백엔드|프론트|디자인|기획|데이터|안드로이드|서버|문과|하드웨어)[^,. ]{0,4} ?(?:라|이라|라서|이라서|출신)|(?:저는|나는|난) [^,. ]{0,8}(?:개발자|학생|기획자|신입)|배우(?:는(?! ?(?:기분|느낌))|면서)|공부 ?중|비개발자|디자이너|나 (?:배우|개발|디자)|내 (?:맥|컴|노트북|환경)
        |맥북(?:이라|에어|프로|을? ?(?:써|쓰))|윈도우(?:라|야|임)|색약|혼자)
      |(?:제|내) 이름은|라고 불러|맥북 ?[^ ]{0,4} ?[0-9]+ ?기가|노트북 [0-9]+ ?기가
    `,
    vi: '(?:toi|minh) (?:khong (?:ranh|biet|gioi)|moi hoc|la (?:designer|sinh vien|nguoi moi))',
    ar: '(?:انا|أنا) (?:مو|مش|لست|ماني) (?:مبرمج|مطور)[^ ]*|(?:انا|أنا) (?:مبتدئ|مصمم|طالب)[^ ]*',
    hi: '(?:main|mai) (?:[^ ]+ )?(?:developer|programmer|coder|designer|student) (?:nahi )?(?:hu|hun|hoon)',
  },
  yes: [
    "we're a small team",
    "we're the only users of this package",
    'estoy en neovim',
    '我的开发环境是没有桌面的服务器',
    'I work mostly from trains',
    'I am using Postmark for mails',
    'この道具は私一人で使います',
    '只有我一个人用',
    'docker не использую',
    'I’m totally new to rust',
    'ben yeni başladım',
    'I am a solution architect with ten years of Java',
    'the company I work for builds pumps',
    'I am using kde',
    "I'm on a Mac",
    "i'm learning so give hints",
    '我是做产品的',
    '初心者なので',
    '나 배우면서 하는거라',
    'estoy aprendiendo',
    'sono uno sviluppatore frontend',
    'ik ben frontend developer en weet weinig van Kubernetes',
    'jestem frontendowcem i nie znam się na kubernetesie',
    'انا مو مبرمج',
    'main developer nahi hu',
    'mình không rành code',
    "i've been writing Go since 2012",
    'I read these on my phone',
    '난 백엔드 출신이야',
    'ich bin auf Windows',
    'je suis daltonien',
    'uso Windows',
    'я дальтоник',
    'Windowsを使っています',
    '나 색맹이야',
  ],
  no: [
    'スマホで見ると表がはみ出る',
    'el servidor es lento o soy yo',
    '새로 배우는 기분',
    "I'm using this for testing",
    'can I map my keyboard too',
    'fix the page',
    'the user is new',
    'which part should I work on',
    'ich bin gerade auf der Seite mit den Terminen',
    'sono un po’ confuso da questo errore',
    'ik ben een beetje in de war',
    'nie jestem z tego zadowolony',
    'explain it like i am a manager',
    '是不是时区的问题',
  ],
}
