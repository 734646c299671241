import { findAccountNumbers } from './account-numbers.ts'
import { findNamedSecrets } from './named-secrets.ts'
import { around, rangesOf, type SecretRange, type SecretRule } from './secret-range.ts'
import { findTokens } from './secret-tokens.ts'
import { isClass, isName, isRandom, looksGenerated, REFERENCE } from './secret-values.ts'
import { COPULAS, KEY_WORDS, NAMES_A_SECRET, PASS, PASSWORD_WORDS, WHOSE } from './secret-words.ts'

const VALUE = String.raw`["'\u0060]?([^\s"'\u0060,;，。、）)\]}<>]{4,200})`
/** `PASSWORD=…`, `"api_key": "…"`, `my password is …`; the value is judged separately. */
const ASSIGNMENT = new RegExp(
  String.raw`(?:(${PASSWORD_WORDS}|${PASS})|(${KEY_WORDS}))s?(${WHOSE})["'\u0060]?(\s{0,3}(?::=|=>|={1,2}|[:：＝])\s{0,3}|${COPULAS})${VALUE}`,
  'giu',
)
const isGiven = (value: string) => !REFERENCE.test(value)
/** Secrets in addresses, among the arguments of a command (`--password x`, `curl -u name:x`, `mysql -px`, `sshpass -p x`) and in what is sent. */
const PLACES: readonly SecretRule[] = [
  {
    id: 'url-password',
    expression: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@]{0,80}:([^\s/@]{1,200})@/dgiu,
    accept: isGiven,
  },
  {
    id: 'authorization',
    expression: /\b(?:bearer|basic|ssws)\s{1,3}([\w+/=.~-]{16,2000})/dgiu,
    accept: (value) => /\d/u.test(value) && isGiven(value),
  },
  {
    id: 'password',
    expression:
      /--(?:pass(?:word|wd|phrase)?|token|secret|api-?key|auth-?token|access-?key|client-?secret)[= ](?!(?:from|to|in|into|is|as|by|for|and|or|must|should|may|can|takes?|needs?|with|without|explicitly|instead|flags?|options?|arguments?|only|on|when|if|via|id=\S*)(?=[\s,.;]))["']?([^\s"'-][^\s"']{3,200})/dgiu,
    accept: isGiven,
  },
  {
    id: 'password',
    expression: /\bcurl\b[^\n]{0,200}?\s(?:-u|--user)\s{1,3}["']?[^\s:"']{1,60}:([^\s"']{3,100})/dgiu,
    accept: isGiven,
  },
  {
    id: 'password',
    expression: /\b(?:mysql|mysqldump|mariadb)\b[^\n]{0,120}?\s-p([^\s"']{4,100})/dgiu,
    accept: isGiven,
  },
  { id: 'password', expression: /\bsshpass\s{1,3}-p\s?["']?([^\s"']{4,100})/dgiu, accept: isGiven },
  {
    id: 'cookie',
    expression: /\bcookie["']?\s?:\s?["']?[\w-]{1,60}=([^\s;"']{16,2000})/dgiu,
    accept: isGiven,
  },
]
/** Settings whose name ends like that of a secret, and what an authenticator is set up with. */
const SETTINGS: readonly SecretRule[] = [
  {
    id: 'secret',
    expression:
      /(?<!\w)(?!\w{0,80}PUBLI(?:C|SHABLE))(?:[A-Z0-9]{1,20}_){1,5}(?:KEY|PAT|PSK)["']?\s?[=:]\s?["']?([\w+/=-]{20,200})/dgu,
    accept: (value) => isRandom(value) || /^(?=(?:[a-z]*\d){4})[a-z0-9]{32,}$/u.test(value),
  },
  {
    id: 'authenticator-secret',
    expression:
      /(?<![A-Za-z])(?:[Tt]?[Oo][Tt][Pp]|2[Ff][Aa]|[Mm][Ff][Aa]|[Aa]uthenticator)\b[^\n]{0,40}?(?<!\w)([A-Z2-7]{16,64})(?!\w)/dgu,
    accept: (value) => /\d/u.test(value),
  },
]
/** A key word, a little text, and something long and random. */
const NEARBY: SecretRule = {
  id: 'high-entropy',
  expression: new RegExp(
    String.raw`(?:${PASSWORD_WORDS}|${PASS}|${KEY_WORDS}|\bkey\b|\baws\b)[^\n]{0,40}?([A-Za-z0-9+/_][A-Za-z0-9+/_=.~-]{19,200})`,
    'dgiu',
  ),
  accept: (value) => isRandom(value) && !isName(value),
}

/**
 * Secrets by our own rules: known token shapes, keys and passwords that are assigned or named in a sentence (several languages),
 * credentials in addresses, random strings near a key word; the more specific first. Adds to what `@secretlint` finds; linear.
 */
export function findSecrets(text: string): SecretRange[] {
  const named = NAMES_A_SECRET.test(text)
  return [
    ...findTokens(text),
    ...[...PLACES, ...SETTINGS].flatMap((rule) => rangesOf(text, rule)),
    ...(named ? findAssigned(text) : []),
    ...findNamedSecrets(text, named),
    ...findAccountNumbers(text),
    ...rangesOf(text, NEARBY),
  ]
}

function findAssigned(text: string): SecretRange[] {
  return Array.from(text.matchAll(ASSIGNMENT)).flatMap((match) => {
    const [whole, password, key = '', whose = '', operator = '', value = ''] = match
    if (REFERENCE.test(value) || /[(){}]/u.test(value) || /^https?:|^\p{L}+\|/iu.test(value)) return []
    const [before, , after] = around(text, match)
    const assignment = { value, operator, whose, before, after }
    const isSecret = password === undefined ? isAssignedKey(key, assignment) : isAssignedPassword(password, assignment)
    if (!isSecret) return []
    const start = match.index + whole.length - value.length
    return [{ start, end: start + value.length, id: password === undefined ? 'secret' : 'password' }]
  })
}

/** What is set or said after a word for a secret, and the text on both sides. */
type Assignment = Readonly<Record<'value' | 'operator' | 'whose' | 'before' | 'after', string>>

const TESTS = /\bfail|\btests?\b/iu
const LOGIN_BEFORE = /(?:\b(?:user(?:name)?|login|host|e-?mail)\s?[:=]\s?[^\s,;]{1,40}[\s,;/|]{1,3}|\w)$/iu

/** `password=anything`; after "password is", only what does not look like a word. `pass=1024 fail=0` is about tests. */
function isAssignedPassword(word: string, { value, operator, before, after }: Assignment): boolean {
  const isPass = /^pass$/iu.test(word) && !LOGIN_BEFORE.test(before)
  if (/[=＝]/u.test(operator)) return !isPass || !/^(?:\d+|true|false|fail|ok|yes|no|green|red)$/iu.test(value)
  if (!isMixed(value, 6) || isClass(value)) return false
  return !isPass || !(isName(value) || TESTS.test(before) || TESTS.test(after))
}

/** `TOKEN=…` and `"token": "…"` set a value; a sentence mostly mentions a token without giving it. */
function isAssignedKey(word: string, { value, operator, whose, before }: Assignment): boolean {
  if (!isMixed(value, 8)) return false
  const isSetting = /^[A-Z_-]+$|_/u.test(word) || /[_"']$/u.test(before)
  if (operator === '=' || (isSetting && /[:=：＝]/u.test(operator))) return true
  return whose === '' ? !isName(value) && !/^\p{L}{4,}\d$/u.test(value) : looksGenerated(value)
}

function isMixed(value: string, least: number): boolean {
  const trimmed = value.replace(/[.!?]{1,3}$/u, '')
  return (
    trimmed.length >= least &&
    /\d/u.test(trimmed) &&
    /[A-Za-z\p{Script=Cyrillic}]/u.test(trimmed) &&
    !/^\d+\p{L}{1,3}$/u.test(trimmed) &&
    !/[./\\]\p{L}{1,5}$/u.test(trimmed)
  )
}
