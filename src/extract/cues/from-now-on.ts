import type { Cue } from './cue.ts'

export const fromNowOn: Cue = {
  id: 'from-now-on',
  because: 'reaches beyond this session',
  weight: 3,
  expression: {
    en: `
      from now on|from here on(?: out)?|from this point(?: on| forward)?|going forward|moving forward|henceforth
      |for the future|next time
      |for future (?:reference|sessions|work|tasks|changes|prs|commits|tests?|test [^ ]+|runs|tickets)
      |as we go (?:forward|along)
      |for (?:all |every |any )?(?:the (?!new session )|our |my )?(?:next|new|following|future)(?= (?:sessions?|conversations?|chats?
        |tasks|prs|commits|prompts|requests|runs|projects|repos|tickets|tests))
      |for (?:all|every|any|the next) (?:future|next)|^for (?:all|every|any) new
      |(?:all|any|every|the|each) (?:my |our |the )?(?:future|coming|upcoming) (?:sessions?|conversations?|chats?
        |prompts?|requests?|commits?|prs?|changes|runs|messages|prototypes|tasks)
      |(?:make|as) (?:that|this|it) (?:a |the |your )?(?:standard|default|rule|habit|norm|policy)(?: [^ ]+){0,3}
      |as a (?:general )?(?:rule|principle|thing|policy)|general (?:rule|thing)|house rule|rule of thumb|new rule
      |standing (?:rule|order|instruction)|across (?:all )?sessions|(?:all|every) sessions?|every session
      |in all (?:my |our )?(?:projects|repos|sessions|conversations)|in every (?:project|repo|session)
      |(?:treat|consider|take|see|regard) (?:this|that|it|these) (?:as )?(?:(?:a|an|the|my|our
        |your) )?(?:[^ ]+ ){0,1}(?:rule|convention|norm|policy|preference|standard|default|habit|given|principle
        |agreement)
      |(?:standing|permanent|fixed|firm|lasting) (?:preference|rule|permission|order|convention|policy|norm
        |instruction|agreement)
      |(?<= (?:isnt|not|just) (?:a )?)one[- ](?:time|off)(?: thing)?|(?:become|be) second nature
      |(?:as )?a matter of (?:routine|course|habit|principle)
      |(?:shouldnt|should not|dont want to|do not want to) have to (?:remind|tell|ask|say|repeat)(?: [^ ]+)? (?:again
        |this|that|it|every|each|twice)
      |(?:no need to|dont have to|neednt|need not) ask(?: me)? (?:again|every|each)|once and for all
      |until (?:i|we) (?:tell|say|decide)(?: you)? (?:otherwise|something else|differently)
      |(?<= (?:that|this|it|same|which|rule|naming|style|format|one|also) )(?:goes|holds|applies|counts) (?:for
        |to) (?:all|every|each|any|anything|everything)
      |gets? the same (?:treatment|one|rule)|present and future
      |(?:make|making) (?:that|this|it) (?:a |the |your |our )?(?:pattern|routine|convention|principle)
      |for all (?:sessions|time) to come|for the rest of (?:the |this |our )?(?:project|codebase)
      |(?<= not )(?:just|only) (?:here|today|now|this (?:file|time|one|repo|module|pr|branch|page|screen)|(?:in|for
        |on) this [^ ]+)
      |across the board|from today(?: on(?:wards?)?)?|from now onwards?
      |should be (?:your|the|our) (?:default|standard|norm)|(?<! (?:do|did|repeat|now) the )same for (?:the |all |every |each |any )?other (?!(?:two|three|four|five|six|[0-9]+|one|ones|file|page|function|test) )[^ ]+
    `,
    de: `
      ab jetzt|ab sofort|von nun an|von jetzt an|kunftig|in zukunft|zukunftig|(?:beim |das |furs )?nachste[ns]? mal
      |grundsatzlich|generell|in der regel|prinzipiell|ab heute|fur die zukunft
      |(?:nimm|betrachte|sieh) (?:das|es|dies) als (?:[^ ]+ )?(?:regel|standard|konvention|vorgabe|norm)
      |(?:feste|dauerhafte|standige) (?:regel|vorgabe|erlaubnis|anweisung)|ein fur alle ?mal
      |bis ich (?:was|etwas) anderes sage|gilt (?:auch )?fur (?:alle|jede[srn]?|alles)|zur gewohnheit|auf dauer
      |dauerhaft|nicht nur (?:hier|heute|in diese[mrn] [^ ]+|fur diese[nr]? [^ ]+)|gewohne? dir|uberall so
    `,
    fr: `
      desormais|dorenavant|a partir de maintenant|a lavenir|a l avenir|la prochaine fois|les prochaines fois
      |par principe|une (?:bonne )?fois pour toutes|regle (?:fixe|permanente)
      |(?:prends|considere)(?:-le| ca| cela)? comme (?:une |la )?(?:regle|norme|convention)|jusqua nouvel ordre
      |(?:ca|cela) vaut pour (?:tous|toutes|tout|chaque)|pareil pour (?:tous|toutes|chaque|les prochain[^ ]+)
      |prends lhabitude|dans tous les cas a venir|pas (?:seulement|que|juste) (?:ici|dans ce|pour ce|aujourdhui)[^ ]*
      |valable pour (?:tous|toutes|tout|chaque)
    `,
    es: `
      de ahora en adelante|de ahora en mas|a partir de ahora|desde ahora|en adelante|la proxima vez|para la proxima
      |(?<! fecha )en el futuro|para el futuro|por regla general|como regla
      |(?:tomalo|consideralo|tratalo) como (?:una |la )?(?:norma|regla|convencion|politica)
      |(?:norma|regla) (?:fija|permanente)|de una vez por todas|hasta que (?:te )?diga lo contrario
      |(?:esto|eso) (?:vale|aplica) para (?:todo|todos|todas|cada)
      |lo mismo para (?:todos|todas|cada|los proximos|las proximas)|acostumbrate|por costumbre
      |no (?:solo|solamente) (?:aqui|hoy|en est[ea]|para est[ea]|esta vez)|y asi (?:cada|siempre)[^ ]*
    `,
    pt: `
      de agora em diante|daqui pra frente|daqui para frente|daqui em diante|a partir de agora|da proxima vez
      |na proxima vez|pra proxima|pras proximas|para as proximas|(?<! (?:data|sentido|talvez|podemos|poderia) )no futuro|como regra|via de regra
      |(?:que )?vir[ea] (?:costume|regra|padrao|habito)
      |(?:considera|considere|trata|trate) (?:isso |como )*(?:uma |a )?(?:regra|norma|convencao)
      |regra (?:fixa|permanente)|de uma vez por todas|ate eu (?:dizer|falar) o contrario
      |(?:isso )?vale (?:para|pra) (?:todo|todos|todas|cada|tudo)|fica combinado|pro resto do projeto
      |para o resto do projeto|nao (?:so|apenas) (?:aqui|hoje|nest[ea]|ness[ea]|dessa vez)|nas proximas vezes
    `,
    it: `
      dora in poi|da ora in poi|da adesso in poi|la prossima volta|in futuro|per il futuro|di regola|di norma
      |regola (?:fissa|permanente)|una volta per tutte|fino a nuovo ordine
      |(?:questo )?vale per (?:tutti|tutte|ogni|tutto)|(?:lo|la) vorrei (?:sempre|alla fine di (?:qualunque|ogni))
      |prendi labitudine|diventi unabitudine|per sempre
      |non (?:solo|soltanto|solamente) (?:qui|oggi|per quest[oa]|in quest[oa])|regola di casa|vale in generale
      |dora in avanti|da oggi in poi|finche non (?:ti )?dico (?:altro|altrimenti|il contrario)
      |come (?:regola|principio)|stessa cosa per (?:tutti|tutte|ogni|gli altri|le altre)
      |(?:prendil[oa]|consideral[oa]) come (?:una )?regola|(?:le|alle) prossime (?:volte|sessioni)
      |in (?:tutti|tutte) (?:i|le|gli) (?:progetti|sessioni|repo)
    `,
    nl: `
      voortaan|vanaf nu|in het vervolg|volgende keer|(?<! datum )in de toekomst|standaard (?:gebruiken|gebruik|altijd)
      |vaste (?:regel|afspraak|gewoonte)|voor (?:altijd|eens en voor altijd)|tot ik (?:iets )?anders zeg
      |(?:dat )?geldt voor (?:alle|elk|elke|alles)|(?:maak er|wordt) (?:een )?gewoonte(?: van)?
      |niet alleen (?:hier|nu|in dit|in deze|voor dit|voor deze|vandaag)|van nu af aan|vanaf vandaag
      |(?:de )?volgende keren|in principe|als (?:vaste )?regel|voor de toekomst|wen jezelf aan
      |(?:beschouw|zie|neem) (?:dit|dat|het) als (?:een )?(?:[^ ]+ )?(?:regel|afspraak|standaard)
      |in (?:alle|elke) (?:sessies?|projecten|project|repos)|hetzelfde (?:geldt )?voor (?:alle|elke|de andere)
    `,
    pl: `
      od teraz|na przyszlosc|nastepnym razem|(?<! data )w przyszlosci|odtad|z zasady|stala (?:zasada|regula)
      |raz na zawsze|na stale|to (?:dotyczy|obowiazuje) (?:wszystkich|wszystkiego|kazdego|kazdej)
      |niech to (?:bedzie|stanie sie)|wejdzie (?:ci )?w nawyk|poki nie powiem inaczej
      |nie tylko (?:tutaj|tu|dzis|dzisiaj|w tym|w tej|tym razem)|tak robimy wszedzie|od dzisiaj|od dzis|w przyszlych
      |przyjmij (?:to )?(?:jako|za) (?:zasade|regule|standard)|traktuj (?:to|te|ten) [^ ]*jako
      |jako (?:zasade|zasada|regule)|az (?:powiem|nie powiem) inaczej|we wszystkich (?:projektach|sesjach|repo)
      |to samo (?:dotyczy|dla|z) (?:wszystkich|kazdego|kazdej|pozostalych|innych)
    `,
    tr: `
      bundan sonra(?:ki)?|bundan boyle|artik|bir dahaki sefere|bir daha(?:ki)?(?! [^ ]+(?:inc|unc)[ae] )|gelecekte|ileride|kural olarak
      |simdiden sonra|aliskanlik (?:edin|haline getir|olsun)|kural (?:olsun|say|kabul et)
      |(?:butun|tum|her) [^ ]+ icin (?:de )?gecerli|aksini (?:soyleyene|soylemedigim)|kalici olarak|boyle olsun
      |sadece (?:burada|burasi|bu [^ ]+) (?:icin )?degil
    `,
    vi: `
      tu (?:nay|gio|bay gio)(?: tro di| ve sau)?|lan sau|sau nay|ve sau|thanh thoi quen|quy tac (?:co dinh|chung)
      |mai mai|cu the ma lam|ap dung cho (?:tat ca|moi)|khong chi (?:lan nay|o day|file nay)|lan nao cung (?:the|vay)
    `,
    id: `
      mulai sekarang|mulai hari ini|ke depannya|kedepannya|seterusnya|lain kali|selanjutnya|pada umumnya
      |untuk ke depan|biasakan|jadikan (?:itu |ini )?(?:kebiasaan|aturan|standar)|aturan tetap
      |berlaku (?:untuk|buat) (?:semua|setiap|tiap)|untuk seterusnya|selamanya
      |bukan (?:cuma|hanya) (?:di sini|ini|sekarang|yang ini)
    `,
    ru: `
      впредь|отныне|с этого момента|с этих пор|в дальнейшем|(?<! датой )(?<! дата )в будущем|на будущее|на майбутнє
      |надалі|відтепер|наступного разу|з цього моменту|в следующий раз|как правило|теперь всегда|дальше всегда
      |раз и навсегда|навсегда|на все времена|возьми за правило|постоянное правило|пока (?:я )?не скажу иначе
      |(?:это )?(?:касается|относится к|действует для) (?:всех|всего|каждого|каждой)|на всё время|на все время
      |то же для (?:всех|каждого)|не только (?:здесь|тут|сейчас|сегодня|в этом|в этой|для этого)|с сегодняшнего дня
    `,
    ar: `
      من الآن|من الان|من هلق|من اليوم(?= (?:خل|استخدم|اكتب|لا|ما نستخدم|نستخدم|كل|اي|أي) )|مستقبلا|في المستقبل|المرة القادمة|المره الجايه|المرة الجاية|بعد كذا|دائما من
      |من هنا ورايح|من هلأ (?:و ?رايح|وطالع)|من هون (?:و ?رايح|وطالع)|من اليوم ورايح|من دلوقتي(?: ورايح)?|كقاعدة
      |(?:اعتبرها|اعتبره) قاعدة|قاعدة (?:ثابتة|دائمة)|من اليوم فصاعدا|من الان فصاعدا|للابد|ينطبق على (?:كل|جميع)
      |ليس فقط هنا|مش بس هنا|من دلوقتي|من هلا|من هسه
    `,
    hi: `
      aage se|aage bhi|ab se|agli baar|hamesha ke liye|आगे से|अब से|अगली बार|aadat bana[^ ]*|pakka niyam|हमेशा के लिए
      |आदत बना[^ ]*|पक्का नियम|sirf (?:yahan|yaha|is [^ ]+) (?:hi )?nahi|har baar yahi|हर बार यही
    `,
    zh: `
      (?<!这样|那样|完|了|成|录|并|署|换|启|加|存|入|建|调|变|切|登|交|退|新)以后(?!的事|再说)|(?<!這樣|那樣|完|了|成|錄|併|署|換|啟|加|存|入|建|調|變|切|登|交|退|新)以後(?!的事|再說)|今后|今後|从现在开始|从今往后|從現在|从现在起|從今以後|之后都|之後都
      |往后|往後|下次(?!怎么|怎麼|如何|接着|接著)|下回|下一次(?!登)|后续都|後續都|一律|原则上|原則上|默认(?:都|用|就)|預設(?:都|用|就)|长期(?:遵|保持|坚持|記|记|按)|長期|定个规矩
      |定個規矩|立个规矩|当成规矩|當成規矩|当作规则|成为习惯|養成習慣|养成习惯|固定规则|对所有|適用於所有|适用于所有|都按这个|都照这个|都照這個|长期有效|一劳永逸
      |不(?:只|仅|僅|光)是?(?:这|這|今天|现在)|从今天起|從今天起
    `,
    ja: `
      今後(?!.{0,20}(?:追加|実装|対応|検討|予定|ロードマップ|計画|展望|流れ|タスク))|これから(?!.{0,12}(?:作|始|実装|開発))|次から|次回から|次回以降|以降(?:は|、)|今度から|今回以降|毎度|原則(?!.{0,40}のに)|基本的に(?!.{0,20}(?:動く|動いて|動作|できて|大丈夫|問題な)|.{0,30}(?:かんじ|感じ|です ?か|なの ?か|？|\\?))
      |基本(?:は|、)|これからは|ずっと(?!.{0,14}(?:思って|のまま|なって|止ま|動か|待))|習慣に|ルールに(?:して|しましょう)|決まりに|恒久的に|全てに適用|すべてに適用|二度と言わせないで|守ってほしい
      |ここだけ(?:じゃなく|でなく|ではなく)|今回だけ(?:じゃなく|でなく|ではなく)|全(?:サービス|画面|ファイル|体)共通
    `,
    ko: `
      앞으로(?! ?(?:해야 ?할|할 ?(?:일|것|게|작업)|뭘|뭐|무엇|어떻게|나올|남은))|다음부터(?! ?[0-9])|다음번|(?<![한친은본된린낸킨준긴쓴온간난운든건] )다음(?:에는|엔)|이제부터|지금부터|향후|이후로|이후에는|항상 이렇게|원칙적으로(?!.{0,30}인데)
      |습관(?:으로|화)|규칙으로|원칙으로 (?:하자|해)|모든 .{1,12}에 적용|계속 그렇게|영구적으로|여기만이? 아니라|이번만이? 아니라|오늘부터는?
    `,
  },
  yes: [
    '다음부터는 짧게 써 줘',
    'Das naechste Mal erst fragen',
    'From now on use tabs',
    'going forward, kebab-case',
    '以后都用中文回复',
    '今後はテストも書いて',
    '앞으로는 한국어로',
    'ab jetzt nur noch pnpm',
    'впредь без эмодзи',
    "d'ora in poi usa pnpm",
    'treat this as my standing preference',
    'that goes for every module',
    'bu bir alışkanlık olsun',
    'es una norma fija',
    '定个规矩',
    'same for all other services',
    'ずっとこれでお願いします',
  ],
  no: [
    '以后的事以后再说',
    '今後のロードマップを書いて',
    '基本的には動くけど落ちる',
    '앞으로 남은 작업 리스트',
    '다음부터 3개 행은 합계',
    '원칙적으로 7일 이내인데 안 돼',
    'من اليوم صار عندي نسختين',
    'the admin gets an email for every new signup',
    '카드에는 기본적으로 그림이 없어',
    'the trace for the new session',
    '필터를 고친 다음에는 그래프를 다시 그려 줘',
    'sayfayı bir daha açınca hata gidiyor',
    '合并完成以后删除分支',
    'in future releases the button is blue',
    'on to the next file',
    'consider it done',
    'this is not one of the routes',
    'the rule applies to the button',
    'по умолчанию открывается список',
    'I am happy with it in general',
    '앞으로 할 일 목록을 만들어줘',
    'do the same for the other four',
    '画面だとずっとbusyのまま',
    'faria sentido no futuro trocar o banco?',
    '起動したら、基本的に同じ画面になるかんじ',
  ],
}
