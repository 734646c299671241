/** What opens a rule in the middle of a sentence: nobody orders the work in hand with these. */
const OPENS_RULE = [
  String.raw`from now on|from here on(?: out)?|going forward|in (?:the )?future|next time|(?:please )?(?:remember|keep in mind)(?=\s+that\b|\s*:)`,
  String.raw`ab jetzt|ab sofort|von jetzt an|in zukunft|künftig|merk dir`,
  String.raw`de ahora en adelante|a partir de ahora|en el futuro|recuerda que|a partir de agora|daqui (?:pra|para) frente|lembre(?:-se)? (?:de )?que`,
  String.raw`à partir de maintenant|désormais|dorénavant|à l['’]avenir|retiens que|d['’]ora in poi|in futuro|ricorda(?:ti)? che|vanaf nu|voortaan`,
  String.raw`впредь|отныне|с этого момента|на будущее|запомни,? что|od teraz|na przyszłość|bundan sonra`,
].join('|')
/** Looked for first: most sentences hold none, and setting up the expression below takes longer than a sentence. */
const MAY_OPEN_RULE = new RegExp(OPENS_RULE, 'iu')

/** With what it is done to: "test names in English" and "commit messages" are no orders. */
const ORDERS = String.raw`(?:fix|redo|undo|revert|rerun|retry|run|do|make|change|update|move|rewrite|rename|remove|delete|drop|replace|add|create|write|commit|push|merge|check|look at|test|try|clean|finish|continue|implement|refactor|install|deploy|build|show me)(?=\s+(?:it|this|that|these|those|them|the|a|an|my|our|again|now|please|everything)\b|\s*,|\s+(?:and|but)\b)`
const ORDERS_ELSEWHERE = [
  'bau|mach|änder|ändere|korrigier|korrigiere|lösch|lösche|benenne|führ|entferne|prüf',
  'corrige|arregla|haz|cambia|borra|sube|ejecuta|añade|agrega|quita|arruma|faz|muda|apaga|roda|adiciona',
  'fais|supprime|renomme|lance|ajoute|enlève|correggi|fai|cambia|cancella|lancia|aggiungi|togli|maak|verander|verwijder|voeg|draai',
  'исправь|сделай|поменяй|удали|запусти|добавь|убери|проверь|popraw|zrób|zmień|usuń|dodaj|düzelt',
].join('|')
/** An order, or the file that a command was given; short, and in one clause. */
const TASK = String.raw`(?:(?:please|now|also|just|bitte|por favor)[ ,]+)*(?:@?[\w./-]{1,80}\.[a-z]{1,4}|(?:${ORDERS}|(?:${ORDERS_ELSEWHERE})(?![\p{L}\p{M}'’-]))[^.;:!?]{0,80}?)`
const JOINED = String.raw`(?:\s*[,;–—-]\s*(?:(?:and|but|also|und|aber|y|e|et|mais|ma|en|maar|и|а|но|i|ve)\s+)?|\s+(?:and|but|also|und|aber|y|e|et|mais|ma|en|maar|и|а|но|i|ve)\s+)(?:(?:also|please|then)\s+)?`
const LEADING = new RegExp(String.raw`^${TASK}${JOINED}(?=(?:${OPENS_RULE})(?![\p{L}\p{M}])\s*\S+\s+\S)`, 'iu')
/** With one of these what comes first is a rule too: "run the linter before each commit, and from now on fix what it says". */
const IS_RULE =
  /\b(?:if|when|whenever|before|after|until|unless|only|each|every|all|any|once|while|always|never|no|not|must|without|instead)\b|n['’]t\b|\b(?:immer|nie|jede[rsmn]?|siempre|nunca|cada|sempre|jamais|toujours|chaque|mai|ogni|altijd|nooit)\b|всегда|никогда|кажд|zawsze|nigdy|asla|her zaman/iu

/** The sentence without the order that it begins with, where a rule that stands by itself follows: "fix it, and from now on …". */
export function withoutLeadingTask(text: string): string {
  if (!MAY_OPEN_RULE.test(text)) return text
  const task = LEADING.exec(text)?.[0]
  return task === undefined || IS_RULE.test(task) ? text : text.slice(task.length)
}
