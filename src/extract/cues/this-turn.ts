import type { Cue } from './cue.ts'

export const thisTurn: Cue = {
  id: 'this-turn',
  because: 'is limited to this turn or this piece of work',
  weight: -1.4,
  expression: {
    en: `
      (?:dont|do not) (?:edit|change|touch|modify|write|implement|do|start) anything(?= [,.;:]| $)
      |try (?:something|anything) (?:else|different)
      |(?:work|go|get|run) through (?:the|all|this|these) (?:whole |entire |full |rest |remaining )*(?:of the )?(?:list|plan|tasks?|todos?|items|issues|steps|backlog)
      |(?:dont|do not) stop (?:until|till|before)
      |for now|right now|this time|one more time|just this|at this (?:time|point)|(?:not )?yet
      |(?<! (?:learned|learnt|noticed|realized) )(?<! (?:learned|learnt|noticed|realized|found out) (?:something|sth|this|that|one thing) )today|tonight|tomorrow|this morning|(?<! (?:the|all|any|in) )later
      |for the (?:moment|time being)|at the moment|in the mean ?time|temporarily|temporary
      |(?<! next )(?:in|for|on|to) this (?:pass|pr|commit|branch|phase|file|change|task|function|case|one|session|page|test
        |method|edge|step|feature|issue|ticket|experiment|demo|release|round|iteration|scenario|snippet|example|draft|paragraph|section
        |chapter|slide|cell|query|screenshot|picture|image|video|clip)
      |once (?:youre|you are|thats|its|this is|the) [^ ]+|when (?:youre |you are )?(?:done|finished|ready)|after that|before (?:i|we)(?:ve| have) [^ ]+
      |(?<! of )next(?= [,.!]| step| up| phase| task| part| one| i| we| lets)
      |^(?:(?:ok|so|and|then|please) )*first [,.]
      |(?:do|fix|finish|read|plan|write|check|look|start|test|try|make|add|get)(?: [^ ]+){1,8} first [,.]
      |before (?:proceeding|continuing|we (?:continue|proceed|start|go)|you (?:start|continue|proceed|begin)|getting
        |starting)
      |(?<! (?:is|are|its|was|were|has|have) )just (?:a|the(?! [^ ]+ (?:that|which|you) )(?! (?:code|command|commands|diff|answer|patch|facts|result)(?: [,.!]| please| $))|one)
      |(?<! (?:is|are|its) )just (?:(?:tell|show) me (?:what|whats|which|if|whether|why|where|how|who|your)|explain (?:it|this|that|what|how|why)|plan|do(?! (?:the|your) (?:work|job))|this|that|fix|look|push|commit|for|say|answer|read)
      |dont (?:commit|push|start|implement|merge|code)(?! (?:(?:[^ ]+ )?(?:without|unless|before)|(?:(?!(?:this|it|that|these|those|them|anything|your|the) )[^ ]+ )?(?:to|into|onto|on|in) (?:[^ ]+/)?(?:main|master|trunk|develop|dev|prod|production|upstream|origin)|[^ ]+ by) )(?: [^ ]+){0,3}(?: yet| now)?(?= [,.!]
        | $| just| yet)
      |dont (?:write|fix|do|change|touch|edit|delete|remove)(?: [^ ]+){0,4} (?:yet|now)
      |only (?:this|the first|look at|do|for this)
      |(?:dont|do not|without|not) (?:want (?:you )?to )?mak(?:e|ing) (?:any )?(?:code |file |actual )*changes(?! (?:to|in|without|unless|outside|that|directly))
      |until (?:next [^ ]+|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|i|we|then|the(?! (?:customers?|clients?|vendors?|contract|licen[cs]e|hardware) )|tomorrow)
      |as a first step|to start with|still need|remaining|the rest(?! of (?:my|our|the [^ ]+ (?:app|site|project|code|codebase|repo|papers?|docs?)))|as we go(?! forward)
      |while (?:youre|you are|were) at it|and see (?:how|if|whether|what) (?:it|that|this|they|we)|(?:lets|we (?:could|can|should)) (?:just |first |maybe )?try (?:it|this|that|with|a|an|the)
      |plan mode|(?<! (?:times|twice|once|by|until) )now(?= [.!]| $)|(?:dont|do not) (?:[^ ,]+ ){1,5}now(?= [,;])|(?:dont|do not) [^ ,]+ any(?:thing)? (?:[^ ,]+ )?now|along the way|eventually|some ?day|defer|postpone
      |(?:do not|dont) (?:proceed|continue|go on|go ahead)(?= [,.!]| $| yet| now| with)|^(?:(?:ok|so|lets|please|and|just) (?:, )?)*start with (?:the first |just |only )?(?:[0-9]+|one|two|three|five|ten|a few|a couple)
      |hold off|skip (?:it|that|this)|same (?:project|pr|one) [?]
      |^(?:and |but |please )?no (?:code |more |other |file )?(?:changes|edits|commits)(?= [,.!;]| yet| now| please
        | $)
      |(?:only|just) your (?:reading|opinion|thoughts?|view|take|answer|verdict|assessment)
      |, (?:just |please )?(?:continue|go on|proceed|carry on|keep going)(?= [.!]| $)
    `,
    de: `
      erst ?mal|vorerst|furs erste|fur den moment|bis auf weiteres|einstweilen|(?<! (?:ab|von) )jetzt|diesmal|gerade|heute|morgen|spater|noch (?:nicht|nichts|kein[^ ]*)
      |nur (?:hier|das|diese[nrms]?|bei)|in diesem (?:pr|commit|fall|branch)|danach|zuerst|vorlaufig|im moment|momentan
      |, (?:mach(?:e)? )?(?:bitte |einfach |direkt )?weiter(?:machen)?(?= [.!]| $)
      |mach(?:e)? (?:bitte |einfach |direkt )?weiter(?= [.!]| $)
      |(?:probier|probiere|versuch|versuche|nimm) (?:mal |einfach )?(?:was|etwas) ander(?:e)?s
    `,
    fr: `
      pour linstant|pour l instant|pour le moment|pour lheure|dans un premier temps|dans limmediat|en ce moment|cette fois|ce (?:matin|soir)|cet apres-midi|(?<! de )maintenant|aujourdhui|demain
      |plus tard|pas encore|(?:commite?s?|pushe?s?|touche) (?:pas )?encore|juste|dabord|dans cette? (?:pr|commit|branche|page|fonction)|ensuite|provisoirement
      |, (?:continue|poursuis|enchaine|vas-y)(?= [.!]| $)
      |essa[iy]e[sz]?(?: donc| plutot)? (?:autre chose|un autre|une autre)
      |tout de suite
    `,
    es: `
      por ahora|por el momento|en este momento|por lo pronto|recien|esta vez|(?<! (?:de|desde) )ahora|hoy|manana|mas tarde|(?:todavia|aun)(?= (?:no |que |[.,!])| $)|primero
      |solo en es[at][ea]?|en este (?:pr|commit|caso)|despues|luego|de momento
      |, (?:sigue|continua|segui|adelante|dale)(?= [.!]| $)
      |(?:prueba|proba|intenta|busca) (?:con )?(?:otra|algo (?:distinto|diferente))
    `,
    pt: `
      por enquanto|por ora|por agora|no momento|desta vez|dessa vez|(?<! de )agora|hoje|amanha|mais tarde|ainda nao|ainda(?= [.,!]| $)|nao precisa(?: [^ ,]+){0,6} ainda|primeiro
      |so (?:nessa|nesse|nesta|neste|aqui)|neste (?:pr|commit|caso)|nesse (?:pr|commit|caso)|depois|em seguida
      |, (?:continua|continue|segue|siga|pode (?:seguir|continuar))(?= [.!]| $)
      |(?:tenta|tente|testa|faz|faca) (?:com )?(?:outra (?:coisa|forma)|outro jeito|algo diferente)
    `,
    it: `
      per (?:ora|adesso|il momento|stavolta|questa volta)|al momento|(?<! da )adesso
      |(?<! (?:da|ogni|per|prima|di|l) )ora(?! (?:in|locale|legale|solare|utc) )|stavolta|questa volta|oggi|domani
      |stamattina|stasera|piu tardi|non ancora|dopodiche
      |(?<! in )poi (?:passiamo|vediamo|facciamo|pensiamo|continuiamo|torniamo)|temporane[^ ]+|provvisori[^ ]+
      |in quest[oa] (?:pr|commit|branch|caso|pagina|funzione|file|task|test|metodo|fase|sessione)
      |solo (?:questo|questa|qui|il primo|la prima)(?= )|una volta (?:finito|fatto|che hai)
      |quando hai (?:finito|fatto)|nel frattempo|prossimo passo|per (?:cominciare|iniziare)
      |non (?:committare|pushare|implementare) (?:ancora|niente)|(?:ma )?senza (?:committare|pushare|implementare)
      |, (?:continua|vai avanti|procedi|prosegui)(?= [.!]| $)
      |(?:prova|tenta)(?:ne)? (?:con )?(?:qualcos ?altro|qualcosaltro|un altr[oa]|unaltr[oa]|altro)
    `,
    nl: `
      voorlopig|vooralsnog|voor nu|(?<! (?:vanaf|van) )nu(?= (?:even|de|het|eerst|een|nog|dit|deze|ook|[.!,?])| $)
      |(?:deze|dit) keer|vandaag|(?<! elke )morgen|vanavond|vanochtend|vanmiddag|straks|(?<! voor )later|nog niet
      |op dit moment|momenteel|tijdelijk|(?:eerst|nog|nu) (?:even|maar)
      |in (?:deze|dit) (?:pr|commit|branch|bestand|functie|geval|pagina|taak|stap|test|methode|sessie|ronde|fase)
      |alleen (?:deze|dit|nu|even)(?! (?:repo|project) )|even|alvast|zo ?meteen|als je klaar bent
      |zodra (?:je klaar|dit|dat)|daarna|ondertussen|intussen|tot morgen|volgende stap|ooit eens
      |, ga (?:maar |gewoon )?(?:door|verder)(?= [.!]| $)
    `,
    pl: `
      na razie|poki co|(?<! od )teraz|tym razem|dzis|dzisiaj|jutro|pozniej|jeszcze nie|w tej chwili|chwilowo
      |tymczasow[^ ]+|na ten moment|na poczatek
      |(?<! tylko )w (?:tym|tej) (?:pr|prze|commicie|pliku|branchu|kroku|zadaniu|przypadku|tescie|tasku|funkcji|klasie
        |sesji|galezi|metodzie|iteracji|fazie)
      |tylko (?:to|ten|ta|te|ta jedna)(?= )|jak (?:skonczysz|bedzie gotowe)|potem|nastepnie|w miedzyczasie
      |nastepny krok|za chwile|(?:commituj|pushuj|wrzucaj|wypychaj) jeszcze
      |, (?:kontynuuj|(?:jedz |lec |idz )?dalej)(?= [.!]| $)
    `,
    ru: `
      пока|поки|зараз|цього разу|сьогодні|завтра|потім|пока что|сейчас|в этот раз|сегодня|потом|позже|ещё не|еще не|до (?:обеда|вечера|завтра)
      |сначала|только (?:тут|здесь|этот|эту)|в этом (?:пр|коммите|случае)|временно|на этот раз|в данный момент
      |, (?:продолжай|продолжайте|поехали(?: дальше)?|дальше|(?:іди )?далі|продовжуй)(?= [.!]| $)
      |попробуй(?:те)? (?:что-то |что-нибудь )?(?:другое|по-другому|иначе)
    `,
    tr: `
      simdilik|bu sefer|bu seferlik|simdi|bugun|yarin|(?<!(?:dan|den|tan|ten) )sonra|henuz
      |(?<!(?:dan|den|tan|ten) )once|sadece bu|su an
      |, ?devam(?: et)?(?= [.!]| $)
    `,
    id: `
      sekarang|dulu|kali ini|hari ini|besok|nanti|belum|sementara|cuma ini|khusus ini|untuk saat ini
      |, (?:lanjut|lanjutin|lanjutkan)(?: aja| saja)?(?= [.!]| $)
    `,
    vi: `
      tam thoi|lan nay|bay gio|hom nay|ngay mai|sau do|chua|truoc da|chi (?:cai|file) nay
      |, (?:tiep tuc|lam tiep)(?: di)?(?= [.!]| $)
    `,
    ar: `
      الحين|الان|الآن|هالمرة|هذه المرة|اليوم|بكرة|بعدين|لسا|لسه|حاليا|مؤقتا|دلوقتي
      |[,،] (?:كمل|تابع|واصل|استمر)(?= [.!]| $)
    `,
    hi: `
      abhi|is baar|aaj|kal|baad me|pehle|filhal|sirf ye|sirf yeh
      |, (?:aage badho|jari rakho|continue karo)(?= [.!]| $)
    `,
    zh: `
      (?:^ ?先(?!问|問|跑|写|寫|看)|暂时|暫時|这次|這次|今天|明天|(?<![从從])(?:现在|現在)|目前|回头|回頭|待会|等会|一会|稍后|稍後|还没|還沒|这一?(?:次|处|行|页|步|版)
        |這一?(?:次|處|行|頁|步|版)|这里|這裡先|本次|此处|此處|下一步|接下来|接下來|刚刚|剛剛|刚才|剛才|上面|这支|這支|这题|這題)
      |就这(?:份|一?次|张|一份)|就這(?:份|一?次|張)|只针对这|只針對這
      |(?:^ ?|[,，] ?(?:先)?)(?:先)?(?:不要|别|別)(?:执行|執行|提交|改代码|动代码|写代码|改代碼|動代碼|寫代碼)(?:了)? ?[。!！]? ?$|(?:[,，] ?|直接|接着)(?:继续|繼續)(?:吧|做|就行)? ?[。!！]? ?$
    `,
    ja: `
      (?:とりあえず|一旦|いったん|今回|今は|今日|明日|後で|あとで|まだ|この(?:pr|ファイル|関数|画面|部分|ページ|件|場合)|ここだけ|だけでいい|まず(?:は)?|次に|その後|先に(?!聞|確認|相談
        |テスト)|当面|暫定|さっき|先ほど|今の)
      |[、,] ?(?:そのまま)?(?:続けて|進めて)(?:ください|いい|ok)? ?[。!]? ?$
      |^ ?(?:コミット|プッシュ|実装)(?:は|を)?しないで(?:ください|ね)? ?[。!]? ?$
      |てみて(?:ください|くれ|ほしい)? ?[。!]? ?$
    `,
    ko: `
      (?:일단|우선(?!순위|적)|지금|이번|오늘|내일|나중|아직|이 ?(?:함수|화면|부분|페이지)|여기만|당분간|방금|아까|그다음|다음 ?(?:단계|으로|꺼|거))
      |(?:, ?|그냥 )계속 ?(?:해|해줘|진행|진행해|가)(?:줘|주세요)? ?[.!]? ?$
      |오늘은
    `,
  },
  yes: [
    '先写计划，不要执行',
    'コミットはしないで',
    "I don't want you to make any changes",
    'answer without making changes',
    "don't run the tests now, they need the vpn",
    'no hagas commit todavía que quiero mirarlo',
    'не пушь до обеда',
    'I don’t like the colors, try something else',
    'work through the whole list without asking me',
    'don’t stop until all the tests pass',
    'don’t edit anything, I want to understand it first',
    'run the tests one more time',
    'do not proceed yet',
    'start with the first 20 rows',
    'noch nichts umbauen',
    "let's skip it for now",
    "don't commit yet",
    'no hagas commit todavía',
    'não faça commit ainda',
    'just tell me what is wrong',
    "don't deploy before I have talked to ops",
    '先这样',
    '今回はこれで',
    '일단 이렇게',
    'erstmal nicht',
    'пока не надо',
    'just plan',
    'no outline needed, go on',
    'kein Überblick nötig, mach weiter',
    '不用总结，继续',
    'on ne pousse rien ce matin',
    'per ora lascia stare i test',
    'deze keer graag zonder tests',
    'tym razem bez testów, to tylko prototyp',
    "don't touch the css in this pass",
    'look at this snippet in this draft',
    "let's try it with tabs",
    'não precisa de validação ainda',
    'no merges until friday',
  ],
  no: [
    '不要提交到 main',
    '勝手にコミットしないで',
    '永远不要提交密钥',
    "don't make changes to the vendored code",
    'run just the file that matters',
    'no deploys on Friday until noon',
    'start with an empty database in every test',
    'always ask me first, then proceed',
    'never swallow an error and just continue',
    'bei Fehlern loggen und weitermachen',
    "her commit'ten önce lint çalıştır",
    'the backend lives in a second repo next to this one',
    'we use tabs',
    "don't commit without my approval",
    'the github repo is just a mirror',
    'every commit is signed',
    'stuck on Java 8 until the customer replaces it',
    'da ora in poi rispondi in italiano',
    'vanaf nu gebruik je pnpm',
    'od teraz używamy pnpm',
    'i learned something today',
    'spelling as in the rest of my papers',
  ],
}
