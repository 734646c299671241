// How people forbid what was just done, for good: "never do that again". By language, over folded text.

const DO = '(?:do|try|pull|repeat|run|execute|call|use|touch|edit|change|delete|remove|add|write|push|commit)'
const THAT =
  '(?:(?:that|this|these|those)(?: (?:file|folder|thing|command|script|test|function|branch|code|way)s?)?|it|them|such a thing|(?:any|some)?things? like (?:that|this))(?: (?:kind|sort) of thing| mistake| shit| stunt)?'

const BANS = [
  // English
  `(?:never(?: ever)?|(?:dont(?: you)?|do not) ever|you (?:must|should|may|can) never) ${DO} ${THAT}(?: ever)?(?: again| any ?more)?`,
  `(?:dont(?: you)?|do not|you (?:must|should|may|can) not) ${DO} ${THAT} (?:ever )?(?:again|any ?more)`,
  'never (?:ever )?again',
  // German
  '(?:mach|mache|tu|tue) (?:das|es|so ?was|so etwas)(?: bitte)? (?:nie(?:mals)?(?: wieder| mehr)?|nicht (?:noch ?mals?|wieder|mehr))',
  '(?:das|so ?was|so etwas) (?:bitte )?(?:nie(?:mals)? (?:wieder|mehr)|nicht noch ?mal)(?: machen| tun)?',
  // French
  '(?:ne )?(?:refais|refaites) (?:plus|jamais|pas)(?: jamais)? (?:ca|cela)',
  '(?:ne )?(?:fais|faites) plus(?: jamais)? (?:ca|cela)',
  // Spanish, Portuguese, Italian
  'no (?:lo )?vuelvas (?:nunca )?a (?:hacerlo|hacer (?:eso|esto)|hacer)',
  '(?:no|nunca(?: mas)?|jamas) (?:hagas|vuelvas a hacer) (?:eso|esto|lo)(?: (?:nunca mas|de nuevo|otra vez))?(?<!^ no hagas (?:eso|esto|lo))',
  '(?:nunca(?: mais)?|jamais) (?:faca|faz|fazer|repita) (?:isso|isto)',
  'nao (?:faca|faz|repita) (?:isso|isto) (?:de novo|novamente|nunca mais|mais|outra vez)',
  'non (?:farlo|fare (?:questo|cosi)|rifarlo)(?: mai)?(?: piu| di nuovo)',
  // Dutch, Polish
  'doe (?:dat|dit|het) (?:nooit(?: meer| weer)?|niet (?:meer|weer|nog een keer))',
  '(?:nigdy|wiecej|nigdy wiecej) (?:tego |tak )?nie rob(?:cie)?(?: tego| tak)?',
  'nie rob(?:cie)? (?:tego|tak) (?:wiecej|nigdy(?: wiecej)?|ponownie)',
  // Russian, Ukrainian
  '(?:никогда|больше)(?: никогда| больше)? (?:так |этого )?не делай(?:те)?(?: так| этого)?',
  'не делай(?:те)? (?:так|этого|это) (?:больше|никогда)',
  '(?:ніколи|більше)(?: ніколи| більше)? (?:так |цього )?не роби(?:ть)?(?: так| цього)?',
  // Turkish, Indonesian, Vietnamese, Arabic, Hindi
  '(?:bunu|boyle bir seyi) (?:bir daha|asla)(?: asla)? yapma(?:yin)?',
  'jangan (?:pernah )?(?:lakukan |ulangi |begitu|gitu)(?:itu|ini|hal itu|hal ini)? ?lagi',
  'dung (?:bao gio )?lam (?:the|vay|nhu vay|nhu the|dieu do) nua',
  'لا (?:تفعل|تعمل|تكرر) (?:هذا|ذلك|هذه) (?:مرة (?:اخرى|أخرى)|ابدا|أبدا)',
  '(?:aisa|ye|yeh|isko) (?:dobara|phir|kabhi)(?: se| kabhi)? (?:mat|na) (?:karna|karo)',
  '(?:ऐसा|यह|ये|इसे) (?:दोबारा|फिर|कभी)(?: से| कभी)? (?:मत|न) (?:करना|करो)',
]
const LEAD =
  '(?:(?:no|wtf|omg|please|and|so|ok|okay|hey|but|just|pls|seriously|und|bitte|nein|et|non|y|por favor|e|per favore|en|i|и|пожалуйста|,|!|\\.) )*'

/** "Never do that again", and what may follow: "without asking me first". */
export const BANS_IT = new RegExp(
  `^ ${LEAD}(?:${BANS.join('|')})(?= [.,;!]| $| (?:without|unless|before|until|in|on|for|from|when|while|ohne|sans|sin|sem|senza|без)(?= ))`,
)

/** The same in scripts that do not part words; signs and spaces left out. */
export const BANS_IT_UNSPACED =
  /^(?:请|請|拜托|拜託)?(?:(?:以后|以後|今后|今後|下次|永远|永遠|千万|千萬|绝对|絕對)?(?:都)?(?:别|別|不要|不准|不许|不許|不能|不可以)再(?:这样|這樣|这么|這麼|那样|那樣)(?:做|干|幹|搞|弄|改|来|來)?|再也(?:别|別|不要)(?:这样|這樣|这么|這麼)(?:做|干|幹|搞|弄)?)(?:了|吧|啦)*$|^(?:もう|二度と|絶対に?|今後は?)+(?:そんな|こんな|そういう|こういう|その|この)?(?:ことを?|ことは|それを?|これを?)?(?:そう|こう|そのように)?(?:しないで|やらないで|するな|やるな)(?:ください|くれ|ね|よ)*$|^(?:다시는|다신|앞으로는?|절대|두번다시)+(?:는)?(?:그런짓|그런거|이런거|그렇게|이렇게)?(?:하지|그러지|이러지)(?:마|말)(?:세요|라|아|아줘)?$/
