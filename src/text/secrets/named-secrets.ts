import { rangesOf, type SecretRange, type SecretRule } from './secret-range.ts'
import { isClass, isMadeUp, isMixedUp, isName, isRandom, isWordAsPassword } from './secret-values.ts'
import { COPULAS, KEY_WORDS, PASSWORD_WORDS, PIN_WORDS, RECOVERY_WORDS, SEED_WORDS, WHOSE } from './secret-words.ts'

const SAYS = String.raw`(?:\s{0,3}[:：=＝]\s{0,3}|${COPULAS})`
/** The same of several. */
const ARE = String.raw`\s{1,3}(?:are|sind|sont|son|sono|são)\s{1,3}`
const ENDS = String.raw`(?=["'\u0060]?(?:[.,;!?)]|\s*$|\s*\n|\s{1,2}(?:and|but|on|for|in|at|und|aber|auf|für|e|y|et)\s))`
const NO_UNIT = String.raw`(?![\p{L}\p{N}]|[.:/-]\d|\s?(?:lines?\b|loc\b|rows?\b|items?\b|tokens?\b|ohms?\b|rounds?\b|iterations?\b|char|bit|byte|digit|letter|symbol|zeichen|stellen|ziffer|caract|carat|chiffre|cifra|dígito|символ|знак|цифр|文字|桁|位|字|자리|자|अंक))`

/** Word lists for seed phrases contain no function words. */
const NO_FUNCTION_WORD = String.raw`(?!(?:the|and|for|with|from|are|our|not|into|must|should|which|was|were|has|have|but|user)\b)`
const SEED_WORD = String.raw`${NO_FUNCTION_WORD}[a-z]{3,8}`
const PASSPHRASE_WORD = String.raw`${NO_FUNCTION_WORD}[a-z]{3,14}`

/** Words that only a sentence about a passphrase has: made-up passphrases consist of nouns and adjectives. */
const OF_A_SENTENCE =
  /\b(?:\w{2,}(?:ed|ing|ly)|always|never|only|before|after|when|until|while|once|kept|read|known|same|still|also|just|more|less|than|then|here|there|this|that|these|those|what|where|your|their|his|its|all|any|every|some|one|two|too|very|can|cannot|will|would|could|should|does|did|been|being|who|why|how|off|out|per|via|long|short|wrong|right|empty|missing|invalid|optional|mandatory|secret)\b/iu

const WORD_AT_END = String.raw`["'\u0060]?([A-Za-z][A-Za-z_-]{3,40})(?=["'\u0060]?[.!]?[ \t]{0,3}(?:$|\n))`

/** In a file, the value of such a key may also be a type, a label or the name of a secret. */
function isWordInCode(word: string): boolean {
  return isWordAsPassword(word) && !/[a-z][A-Z]|^[A-Z_]+$|^(?:success|green|dots|eye)$/u.test(word)
}

const CHIP = String.raw`gpio|reset|connector|header|board|esp32|arduino|raspberry|chip|cpu`
const PIN_OF_CHIP = new RegExp(String.raw`(?:${CHIP})(?:['’]s)?[ -]$`, 'iu')
const NEAR_A_CHIP = new RegExp(
  String.raw`\b(?:${CHIP}|ohms?|netlist|ground|gnd|vcc|voltage|pull(?:ed)?[ -](?:up|down)|pins|version|release|deprecated|port)\b`,
  'iu',
)
const OF_A_PERSON =
  /\b(?:door|gate|card|phone|handy|telefon|account|konto|sim|safe|tresor|alarm|unlock|login|bank|garage|locker)\b|\b(?:my|our|your|his|her|mein\p{L}*|unser\p{L}*)\s(?:[\w-]{1,20}\s){0,2}pin\b/iu

