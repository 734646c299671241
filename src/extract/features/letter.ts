import type { SentenceView } from '../view/sentence-view.ts'

/**
 * Whether the message is a letter to somebody else: it greets a person by name and takes leave. "Hi Sam, we use uv now. Cheers, Kim". Who
 * talks to an agent may do both as well, but calls it by its own name or none.
 */
export function isInLetter({ turn: { text } }: SentenceView): boolean {
  const { dear, called } = GREETING.exec(text)?.groups ?? {}
  const somebody = called === undefined ? dear : SOMEBODY.exec(called)?.[0]
  return somebody !== undefined && !AGENT.test(somebody) && LEAVE.test(text.slice(-END).trimEnd())
}

/** As much of the end as is read for the leave that is taken there. */
const END = 60

/** What stands behind them may be an order: "hi always use tabs, …". */
const HELLOS = [
  'hi|hello|hey|good (?:morning|afternoon|day)',
  'hallo|moin|servus|guten (?:tag|morgen)',
  'bonjour|salut|hola|buenos d[ií]as|buenas tardes',
  'ol[aá]|oi|ciao|buongiorno|hoi|goedemorgen|goedemiddag|hej|hei|moi',
  'cze[sś][cć]|dzie[nń] dobry|ahoj|dobr[yý] de[nň]',
  'szia|bun[aă]|salutare|merhaba|selam|halo|xin ch[aà]o|ch[aà]o',
  'привет|здравствуй(?:те)?|добрый день|привіт|доброго дня|здравей(?:те)?',
  'γεια(?: σου| σας)?|καλημ[έε]ρα|سلام|درود|مرحبا|אהלן|היי|שלום',
].join('|')
/** Behind these only a person is called. */
const DEARS = [
  'dear|liebe[rs]?|sehr geehrte[rs]?|ch[eè]re?s?|estimad[oa]s?|querid[oa]s?|prezad[oa]s?|car[oaie]|gentile|beste|k[aæä]re|hyv[aä]',
  'drog[aie]|szanown[aiey]|mil[yýaáií]|v[aá][zž]en[yýaáií]|kedves|tisztelt|drag[aă]|say[ıi]n|sevgili',
  'уважаем(?:ый|ая|ые)|дорог(?:ой|ая|ие)|шановн(?:ий|а|і)|αγαπητ(?:[έεή]|ο[ίι])',
].join('|')
/** In Chinese, Japanese and Korean the name comes first. */
const UNSPACED = '(?!お疲れ|おつかれ|ご苦労)[^\\s,，、。:：]{1,8}(?:さん|様|さま|各位|님|씨|您好|你好)'
const GREETING = new RegExp(
  `^\\s{0,8}(?:(?<dear>(?:${DEARS})[ \\t]\\p{L}[^\\n,،!:?]{0,30}|${UNSPACED})|(?:${HELLOS}),?[ \\t](?<called>\\p{L}[^\\n,،!:?]{0,30}))[,，،、!！:：\\n]`,
  'iu',
)
const AGENT =
  /(?<!\p{L})(?:claude|opus|sonnet|haiku|anthropic|cursor|copilot|codex|gemini|gpt|chatgpt|ai|ki|agent|bot|assistent\p{L}*|assistant)(?!\p{Ll})|クロード|클로드/iu
/** Written as a name, with what may stand before and between names, or everybody. */
const SOMEBODY =
  /^(?:(?:\p{Lu}\S*|\p{L}{1,2}|and|und|mon|von|van|der|del|dear|signor[ae]?|se[nñ]ora?|senhora?|madame|monsieur|mevrouw|meneer|pani?e?|liebe[rs]?|ch[eè]re?|car[oa]|querid[oa]) ){0,3}[\p{Lu}\p{Lo}]\S*$|^(?:all|team|everyone|everybody|folks|zusammen|alle|allerseits|à tous|tout le monde|a tod[oa]s|equipo|a tutti|allemaal|wszystkim|alla|kaikki)$/u

/** Said only where one takes leave. */
const LEAVES = [
  '(?:(?:best|kind|warm) )?regards|best(?: wishes)?|cheers|sincerely|yours(?: \\p{L}+)?|take care',
  '(?:(?:viele|liebe|beste|sch[oö]ne) )?gr(?:u|ü|ue)(?:ß|ss)e?|gruss|mit freundlichen gr(?:ü|ue)(?:ß|ss)en|[lv]g|mfg',
  '(?:bien )?cordialement|[aà] bient[oô]t|bien [aà] (?:toi|vous)|amiti[eé]s|bises',
  '(?:un )?saludos?(?: cordiales)?|atentamente|un abrazo|abra[cç]os?|atenciosamente|att|cumprimentos|(?:cordiali )?saluti|a presto',
  '(?:vriendelijke |met vriendelijke )?groet(?:en|jes)?|pozdrawiam|pozdro|z powa[zż]aniem|s pozdrav[eo]m|zdrav[ií]m?',
  '(?:(?:med )?v[aä]nliga? )?h[aä]lsning(?:ar)?|(?:med )?venlig hilsen|mvh|hilsen|terveisin|yst[aä]v[aä]llisin terveisin',
  '[uü]dv(?:[oö]zlettel)?|cu stim[aă]|sayg[ıi]lar[ıi]mla|selamlar|iyi [cç]al[ıi][sş]malar|salam|tr[aâ]n tr[oọ]ng',
  'с уважением|з повагою|поздрави|φιλικ[άα]|με εκτ[ίι]μηση|با احترام|تحياتي|בברכה',
].join('|')
/** Said to an agent as well, but then no name follows. */
const THANKS =
  'thanks|thank you|thx|danke|merci|gracias|obrigad[oa]|grazie|bedankt|dank(?: je)?|dzi[eę]ki|dzi[eę]kuj[eę]|d[ií]ky|d[eě]kuji|[vď]aka|[dď]akujem|tack|tak|takk|kiitos|kiitti|k[oö]sz(?:i|[oö]n[oö]m)|mul[tț]umesc|te[sş]ekk[uü]rler|makasih|спасибо|дякую|благодаря|ευχαριστ[ώω]|ممنون|مرسی|شكرا|תודה'
const LEAVE = new RegExp(
  `(?:^|[\\n.,!?؟;] ?)\\s{0,4}(?:(?:${LEAVES})[,!.]?\\s{0,4}(?:\\p{L}[\\p{L}.]*(?: \\p{L}+){0,2})?|(?:${THANKS})[,،!]\\s{0,4}\\p{L}+(?: \\p{L}+)?)[.!]?$|よろしくお願い(?:いた)?します[。 \\n]*\\S{0,8}$|(?:より|敬具|드림|올림|此致敬礼)[。.]?$`,
  'iu',
)
