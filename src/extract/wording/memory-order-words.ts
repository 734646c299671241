// How people order something to be written into CLAUDE.md or memory, and what only looks like that. Expressions for text in lower case.

/** A memory file, as `CLAUDE.md` or with its folders; or what else Claude is told to write into, in each language with its endings. */
const FILE = String.raw`["'\u0060@(]*(?:[\w.~-]{0,40}\/){0,8}(?:claude(?:\.local)?[.-]?md|claude md|agents\.md)["'\u0060)]*`
const FILES = {
  en: String.raw`(?:(?:the|your|my|our|its|this|project(?:['’]s)?|global|user|auto|local|claude(?:['’]s)?|long[- ]term|persistent) ){0,4}(?:${FILE}|memor(?:y|ies)|rules|instructions|notes)(?: files?)?`,
  de: `(?:(?:die|der|das|dein|deine|deiner|deinem|deinen|den) )?(?:${FILE}|memory|gedächtnis|notizen|regeln)`,
  fr: `(?:(?:le|la|les|ta|ton|tes|notre|nos) )?(?:${FILE}|mémoire|règles|notes|instructions)`,
  es: `(?:(?:el|la|las|tu|tus|mi|nuestro) )?(?:${FILE}|memoria|reglas|notas)`,
  pt: `(?:(?:o|a|as|seu|sua|tua) )?(?:${FILE}|memória|regras|notas)`,
  it: `(?:(?:il|la|le|tua|tue|mia) )?(?:${FILE}|memoria|regole|note)`,
  nl: `(?:(?:de|het|je|jouw|onze) )?(?:${FILE}|geheugen|regels|notities)`,
  pl: `(?:${FILE}|pamięci|pamięć|zasad|notatek)`,
  ru: `(?:(?:свою|файл) )?(?:${FILE}|память|правила|заметки)`,
  zh: String.raw`(?:你的|项目的?|專案的?)?\s?(?:${FILE}|记忆|記憶|memory|规则|規則|备忘录?|備忘錄?)\s?(?:文件|檔案)?`,
  ja: String.raw`(?:${FILE}|メモリー?|ルール|記憶)\s?`,
  ko: String.raw`(?:${FILE}|메모리|기억|규칙)\s?`,
}

/** What says that the content comes next; `that` by language. */
const says = (that = ''): string => String.raw`(?:\s*[:：]\s*|\s+[–—-]\s+${that && `|${that}`})`
const SAYING = '(?:saying|stating|to say|to mention|to reflect|to note|with the fact|(?:which|that) (?:says|states))'
const THAT = String.raw`,?\s+(?:${SAYING}(?:(?:\s+that)?\s+|\s*[:：]\s*)|that\s+)`
/** "A note that explains …" asks for a note, "that rule about …" points at one, "saying how …" asks for an explanation. */
export const ENDS_WITH_THAT = /\bthat\s+$/u
export const THAT_ITSELF =
  /^(?:explains?|describes?|lists?|documents?|tells?|covers?|points?|links?|warns?|summari[sz]es|reminds?|shows?|mentions?|makes?|prevents?|forbids?|requires?|stops?|helps?|ensures?|enforces?|allows?|lets|keeps|is|are|was|has|will|can|should|which|bit|thing|one|part|stuff|rule|note|section|to|in|into|down)\b/u
export const ENDS_WITH_SAYING = new RegExp(String.raw`\b${SAYING}\s+$`, 'u')
export const EXPLAINS = /^(?:how|what|which|where|why|who)\b/u
/** Of what is said about the file itself, its name is a part: "CLAUDE.md: keep it short". */
export const NAMED_FIRST = new RegExp(`^(?:for |the )*${FILE}`, 'u')
export const IS_UPDATE = /\bupdate\b/u
export const SPEAKS_OF_FILE = /\b(?:it|this file|the file|in sync)\b/u
const ASKS = String.raw`(?:(?:please|pls|also|and|so|now|then|ok|okay|just|remember to|let['’]?s|(?:can|could|would|will) you|you (?:should|must|can|need to|have to)|i(?: want| need|['’]d like| would like) you to|make sure to|don['’]?t forget to)[\s,]+){0,6}`
const A_RULE = String.raw`(?:(?:a|an|one|the|another|new|short|quick|following|general)\s+){0,3}(?:rule|line|note|entry|section|item|bullet|sentence|point|reminder|instruction|fact|convention|preference)\s+`
const VERBS =
  'add|put|write|save|store|record|note|include|append|log|keep|document|persist|mention|remember|state|memori[sz]e'

