import type { Cue } from './cue.ts'

export const toldBefore: Cue = {
  id: 'told-before',
  because: 'says that it was said before',
  weight: 1.5,
  expression: {
    en: `
      (?:as|like) i (?:said|told you|mentioned|asked)
      |(?:as|like) you(?:re| were| are) (?:supposed|meant|told|asked) to
      |i (?:just |clearly |specifically |explicitly )(?:said|told you|asked you)
      |(?:^|, |and )(?:as|like|same as) before(?= [,:])|youve done (?:this|it|that) before
      |i(?:ve| have)? (?:already )?(?:told you|asked you(?! (?:about|a|what|why|how|if|whether) ))|(?<! (?:time|when) )i(?:ve| have)? (?:already )?said|how (?:many times|often) (?:do|did|must|have|should) (?:i|we)
      |(?:did|didnt|have|havent) we (?:not )?(?:already )?(?:go|gone|been|discuss|discussed|talk
        |talked)(?: [^ ]+){0,4} (?:before|already|this)
      |(?<! on the )(?:2nd|3rd|4th|5th|second|third|fourth|fifth|nth|umpteenth) time|not the first time
      |(?:[0-9]+|three|four|five|many) times (?:now|today|already|this week)|once (?:more|again)|you keep
      |keep (?:doing|forgetting|making|using)|(?<!^ (?:do|did|can|will|would|should) )you (?:always|again|constantly)(?! (?:do|did|say|said) (?:that|this|it)(?= [.!,?]| $))
      |you (?:forgot|did it|did that|have done it)(?: [^ ]+){0,3} again|every (?:single )?time you
      |stop (?:doing|adding|using|making|writing|suggesting|asking|creating|putting|trying|telling|saying|changing
        |touching)
      |yet again|^again [:,]
      |(?<= (?:you|did|made|broke|forgot|used|removed|deleted|changed|ignored) (?:it|this|that|them
        |me) )again(?= [!.])
      |same (?:mistake|error) again|(?:we|i) keep (?:having|running|hitting|repeating)
    `,
    de: `
      wie (?:gesagt|oft|schon)|hab(?:e)? (?:ich )?(?:dir )?(?:schon|doch|bereits)
      |zum (?:dritten|zweiten|x-ten|wiederholten|hundertsten) mal|schon wieder|immer wieder|hor auf
      |(?:warum|wieso) [^ ]+ du (?:[^ ]+ ){0,2}(?:immer|standig|dauernd|jedes mal)
    `,
    fr: `
      comme je (?:tai|lai|t ai|l ai) dit|je (?:tai|te lai|t ai) (?:deja )?dit|combien de fois
      |(?:deuxieme|troisieme|quatrieme) fois|encore une fois|arrete de|deja dit
      |pourquoi tu [^ ]+ (?:toujours|encore|tout le temps)
    `,
    es: `
      ya te (?:lo )?(?:dije|he dicho)|como te dije|cuantas veces|(?:segunda|tercera|cuarta|enesima) vez|otra vez
      |deja de|dejate de|siempre lo mismo
      |(?:siempre|otra vez) (?:me )?(?:agregas|anades|pones|haces|usas|escribes|metes|cambias|borras|olvidas)(?! (?:eso|esto|lo mismo|asi)(?= [.!,?]| $))
    `,
    pt: `
      ja (?:te )?(?:falei|disse)|como (?:eu )?(?:falei|disse)|quantas vezes|(?:segunda|terceira|quarta|enesima) vez
      |outra vez|toda hora|^(?:[^ ,]+ )?para de|, para de|pare de
      |por que (?:voce|vc|tu) (?:sempre|vive)
    `,
    it: `
      te lho gia detto|come (?:ti )?ho detto|quante volte|(?:seconda|terza|quarta) volta|smettila|smetti di
      |ti ho gia (?:detto|chiesto|scritto)|lo sai gia|lho gia (?:detto|scritto)|basta con
      |di nuovo(?= [,.!]| $| hai| con)|hai (?:di nuovo|ancora) [^ ]+|continui a|ogni volta devo
      |perche [^ ]+i sempre
    `,
    nl: `
      (?:zoals|wat) (?:ik )?(?:al )?(?:gezegd|zei|vermeldde|besproken)
      |(?:heb|had)(?: ik)? (?:je |jou )?(?:dit |dat |het )?(?:je )?(?:al|toch|net|nu al)(?: [^ ]+){0,4} (?:gezegd
        |gevraagd|verteld|uitgelegd)
      |hoe vaak (?:heb|moet) ik|(?:tweede|derde|vierde|vijfde|zoveelste|tiende|honderdste) keer
      |al (?:[0-9]+|twee|drie|vier|vijf|tien) keer|(?:houd|hou) (?:eens |nou |nu )?op met
      |je (?:doet|vergeet|gebruikt|maakt|zet|schrijft|voegt) (?:het |dit |dat |toch )?(?:steeds|telkens|alweer|weer)
      |je (?:hebt|bent)(?: [^ ]+){0,3} (?:alweer|weer|opnieuw) [^ ]+|je blijft(?: [^ ]+){0,4} [^ ]+en|telkens weer
      |waarom [^ ]+ je (?:[^ ]+ )?(?:altijd|steeds|telkens)
    `,
    pl: `
      (?:mowil|pisal|prosil|tlumaczyl)(?:em|am)(?: ci)? (?:juz|przeciez|wczesniej|wyraznie|kilka|zeby|, zeby)
      |(?:juz|przeciez) (?:ci )?(?:o (?:tym|to) )?(?:mowil|pisal|prosil)(?:em|am)
      |(?:jak|tak jak) (?:juz )?(?:mowil|pisal|wspomnial|prosil)(?:em|am)|ile razy mam
      |(?:drugi|trzeci|czwarty|piaty|kolejny|enty) raz
      |(?:dwa|trzy|cztery|kilka|[0-9]+) razy (?:ci )?(?:mowil|pisal|prosil)(?:em|am)
      |znowu? (?:mi )?(?:to samo|[^ ]+(?:les|las))|przestan
      |(?:ciagle|w kolko) (?:robisz|dodajesz|zapominasz|uzywasz|piszesz|to samo)
      |(?:dlaczego|czemu) (?:ciagle|zawsze|znowu) [^ ]+sz
    `,
    ru: `
      я (?:же |уже )?(?:говорил|просил|сказал|писал)|сколько (?:раз|можно)
      |(?:второй|третий|четвертый|четвёртый|пятый) раз|опять|ты снова|хватит|перестань|прекрати
    `,
    tr: `
      kac kere|kac defa|daha once (?:de )?(?:soyledim|demistim)|(?:ikinci|ucuncu|dorduncu) kez|yine mi|tekrar tekrar|[^ ]+(?:may|mey)i (?:birak|kes)
    `,
    id: `
      udah (?:gue |gw |saya )?(?:bilang|dibilang)|sudah (?:saya )?bilang|berapa kali|(?:kedua|ketiga) kalinya
      |lagi-lagi|(?:berhenti|stop|udahan) (?:nambah[^ ]*|bikin|nulis|nanya|pake|pakai|ngasih|menambah[^ ]*)
    `,
    vi: '(?:dung|thoi) (?:co )?(?:them|viet|hoi|tao) [^ ]+(?: [^ ]+)? nua|da noi|noi roi|bao nhieu lan|lan thu (?:hai|ba|may)|lai nua|lan nao cung',
    ar: 'توقف عن|كف عن|بطل (?:ت[^ ]+)|قلت لك|قلتلك|كم مرة|كم مره|ثالث مرة|مرة ثانية|مره ثانيه',
    hi: '(?:karna|likhna|dalna|daalna|poochna) band karo|pehle (?:bhi )?(?:bola|kaha|bataya)|kitni baar|(?:teesri|dusri) baar|baar baar|phir se',
    zh: `
      (?:我|都|已经|已經|之前|刚才|前面|早就)(?:都|已经|已經)?(?:跟你)?(?:说过|說過|讲过|講過|提过|提過)|跟你(?:说|說)过?|说了(?:多少|几|好几|很多)|說了(?:多少|幾|好幾|很多)
      |(?:你|怎么|怎麼)又|又(?:忘|犯|错|錯|没|沒|搞|弄)|第[二三四五2345]次(?:跟你|告诉|告訴|说|說|提醒|讲|講|犯|了)|(?:说|說|讲|講|提醒|告诉你|告訴你|强调|強調)(?:了)?第[二三四五2345]次|你老是|你总是|總是(?=忘|不|搞|弄)|总是(?=忘|不|搞|弄)|怎么还|怎麼還|别再|別再|不要再|你每次都
    `,
    ja: `
      (?:する|つける|付ける|書く|使う|作る)のを?やめ|前にも(?:言|お願い|説明|伝え)|(?<!名)前も(?:言|同じ)|何度(?:も(?:言|同じ|お願い)|言)|さっきも|また(?:同じ|やっ|間違|忘れ|英語)|[3-5三四]回目
      |いつも.{0,12}(?:間違|忘れ)|もう.{0,8}しないで|言った(?:よね|はず|けど|のに)|やめて
    `,
    ko: '전에도|아까도|몇 ?번|또 (?:그러|같은|틀|빼|잊|까먹)|[세네3]번째|말했|그만|좀 하지 ?마|자꾸 (?:까먹|잊|틀(?!리다고|렸다고)|빼|바꾸|그러)|왜 자꾸|맨날(?=.{0,12}(?:까먹|잊|틀|빼|그러))',
  },
  yes: [
    'again: no inline styles',
    "that's the third time I ask for it",
    'توقف عن إضافة تعليقات',
    'コメントを付けるのやめて',
    'yorum eklemeyi bırak',
    'warum schreibst du immer Kommentare',
    'pourquoi tu ajoutes toujours des commentaires',
    'waarom voeg je altijd comments toe',
    'As I said, tests go first',
    "that's the third time",
    '跟你说过了',
    '前にも言った',
    '몇번 말해',
    'schon wieder',
    'я же говорил',
    'te l’ho già detto, niente commenti',
    'ik heb je al drie keer gezegd geen comments te schrijven',
    'mówiłem ci już, żadnych komentarzy w kodzie',
  ],
  no: [
    'log how often it happens',
    'a estação para de mandar dado',
    'كل مرة اضغط حفظ',
    '우리 팀장은 맨날 일정을 깎아요',
    '자꾸 틀리다고 나와요',
    'siempre haces eso',
    'I asked you about the exit code',
    'it opens on the second time only',
    'warum stürzt das immer hier ab',
    'waarom crasht dit altijd',
    'run it again',
    'test the page once',
    'この名前も候補に入れる',
    'run the import again .',
    '又可以登录了',
    'intenta de nuevo',
    'lancia di nuovo i test adesso',
    'draai de tests nog een keer',
    'puść testy jeszcze raz',
    'the last time i said it they laughed',
    '优惠券总是在最后一天过期',
    'you always do that',
    'do you always use tabs?',
  ],
}
