import type { SentenceView } from '../view/sentence-view.ts'

/**
 * Whether the message is a letter to somebody else: it greets a person by name and takes leave. "Hi Sam, we use uv now. Cheers, Kim". Who
 * talks to an agent may do one of them, hardly both.
 */
export function isInLetter({ turn: { text } }: SentenceView): boolean {
  return GREETING.test(text) && LEAVE.test(text.slice(-END).trimEnd())
}

/** As much of the end as is read for the leave that is taken there. */
const END = 60

const GREETINGS = [
  'hi|hello|hey|dear|good (?:morning|afternoon|day)',
  'hallo|liebe[rs]?|moin|servus|guten (?:tag|morgen)|sehr geehrte[rs]?',
  'bonjour|salut|ch[eè]re?s?',
  'hola|estimad[oa]s?|querid[oa]s?|buenos d[ií]as|buenas tardes',
  'ol[aá]|oi|prezad[oa]s?|car[oaie]|ciao|gentile|buongiorno',
  'beste|goedemorgen|goedemiddag|hej|k[aæä]re|hei|moi|hyv[aä]',
  'cze[sś][cć]|dzie[nń] dobry|drog[aie]|szanown[aiey]|ahoj|dobr[yý] de[nň]|mil[yýaáií]|v[aá][zž]en[yýaáií]',
  'szia|kedves|tisztelt|bun[aă]|salutare|drag[aă]|merhaba|selam|say[ıi]n|sevgili|halo|xin ch[aà]o|ch[aà]o',
  'привет|здравствуй(?:те)?|добрый день|уважаем(?:ый|ая|ые)|дорог(?:ой|ая|ие)|привіт|доброго дня|шановн(?:ий|а|і)|здравей(?:те)?',
  'γεια(?: σου| σας)?|αγαπητ(?:[έεή]|ο[ίι])|καλημ[έε]ρα|سلام|درود|مرحبا|אהלן|היי|שלום',
].join('|')
/** Whom nobody else is called: the agent, or nobody. */
const NOBODY_ELSE = 'claude|there|again|agent|bot|assistant|code|cursor|copilot'
const NAMED = `(?:${GREETINGS})(?:,?[ \\t](?!(?:${NOBODY_ELSE})(?!\\p{L}))\\p{L}{1,30}|[ \\t](?!(?:${NOBODY_ELSE})(?!\\p{L}))\\p{L}[^\\n,،!:.?]{0,30})`
/** In Chinese, Japanese and Korean the name comes first. */
const NAMED_UNSPACED = '[^\\s,，、。:：]{1,8}(?:さん|様|さま|各位|님|씨|您好|你好)'
const GREETING = new RegExp(`^\\s{0,8}(?:${NAMED}[,،!:\\n]|${NAMED_UNSPACED}[,，、!！:：\\n])`, 'iu')

/** Said only where one takes leave. */
const LEAVES = [
  '(?:(?:best|kind|warm) )?regards|best(?: wishes)?|cheers|sincerely|yours(?: \\p{L}+)?|take care',
  '(?:(?:viele|liebe|beste|sch[oö]ne) )?gr(?:u|ü|ue)(?:ß|ss)e?|gruss|mit freundlichen gr(?:ü|ue)(?:ß|ss)en|[lv]g|mfg',
  '(?:bien )?cordialement|[aà] bient[oô]t|bien [aà] (?:toi|vous)|amiti[eé]s|bises',
  '(?:un )?saludos?(?: cordiales)?|atentamente|un abrazo|abra[cç]os?|atenciosamente|att|cumprimentos|(?:cordiali )?saluti|a presto',
  '(?:vriendelijke |met vriendelijke )?groet(?:en|jes)?|pozdrawiam|pozdro|z powa[zż]aniem|s pozdrav[eo]m|zdrav[ií]m?',
  '(?:med )?v[aä]nliga? h[aä]lsning(?:ar)?|(?:med )?venlig hilsen|mvh|hilsen|terveisin|yst[aä]v[aä]llisin terveisin',
  '[uü]dv(?:[oö]zlettel)?|cu stim[aă]|sayg[ıi]lar[ıi]mla|selamlar|iyi [cç]al[ıi][sş]malar|salam|tr[aâ]n tr[oọ]ng',
  'с уважением|з повагою|поздрави|φιλικ[άα]|με εκτ[ίι]μηση|با احترام|تحياتي|בברכה',
].join('|')
/** Said to an agent as well, but then no name follows. */
const THANKS =
  'thanks|thank you|thx|danke|merci|gracias|obrigad[oa]|grazie|bedankt|dank(?: je)?|dzi[eę]ki|dzi[eę]kuj[eę]|d[ií]ky|d[eě]kuji|[vď]aka|[dď]akujem|tack|tak|takk|kiitos|kiitti|k[oö]sz(?:i|[oö]n[oö]m)|mul[tț]umesc|te[sş]ekk[uü]rler|makasih|спасибо|дякую|благодаря|ευχαριστ[ώω]|ممنون|مرسی|شكرا|תודה'
const LEAVE = new RegExp(
  `(?:^|[\\n.,!?؟;] ?)\\s{0,4}(?:(?:${LEAVES})[,!.]?\\s{0,4}(?:\\p{L}[\\p{L}.]*(?: \\p{L}+)?)?|(?:${THANKS})[,،!]\\s{0,4}\\p{L}+(?: \\p{L}+)?)[.!]?$|よろしくお願い(?:いた)?します[。 \\n]*\\S{0,8}$|(?:より|敬具|드림|올림|此致敬礼)[。.]?$`,
  'iu',
)
