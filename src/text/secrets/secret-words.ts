// Words for what is secret, in the languages that people type in; sources of expressions that ignore case.

/** One look-ahead, so that words in other scripts are not tried at most positions. */
const NOT_LATIN = String.raw`(?=[^\0-\x7f])`

export const PASSWORD_WORDS = [
  String.raw`pass(?:word|wd|phrase|code)|pwd|(?<!\p{L})pw(?!\p{L})|wi-?fi[ -]key|wlan[ -](?:key|schlüssel)|passwort|kennwort|wachtwoord|wagwoord|lösenord|adgangskode|passord|salasana`,
  String.raw`contrase(?:ñ|n)a|clave (?:secreta|de acceso|del? wi-?fi)|mot de passe|\bmdp|senha|palavra-passe|parola d['’]ordine|\bparol(?:a|ă|e|ė)(?!\p{L})|contrasenya|jelsz(?:ó|o)|lozinka|geslo|slaptažodis|parool|salasõna|nenosiri`,
  String.raw`has(?:ł|l)o|heslo|(?:ş|s)ifre(?:si|niz|m)?|mật khẩu|kata (?:sandi|laluan)`,
  String.raw`${NOT_LATIN}(?:парол(?:ь|я|ем|а|ата)(?!\p{L})|лозинка|құпия ?сөз|κωδικός(?: πρόσβασης)?|συνθηματικό|密码|密碼|口令|パスワード|パスコード|비밀번호|패스워드|암호|पासवर्ड|كلمة (?:المرور|السر)|סיסמה|סיסמא|รหัสผ่าน|رمز عبور|گذرواژه|کلمه عبور|پاس ?ورڈ|পাসওয়ার্ড|கடவுச்சொல்|పాస్\u200c?వర్డ్|પાસવર્ડ|ਪਾਸਵਰਡ)`,
].join('|')

export const KEY_WORDS = [
  String.raw`secret|token|api[ _-]?key|apikey|access[ _-]?key|auth[ _-]?key|account[ _-]?key|client[ _-]?secret|private[ _-]?key`,
  String.raw`signing[ _-]?key|encryption[ _-]?key|secret[ _-]?key|credentials?|api[ _-]?schlüssel|zugangsschlüssel|geheimnis|geheime sleutel|api[ -](?:sleutel|nyckel|nøgle|nøkkel|avain|kulcs|ključ)`,
  String.raw`clé (?:(?:d['’])?api|secrète)|jeton|clave (?:de )?api|chave (?:de )?api|chiave (?:api|segreta)|klucz (?:api|dostępu)|klíč api|api (?:klíč|klucz|anahtarı)|(?:gizli|erişim) anahtarı|(?:kunci|khóa) api|mã thông báo|APIキー`,
  String.raw`${NOT_LATIN}(?:κλειδί(?: api)?|密钥|秘钥|令牌|密鑰|金鑰|權杖|トークン|シークレット|토큰|시크릿|ключ|токен|секрет(?!\p{L})|टोकन|مفتاح|رمز (?:الوصول|المرور)|توکن|ٹوکن|کلید|טוקן|מפתח|โทเค็น|โทเคน|টোকেন|டோக்கன்|టోకెన్)`,
].join('|')

/** Things that are unlocked with digits alone. A bare `pin` may also be part of a chip: see `isPinOfPerson`. */
export const PIN_WORDS = String.raw`\bpin(?:[ -]?(?:code|number|nummer))?\b|\b(?:un)?lock[ -]code|\b(?:door|gate|alarm|safe|entry)[ -]code|\bpasscode|\bgeheimzahl|\bcode secret|(?<!\p{L})п[иі]н(?:-?код)?|暗証番号|密码|密碼|口令|パスコード|비밀번호|핀 ?번호|पिन|الرقم السري|رمز (?:pin|الدخول)`

export const RECOVERY_WORDS = String.raw`(?:recovery|backup|2fa|mfa|rescue|one[ -]time|scratch) codes?|wiederherstellungscodes?|codes? de (?:récupération|secours)|c(?:ó|o)digos? de (?:recuperaci(?:ó|o)n|recuperação|respaldo)|codic[ei] di (?:recupero|backup)|коды? восстановления|резервны[ей] коды?|恢复代码|恢复码|备用代码|復旧コード|リカバリーコード|복구 코드`

export const SEED_WORDS = String.raw`(?:seed|recovery|backup|secret|wallet) (?:phrase|words?)|\bmnemonic(?: phrase)?|wiederherstellungs(?:phrase|wörter)|seed-?phrase|frase (?:semilla|de recuperaci(?:ó|o)n|di recupero)|phrase de récupération|сид-?фраза|мнемоническая фраза|助记词|シードフレーズ|시드 ?구문`

/** `is`, `lautet`, `è` …, with the spaces around it; `는` and its like follow a word without a space. */
export const COPULAS = String.raw`['’]s\s{1,3}|\s{1,3}(?:is|was|ist|lautet|heißt|est|es|é|è|jest|var|är|er|is now|will be|это|будет|هو|هي|है|adalah|là|είναι|este|je|је|е|є|це|yra|és|ni)\s{1,3}|(?<=has(?:ł|l)o[^\n]{0,40})\s{1,3}to\s{1,3}|(?<=salasana[^\n]{0,40})\s{1,3}on\s{1,3}|\s{0,2}(?:[是为為は는은]|คือ)\s{0,2}|\s{1,3}(?:->|→|—|–)\s{1,3}`

/** `pass` that names a password: not the verb, not a run, not the end of another word. */
export const PASS = String.raw`(?<!(?:com|by|sur|tres|over|under|multi|single)|\b(?:first|second|third|last|next|one|two|each|every|single|final|render|shader|compiler|boarding|season|must|should|will|can|to|we|you|i|they|always|never|tests?|and|or|not|that|which|all)\s{1,2})pass(?!\p{L})`

/** Whose it is and where it is for: `for bob on the staging server`, `от staging`. */
export const WHOSE = String.raw`(?:\s{1,2}(?:for|of|to|on|in|at|für|vom?|auf|des|der|zum|zur|de|del|della|du|di|do|da|para|pour|per|от|для|к|на|من|ل)(?:\s{1,2}[\p{L}\p{N}_.-]{1,20}){1,3}?(?:\s(?:on|at|in|auf|на|en|sur)(?:\s[\p{L}\p{N}_.-]{1,20}){1,3}?)?)?`

/** Most texts name no secret: one check spares them the rules that need such a word. */
export const NAMES_A_SECRET = new RegExp(`${PASSWORD_WORDS}|${KEY_WORDS}|pass|pw`, 'iu')
