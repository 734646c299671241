import { lexicon } from '../view/lexicon.ts'
import type { SentenceView } from '../view/sentence-view.ts'

/** Nobody says more to put one tool in the place of another. */
const LONGEST = 48
/** How much of what the agent said last is read. */
const BEFORE = 600

/**
 * Whether the message does no more than name a tool in place of one that the agent had just named: "no, pnpm", "it's docker compose v2",
 * "hayır, postgres değil mysql".
 */
export function isOtherTool({ folded, reading, size, count, turn, message }: SentenceView): boolean {
  if (!reading.tool || count > 1 || size > LONGEST || message.asked || turn.assistantBefore === '') return false
  const words = folded.replaceAll(UNSPACED_FILLERS, ' ').match(/[^ ]+/g) ?? []
  const tools = words.filter((word) => isTool(word) && !message.saidBefore(word))
  return (
    tools.length > 0 &&
    words.every((word) => FILLERS.has(word) || isTool(word) || /^v?[0-9.]+$/.test(word)) &&
    toolsIn(turn.assistantBefore.slice(-BEFORE).toLowerCase()).some((word) => !tools.includes(word))
  )
}

function toolsIn(text: string): string[] {
  return text.split(/[^a-z0-9]+/).filter(isTool)
}

function isTool(word: string): boolean {
  return lexicon.get(word)?.tool === true && !PLAIN_WORDS.has(word)
}

/** Tools whose names are said of other things as well. */
const PLAIN_WORDS = new Set(
  'go make just node spring rest mock mocks fetch unity compose cursor linear black render native json sql regex copilot claude gemini notion excel'.split(
    ' ',
  ),
)

/** What stands around the name. */
const FILLERS = new Set(
  `, . ! : no nope nah wrong actually hey wait not its it is we use using with please here instead but run compose for this repo
nein nicht sondern wir nutzen benutzen nehmen bitte doch non pas mais plutot sino es usamos usa nao mas e usiamo nee niet maar gebruik
gebruiken nie tylko ale to uzywamy uzywaj a zamiast hayir degil yok bukan tapi tapinya pake pakai kita khong phai nhe ma la dung minh
нет не а это используем юзаем у нас тут ні використовуємо nej inte utan vi kor anvander ikke men vi bruger ne nikoli ale pouzivame
nahi hai karo لا مش مو بل لكن احنا نستخدم`.split(/\s+/),
)

/** The same where words are not parted. */
const UNSPACED_FILLERS =
  /不是|不用|不要|而是|我们|我們|是|用|的|吧|啦|じゃなくて|ではなく|です|を使って|を使います|で|말고|아니라|아니고|아니|써|쓰세요|이에요|예요|입니다|[、。，]/gu
