// How people forbid what was just done, for good: "never do that again". By language, over folded text.

import { createOpenings, type Opening } from '../view/openings.ts'

const ACT = '(?:do|try|pull|repeat)'
const USE = '(?:run|execute|call|use|touch|edit|change|delete|remove|add|write|push|commit)'
const ACTED =
  '(?:(?:that|this)(?: (?:kind|sort) of thing| mistake| stunt)?|it|such a thing|(?:any|some)?things? like (?:that|this))'
const USED = '(?:that|this|it|these|those|them)'
const AGAIN = '(?:again|any ?more)'

/** "Never …", "don't ever …". */
function never(rest: string): readonly Opening[] {
  return [
    ['never', `(?:ever )?${rest}`],
    ['dont', `(?:you )?ever ${rest}`],
    ['do', `not ever ${rest}`],
    ['you', `(?:must|should|may|can) never (?:ever )?${rest}`],
  ]
}

function dont(rest: string): readonly Opening[] {
  return [
    ['dont', `(?:you )?${rest}`],
    ['do', `not ${rest}`],
    ['you', `(?:must|should|may|can) not ${rest}`],
  ]
}

const NO_MORE_DE = '(?:bitte )?(?:nie(?:mals)? (?:wieder|mehr)|nicht noch ?mal)(?: machen| tun)?'

/** What was done. */
const ACTS: readonly Opening[] = [
  ...never(`${ACT} ${ACTED}(?: ever)?(?: ${AGAIN})?`),
  ...dont(`${ACT} ${ACTED} (?:ever )?${AGAIN}`),
  ['never', '(?:ever )?again'],
  // German
  [
    'mach mache tu tue',
    '(?:das|es|so ?was|so etwas)(?: bitte)? (?:nie(?:mals)?(?: wieder| mehr)?|nicht (?:noch ?mals?|wieder|mehr))',
  ],
  ['das sowas', NO_MORE_DE],
  ['so', `(?:was|etwas) ${NO_MORE_DE}`],
  // French
  ['ne', '(?:refais|refaites) (?:plus|jamais|pas)(?: jamais)? (?:ca|cela)'],
  ['refais refaites', '(?:plus|jamais|pas)(?: jamais)? (?:ca|cela)'],
  ['ne', '(?:fais|faites) plus(?: jamais)? (?:ca|cela)'],
  ['fais faites', 'plus(?: jamais)? (?:ca|cela)'],
  // Spanish, Portuguese, Italian
  ['no', '(?:lo )?vuelvas (?:nunca )?a (?:hacerlo|hacer (?:eso|esto)|hacer)'],
  ['nunca jamas', '(?:mas )?(?:hagas|vuelvas a hacer) (?:eso|esto|lo)(?: de nuevo| otra vez)?'],
  ['no', 'hagas (?:eso|esto) (?:nunca mas|de nuevo|otra vez)'],
  ['nunca jamais', '(?:mais )?(?:faca|faz|fazer|repita) (?:isso|isto)'],
  ['nao', '(?:faca|faz|repita) (?:isso|isto) (?:de novo|novamente|nunca mais|mais|outra vez)'],
  ['non', '(?:farlo|fare (?:questo|cosi)|rifarlo)(?: mai)?(?: piu| di nuovo)'],
  // Dutch, Polish
  ['doe', '(?:dat|dit|het) (?:nooit(?: meer| weer)?|niet (?:meer|weer|nog een keer))'],
  ['nigdy wiecej', '(?:wiecej )?(?:tego |tak )?nie rob(?:cie)?(?: tego| tak)?'],
  ['nie', 'rob(?:cie)? (?:tego|tak) (?:wiecej|nigdy(?: wiecej)?|ponownie)'],
  // Russian, Ukrainian
  ['никогда больше', '(?:никогда |больше )?(?:так |этого )?не делай(?:те)?(?: так| этого)?'],
  ['не', 'делай(?:те)? (?:так|этого|это) (?:больше|никогда)'],
  ['ніколи більше', '(?:ніколи |більше )?(?:так |цього )?не роби(?:ть)?(?: так| цього)?'],
  // Turkish, Indonesian, Vietnamese, Arabic, Hindi
  ['bunu', '(?:bir daha|asla)(?: asla)? yapma(?:yin)?'],
  ['boyle', 'bir seyi (?:bir daha|asla)(?: asla)? yapma(?:yin)?'],
  ['jangan', '(?:pernah )?(?:lakukan |ulangi |begitu|gitu)(?:itu|ini|hal itu|hal ini)? ?lagi'],
  ['dung', '(?:bao gio )?lam (?:the|vay|nhu vay|nhu the|dieu do) nua'],
  ['لا', '(?:تفعل|تعمل|تكرر) (?:هذا|ذلك|هذه) (?:مرة (?:اخرى|أخرى)|ابدا|أبدا)'],
  ['aisa ye yeh isko', '(?:dobara|phir|kabhi)(?: se| kabhi)? (?:mat|na) (?:karna|karo)'],
  ['ऐसा यह ये इसे', '(?:दोबारा|फिर|कभी)(?: से| कभी)? (?:मत|न) (?:करना|करो)'],
]
/** A thing that was named. */
const THINGS = never(`${USE} ${USED}(?: ever)?(?: ${AGAIN})?`)

