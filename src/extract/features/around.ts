import { LETTERS } from '../../text/letters.ts'
import { lowerCased } from '../../text/lower-cased.ts'
import { HAN, HANGUL, KANA } from '../view/alphabet.ts'
import type { SentenceView } from '../view/sentence-view.ts'

/** How much of the message around a sentence is read. */
const MAX_BEFORE_UNITS = 140
const MAX_AFTER_UNITS = 60

/** Whether the message continues by asking for work: "Our nodes have no disk. So move the cache to …". */
export function isBeforeOrder({ end, alphabets, turn }: SentenceView): boolean {
  const next = turn.text.slice(end, end + MAX_AFTER_UNITS).toLowerCase()
  return ORDER.test(next) || ((alphabets & (HAN | KANA | HANGUL)) !== 0 && ORDER_UNSPACED.test(next))
}

/** Whether the sentence is next to something the agent did: "Why is there a new file? …", "… You put it into the page." */
export function isNearComplaint({ start, end, turn }: SentenceView): boolean {
  const { text } = turn
  return (
    (start > 0 && DONE_BEFORE.test(sentenceBefore(text.slice(Math.max(0, start - MAX_BEFORE_UNITS), start)))) ||
    DONE_AFTER.test(text.slice(end, end + MAX_AFTER_UNITS).toLowerCase())
  )
}

/** Whether the sentence follows a few words that reject what the agent did: "Nope. Ids come from the ledger", "那样不对。…". */
export function isAfterRejection({ start, turn }: SentenceView): boolean {
  if (start === 0) return false
  const before = sentenceBefore(turn.text.slice(Math.max(0, start - MAX_REJECTION_UNITS), start))
  return before.length < MAX_REJECTION_UNITS && REJECTS.test(before)
}

