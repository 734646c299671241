import { LETTERS } from '../../text/letters.ts'
import { lowerCased } from '../../text/lower-cased.ts'

// Expressions for text in lower case.

/** From when a rule holds: nobody orders current work with these. */
export const FROM_NOW_ON = [
  'from now on|from here on(?: out)?|going forward|in (?:the )?future|next time',
  'ab jetzt|ab sofort|von jetzt an|in zukunft|künftig',
  'de ahora en adelante|a partir de ahora|en el futuro|a partir de agora|daqui (?:pra|para) frente',
  "à partir de maintenant|désormais|dorénavant|à l['’]avenir|d['’]ora in poi|in futuro|vanaf nu|voortaan",
  'впредь|отныне|с этого момента|на будущее|od teraz|na przyszłość|bundan sonra',
].join('|')
/** What opens a rule in the middle of a sentence. */
const OPENS_RULE = [
  FROM_NOW_ON,
  String.raw`(?:please )?(?:remember|keep in mind)(?=\s+that\b|\s*:)|merk dir`,
  'recuerda que|lembre(?:-se)? (?:de )?que|retiens que|ricorda(?:ti)? che|запомни,? что',
].join('|')
/** Tested first: most sentences do not match, and setting up the expression below takes longer than reading a sentence. */
const MAY_OPEN_RULE = new RegExp(OPENS_RULE)

/** Verbs with an object: "test names in English" and "commit messages" are not orders. */
const ORDERS = String.raw`(?:fix|redo|undo|revert|rerun|retry|run|do|make|change|update|move|rewrite|rename|remove|delete|drop|replace|add|create|write|commit|push|merge|check|look at|test|try|clean|finish|continue|implement|refactor|install|deploy|build|show me)(?=\s+(?:it|this|that|these|those|them|the|a|an|my|our|again|now|please|everything)\b|\s*,|\s+(?:and|but)\b)`
const ORDERS_ELSEWHERE = [
  'bau|mach|änder|ändere|korrigier|korrigiere|lösch|lösche|benenne|führ|entferne|prüf',
  'corrige|arregla|haz|cambia|borra|sube|ejecuta|añade|agrega|quita|arruma|faz|muda|apaga|roda|adiciona',
  'fais|supprime|renomme|lance|ajoute|enlève|correggi|fai|cambia|cancella|lancia|aggiungi|togli|maak|verander|verwijder|voeg|draai',
  'исправь|сделай|поменяй|удали|запусти|добавь|убери|проверь|popraw|zrób|zmień|usuń|dodaj|düzelt',
].join('|')
/** An order, or the file that a command was given; short, and in one clause. */
const TASK = String.raw`(?:(?:please|now|also|just|bitte|por favor)[ ,]+)*(?:@?[\w./-]{1,80}\.[a-z]{1,4}|(?:${ORDERS}|(?:${ORDERS_ELSEWHERE})(?![${LETTERS}\u0300-\u036f'’-]))[^.;:!?]{0,80}?)`
const JOINED = String.raw`(?:\s*[,;–—-]\s*(?:(?:and|but|also|und|aber|y|e|et|mais|ma|en|maar|и|а|но|i|ve)\s+)?|\s+(?:and|but|also|und|aber|y|e|et|mais|ma|en|maar|и|а|но|i|ve)\s+)(?:(?:also|please|then)\s+)?`
const LEADING = new RegExp(String.raw`^${TASK}${JOINED}(?=(?:${OPENS_RULE})(?![${LETTERS}\u0300-\u036f])\s*\S+\s+\S)`)
const POINTED_AT = String.raw`(?:it|this|that|these|those|das|dies(?:e[nrs]?)?|es[oa]s?|est[oea]s?|isso|isto|[çc]a|cela|ceci|quest[oaie]|dit|dat|deze|это|этот|эту|эти|to|ten|te|tę|bunu|şunu)`
/** If "from now on" is last, the first part is current work only if it points at a thing: "run the tests and commit from now on" is one rule. */
const LEADING_POINTED = new RegExp(
  String.raw`^(?:(?:please|now|also|just|bitte|por favor)[ ,]+)*[${LETTERS}]+ ${POINTED_AT}(?:\s+[${LETTERS}\d'’-]+){0,3}${JOINED}(?!(?:that|so|which|because|otherwise|or|as)\b)(?=\S+\s+\S.*\s(?:${FROM_NOW_ON})[\s.!]*$)`,
)
/** With one of these, the first part is a rule too: "run the linter before each commit, and from now on fix what it says". */
const IS_RULE =
  /\b(?:if|when|whenever|before|after|until|unless|only|each|every|all|any|once|while|always|never|no|not|must|without|instead)\b|n['’]t\b|\b(?:immer|nie|jede[rsmn]?|siempre|nunca|cada|sempre|jamais|toujours|chaque|mai|ogni|altijd|nooit)\b|всегда|никогда|кажд|zawsze|nigdy|asla|her zaman/u

/** The sentence without its leading order, if a complete rule follows: "fix it, and from now on …". */
export function withoutLeadingTask(text: string): string {
  const lower = lowerCased(text)
  if (!MAY_OPEN_RULE.test(lower)) return text
  const task = LEADING.exec(lower)?.[0] ?? orderedBefore(lower)
  return task === undefined || IS_RULE.test(task) ? text : text.slice(task.length)
}

const BEGINS_WITH_ORDER = new RegExp(`^${TASK}`)

/** The order before a rule that ends with "from now on". */
function orderedBefore(text: string): string | undefined {
  const task = LEADING_POINTED.exec(text)?.[0]
  return task !== undefined && BEGINS_WITH_ORDER.test(task) ? task : undefined
}
