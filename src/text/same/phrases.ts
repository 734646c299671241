/** What people say in several words, which the comparison of texts reads as one or as none: data only. */

/**
 * What may go to something, so that "to" after it compares nothing: "prefer links to docs", "prefer deploys to staging", "prefer not to mock",
 * "I prefer you to ask".
 */
const GOES_TO =
  'access|additions?|adherence|alternatives?|amendments?|answers?|approach(?:es)?|attention|bindings?|bridges?|calls?|changes?|commits?|connections?|contributions?|conversions?|copies|deploy(?:ment)?s?|edits?|everything|exceptions?|exports?|exposure|fallbacks?|feedback|fix(?:es)?|hooks?|improvements?|instructions?|invitations?|it|links?|me|merges?|migrations?|moves?|never|not|objections?|patch(?:es)?|paths?|pointers?|prs?|push(?:es)?|reactions?|redirects?|ref(?:erence)?s?|releases?|repl(?:y|ies)|requests?|responses?|returns?|routes?|shortcuts?|solutions?|subscriptions?|switch(?:es)?|them|things|transitions?|updates?|upgrades?|uploads?|us|writes?|you'
/** Only things that no such word points at are compared: "prefer the build to fail" asks for a deed. */
const POINTS_AT = 'to|an?|the|this|that|these|those|my|our|your|its|each|every|all|any'
const DEED = String.raw`\S*(?<!\bstr|\bspr)ing`
/** A plural. The two exceptions are names that end like one. */
const PLURAL = String.raw`(?!postgres|kubernetes)\S*[^\Wsiu]s`
const PREFERRED = String.raw`\bprefer (?:(?!(?:${POINTS_AT}) )\S+ ){0,2}(?!(?:${POINTS_AT}|${GOES_TO}) )`
const AT_END = String.raw`(?: (?:for|in|on|when|here)\b|$)`
/**
 * "To" where it compares: "prefer tabs to spaces", "prefer rebasing to merging". Neither side has an article, and both are deeds or neither is.
 * A plural before a word that is not one is usually to do something ("prefer tests to run in CI"). Whatever is unclear compares nothing.
 */
export const PREFERRED_TO = new RegExp(
  String.raw`\bto(?:(?<=${PREFERRED}${DEED} to) (?=(?!staging|testing|nothing)${DEED}${AT_END})|(?<=${PREFERRED}(?!${DEED} |${PLURAL} )\S+ to) (?=\S+${AT_END})|(?<=${PREFERRED}(?!${DEED} )\S+ to) (?=${PLURAL}${AT_END}))`,
  'giu',
)

/** How people say that something is used. */
export const USES =
  '(?:lets )?use|uses|using|on utilise|(?:want )?to use|nutze|nutzen|nutzt|verwende|verwenden|verwendet|benutze|benutzen|benutzt|nimm|utilise|utilisez|utilisons|utiliser|nutilise|nutilisez|usa|usar|usamos|usiamo|gebruik|gebruiken|używaj|używamy|используй|используйте|используем|використовуй|використовуємо|använd|använder|brug|bruk|(?:使 )?用'
/** The same where a clause begins, as the words that are left of it: "we're on pnpm", "it's pnpm". */
export const IS_ON = '(?:were )?on|its'
/** Says that the second thing is the one to use. */
export const ALWAYS_BEHIND =
  /[,;.!–—-]\s*(?:(?:but|sondern) )?(?:always|immer|toujours|siempre|sempre|altijd|zawsze|всегда|завжди|alltid|altid)\s/iu
/** Negates things rather than a deed: "no default exports", but neither "no toques producción" nor "avoid pushing directly". */
export const NOT_OF_THINGS =
  /^[\s\p{P}]*(?:please,? )?(?:no|avoid|keine|geen):? (?!\S+(?:ing|s|[aei]r) )\S+ \S+s[\s\p{P}]*$/iu

