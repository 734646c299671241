import type { Cue } from './cue.ts'

export const hearsay: Cue = {
  id: 'hearsay',
  because: 'repeats what others say, and does not make it a rule',
  weight: -2,
  expression: {
    en: `
      (?:friend|buddy|roommate|classmate|colleague|coworker|co-worker|teammate|checklist|issue|reviewers?|guy|people
        |someone|somebody|everyone|everybody|docs?|documentation|article|blog(?: ?post)?|post|tutorial|video|talk|book
        |youtube|stack ?overflow|reddit|google|chatgpt|copilot|internet|twitter|linter|compiler|manual)(?: [^ ]+)? (?:says?
        |said|states?|stated|claims?|claimed|told me|tells?|thinks?|recommends?|recommended|argues?|suggests?|swears?
        |complains?|warns?)
      |^(?:(?:user )?story (?:[^ ]+ )?: )?as an? (?:[^ ]+ )?(?:user|customer|admin|administrator|visitor|guest|player|buyer|seller|driver|patient|student|member|owner|host|client|shopper|reader|subscriber|operator|viewer) (?:, )?i (?:always |only |never )?(?:want|need|can|would like|should|d like|have)
      |(?:papers?|posts?|articles?|stud(?:y|ies)|books?|people|docs|blogs?|threads?) (?:which|that|who) (?:says?|claims?|states?|argues?)
      |(?:asked|asks|wondered|wants to know) (?:me |us )?(?:whether|if|why)
      |(?:in|at) (?:my|our) (?:old|last|previous|former) (?:job|company|team|place|firm)
      |^(?:(?:user )?story (?:[^ ]+ )?: )?as an? [^ ]+(?: [^ ]+)? (?:, )?i (?:want|need|would like|d like) (?:[^ ]+ ){2,24}so (?:that )?i
      |in (?:the|this|my|our) (?:story|novel|scene|chapter|book|film|movie|comic|script|poem)(?: [^ ]+){0,4} (?:says?|shouts?|swears?|thinks?)
      |(?:always |often )?used to say
      |i (?:was told|heard|have heard|have read|saw somewhere|read (?=(?:that|one|you|somewhere|it|about|in|on
        |online) ))(?: ?(?:that|one|you|somewhere|it))?
      |(?<! (?:as|like|what|when) )you (?:(?:said|told me|mentioned|claimed) that|(?:said|told me|mentioned|wrote|claimed) (?:earlier|before|above|there))
      |(?:its|it is) (?:often |commonly |usually )?(?:said|claimed|recommended)
      |(?:is|was) (?:that|this|it) (?:even |really |actually |still )?(?:true|right|correct|so|a thing)(?= [,.?]| or
        | $)
      |supposedly|allegedly|apparently (?:you|one|people)
    `,
    de: `
      (?:ein |mein |der |die |eine )?(?:freund|kumpel|kollegin?|kollege|gutachter|artikel|blog|tutorial|video|doku
        |internet|leute|jemand|alle)(?: [^ ]+)? (?:sagt|sagen|sagte|meinte|meint|meinen|behauptet|behaupten|empfiehlt|schreibt)
      |(?:in|bei) (?:meine[rm]?|unsere[rm]?) (?:alten|letzten|fruheren) (?:firma|job|team|projekt|arbeitgeber)
      |ich hab(?:e)? (?:mal )?(?:gelesen|gehort)|(?<! (?:wie|was) )du (?:hast|hattest) (?:[^ ]+ ){0,3}(?:gesagt|behauptet|gemeint)|angeblich|stimmt das|ist das (?:wahr|richtig|so)
    `,
    fr: `
      (?:un|mon|le|la|les|une) (?:ami|pote|collegue|article|blog|tuto|video|doc|gens|internet)(?: [^ ]+)? (?:dit
        |disent|pretend|pretendent|recommande|conseille)
      |(?:dans|chez) (?:mon|ma) (?:ancien|ancienne|precedente?) [^ ]+|jai (?:lu|entendu)|(?<! (?:comme|que) )tu (?:as|avais) (?:[^ ]+ ){0,2}dit|il parait|cest vrai
    `,
    es: `
      (?:un|mi|el|la|los|una) (?:amigo|companero|articulo|blog|tutorial|video|doc|gente
        |documentacion)(?: [^ ]+)? (?:dice|dicen|afirma|recomienda)
      |(?:lei|escuche|me dijeron) que|dicen que|(?<! (?:como|que) )dijiste que|es (?:verdad|cierto)
    `,
    pt: `
      (?:um|meu|o|a|uma) (?:amigo|colega|artigo|blog|tutorial|video|doc|gente|documentacao)(?: [^ ]+)? (?:diz|dizem
        |fala|recomenda)
      |(?:li|ouvi|me disseram) que|dizem que|e verdade
    `,
    it: `
      (?:un|mio|il|la) (?:amico|collega|articolo|blog|tutorial|video)(?: [^ ]+)? (?:dice|dicono|consiglia)
      |(?:ho letto|ho sentito|mi hanno detto) che|dicono che|e vero
    `,
    nl: `
      (?:een|mijn|de) (?:vriend|collega|artikel|blog|tutorial|video)(?: [^ ]+)? (?:zegt|zeggen|beweert)
      |ik (?:las|hoorde)|klopt (?:het|dat)
    `,
    pl: `
      (?:kolega|znajomy|artykul|blog|tutorial|film)(?: [^ ]+)? (?:mowi|twierdzi|pisze|poleca)
      |(?:czytalem|czytalam|slyszalem|slyszalam)|podobno|czy to prawda
    `,
    ru: `
      (?:друг|знакомый|коллега|ревьюер|статья|статье|блог|видео|люди|все)(?: [^ ]+)? (?:говорит|говорят|пишет|пишут
        |советует|утверждает)
      |(?:читал|читала|слышал|слышала),? что|говорят|якобы|правда (?:ли|что)|кажуть|чув що
    `,
    tr: '(?:arkadasim|arkadas|makale|blog|video)(?: [^ ]+)? (?:diyor|dedi|soyluyor)|(?:okudum|duydum)|dogru mu',
    vi: '(?:ban toi|nguoi ta|bai viet|blog)(?: [^ ]+)? (?:noi|bao|khuyen)|nghe noi|toi doc|co dung khong',
    id: `
      (?:teman|temen|artikel|blog|orang)(?: [^ ]+)? (?:bilang|katanya|bilangnya)|katanya|gue baca|saya baca|bener ga
    `,
    ar: '(?:صديقي|واحد|الناس|المقال)(?: [^ ]+)? (?:قال|يقول|يقولون)|قرأت|سمعت|يقولون|هل صحيح',
    hi: `
      (?:dost|log|article|blog)(?: [^ ]+)? (?:bolta|kehta|kehte|bola|bolte)|(?:padha|suna) (?:tha|hai)|kya ye sach
    `,
    zh: `
      (?:朋友|同事|同学|同學|网上|網上|别人|別人|有人|文章|博客|教程|视频|影片)[^,，。]{0,6}(?:说|說|讲|講|建议|建議)|听说|聽說|上家公司|前公司|以前(?:的)?公司|据说|據說|是真的|是吗
      |(?:甲方|客户|客戶|领导|領導|产品经理|產品經理)(?:发来|發來|写来|发给我)的?
    `,
    ja: '前(?:の会社|職)|(?:勉強会|セミナー|カンファ|講演|研修|登壇)[^、。]{0,4}で|(?:友達|友人|同僚|記事|ブログ|ネット|本|動画|誰か)[^、。]{0,6}(?:で見|に書いて|が言って|によると|曰く)|らしいけど|って聞いた|と聞いた|本当(?:ですか|なの)',
    ko: '(?:옆|다른) ?팀[은이에]|전 ?(?:직장|회사)|(?:한|하|쓴)다더라|(?:친구|동료|리뷰어|누가|블로그|글|인터넷|영상)[^,.]{0,6}(?:그러|말하|라던데|라는데)|라던데|들었는데|맞나요|사실인',
  },
  yes: [
    'du hast vorhin gesagt, die Tests liegen in spec/',
    'tu as dit que les tests sont dans spec/',
    'dijiste que los tests van en spec/',
    'you said earlier that tests live in spec/',
    'the docs state that the client must always send a token',
    'the linter says we should always use const',
    'my friend says you should never use globals',
    'I was told one should always impute first',
    'ich habe gelesen, dass man nie git pull nutzt',
    'un amigo dice que siempre hay que usar docker',
    '听说不要用 any',
    'my colleague always used to say that naming is hard',
    '甲方发来的：所有报表必须当天出',
    'as a user i want to see my orders',
    'papers which say one should never impute',
    'in the story the wizard says never',
    'the intern asked me whether we squash',
    'in my last job we always squashed',
    'in meiner alten Firma war das anders',
    '옆팀은 스쿼시를 한다더라',
    '前の会社では毎回やっていた',
    '勉強会で聞いた',
  ],
  no: [
    'you wrote that in tabs, we use spaces',
    'the vendor says we must sign every request',
    'legal told us to keep the logs',
    'i read diffs, not summaries',
    'der Kunde will kein Cookie-Banner',
    'as a beginner i want short answers',
  ],
}