const LEAD_IN =
  'no nope wtf omg please and so ok okay hey but just pls seriously claude dude bro also und bitte nein et non y por favor e per favore en i и пожалуйста , ! .'
/** What may follow without adding content: with an object of its own, a sentence is a rule like any other. */
const END =
  '(?: (?:without|unless|before|until|ohne|sans|sin|sem|senza|без) [^,;:]+?)?(?: ,? ?(?:please|pls|ok|okay|thanks|thank you|lol|bro|dude|ever))?(?: [.!?])* ?$'

/** Forbids for good what was done: "never do that again, please". */
export const bansAnAct = createOpenings(ACTS, LEAD_IN, END)
/** The same in scripts without spaces; signs and spaces are left out. */
export const BANS_ACT_UNSPACED =
  /^(?:请|請|拜托|拜託)?(?:(?:以后|以後|今后|今後|下次|永远|永遠|千万|千萬|绝对|絕對)?(?:都)?(?:别|別|不要|不准|不许|不許|不能|不可以)再(?:这样|這樣|这么|這麼|那样|那樣)(?:做|干|幹|搞|弄|改|来|來)?|再也(?:别|別|不要)(?:这样|這樣|这么|這麼)(?:做|干|幹|搞|弄)?)(?:了|吧|啦)*$|^(?:もう|二度と|絶対に?|今後は?)+(?:そんな|こんな|そういう|こういう|その|この)?(?:ことを?|ことは|それを?|これを?)?(?:そう|こう|そのように)?(?:しないで|やらないで|するな|やるな)(?:ください|くれ|ね|よ)*$|^(?:다시는|다신|앞으로는?|절대|두번다시)+(?:는)?(?:그런짓|그런거|이런거|그렇게|이렇게)?(?:하지|그러지|이러지)(?:마|말)(?:세요|라|아|아줘)?$/
/** Forbids what was named before: "never run it on staging". */
export const bansAThing = createOpenings(THINGS, LEAD_IN, `(?: (?:in|on|for|from|at|with|to|when) [^,;:]+?)?${END}`)
/** Begins like a ban, and may go on to say what it is about. */
export const bansSomething = createOpenings([...ACTS, ...THINGS], LEAD_IN, '(?= )')

/** Says what the agent did: "you pushed to main", "du hast die Tests gelöscht". Not what it should, or what it is like. */
export const YOU_DID = new RegExp(
  [
    '(?:(?:no|wtf|hey|so|and|but|wait|again|ok|okay|,|!) )*(?:you|u|youve|you have|claude)(?: (?:just|have|also|again|already|now|even|really|only|went and))*' +
      ' (?!(?:should|need|must|could|would|might|asked|agreed|said|told|mentioned|suggested|noticed|warned) )(?:[a-z-]+ed|made|did|ran|put|wrote|rewrote|broke|took|set|reset|cut|left|forgot|changed|got|went|overwrote|built|sent|threw|gave|hid|began|chose|hit|lost|spent|split|undid) ',
    'du hast (?:.* )?[^ ]+(?:t|en)(?= [.!]| $)',
    '(?:tu as|vous avez|tas) (?!raison|bien )',
    'has [a-z]+(?:ado|ido|cho|sto|erto) ',
    'voce [a-z]+(?:ou|eu|iu|ez) ',
    'hai [a-z]+(?:ato|uto|ito|sso|tto) ',
    'je hebt ',
    'ты (?:[^ ]+ )?[^ ]+ла? ',
    'ти (?:[^ ]+ )?[^ ]+(?:в|ла) ',
  ]
    .map((words) => `^ (?:${words})`)
    .join('|'),
)
export const YOU_DID_UNSPACED = /^ ?你(?:又|刚才|剛才|刚|剛|居然|竟然)?(?:把|删|刪|改|推|提交|跳过|跳過|用了|动了|動了)/
