import { countsOf } from '../../base/counts-of.ts'

/** Names of secrets, places that hold them, and words about them, which are not secrets themselves. */
export const REFERENCE =
  /^(?:\[?redacted|\$|%|<|\{|\*{2,}|x{4,}|\.{3}|…|process\.|import\.|os\.|env[.[(]|getenv|config\.|settings\.|secrets?\.|null|none|undefined|true|false|your[_-]|my[_-]?(?:password|secret|token)|changeme$|example$|placeholder|string|number|required|optional|base(?:32|58|64)|sha\d|md5|utf|oauth|bcrypt|argon|ed25519|id_(?:rsa|ed|ecdsa)|scrypt|pbkdf|aes|[hr]s256)/iu

/** Letters of both cases or hexadecimal, digits, and as much surprise per character as keys have; a path, a word or a commit is not. */
export function isRandom(value: string): boolean {
  if (REFERENCE.test(value) || !/\d/u.test(value) || !/[A-Za-z]/u.test(value)) return false
  if (/[/.\\-]/u.test(value) && value.split(/[/.\\_-]/u).some((part) => /^[a-z]{4,}$/u.test(part))) return false
  const hexadecimal = /^[a-f0-9]+$/iu.test(value)
  if (!hexadecimal && !(/[a-z]/u.test(value) && /[A-Z]/u.test(value))) return false
  if (hexadecimal && value.length < 32) return false
  return bitsPerCharacter(value) >= (hexadecimal ? 3 : 3.6)
}

/** `S3Client`, `TokenCounterV2ForClaude4`: a key has more numbers. */
const LETTERS_PER_NUMBER = 7
/** At least this share of a name's letters is in words; `Node20LTS` has the smallest. */
const WORDS_IN_NAME = 0.57
/** From this length on, a name must have longer words: in a long key, some three letters in a row can always be spoken. */
const LONG = 16
/** Can be spoken: a vowel, and no four consonants in a row. */
const WORD =
  /^(?=.{3})(?=.*[aeiouy])(?!.*[bcdfghjklmnpqrstvwxz]{4})(?!.*[aeiou]{4})(?!.*(?:q[^u]|[jvwzxq][bcdfgjkmnpqtvwxz]|[bcdfgkmptvz][jqxvz]|jj|vv))[a-z]+$/iu

/** Neither a word nor a name, even if it is short: both cases, and a digit inside, followed by a letter or a sign. */
export function isMadeUp(value: string): boolean {
  return (
    /^[\x21-\x7e]{6,64}$/u.test(value) &&
    /[a-z]/u.test(value) &&
    /[A-Z]/u.test(value) &&
    /\d(?:[A-Za-z]|[!$%&*?^][!-~])/u.test(value) &&
    !/[(){}[\]<>/\\|]|^https?:|\.[a-z]{1,5}$/u.test(value) &&
    !REFERENCE.test(value) &&
    !isName(value)
  )
}

/**
 * A name that somebody gave to a thing: `OAuth2Flow`, `red-600-dark`, `STRIPE_KEY_V2`. Words that can be read make up most of it; in
 * a machine's random strings they do not.
 */
export function isName(value: string): boolean {
  if (!/^[A-Za-z0-9_./-]+$/u.test(value)) return false
  if (/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/u.test(value)) return true
  const parts = value.split(/[-_./]/u)
  if (
    parts.length > 1 &&
    parts.some((part) => /^[A-Za-z]{3,}/u.test(part)) &&
    parts.every((part) => /^(?:[A-Z]?[a-z]+(?:\d{1,4}[a-z]{0,4})?|\d{1,4}[a-z]?|[A-Z]{1,4}\d?|)$/u.test(part))
  )
    return true
  if (!/[A-Z]/u.test(value) || (value.match(/\d+/gu) ?? []).length > value.length / LETTERS_PER_NUMBER) return false
  const runs = value.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/gu) ?? []
  const words = runs.filter((run) => WORD.test(run) && (run.length >= 5 || /[a-z]/u.test(run)))
  const letters = runs.join('').length
  if (value.length >= LONG && !(words.some((word) => word.length >= 5) && letters / runs.length >= 3)) return false
  return runs.length > 1 && words.join('').length >= letters * WORDS_IN_NAME
}

const CLASS =
  /^(?:pass(?:word|code|phrase)|pw)(?=[A-Z])|[a-z0-9](?:Component|Input|Field|Hasher|Service|View|Screen|Controller|Provider|Config|Validator|Form|Client|Type|Schema|Handler|Manager|Factory|Fixture)\d{0,2}$/u

/** Named as code names its parts: `Field2Component`. */
export function isClass(value: string): boolean {
  return CLASS.test(value)
}

/** Letters and digits that are not a name: counts as a password if the sentence allows no other reading. */
export function isMixedUp(value: string): boolean {
  return (
    !isClass(value) &&
    !/^[a-z]+\d$/u.test(value) &&
    /[a-z]/iu.test(value) &&
    /\d/u.test(value) &&
    !/[(){}<>/|]|^\d+[a-z]{1,3}$/iu.test(value) &&
    !REFERENCE.test(value) &&
    !isName(value)
  )
}

/** What a key, token or secret looks like in a sentence, where names of them are far more frequent. */
export function looksGenerated(value: string): boolean {
  if (isMadeUp(value)) return true
  if (isName(value)) return false
  return /^(?=\D*\d)(?=\d*[a-f])[a-f0-9]{12,}$/iu.test(value) || (value.length >= 16 && /(?:\d+\D+){3}/u.test(value))
}

/** What may follow "password" without being one: `required`, `hashed`, `case-sensitive`. */
const SAID_OF_IT =
  /^(?:not|never|always|only|still|now|also|too|very|just|being|a|an|the|my|our|your|his|her|its|their|this|that|in|on|at|of|to|by|as|if|for|from|with|and|or|what|where|when|why|how|who|set|reset|sent|kept|put|gone|lost|wrong|right|correct|incorrect|invalid|valid|empty|blank|weak|strong|short|long|secret|private|public|safe|unsafe|secure|insecure|same|different|unique|random|plain|plaintext|plain-text|text|hidden|visible|unknown|known|null|fine|good|bad|ok|okay|new|old|here|there|it|in-memory|case-sensitive|case-insensitive|mandatory|up|out|off|enough|missing|broken|stale|ours|yours|mine|weird|easy|hard|per|part|one|two|shown|written|hashed|read-only|taken|given|chosen|stolen|bound|built|found|held|left|made|seen|told|default|admin-only|needed|somewhere|everywhere|nowhere|write-only|lowercase|uppercase|numeric|digits?|letters?|words?|hash|salt|env|nothing|whatever|anything|everything|something|hers|theirs|optional|postgres|docker|kubernetes|vault|diceware|zod|input|either|sensitive|longer|shorter|stronger|like|then|nullable|fake|dummy|real|dead|simple|standard|common|static|global|local|constant|obvious|intact|mock|test|legacy|geheim|leer|pflicht|number|boolean|object|password|passwort|kennwort|contraseña|senha|parola|heslo|haslo|wachtwoord|salasana|label|name|type|field|value|none|todo)$|-only$|(?:ed|ing|able|ible|ory|ive|ent|ant|ful|less|ary|al|ous|ly|ic)$/iu

/** A word that can stand after `the password is` only if it is the password. */
export function isWordAsPassword(word: string): boolean {
  return /^[\p{L}][\p{L}\p{M}'_-]{3,40}$/u.test(word) && !SAID_OF_IT.test(word) && !REFERENCE.test(word)
}

function bitsPerCharacter(value: string): number {
  let bits = 0
  for (const count of countsOf(value).values()) bits -= (count / value.length) * Math.log2(count / value.length)
  return bits
}