/** How people say "not" or nothing in several words. */
export const PHRASES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:instead of|rather than|in place of)\b/gu, 'not'],
  [/\b(?:anstatt|anstelle von|au lieu de|plut[oô]t que|en lugar de|en vez de)\b|(?<!\p{L})à la place de\b/gu, 'not'],
  [/\b(?:em vez de|em lugar de|ao inv[eé]s de|invece di|al posto di|in plaats van|zamiast|namiesto)\b/gu, 'not'],
  [
    /\b(?:i ?stället för|i ?stedet for)\b|\banzich[eé](?!\p{L})|(?<!\p{L})(?:[iî]n loc de|вместо|замість)(?!\p{L})/gu,
    'not',
  ],
  // "Das Meeting findet statt" is against nothing.
  [/(?<!\bfinde[tn] (?:\S+ )?)\bstatt (?=\S)/gu, 'not '],
  // "Use a loop over the rows", "use gRPC over HTTP" are against nothing either.
  [
    /\bover(?<=\b(?:use|prefer|favou?r|choose|pick) (?:\S+ ){1,3}over) (?!(?:the|an?|all|each|every|any|it|them|this|that|these|those|our|https?|ssh|tcp|udp|tls|ssl|vpn|websockets?|grpc|time|\d+)\b)/gu,
    'not ',
  ],
  [PREFERRED_TO, 'not '],
  [/\b(?:stop|quit) using\b/gu, 'not use'],
  [
    /\b(?:is|are|be) (?:strictly )?(?:forbidden|banned|prohibited|disallowed|not permitted)\b|\b(?:(?:ist|sind) )?(?:hier )?(?:verboten|tabu)\b|\b(?:est|sont) interdite?s?\b|\best[aá]n? prohibid[ao]s?\b/gu,
    'not allowed',
  ],
  [/\b(?:wird|werden) (?:hier )?(?:nicht|nie|niemals) (?:benutzt|genutzt|verwendet)\b/gu, 'not used'],
  [/\ba nie\b/gu, 'nie'],
  [/\ben niet\b/gu, 'niet'],
  [/(?<!\p{L})а не(?!\p{L})/gu, 'не'],
  [/\bfrom now on\b|必ず|常に|总是|始终|我们|我們|咱们|咱們|항상/gu, ' '],
  [/不要|而不是|不得|不能/gu, '不'],
]
/** Names places where a learning holds anyway. */
export const HERE =
  '(?:in|for|across|within) (?:this|the|our|my) (?:whole |entire )?(?:repo|repository|project|codebase)|(?:this|the|our) (?:repo|repository|project|codebase)(?= uses )|(?:dieses|das|unser) (?:repo|projekt)(?= (?:nutzt|benutzt|verwendet) )|(?:in (?:diesem|dem|unserem)|im) (?:ganzen )?(?:repo|projekt)|dans (?:ce|le|notre) (?:projet|dépôt)|en (?:este|el|nuestro) (?:proyecto|repositorio)|(?:neste|no|nosso) (?:projeto|repositório)|(?:in questo|nel) (?:progetto|repository)|in (?:dit|het|ons) project|w (?:tym )?projekcie|в (?:этом |нашем )?проекте'

/** How people say that they have said it before, with the words that may surround it. `after` never has the one who is to do what is said. */
export const SAID_BEFORE: Readonly<
  Record<string, { readonly before: string; readonly says: string; readonly after: string }>
