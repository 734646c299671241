import { CASED_LETTERS, LETTERS } from '../../text/letters.ts'
import { lowerCased } from '../../text/lower-cased.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { LEAD_IN } from './rule-forms/rule-forms.ts'

/**
 * Whether it is part of a letter to somebody else, which greets a person by name and has a closing: "Hi Sam, we use uv now. Cheers, Kim".
 * People who talk to an agent may do both as well, but call it by its own name or none.
 */
export function isInLetter({ start, turn: { text } }: SentenceView): boolean {
  if (text !== lastRead) {
    lastRead = text
    lastLetter = letterIn(text)
  }
  return lastLetter !== undefined && start >= lastLetter.from && start < lastLetter.to
}

type Letter = { readonly from: number; readonly to: number }

/** The last message is kept, because the question comes for each of its sentences, one after another. */
let lastRead = ''
let lastLetter: Letter | undefined

function letterIn(text: string): Letter | undefined {
  if (isAllLetter(text)) return { from: 0, to: text.length }
  return text.includes('\n') ? letterOnLines(text) : undefined
}

function isAllLetter(text: string): boolean {
  const greeting = GREETING.exec(lowerCased(text.slice(0, MAX_GREETING_UNITS)))
  const called = calledIn(greeting, text)
  const somebody = called === undefined ? greeting?.groups?.['dear'] : SOMEBODY.exec(called)?.[0]
  const isGreeted = somebody !== undefined && !isAgent(somebody)
  if (!isGreeted && !isName(BARE_NAME.exec(text)?.[1])) return false
  const closing = CLOSING.exec(lowerCased(text.slice(-MAX_END_UNITS)).trimEnd())
  return closing !== null && (isGreeted || isSigned(closing))
}

/** The name in a greeting that was found in the lower case of a text, as it was typed. */
function calledIn(greeting: RegExpExecArray | null, text: string): string | undefined {
  const called = greeting?.groups?.['called']
  if (!greeting || called === undefined) return undefined
  const start = greeting.index + greeting[0].lastIndexOf(called)
  return text.slice(start, start + called.length)
}

/** A letter below a task, or above one: greeting and closing have lines of their own. */
function letterOnLines(text: string): Letter | undefined {
  const lower = lowerCased(text)
  // Not `matchAll`, which copies the expression for each message.
  GREETING_LINE.lastIndex = 0
  for (let found = GREETING_LINE.exec(lower); found; found = GREETING_LINE.exec(lower)) {
    const { index, 0: line, groups } = found
    const { dear, bare } = groups ?? {}
    if (!isSomebodyAlone(calledIn(found, text)) && !isName(bare) && (dear === undefined || isAgent(dear))) continue
    const from = index + line.length
    const closing = CLOSING_LINE.exec(lower.slice(from))
    // The first one that greets decides: otherwise the closing would be searched again from each line.
    if (closing === null || (bare !== undefined && !isSigned(closing))) return undefined
    return { from: index, to: from + closing.index + closing[0].length }
  }
  return undefined
}

/** On a line of its own, a name may be in lower case: no order is just a name. */
function isSomebodyAlone(called: string | undefined): boolean {
  if (called === undefined) return false
  return !isAgent(called) && (SOMEBODY.test(called) || (/^\p{L}+$/u.test(called) && !FAMILIAR.test(lowerCased(called))))
}

function isSigned({ groups }: RegExpExecArray): boolean {
  return (groups?.['by'] ?? groups?.['thankful']) !== undefined
}

/** What opens a sentence and is set off by a comma is a name, or one of a few words: "Also, …". */
function isName(word: string | undefined): boolean {
  if (word === undefined) return false
  const lower = lowerCased(word)
  return !AGENT.test(lower) && !HELLO.test(lower) && !OPENERS.has(lower)
}

function isAgent(name: string): boolean {
  return AGENT.test(lowerCased(name))
}

/** How much of the end is searched for a closing. */
const MAX_END_UNITS = 60

// Greetings, and the closings below, match text in lower case: V8 takes three times as long to compile an expression for capitals too.

