import { beginning } from '../../text/beginning.ts'

// Prompts are kept for display only (a session's title), and secrets are not to rest in any file. A cold hook
// cannot run the real scanner, so this masks whatever looks like a token: harmless in a title, and never too little.

/** The last alternative is the tags from U+E0000 on. Without the flag `u`, which doubles the compile time in a cold process. */
const HIDDEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|\uDB40[\uDC00-\uDC7F]/g
/** Letters and digits mixed over twenty characters: a key, or something nobody needs in a title. */
function maskToken(run: string): string {
  return /\d/.test(run) && /[A-Za-z]/.test(run) ? '⟨redacted⟩' : run
}

/** Masks a value that was told in a sentence, unless it is a plain word: `the token is expired` says nothing secret. */
function maskTold(whole: string, told: string, value: string): string {
  // Made from a string: V8 looks up the properties in a literal as soon as it reads it.
  return new RegExp('\\d|[^\\p{L}.!?)]', 'u').test(value) ? `${told}⟨redacted⟩` : whole
}

const DIGITS = '0123456789'.split('')

/** A password that looks drawn, such as `Kx9vT2mQ`: digits in two places. */
function maskDrawn(word: string): string {
  return /\d[A-Za-z]+\d/.test(word) ? '⟨redacted⟩' : word
}

/** Part of a word for a secret, in lower case and in the languages of `text/secrets/secret-words.ts`, which are too much for a cold hook. */
const SECRET_NAMES =
  'passw|passph|passcode|passord|pwd|pw:| pw |wifi|wi-fi|wlan|kennwort|wachtwoord|wagwoord|lösenord|adgangskode|salasana|contrase|mot de passe|mdp|senha|palavra-passe|parola d|parolă|jelsz|lozinka|geslo|slaptaž|parool|nenosiri|hasło|haslo|heslo|şifre|sifre|mật khẩu|kata sandi|парол|лозинка|κωδικ|密码|密碼|口令|パスワード|パスコード|비밀번호|패스워드|암호|पासवर्ड|كلمة|סיסמ|รหัสผ่าน|رمز|گذرواژه|mnemonic|seed phrase|seed-phrase|seed words|recovery phrase|backup phrase|wallet phrase|助记词|recovery code|backup code|rescue code|恢复代码'.split(
    '|',
  )

/** Names behind which any words may be the secret. */
const OF_WORDS = /seed|mnemonic|phrase|助记词/

/**
 * Names of secrets follow no rules that a cold hook could know, so the line ends behind the first one that something like a value follows in
 * its sentence, unless it was understood: then what is secret is masked already. `the password reset form` tells nothing.
 */