> = {
  en: {
    before: 'and|but|as|like|so|how|too|often|many|times|have|did|please|already|again|hey|damn|no',
    says: "(?:i|we|you)(?:['’](?:ve|d))?(?: (?:have|had|did|already|just|always|keep|kept|even|once))* (?:(?:told|reminded|asked)(?: you)?|(?:telling|reminding|asking) you|saying|said|mentioned|agreed|forgot|forgotten|forgetting|repeat|repeat myself)|i (?:say|meant)|(?:do|must|should) i (?:(?:have|need) to )?(?:say|repeat|tell you)|i (?:have|had) to (?:say|repeat|tell you)|as (?:said|agreed|mentioned|always)|like always|remember(?= (?:that|to)\\b|\\s*[:,])",
    after:
      'so|it|this|that|to|for|(?:a (?:hundred|thousand|million|dozen)|\\d+) times|already|again|earlier|yesterday|often|many|times|once|twice|more|before(?=\\s*[\\p{P}]|\\s*$)',
  },
  de: {
    before:
      'wie|schon|so|ich|wir|du|das|es|dir|euch|ja|doch|habe?|haben|hatte|hast|bereits|oft|mal|einmal|x-mal|gestern|wieder|noch|immer|mensch',
    says: 'gesagt|sagte|erwähnt|gemeint|vergessen|vergisst',
    after: 'es|dass|schon|wieder|oft|gestern',
  },
  fr: {
    before: "comme|je|j['’]ai|l['’]ai|te|t['’]ai|vous|ai|as|tu|le|déjà|encore|hier",
    says: 'dit|disais|redis|répète|rappelle|oublié|oublies',
    after: 'que|déjà|hier',
  },
  es: {
    before: 'como|ya|te|lo|os|yo|he|había|ayer|otra|vez',
    says: 'dije|dicho|decía|repito|recuerda|olvidaste',
    after: 'que|ayer',
  },
  pt: { before: 'como|já|te|eu|você|ontem', says: 'disse|falei|lembra|esqueceu', after: 'que|ontem' },
  it: { before: 'come|ti|ho|hai|già|lo|io|ieri|ancora', says: 'detto|ripeto|ricorda|dimenticato', after: 'che|ieri' },
  nl: { before: 'zoals|ik|je|heb|hebt|al|alweer|gisteren', says: 'gezegd|zei|vergeten', after: 'dat|het|gisteren' },
  pl: { before: 'jak|ja|już|ci|znowu|znów|wczoraj', says: 'mówiłem|mówiłam|powiedziałem|zapomniałeś', after: 'że' },
  ru: {
    before: 'как|я|ты|уже|же|тебе|вам|опять|снова|вчера',
    says: 'говорил|говорила|сказал|сказала|просил|просила|повторяю|помни|забыл',
    after: 'что|уже',
  },
}
/** Stresses it without a word for saying. Counts only if a mark separates it from the rest, or it may be what is said: "Retry again". */
export const ASIDE =
  'for the (?:last|(?:hundred|thousand|million)th|\\d+(?:st|nd|rd|th)) time|seriously|(?:once )?again|once more|already|hey|damn|as always|like always|schon wieder|nochmals?|encore|otra vez|de novo|ancora|alweer|znowu|снова|опять'

/** The same in Chinese, Japanese, Korean and Thai, with the endings and particles that say nothing of their own. */
export const UNSPACED_FILLERS = new RegExp(
  [
    '我?(?:已经|已經|都|早就)?(?:说|說|讲|講|提醒|告诉|告訴|强调|強調)(?:过|過|了)(?:你|您)?(?:多少次|很多次|好几次|好幾次|几次|幾次|多次|了)?',
    '(?:再|又)(?:说|說|强调|強調)一?(?:次|遍)?|重申|记住|記住|记得|記得|请|請|一定|务必|務必|必须|必須|应该|應該|总是|總是|始终|始終|一律|我们|我們|咱们|以后|以後|今后|都|也|要|了|的|吧|啊|呢|就',
    '(?:前に?も?|何度も|さっき)?(?:言っ|言い)(?:た|たよう|まし|ている)*|何度も|もう一度|お願い(?:し|いたし|致し)?|下さい|必ず|常に|絶対に?|忘れ|覚えて',
    'ください|ましょう|ました|でした|ません|ちゃんと|いつも|だから|という|です|ます|して|する|した|しよう|しろ|こと|よう|って|また|もう|[をはがにでとものへやかねよなさて]',
    '말했(?:잖아|듯이|지만|어|다)?|항상|반드시|언제나|제발|다시|부탁|기억|앞으로|습니다|입니다|세요|주세요|[을를이가은는의와과도에서로으하해줘주써요다라고게좀꼭또]',
    'นะ|ครับ|ค่ะ|คะ|ด้วย|เสมอ|กรุณา|โปรด',
  ].join('|'),
  'gu',
)