/** A bare `pin` belongs to a chip or a version unless it says whose it is; `PIN` is a person's unless a chip is near. */
function isPinOfPerson(before: string, found: string, after: string): boolean {
  if (PIN_OF_CHIP.test(before) || /\b0000$/u.test(found)) return false
  const sentence = before + found + after
  if (OF_A_PERSON.test(sentence)) return true
  return !NEAR_A_CHIP.test(sentence) && !/^pin\b(?![ -]?(?:code|nummer))/u.test(found)
}

/** After a word that `NAMES_A_SECRET` matches. */
const BEHIND_ITS_NAME: readonly SecretRule[] = [
  {
    id: 'password',
    expression: new RegExp(
      String.raw`(?:${PASSWORD_WORDS}|${KEY_WORDS})${WHOSE}\s{1,2}["'\u0060]?([\x21-\x7e]{6,64}?)(?=["'\u0060]?(?:[.,;!?)、。，]{0,2}(?:\s|$)))`,
      'dgiu',
    ),
    accept: isMadeUp,
  },
  {
    id: 'password',
    expression: new RegExp(
      String.raw`\b(?:pass(?:word|phrase|code)|pwd)${WHOSE}\s(?:is|was)\s["'\u0060]?([\p{L}\p{M}'_-]{4,40})${ENDS}`,
      'dgiu',
    ),
    accept: isWordAsPassword,
  },
  {
    id: 'passphrase',
    expression: new RegExp(
      String.raw`\bpass(?:phrase|word)${WHOSE}(?:\s(?:is|was)|\s?[:=])\s["'\u0060]?((?:${PASSPHRASE_WORD}[ -]){3,7}${PASSPHRASE_WORD})(?=["'\u0060]?[.!]?[ \t]{0,3}(?:$|\n))`,
      'dgiu',
    ),
    accept: (words) => !OF_A_SENTENCE.test(words),
  },
  {
    id: 'password',
    expression: new RegExp(
      String.raw`(?:\b(?:passwort|kennwort)${WHOSE}\slautet|\bparola d['’]ordine${WHOSE}\s[eè]['’]?)\s{1,2}["'„“\u0060]?([\p{L}\p{N}\p{M}'_-]{4,40})`,
      'dgiu',
    ),
    accept: (value) =>
      !/^(?:nicht|immer|anders|folgend\p{L}*|überall|derzeit|aktuell|obbligatori\p{L}|sempre)$/iu.test(value),
  },
  {
    id: 'password',
    expression: new RegExp(
      String.raw`\b(?:pass(?:word|phrase|code)|passwort|pwd)${WHOSE}\s(?:is|ist):\s${WORD_AT_END}`,
      'dgiu',
    ),
    accept: isWordAsPassword,
  },
  {
    id: 'password',
    expression: new RegExp(
      String.raw`(?<![A-Za-z0-9])(?:[A-Z0-9]{1,20}_){1,4}(?:PASS|PASSWORD|PASSWD|PWD|PW):[ \t]{1,3}${WORD_AT_END}`,
      'dgu',
    ),
    accept: isWordInCode,
  },
  {
    id: 'password',
    expression: /["'](?:\w{1,20}[_-])?(?:password|passwd|pass|pwd)["']\s?:\s?["']([a-z_-]{4,64})["']/dgu,
    accept: isWordInCode,
  },
  {
    id: 'password',
    expression:
      /\b(?:wi-?fi|wlan|router|ssh|root|admin|sudo|[\w.-]{1,40}@[\w.-]{1,60})\s(?:pass(?:word|wd|wort)|pwd|pw)\s["'`]?([\x21-\x7e]{6,64}?)(?=["'`]?[.,;!?)]{0,2}\s{0,3}(?:$|\n))/dgiu,
    accept: isMixedUp,
  },
  {
    id: 'secret',
    expression: new RegExp(String.raw`(?:${KEY_WORDS})\s["'\u0060]?([a-f0-9]{16,64})(?![\w-])`, 'dgiu'),
    accept: (value) => /\d/u.test(value) && /[a-f]/iu.test(value),
  },
  {
    id: 'password',
    expression:
      /\b(?:set|chang\w{1,3}|reset|updat\w{1,3})\s(?:[\w-]{1,20}\s){0,4}?pass(?:word|code|phrase)\sto\s["'`]?([\x21-\x7e]{6,64}?)(?=["'`]?[.,;!?)]{0,2}(?:\s|$))/dgiu,
    accept: isMixedUp,
  },
]

const RULES: readonly SecretRule[] = [
  {
    id: 'pin',
    expression: new RegExp(String.raw`(?:${PIN_WORDS})${WHOSE}${SAYS}(\d{4,8})${NO_UNIT}`, 'dgiu'),
    acceptAround: isPinOfPerson,
  },
  {
    id: 'password',
    expression: new RegExp(String.raw`(?:${PASSWORD_WORDS})${WHOSE}${SAYS}(\d{4,20})${NO_UNIT}`, 'dgiu'),
  },
  {
    id: 'pin',
    expression: new RegExp(String.raw`(?<!\p{L})(?:PIN|ПИН)(?:-?(?:[Cc]ode|код))?\s(\d{4,8})${NO_UNIT}`, 'dgu'),
    acceptAround: isPinOfPerson,
  },
  {
    id: 'recovery-code',
    expression: new RegExp(
      String.raw`(?:${RECOVERY_WORDS})${WHOSE}(?:${SAYS}|${ARE}(?=[A-Za-z]{0,12}\d{1,12}[A-Za-z-]{1,12}\d))((?:(?=[A-Za-z-]{0,12}\d)[A-Za-z0-9-]{5,24}[,;、]?\s{0,2}){1,24}(?<![\s,;、]))`,
      'dgiu',
    ),
    accept: (value) => !isClass(value) && !(isName(value) && /[a-z\d][A-Z][a-z]/u.test(value)),
  },
  {
    id: 'seed-phrase',
    expression: new RegExp(
      String.raw`(?:${SEED_WORDS})[^\n]{0,24}?(?:${SAYS}|[:"'„“«\u0060])\s{0,2}["'„“«\u0060]?((?<!\p{L})(?:(?:\d{1,2}[.)]\s?)?${SEED_WORD}[ ,\n]{1,2}){11,23}${SEED_WORD})(?!\p{L})`,
      'dgu',
    ),
  },
  {
    id: 'aws-secret-key',
    expression: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b[^\n]{0,80}?(?<![A-Za-z0-9/+])([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/dgu,
    accept: isRandom,
  },
  {
    id: 'aws-secret-key',
    expression: /(?<![A-Za-z0-9/+])([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])[^\n]{0,80}?\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/dgu,
    accept: isRandom,
  },
  {
    id: 'password',
    expression:
      /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\s{0,3}[/|:;\u2013\u2014-]\s{0,3}["'`]?([\x21-\x7e]{6,64}?)(?=["'`]?[.,;!?)]{0,2}(?:\s|$))/dgu,
    accept: isMadeUp,
  },
  {
    id: 'password',
    expression:
      /\b(?:login|log in as|user(?:name)?|account|zugang|benutzer|логин)\s?:?\s[\w.@+-]{1,40}\s(?:[/|:]|with)\s["'`]?([\x21-\x7e]{6,64}?)(?=["'`]?[.,;!?)]{0,2}(?:\s|$))/dgiu,
    accept: isMadeUp,
  },
]

/**
 * Secrets recognisable only by the words around them, without a long run of characters: passwords, PINs, codes, phrases. Linear. `named`:
 * the text contains one of `NAMES_A_SECRET`.
 */
export function findNamedSecrets(text: string, named: boolean): SecretRange[] {
  const rules = named ? [...BEHIND_ITS_NAME, ...RULES] : RULES
  return rules.flatMap((rule) => rangesOf(text, rule))
}
