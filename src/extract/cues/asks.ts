import type { Cue } from './cue.ts'

export const asks: Cue = {
  id: 'asks',
  because: 'asks a question',
  weight: -1.3,
  expression: {
    any: '(?<! (?:would you|will you|wont you|ok|okay|okey|oki|vale|understood|got it|clear|capisce|klar|verstanden|alles klar|compris|d accord|daccord|entendido|combinado|capito|chiaro|intesi|begrepen|duidelijk|jasne|rozumiesz|понятно|ясно|хорошо|tamam mi|tamam|anlasildi mi) )[?？؟]',
    en: `
      ^(?:(?:ok|so|and|but|hmm|hm|also|wait|yeah|no|oh|well|q)(?: [,.:])? )?(?:what|whats|why|how|hows|where|wheres
        |which|who|is|are|was|does|did|can|could|should|would|will|has|isnt|arent|doesnt|didnt|shall|am|may (?:i|we
        |they|it)|when (?:is|are|do|does|did|will|can|should|was)|were (?:there|they|you|the(?! (?:only|ones?|[^ ]+ (?:team|group|company|agency|people|ones?)) )|these|those|any)
        |any (?:chance|idea|ideas|way|other|reason|update|news|thoughts|more)|(?:do|dont|have) (?:you|we|i|they|it|the
        |these|those|this|any))(?= )
      |i wonder|im wondering|do you (?:think|know|have|want|see|agree)|what (?:about|if)
      |how (?:about|come|do|does|can)|(?<! (?:youre|you are|ur) )not sure (?:if|what|why|how|whether)|im not sure
      |^(?:(?:ok|so|and|but) (?:, )?)?(?:you|we|it|this|that|they) (?:are|is|can|have|has|do|does|will|were|was) (?:[^ ,]+ ){1,10}right(?= [?.]| $)
      |is (?:it|there) [^ ]+|any idea
    `,
    zh: `
      (?:吗|嗎|呢|什么|什麼|怎么(?!又|还)|怎麼(?!又|還)|为什么|為什麼|哪(?:个|個|里|裡|些)|是否|能否|可否|是不是|能不能|可不可以|有没有|有沒有|多少(?!次)|(?<![这那好前后])几个
        |(?<![這那好前後])幾個|如何|咋|对吧|對吧|吧(?:？|\\?|$))
      |为啥|為啥|为何|為何
    `,
    ja: `
      (?:(?<![しとほ静確])か(?:[?。]?$| )|ですか|ますか|でしょうか|どう(?:して|やって|なって|なる|すれば|思)|なに(?!も)|どのよう(?!な?(?:場合|とき|時))|何(?:が|を|で|の)|どこ(?!でも)|どれ|いつ(?!も|まで)
        |なぜ|^ ?なんで|のかな|かな$|って何|どっち|っけ(?=[ 。?]|$))
    `,
    ko: `
      (?:(?<!니)까(?= |요)|[습입합됩갑십]니까|(?:되|하|있|없|인|한|같|맞|쓰|는|은|던|겠|[했됐았었])나요|(?:인|한|은|는|건|될|할|던)가요|(?:했|있|없|됐|맞)니(?= )
        |냐(?= )|는지|뭐|무엇|왜(?!냐)|어떻게|어디(?!서나|든)|언제(?!나|든)|누가|어느|몇|인가(?= )|건가(?= )|는데$|맞지|맞나|있나(?= ))
    `,
    ru: `
      ^(?:що|як|де|чому|навіщо|коли(?! (?:ти )?[^ ]+(?:єш|иш|їш) )|який|яка|які|хто|чи|что|как|где|почему|зачем|когда(?! (?:ты |вы )?[^ ]+(?:ешь|ёшь|ишь|ете|ите) )|какой|какая|какие|кто|можно|а)
      |(?<! , [^ ,]+ )(?<! , [^ ,]+ [^ ,]+ )или нет(?= [?.]| $)|^есть ли
    `,
    es: `
      ^(?:(?:claude|y|pero|ok|bien|vale|pues|ahora|bueno)(?: ,)? )?(?:como(?! (?:norma|regla|siempre|dije|convencion|ya|te) )|donde|cuando(?! (?:hagas|termines|cambies
        |toques|haya|falle|te|me|el|la|los|las|un|una|algo|escribas|crees|agregues|modifiques|borres|anadas|renombres|cambias|creas|haces))|cuanto|quien|que|para que)
      |¿|que es|por que|porque (?:no|es|me|se) [^ ]+ [?]|cual(?:es)?
      |como (?:puedo|sabes|sabemos|resulta|quedaria|haria|debo|deberia|hacemos|hago|haces|se (?:hace|puede|usa|llama
        |calcula)|funciona|seria|hacer|es que)
      |donde (?:esta|estan|se)|xq|(?<! , [^ ,]+ )(?<! , [^ ,]+ [^ ,]+ )o no(?= [?.]| $)|^hay alguna?(?= )
    `,
    pt: `
      ^(?:(?:claude|e|mas|ok|agora|entao|bom)(?: ,)? )?(?:o que|como|onde|quando(?! (?:eu|voce|vc|for|tiver|terminar
        |mexer|criar|adicionar|mudar|alterar|fizer|editar|escrever|apagar|der|o|a|os|as|um|uma|algo))|quanto|quem|qual)
      |o que (?:e|esse|essa|isso|voce|vc|acha|significa)|por que|sera que|qual (?:e|a|o|das|dos|foi)
      |como (?:eu|faz|faco|que|posso|funciona|fica)|onde (?:fica|esta|ta)|(?<! , [^ ,]+ )(?<! , [^ ,]+ [^ ,]+ )ou nao(?= [?.]| $)|^tem algum[ao]?
    `,
    de: `
      ^(?:was|wie(?! (?:oft noch|gesagt|immer|besprochen))|wo|warum|wieso|welche[rsn]?|wann|wer|kann(?:st)?|ist|sind
        |hast|gibt)
      |was (?:denkst|meinst|haltst|sagst) du|^stimmt (?:es|das)
      |^(?:haben wir(?! (?:doch )?nicht )|(?:soll(?:te)?|muss) ich(?! (?:dir |euch )?(?:jedes mal|immer|standig|dauernd|wirklich) (?:sagen|wiederholen|erklaren|erinnern) )|soll(?:t)?en wir|mussen wir|darf ich)|oder(?= [?.]| $)|(?<! , [^ ,]+ )(?<! , [^ ,]+ [^ ,]+ )(?<! ob [^ ,]+ )oder nicht(?= [?.]| $)
      |, (?:kann|konnte) (?:das|es)|, kannst du|, weisst du
      |, (?:warum|wieso|weshalb)
    `,
    fr: `
      (?:^(?:quoi|comment|ou|pourquoi|quel|quelle|quand(?! (?:tu|vous|on (?:fait|cree|ajoute|modifie|change|touche|ecrit|renomme)) )|qui)|est-ce|quest-ce|qu est-ce|tu peux)
      |(?<! , [^ ,]+ )(?<! , [^ ,]+ [^ ,]+ )ou (?:pas|non)(?= [?.]| $)
    `,
    it: `
      ^(?:(?:ok|e|ma|allora|quindi|no|hmm|scusa|claude)(?: ,)? )?(?:cosa|che cosa|che (?:ne|tipo|differenza|vuol
        |significa|senso)|come (?:posso|possiamo|si (?:fa|chiama|usa)|funziona|faccio|facciamo|e|sta|mai|sarebbe)
        |dove(?! (?:possibile|serve) )|quando (?:pensi|posso|possiamo|arriva|scade)|qual|quale|quali|quant[oaie]
        |chi (?:ha|e)|perche|puoi(?! (?:accedere|collegarti|connetterti|usare|anche|sempre) )|potresti|posso|potremmo
        |dovremmo|dovrei|riesci|possiamo|e possibile|conviene|non (?:sarebbe|dovremmo|conviene|ce un modo)|secondo te
        |hai (?:idea|visto|provato)|esiste|ce (?:un|una|qualche) modo|sarebbe)(?= )
      |mi sai dire|(?:sai|puoi) dirmi|che ne (?:dici|pensi)|cosa (?:ne pensi|succede|cambia)|come mai|(?<! , [^ ,]+ )(?<! , [^ ,]+ [^ ,]+ )o no(?= [?.]| $)
    `,
    nl: `
      ^(?:(?:ok|oke|en|maar|hmm|nee|ja|dus|claude)(?: ,)? )?(?:wat(?! betreft)|waarom|hoe(?! dan ook)
        |waar(?! (?:mogelijk|nodig) )|welke?|wie|wanneer (?:is|was|wordt|kan|kunnen|moet)|kun|kunt|kan|kunnen|zou
        |zouden|is|zijn|heb je|hebben we|klopt|moet(?:en)? (?:we|ik|dit|dat|het|de|er)|mag|wil je|doet|gaat|werkt
        |waarvoor|waardoor)(?= )
      |weet je|(?:heb je|enig) (?:een )?idee|hoezo|wat (?:vind|denk) je
      |hoe (?:kan|kunnen|zit|komt|doe) (?:ik|we|het|dit|dat|je)|^(?:gebruiken|doen) we|(?<! , [^ ,]+ )(?<! , [^ ,]+ [^ ,]+ )of niet(?= [?.]| $)
    `,
    pl: `
      ^(?:(?:ok|a|i|ale|no|hmm|to|wiec|claude)(?: ,)? )?(?:co (?:to|jest|sie|robi|z|o|by|myslisz|sadzisz|oznacza
        |znaczy|mam|dalej|teraz|trzeba)|jak (?:to|dziala|dzialaja|moge|mozna|mozemy|powinien|powinno|powinna|najlepiej
        |wyglada|[^ ]+c)|gdzie(?! (?:sie da|mozliwe|tylko) )|kiedy (?:bedzie|mozna|mozemy)|dlaczego|czemu|po co|czy
        |ktor[^ ]+|kto|ile|mozesz(?! (?:sam|sama|samodzielnie|smialo|bezposrednio|sie|uzywac|korzystac) )|moglbys
        |moglabys|mozemy|da sie|a moze|skad|jaki[^ ]*|jaka|nie (?:lepiej|powinnismy|mozemy|byloby)|masz pomysl)(?= )
      |o co chodzi|czemu|co (?:o tym )?(?:myslisz|sadzisz)|jak (?:moge|mozna|mozemy)|^(?:jest|mamy) jak(?:as|is|ies)
    `,
    tr: '(?:ne|nasil|nerede|neden|hangi|kim|mi|mu|misin|musun)',
    id: '(?:apa|gimana|bagaimana|di ?mana|kenapa|kapan|siapa|berapa|apakah|kan(?= [?.]| $))',
    vi: `
      (?:(?<! (?:khong can lam|khong phai lam|khong lam|ko can lam|chang can lam) )gi|dung [^ ]+ hay [^ ]+(?= [?.]
      | $)|sao|o dau|tai sao|khi nao|ai|bao nhieu|khong nhi|chua)
    `,
    ar: '(?:هل|ليش|ليه|وش|ايش|شو|كيف|وين|اين|متى|من هو|كم(?! مرة))',
    hi: '(?:kya|kyu|kyun|kaise|kahan|kab|kaun|kitna|kitne)',
  },
  yes: [
    'この設定はどのような意味になる、教えて',
    'you can read the logs now right',
    '这个组件能否优化',
    '테스트는 어디서 도나요',
    '이거 하면 될까',
    'why is it red?',
    '这是什么',
    'どうしてですか',
    '왜 그래',
    'what about the tests',
    'come mai il pulsante è rosso',
    'waarom is deze knop ook rood',
    'dlaczego ten przycisk jest czerwony',
    'suppose we never close it, would it leak?',
    'keep it short, could you?',
  ],
  no: [
    'keep the margin on the right',
    "we're the only users of it",
    "we're the platform team",
    'quand tu ajoutes une route mets à jour la doc',
    'когда меняешь схему обновляй документацию',
    '저희는 fetch 래퍼만 씁니다',
    '그러니까 다시 해줘',
    '기본 브랜치는 main이 아니라 develop이야',
    'yarn とか npm とか',
    '这几个接口都走网关',
    'we use pnpm',
    '用 pnpm',
    'quando tocchi le api lancia i test',
    'waar mogelijk gebruiken we pnpm',
    'co tydzień wydajemy nową wersję',
    'alle Funktionen brauchen Doku, exportiert oder nicht',
    'siempre corre los tests, haya prisa o no',
    'всегда пиши тесты, срочно или нет',
    'haben wir nicht gesagt, dass hier pnpm benutzt wird',
    'soll ich dir jedes Mal sagen, dass keine Kommentare rein sollen',
    'never push to main, ok?',
    'los tests van en spec, vale?',
    'como norma, los tests van en spec',
    'keep it short, would you?',
    'nutze pnpm, klar?',
  ],
}