/** What follows them may be an order: "hi always use tabs, …". */
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
/** After these there is only a person's name. */
const DEARS = [
  'dear|liebe[rs]?|sehr geehrte[rs]?|ch[eè]re?s?|estimad[oa]s?|querid[oa]s?|prezad[oa]s?|car[oaie]|gentile|beste|k[aæä]re|hyv[aä]',
  'drog[aie]|szanown[aiey]|mil[yýaáií]|v[aá][zž]en[yýaáií]|kedves|tisztelt|drag[aă]|say[ıi]n|sevgili',
  'уважаем(?:ый|ая|ые)|дорог(?:ой|ая|ие)|шановн(?:ий|а|і)|αγαπητ(?:[έεή]|ο[ίι])',
].join('|')
/** In Chinese, Japanese and Korean the name comes first. */
const UNSPACED = '(?!お疲れ|おつかれ|ご苦労)[^\\s,，、。:：]{1,8}(?:さん|様|さま|各位|님|씨|您好|你好)'
const CALLED = `(?:(?<dear>(?:${DEARS})[ \\t][${LETTERS}][^\\n,،!:?]{0,30}|${UNSPACED})|(?:${HELLOS}),?[ \\t](?<called>[${LETTERS}][^\\n,،!:?]{0,30}))`
/** No greeting is longer. */
const MAX_GREETING_UNITS = 100
const GREETING = new RegExp(`^\\s{0,8}${CALLED}[,，،、!！:：\\n]`)
const NAME = '\\p{Lu}\\p{Ll}{1,20}(?: \\p{Lu}\\p{Ll}{1,20})?'
const BARE_NAME = new RegExp(`^\\s{0,8}(${NAME}),\\s`, 'u')
const ANY_NAME = `[${CASED_LETTERS}]{2,21}(?: [${CASED_LETTERS}]{2,21})?`
const GREETING_LINE = new RegExp(`^[ \\t]{0,8}(?:${CALLED}[,，،、!！:：]?|(?<bare>${ANY_NAME}),)[ \\t]*$`, 'gm')
/** Words that address an agent, or nobody in particular. */
const FAMILIAR = /^(?:there|again|you|world|buddy|man|mate|dude|bro|pal|friend|hi|hey|hej|hei|moin|hallo)$/
const OPENERS = new Set(LEAD_IN.split(' '))
const HELLO = new RegExp(`^(?:${HELLOS})$`)
const AGENT = new RegExp(
  `(?<![${LETTERS}])(?:claude|opus|sonnet|haiku|anthropic|cursor|copilot|codex|gemini|gpt|chatgpt|ai|ki|agent|bot|assistent[${LETTERS}]*|assistant)(?![${CASED_LETTERS}])|クロード|클로드`,
)
/** Written like a name, with words that may come before and between names; or everybody. */
const SOMEBODY =
  /^(?:(?:\p{Lu}\S*|\p{L}{1,2}|and|und|mon|von|van|der|del|dear|signor[ae]?|se[nñ]ora?|senhora?|madame|monsieur|mevrouw|meneer|pani?e?|liebe[rs]?|ch[eè]re?|car[oa]|querid[oa]) ){0,3}[\p{Lu}\p{Lo}]\S*$|^(?:all|team|everyone|everybody|folks|zusammen|alle|allerseits|à tous|tout le monde|a tod[oa]s|equipo|a tutti|allemaal|wszystkim|alla|kaikki)$/u

/** Said only at the end of a letter. */
const CLOSINGS = [
  `(?:(?:best|kind|warm) )?regards|best(?: wishes)?|cheers|sincerely|yours(?: [${LETTERS}]+)?|take care|all the best`,
  'have a (?:nice|good|great) (?:day|evening|weekend|one)|(?:einen )?sch[oö]nen? (?:tag|abend|wochenende)(?: noch)?|bis (?:bald|dann)',
  '(?:bonne|excellente) (?:fin de )?(?:journ[eé]e|soir[eé]e)|(?:que tengas )?(?:un )?buen d[ií]a|tenha um bom dia|buona (?:giornata|serata)',
  'fijne dag(?: nog)?|mi[lł]ego dnia|ha en bra dag|хорошего дня|гарного дня|iyi g[uü]nler',
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
const SIGNATURE = `[${LETTERS}][${LETTERS}.]*(?: [${LETTERS}]+){0,2}`
const CLOSING = new RegExp(
  `(?:^|[\\n.,!?؟;] ?)\\s{0,4}(?:(?:${CLOSINGS})[,!.]?\\s{0,4}(?<by>${SIGNATURE})?|(?:${THANKS})[,،!]\\s{0,4}(?<thankful>[${LETTERS}]+(?: [${LETTERS}]+)?))[.!]?$|よろしくお願い(?:いた)?します[。 \\n]*\\S{0,8}$|(?:より|敬具|드림|올림|此致敬礼)[。.]?$`,
)
const CLOSING_LINE = new RegExp(
  `^[ \\t]{0,8}(?:(?:${CLOSINGS})[,!.]?(?:\\s{1,4}(?<by>${SIGNATURE}))?|(?:${THANKS})(?:[,،!]|[ \\t]*\\n)\\s{0,4}(?<thankful>${SIGNATURE}))[ \\t]*$`,
  'm',
)
