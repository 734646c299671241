// Reads what a folded sentence orders.

/** Whether it begins with what the person does or wants done: not a statement about the world. */
export function beginsWithOrder(folded: string): boolean {
  return ORDER.test(folded)
}

const ORDER =
  /^ (?:i|im|ive|ill|lets|let|please|can|could|use|test|run|fix|add|make|do|check|set|put|try|start|commit|push|update|change|create|write|show|give|tell|then|after|before|first|remove|move|build|deploy|install|implement|look|get|go) /

/** Whether it begins by ordering a text, or a letter. */
export function ordersText(folded: string): boolean {
  return TEXT.test(folded) || LETTER_ELSEWHERE.test(folded)
}

const TEXT =
  /^ (?:(?:please|ok|now|and|then|also|can|could|you|help|me|lets) )*(?:write|draft|compose|send|post|translate|reword|rephrase|reply|respond|answer|tell|inform|notify|remind) /

/** In languages other than English only letters and messages: comments and documents are as often part of a rule. */
const LETTER_ELSEWHERE =
  /^ (?:[^ ]+ )?(?:schreibe?|verfasse?|formuliere?|ecris|redige|escribe|redacta|escreve|escreva|scrivi|schrijf|napisz|напиши|составь)(?: [^ ]+){0,3} (?:mail|brief|nachricht|email|message|lettre|correo|carta|mensaje|mensagem|lettera|messaggio|bericht|mailtje|maila|wiadomosc|письмо|сообщение)s? |^ ?(?:请|請|帮我|幫我|给[^,，。]{1,6})*(?:写|寫|起草)[^,，。]{0,4}(?:邮件|郵件|公告)|^[^、。]{0,10}(?:メール|お知らせ)を(?:書いて|作って|送って)|^[^,.]{0,12}(?:메일|공지|안내문)을? ?(?:써|작성)/

/** Whether it asks for something to be made and says, after a colon, what goes into it: "design a poster: always …". */
export function ordersContents(folded: string): boolean {
  const made = MADE_UNSPACED.exec(folded)?.[0] ?? (folded.includes(' : ') ? MADE.exec(folded)?.[0] : undefined)
  return made !== undefined && !FOR_THE_AGENT.test(made)
}

const MADE =
  /^ (?:(?:please|ok|now|and|then|also|can you|could you|bitte|por favor) (?:, )?)*(?:write|draft|generate|create|make|prepare|design|implement|build|compose|produce|schreibe?|erstelle?|baue?|entwirf|generiere?|redige|ecris|cree|genere|prepare|escribe|redacta|crea|genera|prepara|escreva|escreve|crie|cria|gere|scrivi|crea|schrijf|maak|napisz|stworz|przygotuj|wygeneruj|напиши|создай|составь|сделай|сгенерируй) (?:[^ :]+ ){1,16}: (?=[^ ]+ [^ ]+ [^ ]+)/
const MADE_UNSPACED =
  /^ ?(?:请|請|帮我|幫我)?(?:给[^:：,，。]{1,10})?(?:写|寫|做|生成|起草)(?:一?[个個份篇张張段])?[^:：,，。]{2,14}[:：,，] ?(?=[^ ]{4})/
/** Rules are made as well, and so are texts that the agent reads. */
const FOR_THE_AGENT =
  / (?:it|this|that|them|sure|commits?|rules?|notes?|tests?|names?|code|function|functions|messages?|branch|branches|_memoryfile_|memory|memories|habit|conventions?|regel|regle|regla|regra|regola|reguła|правило) |规则|規則|记忆|記憶|提交|注释|註解|代码|程式|测试|測試/

/** Whether it wishes that somebody or something else should be or do something: "I want users to …", "chcę, żeby gracze …". */
export function wishesFor(folded: string): boolean {
  return WISH_FOR.test(folded)
}

const WISH_FOR =
  /^ (?:[^ ]+ ){0,2}(?:i (?:only |just |also )?(?:want|need|(?:would|d) like) (?:the |a |an |all |every |our |that )*(?!you )[^ ]+ (?:to|should|can) |(?:ich|wir) (?:will|wollen|mochten?|hatten? gern) (?:, )?dass (?!du )|(?:je|on) (?:veux|voudrais|aimerais|veut) qu(?:e )?(?!tu )|(?:quiero|queremos|quisiera|me gustaria) que (?!(?:me|no me|siempre|nunca) )|(?:quero|queremos|gostaria) que (?!(?:voce|vc|tu) )|(?:voglio|vogliamo|vorrei) che (?!tu )|ik wil (?:graag )?dat (?!(?:je|jij) )|(?:chce|chcemy|chcialbym|chcialabym) (?:, )?(?:zeby|aby|by) (?!ty )|(?:chci|chcem|chceme|chtel bych) (?:, )?aby (?!(?:jsi|si) )|(?:хочу|хотим|хотелось бы|хочемо) (?:, )?(?:чтобы|чтоб|щоб) (?!(?:ты|ти) )|haluan (?:, )?etta (?!(?:sa|sina) )|haluaisin (?:, )?etta |jag vill att (?!du )|jeg vil(?: gerne)? (?:have )?at (?!du )|azt akarom (?:, )?hogy |(?:vreau|as vrea) ca |θ[έε]λω (?:να )?(?:οι|ο|η|τα|το) |(?:می ?خوام|میخواهم) (?:که )?(?!تو ))/