/** The longest rejection, including the space after it. */
const MAX_REJECTION_UNITS = 64
/** "No problem" and the like approve. */
const REJECTS =
  /^(?:ok,? |hey,? |um,? |hm+,? |sorry,? |claude,? )*(?:(?:no|nope|nah|na|nono(?:no)*|wait|stop|hold on|revert|undo|wrong|incorrect|nein|nee|ne|halt|falsch|moment|non|faux|arr[eê]te|incorrecto|mal|para|não|nao|errado|p[aá]ra|sbagliato|fermo|fout|stop|nie|źle|нет|стоп|неверно|неправильно|hay[ıi]r|yanlış|dur)(?![\p{L}’'])(?! (?:problem|worries|rush|need|idea|hurry|matter))|(?:that|this|it)(?:'s|’s|s| is| was)? (?:not|(?:the )?wrong|incorrect)|(?:das|es) (?:ist|war|stimmt) (?:nicht|falsch)|(?:c'est|ce n'est) (?:pas|faux)|(?:eso |esto )?(?:no es|está mal)|(?:isso )?(?:não é|tá errado|está errado)|non è|(?:dat|dit) klopt niet|to nie(?! wiem)|это не|bu yanl[ıi]ş)|^(?:不对|不對|不是|错了|錯了|等等|别|停)|^(?:違|ちがい|いや|待って|ちょっと待)|^(?:아니|틀렸|잠깐)/u

/** Whether at least two sentences near this one say what something should or can do. */
export function isAmidRequirements({ start, end, turn: { text } }: SentenceView): boolean {
  const before = lowerCased(text.slice(Math.max(0, start - MAX_NEAR_UNITS), start))
  const after = lowerCased(text.slice(end, end + MAX_NEAR_UNITS))
  return (before.match(REQUIRES)?.length ?? 0) + (after.match(REQUIRES)?.length ?? 0) >= 2
}

/** Bounded: a message of megabytes would be searched for each of its sentences. */
const MAX_NEAR_UNITS = 600

/** In most languages one word says what something should do or be able to. For text in lower case. */
const REQUIRES = new RegExp(
  `(?<![${LETTERS}])(?:(?:it|they|this|there|each|every|people|users?|players?|customers?|(?:the|an?) [a-z]+(?: [a-z]+)?) (?:should|must|needs? to|has to|have to|can|shall)(?![${LETTERS}])|(?:soll|sollen|sollte|muss|müssen|doit|doivent|devrait|debe|deben|debería|deve|devem|devono|dovrebbe|moet|moeten|powinien|powinna|powinno|powinny|должен|должна|должно|должны)(?![${LETTERS}]))|应该|應該|必须能|要能|できるように|べき|해야|되어야|olmalı`,
  'g',
)

/** The last sentence of a text that ends where one does, in lower case. */
function sentenceBefore(text: string): string {
  const before = text.trimEnd()
  let from = before.length - 1
  while (from > 0 && !ENDS.has(before.charCodeAt(from - 1))) from--
  return before.slice(from).trimStart().toLowerCase()
}

const ENDS = new Set(Array.from('.!?\n。！？', (end) => end.charCodeAt(0)))

/** How an order begins in scripts with spaces: a lead-in, and the verbs that ask for work. */
const LEAD =
  'so|and|then|thus|therefore|hence|ok|okay|now|also|please|pls|kindly|just|could you|can you|would you|can u|could u|will you|lets|let us|i want you to|i need you to|dann|jetzt|et|du coup|entonces|y|agora|então|e|allora|dus|więc|поэтому|так что|тогда'
const VERBS = [
  'fix|add|create|implement|update|remove|delete|change|run|rerun|check|look|read|write|rewrite|make|build|move|rename|refactor|commit|push|merge|show|explain|find|test|list|give|tell|try|start|stop|redo|undo|revert|reset|set|configure|debug|verify|compare|convert|replace|clean|split|do|put|use|take|adapt|adjust|port|swap|drop|bump|ignore|figure|point|switch|keep|have|get|go|pick|regenerate|translate|review|draft|plot|enforce|handle|support|extend|wire|cover|decode|scrap|apply|sort|limit|compute|generate|can|could|would|will|please',
  'bitte|kannst|könntest|mach|änder|ändere|nimm|schreib|rechne|lass|korrigier|setz|benenn|bau|schau|füg|verschieb',
  'corrige|change|enlève|mets|renomme|décale|ajoute|déplace|remplace|tu peux|peux-tu|pourrais-tu',
  'arregla|cambia|quita|pon|mueve|renombra|usa|puedes|podés|haz|revisa|agrega|añade|por favor',
  'arruma|troca|tira|muda|põe|coloca|renomeia|pode|faz|adiciona|ajusta',
  'correggi|togli|metti|sposta|rinomina|puoi|aggiungi|sistema|haal|pas|verplaats|kun je|maak|zet|pak|voeg',
  'popraw|zmień|usuń|przenieś|dodaj|weź|zrób|możesz|lütfen|tolong|ganti|hapus|tambahin|sửa|thêm|đổi|làm',
  'исправь|поправь|убери|перенеси|переименуй|добавь|сделай|поменяй|замени|перепиши|возьми|можешь|пожалуйста|виправ|прибери|додай|зроби|зміни|можеш',
].join('|')
const ORDER = new RegExp(`^[^${LETTERS}]*(?:(?:${LEAD})[ ,]+)*(?:${VERBS})(?![${LETTERS}])`)
const ORDER_UNSPACED =
  /^[^\p{L}]*(?:请|請|帮|幫|麻烦|麻煩|改一?下|把|那就|顺便|順便|去掉|换成|換成|加[个個上])|^[^\n。.!！?？]{1,40}(?:して(?:ください|くれ|ほしい|[。\s]|$)|お願い|해 ?(?:줘|주세요|라)|바꿔|고쳐)/u

const YOU_DID =
  "(?:put|used|made|wrote|added|just|ve|'ve|have|did|changed|moved|took|picked|are|'re|re|keep|forgot|left|ran)"
const DONE_BEFORE = new RegExp(
  `^(?:(?:so|but|and|wait|hey|um|uh|no|ok)[ ,]+)*(?:why|what(?:'s| is| are) .{2,40} doing|who told|since when|how come|warum|wieso|pourquoi|por qu[eé]|perch[eé]|waarom|dlaczego|neden|niye|tại sao|sao lại|kenapa|почему|зачем|чому|you ${YOU_DID}|your |du hast|tu as|has |hai |je hebt|ты |ти )|^.{0,8}(?:为什么|為什麼|怎么又|怎麼又|なんで|なぜ|왜)`,
)
const DONE_AFTER = new RegExp(
  `^[\\s.!?)"]*((?:so|but|and) )?(?:you ${YOU_DID}\\b|you've|your (?:[a-z0-9_-]+ ){1,3}(?:would|does|is|has|had|breaks|uses|was|will|looks?|goes))`,
)
