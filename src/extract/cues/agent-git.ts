import type { Cue } from './cue.ts'

export const agentGit: Cue = {
  id: 'agent-git',
  because: 'says who commits, and how commits are signed',
  weight: 2,
  expression: {
    en: `
      (?:dont|do not|never|stop|no)(?: auto| automatic| automatically)? (?:commit|push|committing|pushing|merge
        |force push|amend|stage|stash|stashing)[^ ]*(?: [^ ]+){0,6} (?:unless|for me|yourself|by yourself
        |automatically|without|until i (?:ask|say|tell)|on your own|directly|to (?:main|master|prod|production)|, i
        |i will|ill|myself|me to|asking|permission)
      |(?:ill|i will|i|let me) (?:do |make |handle |run )?(?:the |all |my )?(?:commit|commits|pushes|git|merges?
        |committing)(?: [^ ]+){0,3} (?:myself|manually|on my own)
      |(?:dont|do not|never|no|disable|stop) (?:auto-?|auto |automatic(?:ally)? )(?:commit|push|merge|stage)[^ ]*
      |branch(?:es|ing)? off (?:of |from )?(?:the )?(?:dev|develop|main|master|trunk|staging|release|upstream)[^ ]*
      |(?:needs? to|must|should|has to|only) be (?:authored|signed|committed) (?:only )?by [^ ]+
      |co-?author[^ ]*(?: [^ ]+){0,6} (?:commits?|claude|messages?|lines?|trailers?)
      |(?:claude|ai|anthropic|generated|attribution|signature)(?: [^ ]+){0,5} (?:commits?|commit messages?|prs?
        |git history)
      |(?:no|without|dont add|never add|remove)(?: [^ ]+){0,4} (?:co-?author[^ ]*|attribution|signature
        |generated with)
    `,
    de: `
      (?:nicht|kein[^ ]*|nie)(?: [^ ]+){0,3} (?:committen|commits?|pushen|push)(?: [^ ]+){0,4} (?:ich|selbst|selber
        |ohne)
      |commits?(?: [^ ]+){0,3} (?:mache ich|selbst|selber)
    `,
    fr: `
      (?:ne (?:commit|push)[^ ]* (?:pas|jamais)(?! (?:tout de suite|encore|maintenant|ca|cela) )|pas de (?:commit|push)[^ ]*)(?: [^ ]+){0,4} (?:automatique[^ ]*|sans
        |moi|je)
      |je (?:fais|ferai) les commits?|pas de commits? automatique[^ ]*
    `,
    es: `
      no (?:hagas|subas|pushees|comitees)(?: [^ ]+){0,4} (?:commits?|push)(?: [^ ]+){0,4} (?:yo|sin|hasta|nunca|solo)
      |los commits? los hago yo|no hagas commits?(?: ,)? (?:los|lo|yo|sin)
    `,
    pt: `
      nao (?:faca|faz|de|comite)(?: [^ ]+){0,3} (?:commits?|push)(?: [^ ]+){0,4} (?:eu|sem|sozinho)
      |nao faca commits? , eu
    `,
    it: `
      non (?:fare|creare)(?: [^ ]+){0,2} (?:commit|push|merge)(?: [^ ]+){0,5} (?:senza|finche|se non|a meno
        |direttamente|automatic[^ ]*|faccio io|main|master)
      |non (?:committare|pushare|mergiare|mergeare)(?: [^ ]+){0,5} (?:senza|da solo|finche|se non|a meno|direttamente
        |automatic[^ ]*|faccio io|main|master)
      |(?:commit|push|merge)(?: [^ ]+){0,2} (?:li|lo) (?:faccio|gestisco) (?:sempre )?io
      |(?:committo|pusho|mergio) (?:sempre )?(?:io|sempre)
      |(?:niente|nessun|nessuna|non [^ ]+|senza|mai)(?: [^ ]+){0,5} (?:co-?author[^ ]*|coautor[^ ]*)
      |(?:claude|firma|ai|attribuzione)(?: [^ ]+){0,4} (?:nei|dai|nel|dal) (?:commit|messaggi|messaggio)
    `,
    nl: `
      (?:niet|nooit|geen)(?: [^ ]+){0,3} (?:commits?|committen|push|pushen|pushes|mergen|merge|amenden
        |committe?)(?: [^ ]+){0,5} (?:zonder|tenzij|totdat|automatisch|ik (?:doe|maak|regel))
      |(?:commit|push|merge)(?: [^ ]+){0,3} (?:niet|nooit|niks|niets)(?: [^ ]+){0,4} (?:zonder|zelf|tenzij|totdat
        |automatisch|jezelf|rechtstreeks|direct|main|master)
      |(?:committen|pushen|commits|mergen|pushes)(?: [^ ]+){0,2} (?:doe|maak|regel) ik
      |ik (?:commit|push|merge)(?: [^ ]+){0,2} (?:zelf|altijd|handmatig)
      |(?:geen|zonder|nooit)(?: [^ ]+){0,4} co-?author[^ ]*
      |(?:claude|ai|handtekening|attributie)(?: [^ ]+){0,3} (?:in|onder|bij) (?:de |je )?(?:commits|commit messages
        |commitberichten)
    `,
    pl: `
      nie (?:commituj|pushuj|commitowac|pushowac|rob commit[^ ]*|mergeuj|merguj|wypychaj
        |rob push[^ ]*)(?: [^ ]+){0,5} (?:bez|dopoki|chyba|automatycznie|poki|bezposrednio|main[^ ]*|master[^ ]*)
      |nie (?:commituj|pushuj|merguj|wypychaj) (?:sam|sama)
      |(?:commity|push|commitowanie|pushowanie)(?: [^ ]+){0,2} (?:robie|ogarniam) (?:ja|sam|sama|zawsze)
      |(?:ja|sam|sama|zawsze) (?:commituje|pushuje)|(?:commituje|pushuje) (?:ja|sam|sama|zawsze)
      |(?:bez|zadnych|nie (?:dodawaj|dopisuj|wstawiaj|dawaj))(?: [^ ]+){0,4} (?:co-?author[^ ]*|stopek|stopki|podpisu
        |podpisow|wspolautora)
      |claude[^ ]*(?: [^ ]+){0,4} (?:w|z) (?:commitach|commitow|commicie|historii|opisach)
    `,
    ru: `
      не (?:коммить|пушь|делай коммит[^ ]*)(?: [^ ]+){0,4} (?:сам|без|пока я|автоматически)
      |коммит[^ ]*(?: [^ ]+){0,2} я сам|не делай коммиты сам
    `,
    tr: `
      (?:sormadan|izinsiz|otomatik|kendi basina|kafana gore) (?:commit|push|merge)[^ ]*
      |(?:commit|push|merge)(?:leri|lari|i|u)? (?:ben|kendim) [^ ]+
    `,
    zh: `
      (?:不要|别|別|禁止|勿)(?:自动|自動|擅自|主动|主動|随便|隨便|直接)(?:.{0,4})(?:提交|commit|push|推送|推|合并|合併)
      |(?:提交|commit|push|推送)(?:.{0,4})(?:我(?:自己|来|來)|由我)|(?:我(?:自己|来|來))(?:提交|commit|push)
      |(?:commit|提交)[^,，。]{0,10}(?:不要|不用|不需要|别|別|去掉)[^,，。]{0,8}co-?author
    `,
    ja: `
      勝手に(?:.{0,6})(?:コミット|プッシュ|commit|push|マージ)
      |(?:コミット|プッシュ|commit|push)(?:は|も)?(?:.{0,6})(?:自分で|こちらで|私が|僕が|俺が|しなくていい)
    `,
    ko: '(?:커밋|푸시|push|commit|머지)(?:은|는|도)? ?(?:내가|제가|직접)|(?:마음대로|맘대로|멋대로|자동으로) ?(?:커밋|푸시|머지)',
  },
  yes: [
    'releases must be signed by Ivana',
    'branch off develop',
    'never auto-merge',
    '提交信息里不要 co-author',
    'sormadan push yapma',
    "don't commit unless I ask",
    "I'll do the commits myself",
    "don't add claude as co-author in commits",
    '不要擅自提交 git',
    '勝手にコミットしないで',
    '커밋은 내가 할게',
    'i commit li faccio sempre io',
    'commit nooit zelf',
    'nie commituj nic bez mojej zgody',
  ],
  no: [
    'branch off the trail',
    "don't commit yet",
    'commit and push',
    '先不要提交',
    'non pushare ancora, prima guardo io',
    'commit en push',
    'jeszcze nie pushuj, najpierw sam zobaczę',
  ],
}
