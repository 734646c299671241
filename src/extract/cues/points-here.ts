import type { Cue } from './cue.ts'

export const pointsHere: Cue = {
  id: 'points-here',
  because: 'points at something in this conversation',
  weight: -0.5,
  expression: {
    en: `
      (?:this|that|these|those|it|here|there|above|below|them|one|ones|same)(?= [,.!?:]| $)
      |(?:this|that|these|those) (?:file|function|change|code|error|part|line|issue|bug|test|one|pr|comment|commit
        |branch|todo|plan|thing|way|section|step|feature|findings|results|notes|answers|points|steps|lines|files|comments|issues|fixes|ideas)
      |(?:this|these|those|(?:in|on|at|for|from|to|into|of|with|about|under|inside|delete|remove|touch|edit|change|rename
        |move|merge|push|commit|run|read|open|close|use|keep|put|call|need|needs|replace|revert|skip) that) (?!(?:also|always|applies|are|can|cant|could
        |did|does|doesnt|goes|happens|has|have|holds|is|isnt|just|looks|makes|means|must|needs|never|only|seems|should
        |shouldnt|takes|time|to|was|wasnt|were|will|wont|works|would) |(?:[^ ]+ )?(?:api|app|application|branch|cli
        |codebase|code base|company|computer|game|laptop|library|machine|mac|monorepo|office|package|pc|platform|plugin
        |product|project|projects|repo|repos|repository|sdk|server|service|site|system|team|tool|website|workspace|kind
        |pattern|rule|sort|style|type)(?= ))[^ ,.!?:;]+(?! :)
      |the (?:above|below|following|previous|last|first|second|other|current|new|latest|attached|existing)|#[0-9]+
      |pr [0-9]+|_url_|line [0-9]+|option [a-z0-9]+
    `,
    de: '(?:das hier|dies(?:e[rsnm]?)?|hier|oben|unten|obige[rsn]?)',
    fr: '(?:(?:cet|cette|ces) (?!(?:fois|projet|depot|repo|base|equipe|machine|regle|convention|serveur|appli|application) )[^ ]+|ca|ceci|cela|ici|ci-dessus|celui-ci|celle-ci)',
    es: '(?:esto|eso|este|esta|aqui|ahi|arriba|abajo|aca)',
    pt: '(?:isso|isto|esse|essa|este|esta|aqui|ai|acima|abaixo)',
    it: `
      (?:questo|questa|questi|queste|quello|quella|qui|qua|sopra|sotto)(?= [,.!?:]| $)
      |quest[oaie] (?:file|funzione|modifica|codice|errore|parte|riga|bug|test|commento|commit|branch|punto|sezione
        |passo|feature|metodo|componente|pagina|pr|task|pulsante|campo)
      |(?:il|la|lo|gli|i) (?:file|errore|log|test|codice) (?:sopra|sotto|allegato|allegati|seguente|precedente)
      |qui (?:sopra|sotto)
    `,
    nl: `
      (?:dit|dat|deze|die|hier|daar|hieronder|hierboven)(?= [,.!?:]| $)
      |(?:deze|dit|die|dat) (?:bestand|functie|wijziging|code|fout|foutmelding|stuk|deel|regel|bug|test|comment|commit
        |branch|ding|sectie|stap|feature|pagina|pr|component|taak|methode|knop)
      |(?:bovenstaande|onderstaande|bijgevoegde) [^ ]+|(?:vorige|volgende|laatste) (?!keer )[^ ]+
    `,
    pl: `
      (?:to|tego|tutaj|tu|tam|ten|ta|te|powyzej|ponizej|tym)(?= [,.!?:]| $)
      |(?:ten|ta|te|to|tego|tej|tym) (?:plik[^ ]*|funkcj[^ ]+|zmian[^ ]+|kod[^ ]*|blad|bledu|czesc|lini[^ ]+|bug[^ ]*
        |test|testu|komentarz[^ ]*|commit[^ ]*|branch[^ ]*|sekcj[^ ]+|krok[^ ]*|stron[^ ]+|pr|task[^ ]*|metod[^ ]+
        |komponent[^ ]*|przycisk[^ ]*)
      |(?:powyzsz|ponizsz)[^ ]+
    `,
    ru: '(?:это|этот|эту|эти|тут|здесь|там|выше|ниже)',
    zh: '(?:这个|這個|这段|這段|那个|那個|这些|這些|这样|這樣|上面|下面|以上|以下|(?<![因如彼])此(?![外前后後])|(?<!应)该|(?<!應)該)',
    ja: '(?:これ|それ|あれ|こっち|そっち|あっち|この|その|ここ|そこ|上記|以下|下記)',
    ko: '(?:이거|그거|이것|저거|(?<= )[이그] |여기|거기|(?<= )위(?= |의|에|처럼)|(?<= )아래)',
    tr: '(?:bu|su|bunu|sunu|burada|burasi)',
    id: '(?:ini|itu|di sini|disini|di atas)',
    vi: '(?:nay|do|kia|o day|o tren)',
    ar: '(?:هذا|هذه|ذا|هنا|فوق|تحت)',
    hi: '(?:ye|yeh|wo|woh|isko|usko|yahan)',
  },
  yes: [
    'write these findings down',
    'change this file',
    'keep this paragraph as it is',
    'no badges in that readme',
    'raccourcis cette réponse',
    '改一下这个',
    'これを直して',
    '이거 고쳐',
    'そっちじゃなくて',
    'cambia questo file',
    'pas deze functie ook nog aan',
    'zmień ten plik',
  ],
  no: [
    '应该用下划线',
    '因此不用缓存',
    '버튼이 커요',
    '배포를 위해',
    'use tabs',
    'no mocks in this repo',
    'this is how we name branches',
    'functions that return a promise end in async',
    'start new files with this header:',
    'never squash',
    'usiamo sempre i tab',
    'gebruik de volgende keer tabs',
    'zawsze używaj tabów',
  ],
}
