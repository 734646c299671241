import type { Cue } from './cue.ts'

export const remember: Cue = {
  id: 'remember',
  because: 'asks to remember it',
  weight: 2.6,
  expression: {
    // Includes words of languages that have no cues of their own.
    en: `
      (?<! (?:you|i|cant|cannot|dont|i can|should|must|not|to|password|users?|box
        |also they) )(?:please )?remember(?! (?:to|me|when|my password|the last|last|how|what|why|where|if|who|which
        |seeing|reading|token|checkbox|option)(?: |$))
      |also remember|keep (?:this |that |it )?in mind|bear in mind|(?:take|make) (?:a |me a )?note|note to self
      |mental note|(?<! (?:to|i|we|you) )(?:write|jot|note) (?:this|that|it|them) down
      |(?<! (?:to|i|we|you) )write (?:this|that|it|them) (?:down )?somewhere|jot down
      |(?<! (?:to|i|we|you) )(?:write|put|note|keep|add) (?:this |that |it |these |them |those )?(?:down )?(?:in|into
        |to) (?:your|the|our) notes
      |(?<! (?:to|i|we|you) )(?:log|note|store|save|keep|record|put|write) (?:it|this|that) (?:down )?for (?:later|future|the next|next|other) (?:sessions?|conversations?|chats?|runs?|times?)
      |for the record(?= ,| :| -|$)|for (?:the )?(?:future reference|next time)|note for (?:the )?(?:future|later|next)
      |(?<! (?:we|i|to) )dont ever forget|dont forget(?: this one| that| we| our)|never forget|just so you know
      |so you know|^fyi|for your information|good to know(?= (?:that|:))|worth knowing|you should know|heads up
      |kom ihag|glom inte(?= att (?:vi|det|den|de|alla|i) )|husk (?:at|det|dette|,|:)
      |glem ikke(?= at (?:vi|det|den|de|alle|i) )|muista|ala unohda(?= (?:, )?etta )|pamatuj(?: si)?|zapamatuj(?: si)?
      |nezapomen(?= (?:, )?ze )|zapamataj(?: si)?|jegyezd meg|ne felejtsd el(?= (?:, )?hogy )|tine minte|retine ca
      |nu uita(?= (?:ca|asta) )|zapamti|upamti|ne zaboravi(?= da (?:mi|je|se|su) )|запомни|запомнете|θυμησου|θυμήσου
      |να θυμασαι|να θυμάσαι|μην ξεχν[αά]ς(?= [οό]τι )|זכור|זכרי|תזכור|תזכרי|אל תשכח(?= (?:ש|את זה))|یادت باشد
      |یادت باشه|یادت بمونه|به خاطر بسپار|به یاد داشته باش|فراموش نکن(?= که )
    `,
    de: `
      merk dir|merke dir|merken sie sich|denk dran|denk daran|denke daran|behalte?(?: [^ ]+){0,4} im kopf
      |(?:vergiss nicht|nicht vergessen)(?= (?:(?:, )?(?:dass|wir|bei uns|hier|es) |:))|zur info
      |nur damit du es weisst|fur die zukunft|notiz|vergiss (?:das|dies|es) nicht
      |(?:notiere?|merke?) (?:dir )?(?:das|dies|es)|schreibe? (?:dir )?(?:das|dies|es) auf|halte? (?:das|dies|es) fest
    `,
    fr: `
      souviens-toi|rappelle-toi|retiens|garde en tete|garde a l esprit
      |(?:noublie|n oublie|noubliez) pas(?= (?:que|quon|quil|quelle|quici|ca|cela|[:,]))|a noter|pour info
      |pour ta gouverne|note que|note bien|note ca|note-(?:le|la|les)
      |(?:enregistre|ecris|retiens|memorise|garde)-(?:le|la|les)
    `,
    es: `
      recuerda(?:lo|la|los|las)?|recorda|recordad|(?:acuerdate|acordate)(?= (?:(?:porfa|por favor) )?(?:(?:de )?(?:que|esto|eso) |[:,]))
      |ten en cuenta|tene en cuenta|no (?:te )?olvides(?= (?:(?:de )?que |[:,]))|para que sepas|anota|anotate|apunta
      |toma nota|(?:apunta|anota|memoriza)(?:lo|la|los)|no (?:lo|la|los) olvides|no olvides (?:esto|eso)|recordadlo
    `,
    pt: `
      lembra(?:-se)?(?! qual| quando| como| o que| onde)(?: que| disso| de)?|lembre(?:-se)?|tenha em mente
      |nao (?:se )?(?:esquece|esqueca)(?= (?:(?:de )?que |[:,]))|pra voce saber|anota(?: ai)?|anote|guarda (?:isso|ai|essa)(?= (?:que |[:,]))|guarda isso
      |fica a dica|nao (?:se |te )?(?:esqueca|esquecas|esquece)(?:-se)? d(?:isso|isto)
      |(?:anote|anota|memorize|memoriza)(?:-o|-a| isso| isto)
    `,
    it: `
      ricorda(?:lo|telo)?|ricordati(?! di )|tieni (?:a mente|presente|conto)|non dimenticare(?= (?:che |[:,]))
      |per tua informazione|prendi nota|segnati|segnatelo|prendine nota|non (?:dimenticar|scordar)(?:lo|la|telo)
      |tienilo a mente|annota(?:lo|telo)
    `,
    nl: `
      onthoud|onthou|(?:vergeet niet|denk eraan)(?= (?:(?:, )?dat |:))|ter info|houd in gedachten
      |vergeet (?:dit|dat|het) niet|(?:schrijf|noteer) (?:dit|dat|het)(?: op)?
    `,
    pl: `
      zapamietaj|pamietaj|miej na uwadze|nie zapomnij(?= (?:(?:, )?ze |:))|zapisz sobie|zanotuj|nie zapomnij o tym
    `,
    tr: `
      unutma(?= (?:ki |[:,]))|aklinda (?:tut|olsun|bulunsun)|hatirla|bil ki|not al|not et|haberin olsun
      |(?:bunu|sunu|onu) (?:not et|not al|unutma|aklinda tut|hatirla|ezberle)
    `,
    vi: `
      nho (?:la|rang|nhe|nha|giup|dum|luon)?|hay nho|nho ky|ghi nho|dung quen(?= (?:la|rang) )|luu y
      |ghi (?:lai|nho) (?:dieu|cai|viec|chuyen) (?:nay|do|kia)|dung quen (?:dieu|cai|viec|chuyen)? ?(?:nay|do|kia)
    `,
    id: `
      ingat|inget|catat|jangan lupa(?= (?:bahwa|kalau|kalo|ini|itu) )|buat catatan|sekadar info|perlu diingat
      |tolong diingat
    `,
    ru: `
      запомни|запомните|имей в виду|имейте в виду|учти|учтите|не (?:забывай|забудь)(?:те)?(?= (?:(?:, )?что |:))|помни
      |на заметку|к сведению|запиши (?:себе|это|что|в память)|занеси|не забудь(?:те)? (?:это|об этом)
      |пометь(?:те)? себе
    `,
    ar: `
      تذكر|تذكري|احفظ|احفظها|لا تنس[ىا]?(?= (?:ان|أن|انه|أنه|اننا|احنا|هذا|هذه|ذلك|هاد|ده|دي) )|خلي بالك|خلي في بالك
      |للعلم|سجل عندك|حط في بالك|خذ بالك|سجل(?:ه|ها)? (?:هذا |هذه |ذلك )?عندك|لا تنس(?:ه|ها|اه|اها)
      |دون (?:هذا|هذه|ذلك)|تذكر(?:ه|ها)
    `,
    hi: `
      yaad rakh[^ ]*|yad rakh[^ ]*|note kar[^ ]*|dhyan rakh[^ ]*|dhyaan rakh[^ ]*|याद रख[^ ]*|ध्यान रख[^ ]*
      |(?:yeh|ye|ise|isko|इसे|इसको|यह|ये) (?:mat|na|मत|न) (?:bhool|bhul|भूल)[^ ]*
      |(?:mat|मत) (?:bhool|bhul|भूल)[^ ]*(?= (?:ki|कि) )|(?:ise|isko|इसे|इसको|यह|ये) (?:note|नोट) [^ ]+
    `,
    zh: `
      记住(?!我|密码|登录|用户|他|她|上次|最后|选)|記住(?!我|密碼|登入|使用者|用戶|他|她|上次|最後|選)|记一下|記一下|记下|記下|记牢|记着|記著
      |(?:(?<!我)(?:记得|記得)|(?:别忘|別忘|不要忘)[了记記]?)(?= ?(?:这|這|那|我们|我們|咱|每次|以后|以後|所有|一律|都|用(?!户|戶)|使用|[:：,，]))|备注一下|注意一下
      |顺便说|順便說|提醒一下|留意|你要知道|跟你说一下|請注意|记好|記好|记录一下
    `,
    ja: '覚えて(?!る|いる|います|ますか|ない|た)|覚えとい|(?:これ|それ|このこと|この点|この件|このルール)[をはも]?忘れないで|メモして|メモっ|念のため|記憶して|参考まで|ちなみに|覚えよう|おぼえて|メモ ?[:、]|備忘|頭に入れ',
    ko: '기억해(?!서)|기억 ?좀|(?:이거|이걸|이건|이것|그거|그걸|이 ?점)[을은도]? ?(?:절대 )?잊지 ?[마말]|메모해|참고로|알아둬|알아두|명심|외워|기억해둬|적어놔|적어둬|기록해',
  },
  yes: [
    'for the record: the old server stays up',
    'Remember that the staging box is read-only',
    'please keep in mind we deploy on Fridays',
    '记住 测试用 pnpm',
    '覚えておいて',
    '기억해 줘',
    'merk dir das',
    'lembra disso',
    'запомни это',
    'kom ihåg att testservern nollställs varje natt',
    'put that in your notes',
    'write it down somewhere',
    'vergiss nicht, dass wir pnpm nutzen',
    '别忘了我们用 pnpm',
    'не забудь, что тут пнпм',
    'note it for future sessions: the box has 2 GB',
    'acuérdate porfa: la rama se llama dev',
    'guarda aí: o OTP é fixo',
  ],
  no: [
    '覚えてる限りだと先週は3秒で終わった',
    'a column for the record being shown',
    'vergiss nicht die Tests',
    "n'oublie pas de lancer les tests",
    'no olvides hacer commit',
    '别忘了提交',
    'テストを忘れないで',
    '커밋 잊지 마',
    'не забудь тесты',
    'do you remember when we did this',
    'the checkbox "remember me" is gone',
    'I remember the error',
    'users should be able to put it in the notes',
    'log it to the console',
  ],
}
