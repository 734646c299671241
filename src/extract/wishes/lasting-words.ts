// How people say that something said before continues: "do that from now on", by language, over folded text.

/** In addition to those of a wish to remember (`POINTING_WORDS`): words of a sentence that only says that something continues. */
export const LASTING_WORDS: ReadonlySet<string> = new Set(
  `prefer stick follow doing matter course continue start try sure standard default habit norm policy practice routine workflow process way same everywhere going onwards onward
here hereafter henceforth general house permanent convention without exception
mach mache machen wir halt halte hatte gern standard gewohnheit uberall sofort heute grundsatzlich generell
fais faites fait faire comme ainsi maintenant partir desormais dorenavant veux prefere partout
haz hazlo hace hacelo asi quiero prefiero manten mantenlo partir desde
faz faca facam assim quero prefiro mantem mantenha agora daqui frente diante
fai fallo fate cosi voglio preferisco dora poi ora adesso doe doen hou houd zo voortaan vanaf nu rob robcie zrob tak odtad teraz od
yap yapin boyle hep bundan sonra lakukan begitu begini mulai sekarang lam vay nhu tu gio
делай делайте так всегда впредь теперь отныне дальше`.split(/\s+/),
)

/** "Use pnpm. From now on, always." */
export const ONLY_LASTS =
  /^ (?:(?:and|please|also|und|et|y|e|и|i|ve|,|always|(?:every|each) (?:single )?time|from now on|going forward|in (?:the )?future|everywhere|without exception|immer|jedes mal|ab jetzt|toujours|a partir de maintenant|desormais|siempre|de ahora en adelante|sempre|dora in poi|altijd|voortaan|zawsze|od teraz|her zaman|bundan sonra|всегда|впредь) )+[.!]? ?$/

/** How such a sentence begins, folded: with an order that points back. "You always do that" is a complaint. */
export const ORDERS_IT = new RegExp(
  [
    '(?:(?:and|so|please|ok|okay|also|just|yes|then|now|,|lets|try to|be sure to|make sure to|you (?:should|must|can|need to)|i want you to|id like you to|from (?:now|here) on|going forward|in (?:the )?future|next time|always) )*' +
      '(?:do|keep|make|use|follow|have|(?:stick|keep) (?:to|with)|(?:keep|start|continue) doing|i (?:would )?(?:want|prefer|like)|id (?:prefer|like)|we (?:do|want|keep)) (?:it|that|this|so|these|those) ',
    '(?:(?:und|bitte|dann|ab jetzt|ab sofort|kunftig|in zukunft) )*(?:mach|mache|machen wir|halte?) (?:(?:bitte|immer|ab jetzt|ab sofort|kunftig|in zukunft) )*(?:das|es|dies|so) |(?:das|so) (?:bitte |ab jetzt |kunftig )*immer (?:so |machen )',
    '(?:(?:et|s il te plait|desormais|a partir de maintenant|,) )*(?:fais|faites|on fait|je (?:veux|prefere)) (?:(?:toujours|desormais) )*(?:ca|cela|comme ca|ainsi) ',
    '(?:(?:y|por favor|de ahora en adelante|a partir de ahora|,) )*(?:siempre )?(?:hazlo|hacelo|haz(?: siempre)? (?:eso|esto)|manten(?:lo| eso| esto)|(?:quiero|prefiero) (?:eso|esto)) ',
    '(?:(?:e|por favor|daqui (?:pra|para) frente|de agora em diante|,) )*(?:sempre )?(?:faz|faca|mantem|mantenha|quero|prefiro) (?:sempre )?(?:isso|assim) ',
    '(?:(?:e|per favore|dora in poi|,) )*(?:fai|fate|fallo) (?:sempre )?(?:cosi|questo|sempre) |(?:(?:en|voortaan|vanaf nu) )*(?:doe|hou|houd) (?:dat|dit|het) |(?:(?:i|od teraz|zawsze) )*(?:rob|zrob) (?:zawsze )?(?:tak|to) ',
    '(?:bundan sonra|hep|her zaman) (?:hep |her zaman )?(?:boyle|bunu) (?:hep )?yap|(?:(?:и|теперь|впредь|дальше) )*(?:всегда )?(?:так (?:и |всегда )?делай|делай(?:те)? (?:всегда )?так) ',
  ]
    .map((orders) => `^ (?:${orders})`)
    .join('|'),
)
export const ORDERS_IT_UNSPACED =
  /^(?:请|請)?(?:以后|以後|今后|今後|之后|從現在起|从现在起|从现在开始|下次|每次)[也都就全一直要]*(?:这样|這樣|这么|這麼|如此|按这个|照这个|照這個)(?:做|来|來|办|辦|写|寫|处理|處理|执行)?[吧了啊]?$|^(?:今後|これから|次から|次回から|以後|いつも|毎回)[はも、]*(?:ずっと|必ず|常に)?(?:そう|そのように|このように|こう|同じように)(?:して|やって|お願い).{0,10}$|^(?:앞으로|다음부터|이제부터|항상|매번)[는도]?(?:항상|계속|꼭|쭉)?(?:그렇게|이렇게)(?:해|하자|부탁).{0,8}$/

/** Words near the beginning of a lasting sentence that point at what it is about; anywhere in scripts without spaces. */
export const POINTS_NEAR_START =
  /^ (?:[^ ]+ ){0,4}(?:this|that|thats|these|those|it|its|likewise|same|such|das|dies|daran|so (?:will|soll|mochte|machen|bitte|immer)|ca|cela|pareil|esto|eso|tomalo|asi|isso|assim|questo|quello|cosi|dat|dit|zo|daar|tak|bunu|bu|boyle|это|так|этого|itu|ini|begitu|vay|هذا|اعتبرها|ye|aise) |这样|這樣|这么|如此|按这|照这|これ|それ|そう|こう|그렇게|이렇게|이건|그건/