function cutBehindName(text: string): string {
  const lower = text.toLowerCase()
  // Some letters change their number of units.
  if (lower.length !== text.length) return '⟨redacted⟩'
  for (const name of SECRET_NAMES)
    for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + name.length)) {
      const end = at + name.length + (/^[a-z\u0370-\u04ff]*/.exec(lower.slice(at + name.length))?.[0].length ?? 0)
      const rest = text.slice(end, end + 100)
      const tells = OF_WORDS.test(name) || /^[^.!?\n]*(?:[\dA-Z:=："'`]| (?:is|ist|lautet|est|es|är|jest) )/.test(rest)
      if (tells && !/^[^.,;!?\n]*(?:⟨redacted⟩|\[REDACTED:)/.test(rest))
        return cutBehindName(`${text.slice(0, end)} ⟨redacted⟩`)
    }
  return text
}

/** In lower case; a test keeps them in step with the expression that finds the keys. */
const KEY_BEGINNINGS =
  'glpat- gldt- glrt- glsoat- glptt- hf_ sk- k_live_ k_test_ npm_ pypi- xox xapp- gho_ ghp_ ghs_ ghr_ ghu_ github_pat_ aiza akia asia ya29. sg. shpat_ shpss_ shpca_ shppa_ dop_v1_ hvb. hvs. hvr. whsec_ dapi eyj'.split(
    ' ',
  )

type Mask = {
  /** Without one of these words, in lower case, there is nothing to mask. Looking for them is native; compiling an expression is not. */
  readonly needs?: readonly string[]
  readonly apply: (text: string) => string
}

/** In this order; expressions are written where they are used, so that only those with something to look at are compiled. */
const MASKS: readonly Mask[] = [
  {
    needs: ['-----begin'],
    apply: (text) => text.replace(/-----BEGIN [A-Z ]{1,40}-----[^-]*(?:-----END [A-Z ]{1,40}-----)?/g, '⟨redacted⟩'),
  },
  { needs: ['://'], apply: (text) => text.replace(/(:\/\/)[^\s/@:]*:[^\s/@]+@/g, '$1⟨redacted⟩@') },
  {
    needs: ['pass', 'secret', 'token', 'api', 'credential', 'authorization'],
    apply: (text) =>
      text.replace(
        /((?:pass(?:word|wd|phrase)?|secret|token|api[_-]?key|credential|authorization)["']?\s{0,3}[:=]\s{0,3}(?:bearer\s|basic\s)?)[^\s,;]+/gi,
        '$1⟨redacted⟩',
      ),
  },
  {
    // A password in a sentence: `the password for staging is …`.
    needs: ['pass', 'kennwort', 'secret', 'token', 'api'],
    apply: (text) =>
      text.replace(
        /(\b(?:pass(?:word|wd|phrase|code)?|passwort|kennwort|secret|token|api[ _-]?key)\b(?:\s[\w-]{1,20}){0,3}?\s{1,3}(?:is|ist|est|es|was)\s{1,3}["'`]?)([^\s,;"'`]{4,})/gi,
        maskTold,
      ),
  },
  {
    // Keys that their prefix gives away, whatever follows.
    needs: KEY_BEGINNINGS,
    apply: (text) =>
      text.replace(
        /\b(?:gl(?:pat|dt|rt|soat|ptt)-|hf_|sk-|[prs]k_(?:live|test)_|npm_|pypi-|x(?:ox[a-z]|app)-|gh[opsru]_|github_pat_|AIza|AKIA|ASIA|ya29\.|SG\.|shp(?:at|ss|ca|pa)_|dop_v1_|hv[bsr]\.|whsec_|dapi|eyJ)[\w./+=-]{6,}/g,
        '⟨redacted⟩',
      ),
  },
  { needs: ['bearer'], apply: (text) => text.replace(/\b(bearer\s+)\S{8,}/gi, '$1⟨redacted⟩') },
  { apply: (text) => text.replace(/[A-Za-z0-9_+=-]{20,}/g, maskToken) },
  { needs: DIGITS, apply: (text) => text.replace(/(?<![\w+/.-])[A-Za-z0-9+/]{36,44}(?![\w+/.-])/g, maskToken) },
  { needs: DIGITS, apply: (text) => text.replace(/[A-Za-z0-9]{8,}/g, maskDrawn) },
  // Cards and bank accounts.
  { needs: DIGITS, apply: (text) => text.replace(/\d(?:[ -]?\d){11,}/g, '⟨redacted⟩') },
  {
    needs: ['pin', 'code', 'код', '番号', 'पिन', '핀', 'سري'],
    apply: (text) =>
      text.replace(/((?<![a-z])pins?|code|код|番号|पिन|핀|سري)([^.,;\n\d]{0,16})\d{4,8}(?!\d)/gi, '$1$2⟨redacted⟩'),
  },
  { needs: SECRET_NAMES, apply: cutBehindName },
]

/** At most `max` UTF-16 units of `text`, for display: no control or hidden characters, nothing that looks like a secret. */
export function preview(text: string, max: number): string {
  const cut = beginning(text, max)
  const endsInHalf = (cut.charCodeAt(cut.length - 1) & 0xfc00) === 0xd800
  let clean = (endsInHalf ? cut.slice(0, -1) : cut).replace(HIDDEN, '')
  let lower = clean.toLowerCase()
  for (const { needs, apply } of MASKS) {
    if (needs && !needs.some((word) => lower.includes(word))) continue
    const before = clean
    clean = apply(before)
    if (clean !== before) lower = clean.toLowerCase()
  }
  return clean.slice(0, max)
}
