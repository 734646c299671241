// Expressions for text in lower case.

/** What people say before they come to the point, and answers: each may also be a value that a rule names. */
export const JUDGES =
  'sorry|lol|haha|oops|whoops|ugh|argh|nvm|okay|ok|alright|all right|right|yeah|yes|yep|yup|nope|nah|sure|great|perfect|good|cool|nice|thanks|thank you'
export const ANSWERS =
  "exactly|genau|stimmt|d['’]accord|nein|doch|ja|non|oui|si|sí|sì|não|nao|sim|nee|nie|tak|нет|да|ні|так|hayır|yok|evet|nej|nei|не|ne|tidak|i?ya|không|dạ"
/** Values that are named beside them. */
const BESIDE =
  'no|note|maybe|unknown|cancel|left|bad|poor|wrong|incorrect|missing|warn(?:ing)?|error|fail(?:ed|ure)?|tip|vielleicht|abbrechen|hinweis|warnung|fehler|annuler|erreur|cancelar'
const VALUE = new RegExp(String.raw`(?<![\p{L}-])(?:${JUDGES}|${ANSWERS}|${BESIDE})(?![\p{L}-])`, 'gu')

const WORD = String.raw`[^\s,;:.!?/|]+`
const NEXT = String.raw`(?:\s*[,;/|]\s*|\s+[-–—]\s+)${WORD}`
/** The Polish word, "i", is a pronoun in English. */
const AND =
  'and|or|und|oder|et|ou|y|e|o|en|of|och|eller|og|dan|atau|và|hoặc|ve|veya|и|или|та|або|lub|albo|czy|i(?= nie )'
const ARE = 'are|is|sind|ist|sont|son|são|sono|zijn|są|är'
/** Several values in a list: "ja, nein und unbekannt", "ja, nein, vielleicht sind …". Two without a comma say what is and what is not. */
const SEVERAL = new RegExp(
  String.raw`^${WORD}(?:(?:${NEXT})+,? (?:${AND}) ${WORD}|(?:${NEXT})+(?= (?:${ARE}) )| (?:${AND}) ${WORD}(?= (?:${ARE}) ))`,
  'u',
)
/** The same in scripts without spaces: the opposite comes next, and then the rest of the list, or what is said about both. */
const SEVERAL_UNSPACED =
  /^(?:[是对對错錯]|好)\s*[,，、]\s*[否错錯误誤假坏壞对對](?=\s*[、和或与與及都两兩三四]|\s+\p{Script=Han}|[,，]\s*\p{Script=Han}{1,3}(?:[\s,，、和或]|$))|^はい[、,]\s*いいえ|^네,\s*아니(?:요|오)/u

/** The word is part of a construction of several: "si, et seulement si, …", "так, чтобы …", "alors que …", "so we can undo it, …". */
const CONSTRUCTION =
  /^(?:si, (?:et|y|e|o|ou|après|avant|à|au|en|dans|pendant|lors|par|pour|selon|malgré|quand|después|antes|durante|por|tras|cuando|dopo|prima|per)(?!\p{L})[^,]*,|tak,? (?:aby|żeby|by|jak) |так,? (?:чтоб|щоб|как |же |и )|so, da(?:ss|ß) |so (?:i|we|you|they|it) can\b[^,]*,|alors qu|(?:hi|hey|hello|hallo|hola),? (?:world|welt|mundo|is|are) )/u

/** Whether the word that a text begins with opens nothing: it is the first of several values, or part of a construction. */
export function isPartOfRule(text: string): boolean {
  if (CONSTRUCTION.test(text) || SEVERAL_UNSPACED.test(text)) return true
  const [several = ''] = SEVERAL.exec(text) ?? []
  return new Set(several.match(VALUE)).size > 1
}