/** Whether it begins by ordering one new thing: "add a workflow that …". A test or a commit may be asked for each time. */
export function makesOneThing(folded: string): boolean {
  return NEW_THING.test(folded)
}

const NEW_THING =
  /^ (?:(?:please|ok|now|and|then|also|can|could|you|lets) )*(?:add|create|make|build|implement|set up) an? (?!(?:(?:failing|new|small|separate) )*(?:test|commit|branch|comment|note|rule|habit|point|changelog|backup) )/

/** Whether it orders a change of one thing that is at hand: "make it green", "nenn sie merge", "改成绿色". */
export function changesOneThing(folded: string): boolean {
  return (ONE_CHANGED.test(folded) || ONE_CHANGED_UNSPACED.test(folded)) && !OF_MANY.test(folded)
}

/** What somebody likes or dislikes about all such things: "I prefer short functions, so make it shorter". */
const OF_MANY =
  / i (?:prefer|(?:dont )?like|hate) (?!(?:the|this|that|these|those|it|your|his|its) )(?:[^ ,.;]+ ){0,2}[^ ,.;]+[^ ,.;siu]s [,.;] | ich (?:mag keine|bevorzuge(?! (?:das|den|die|diese[nrs]?) )) [^,.;]*[,.;] | (?:naime pas|prefere) les [^ ,]+(?: [^ ,]+)? , | (?:mag ik|wil) geen [^ ,]+en , | (?:prefiro|prefiero|me gustan|nao gosto de|no me gustan) (?!(?:mais|menos|mas) )(?:[^ ,.;]+s )?[^ ,.;]+s , | (?:wole|lubie|nie lubie) [^ ,.;]+e [^ ,.;]+[eyi] , | (?:предпочитаю|люблю) [^ ,.;]+[ыи]е [^ ,.;]+ , |我(?:更|比较|比較)?(?:喜欢|喜歡|偏好|习惯|習慣)[^这那第它,，。這]{0,8}(?:函数|變數|变量|注释|註解|代码|提交|测试|測試|组件|文件|方法|命名|函式) ?[,，]/

const ONE_CHANGED =
  /(?:^ |[,.;] )(?:(?:so|and|please|just|can|could|you|lets|better|then|bitte|also) )*(?:make|turn|change|call|name|rename|set|paint|move) (?:it|this|that) |(?:^ |[,.;] )(?:bitte )?(?:nenn|mach|ander|setz|farb)e? (?:es|ihn|sie|das) |(?:^ |[,.;] )(?:mets|appelle|rends|change|passe)(?:-l[ea])? |(?:^ |[,.;] )(?:pon|llama|haz|cambia|deja)l[oa] |(?:^ |[,.;] )(?:cambia|renombra|cambiale) (?:el|la|esta|este|a) | que (?:cambies|pongas|muevas|quites|pintes) (?:el|la|los|las|ese|esa|este|esta) |(?:^ |[,.;] )(?:chama|coloca|deixa|muda|bota|poe|troca|faz|faca) |(?:^ |[,.;] )(?:metti|chiama|fal|rendi|cambia|lascia)l[oa] |(?:^ |[,.;] )(?:maak|noem|zet|verander) (?:het|hem|die|ze) |(?:^ |[,.;] )(?:nazwij|daj|zrob|zmien) |(?:^ |[,.;] )(?:сделай|назови|поменяй|поставь|измени|зроби|назви) | (?:yap|koy|degistir)(?: [.,!]| $)|(?:^ |[,.;] )(?:ganti|ubah|namain) |(?:^ |[,.;] )(?:doi|dat ten) /
const ONE_CHANGED_UNSPACED =
  /[^ 、。]にして(?:$|[ 、。]|ください|ほしい)|[^ ]로 ?(?:바꿔|해 ?줘)|(?:改|换|換)(?:成|为|為)/