/** "Add to CLAUDE.md always use pnpm", not "always what you learned". */
const RULE_FOLLOWS = String.raw`\s+(?=(?:always|never)\s+\S+\s+\S|\u0060[^\u0060]+\s[^\u0060]+\u0060)`
export const ENDS_WITHOUT_SIGN = /[^:：\s–—-]\s+$/u
export const WHERE_OR_WHAT = /^(?:always|never)\s+(?:in|to|into|what|when|if|the|a|an|after|before|by|at|just|on)\b/u
const POINTED_AT = '(?:this|it|that|these|the following)'

/** Chinese verbs that say where something is to be written. */
const ZH_INTO = '(?:写进|写到|写入|加到|加进|加入|记到|记进|记入|存到|存进|寫進|寫到|寫入|加進|記到|記進|存進)'

/** An order, up to its content. In Dutch and German that keeps its "dass": its verb is at the end. */
export const BEFORE: readonly RegExp[] = [
  `${ASKS}(?:${VERBS})(?: down)?\\s+(?:${POINTED_AT}\\s+(?:down\\s+)?)?(?:${A_RULE})?(?:in|to|into|inside|on)\\s+${FILES.en}(?:${says(THAT)}|${RULE_FOLLOWS})`,
  String.raw`${ASKS}(?:add|put|write|include)\s+${A_RULE}(?:in|to|into)\s+${FILES.en}\s+to\s+(?=\S+\s+\S)`,
  String.raw`${ASKS}(?:add|put|write)\s+(?:in|to|into)\s+${FILES.en}\s+(?:to\s+)(?=(?:always|never|only|not)\s)`,
  `(?:(?:for )?(?:the )?${FILE}|${ASKS}update\\s+(?:(?:the|your|my|our)\\s+)?(?:${FILE}|memor(?:y|ies)))${says(THAT)}`,
  `${ASKS}(?:memori[sz]e(?: ${POINTED_AT})?|(?:write|note) (?:this|that|it) down|(?:make|take) (?:a )?(?:mental )?note|note to self)${says(THAT)}`,
  String.raw`(?:bitte\s+)?(?:schreibe?|notiere?|packe?|trage?|nimm|speichere?|füge?|ergänze?)\s+(?:(?:bitte|das|es|dir|mal|noch|auch|folgendes|eine (?:neue )?(?:regel|notiz))\s+){0,3}(?:in|zu|zur|im|ins)\s+${FILES.de}(?:\s+(?:auf|ein|hinzu|rein|dazu))?${says(String.raw`,?\s+(?=dass\s)`)}`,
  String.raw`(?:(?:s['’]il te pla[iî]t|stp)[\s,]+)?(?:ajoute|note|mets|enregistre|écris|garde|sauvegarde|inscris)\s+(?:(?:ça|ceci|aussi|une règle)\s+){0,2}(?:dans|à|au|en)\s+${FILES.fr}${says(String.raw`\s+(?:que\s+|qu['’])`)}`,
  String.raw`(?:por favor[\s,]+)?(?:agrega|añade|anota|apunta|guarda|pon|escribe|registra)(?:lo)?\s+(?:(?:esto|también|una regla)\s+){0,2}(?:a|en|al)\s+${FILES.es}${says(String.raw`\s+que\s+`)}`,
  String.raw`(?:por favor[\s,]+)?(?:adicion[ae]|anot[ae]|guard[ae]|salv[ae]|coloc[ae]|coloque|escrev[ae]|registr[ae]|registre|põe)\s+(?:(?:isso|também|uma regra)\s+){0,2}(?:n[oa]s?|em|ao|à)\s+${FILES.pt}${says(String.raw`\s+que\s+`)}`,
  String.raw`(?:per favore[\s,]+)?(?:aggiungi|annota|salva|metti|scrivi|registra)(?:lo)?\s+(?:(?:questo|anche|una regola)\s+){0,2}(?:a|al|alla|in|nel|nella|nelle)\s+${FILES.it}${says(String.raw`\s+che\s+`)}`,
  String.raw`(?:zet|schrijf|bewaar|noteer|voeg)\s+(?:(?:dit|ook|een regel)\s+){0,2}(?:in|aan|toe aan)\s+${FILES.nl}(?:\s+toe)?${says(String.raw`,?\s+(?=dat\s)`)}`,
  String.raw`(?:proszę\s+)?(?:dodaj|zapisz|dopisz|wpisz|zanotuj)\s+(?:to\s+)?(?:do|w)\s+${FILES.pl}${says(String.raw`,?\s+że\s+`)}`,
  String.raw`(?:добавь|запиши|занеси|внеси|сохрани|впиши|пропиши|додай)(?:те)?\s+(?:(?:это|це|правило)\s+)?(?:в|во|у|до)\s+${FILES.ru}${says(String.raw`,?\s+(?:что|що)\s+`)}`,
  String.raw`${FILE}['’]?[a-z]{0,4}\s+(?:dosyas[ıi]na\s+)?(?:ekle|yaz|kaydet|not et)${says()}`,
  String.raw`(?:请|請)?(?:${ZH_INTO}|更新)\s?${FILES.zh}(?:里面?|裡面?|中)?\s*[:：,，]\s*`,
  String.raw`(?:请|請)?(?:在|往)?\s?${FILES.zh}(?:里面?|裡面?|中)?(?:加|记|記|写|寫|补|補|添加)(?:上|入|下|进|一[条條句下个個])?(?:规则|規則|说明|說明)?\s*[:：,，]\s*`,
  String.raw`${FILES.ja}[にへ](?:も|次を)?(?:追記|追加|記録|保存|書いて|残して|メモ)(?:して)?(?:おいて)?(?:ください|下さい|ね)?\s*[:：、]\s*`,
  String.raw`${FILES.ko}(?:에|에다)\s?(?:추가|기록|저장|적어|남겨|메모)(?:해)?\s?(?:줘|주세요|둬|놔)?\s*[:：]\s*`,
].map((order) => new RegExp(`^${order}`, 'u'))

const TO_FILE = `(?:(?:that|this|it|these|those)\\s+)?(?:down\\s+)?(?:in|to|into)\\s+${FILES.en}`
/** An order after its content. */
export const AFTER = new RegExp(
  String.raw`(?<![\s,;(–—])(?:\s*[,;(–—][\s,;(–—]*|\s+-+\s*|\s+and\s*)(?:(?:and|so|please|pls|also)[\s,]+){0,3}(?:make sure to |remember to )?(?:(?:add|put|write|save|store|record|note|include|keep|append|remember)\s+(?:${TO_FILE}|(?:that|this|it) down)|memori[sz]e (?:that|this|it))(?:,?\s+(?:please|pls|too|as well))?[\s.!)]*$`,
  'u',
)
/** The same in other languages, each after a sign. */
export const AFTER_ELSEWHERE: readonly RegExp[] = [
  String.raw`(?:bitte\s+)?(?:schreibe?|notiere?|packe?|trage?|nimm|speichere?)\s+(?:das|es)\s+(?:(?:bitte|auch|noch)\s+){0,2}(?:in|zu|zur|im|ins)\s+${FILES.de}(?:\s+(?:auf|ein|rein|dazu))?`,
  String.raw`(?:et\s+)?(?:ajoute|note|mets|enregistre|écris|garde)(?:-le|\s+(?:ça|cela|ceci))\s+(?:dans|à|au|en)\s+${FILES.fr}`,
  String.raw`(?:y\s+)?(?:agrégalo|añádelo|anótalo|apúntalo|guárdalo|ponlo|escríbelo|(?:agrega|añade|anota|guarda|pon|escribe)\s+(?:esto|eso))\s+(?:a|en|al)\s+${FILES.es}`,
  String.raw`(?:e\s+)?(?:adicion[ae]|anot[ae]|guard[ae]|salv[ae]|coloc[ae]|coloque|escrev[ae])\s+(?:isso|isto)\s+(?:n[oa]s?|em|ao|à)\s+${FILES.pt}`,
  String.raw`(?:e\s+)?(?:aggiungilo|annotalo|salvalo|mettilo|scrivilo)\s+(?:a|al|alla|in|nel|nella|nelle)\s+${FILES.it}`,
  String.raw`(?:и\s+)?(?:добавь|запиши|занеси|внеси|сохрани|впиши)(?:те)?\s+(?:это\s+)?(?:в|во)\s+${FILES.ru}`,
  String.raw`(?:请|請|也)?(?:[把将將]\s?)?(?:这个|这条|这点|这一点|这句|它|这|這個|這條|這)?(?:也)?\s?${ZH_INTO}\s?${FILES.zh}(?:里面?|裡面?|中)?吧?`,
  String.raw`(?:これ|それ)?を?${FILES.ja}[にへ]も?(?:追記|追加|記録|保存|書いて|残して|メモ|入れて)(?:し(?:て|といて))?(?:おいて|といて)?(?:ください|下さい|ね)?`,
].map((order) => new RegExp(String.raw`(?<!\s)\s*[,，;；。、(（–—]\s*${order}[\s.!。！)）]*$`, 'u'))
/** An order around its content, which is in quotation marks or follows "that"; one of the two groups is the content. */
export const AROUND = new RegExp(
  String.raw`^${ASKS}(?:(?:add|put|write|save|store|note|include)\s+(?:${A_RULE})?["'“‘«„]([^"“”«»„]{8,})["'”’»“]\s+(?:in|to|into)\s+${FILES.en}|(?:add|put|write|note|include|mention|document)\s+that\s+(\S[^"“”«»„]{6,}?\S) (?:in|to|into)\s+(?:(?:the|your|my|our|project) ){0,2}${FILE}(?: file)?)(?:,?\s+(?:please|pls|thanks|thank you|too|as well))?[\s.!?]*$`,
  'u',
)
/** The same in Chinese and Japanese, where the order comes after: quoted, pointed at, or neither. */
export const AROUND_UNSPACED = [
  new RegExp(
    String.raw`^(?:请|請)?[把将將]\s?(?:["“「]([^"”」]{4,})["”」]\s?(?:这一?[条條句点點])?|([^"“”「」]{4,}?)这一?[条條句点點]\s?|([^"“”「」]{4,}?))${ZH_INTO}\s?${FILES.zh}(?:里面?|裡面?|中)?[吧。.!！]*$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:「([^「」]{4,})」(?:という)?(?:こと)?(?:を|と|って)|([^「」]{4,}?)(?:という)?(?:ことを|[、,]?(?:と|って)))[、,]?\s?${FILES.ja}[にへ]も?(?:追記|追加|記録|保存|書いて|残して|メモ|入れて)(?:し(?:て|といて))?(?:おいて|といて)?(?:ください|下さい|ね)?[。.!！]*$`,
    'u',
  ),
]
/** When something is to be written, and not what: "when I correct you, add that to CLAUDE.md". */
export const WHEN =
  /^(?:(?:from now on|in (?:the )?future|always|also|so|please)[\s,]+)*(?:if|when|whenever|once|after|before|as soon as|(?:every|each|any) ?time|for (?:each|every)|whatever|anything|everything (?:i|you|we)|each [^ ]+ (?:i|you|we))\b[^,]*$/u
/** The same in other languages. */
export const WHEN_ELSEWHERE =
  /^(?:immer |siempre |sempre )?(?:wenn|falls|sobald|jedes mal|was immer|si|quand|dès que|chaque fois|cuando|cada vez|se|quando|toda vez|ogni volta|если|когда|каждый раз|как только)(?![^\s,])[^,]*$|^(?:如果|若|要是|[当當](?!前)|每次|每[当當]|一旦|凡是)|(?:たら|場合は?|とき|時|度に)$/u
/** What is to be found out first: "look at the scripts and add that to CLAUDE.md". */
export const TASK =
  /^(?:(?:please|now|then|also|just|(?:can|could|would|will) you|i want you to|let['’]?s)[\s,]+)*(?:summari[sz]e|look|find|figure|read|check|parse|fetch|take|collect|gather|list|go|analy[sz]e|explore|review|think|learn|extract|research|investigate|study|scan|search|inspect|describe|explain|(?:don['’]?t|do not) (?:just|only))\b/u
/** The same in other languages. */
export const TASK_ELSEWHERE =
  /^(?:bitte )?(?:schau|lies|fass|prüf|find|such|analysier)|^(?:regarde|lis|cherche|trouve|résume|vérifie|analyse|mira|lee|busca|encuentra|resume|revisa|analiza|leia|olh[ae]|veja|procur[ae]|verifi[cq]|leggi|guarda|cerca|trova|riassumi|controlla|analizza)(?![^\s,])|^(?:прочитай|посмотри|найди|проверь|изучи|собери)|^(?:先|请|請)?(?:看|[读讀]|查|找|[总總][结結]|整理|分析)|[把将將][^，。]*$|(?:んで|[いしっ見べめ]て)$/u
/** Together with what is not to be done: "never read it all and keep it in memory". */
export const FORBIDS =
  /^(?:(?:please|you must|you should|and|so)[\s,]+)*(?:never|always|don['’]?t|do not|stop|avoid)\b/u
export const JOINED = /^\s+and\b/u
/** What is a sentence in 把…写进, and no name of a thing. */
export const STATES = /是(?!否)|必[须須]|一律|不[要能用]|禁止|只[能用]|[总總]是|[应應][该該]|都[要用]|要用/u
export const NAMES_A_THING = /的.{0,6}$/u
/** "It", or nothing that says something. */
export const SAYS_SOMETHING =
  /^(?!(?:this|that|it|these|those|the following)[\s.!?:]*$)(?:\S+\s+\S|.*[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}].{3})/u

/** Few sentences do, and setting up the expressions above takes longer than reading one. */
export const NAMES_MEMORY =
  /claude|agents\.md|memor|gedächtnis|notizen|note|notas|notit|notat|mémoire|memória|règles|reglas|regras|regole|regel|geheugen|rules|instructions|down|pamię|zasad|памят|правил|заметк|记|記|规则|規則|备忘|備忘|メモリ|ルール|메모리|기억|규칙/u
