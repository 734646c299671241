import { lexicon } from '../view/lexicon.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { areAlike } from './tool-families.ts'

/** Nobody needs more to replace one tool by another. */
const MAX_SIZE = 48
/** How much of what the agent said last is read. */
const MAX_SAID_UNITS = 600

/**
 * Whether the message does no more than name a tool in place of one of its kind that the agent had just named ("no, pnpm",
 * "hayır, postgres değil mysql"), or name the runner for that tool ("poetry run pytest").
 */
export function isOtherTool({ folded, reading, size, count, turn, message }: SentenceView): boolean {
  if (!reading.tool || count > 1 || size > MAX_SIZE || message.asked || turn.assistantBefore === '') return false
  const words = wordsOf(folded)
  let wanted: string | undefined
  for (const [at, word] of words.entries()) {
    if (FILLERS.has(word) || VERSION.test(word) || (word === 'run' && wanted !== undefined && words[at - 1] === wanted))
      continue
    if (lexicon.get(word)?.tool !== true) return false
    if (message.saidBefore(word) || isRejected(words, at)) continue
    if (wanted !== undefined) return false
    wanted = word
  }
  if (wanted === undefined) return false
  const used = turn.assistantBefore
    .slice(-MAX_SAID_UNITS)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return (
    used.some((tool) => areAlike(wanted, tool)) || (RUNNERS.has(wanted) && words.some((word) => used.includes(word)))
  )
}

function wordsOf(folded: string): string[] {
  return (
    folded
      .replaceAll(NOT_UNSPACED, ' not ')
      .replaceAll(NOT_AFTER_UNSPACED, ' degil ')
      .replaceAll(UNSPACED_FILLERS, ' ')
      .replaceAll(' it is ', ' its ')
      .match(/[^ ]+/g) ?? []
  )
}

/** Whether a word next to the name of a tool rejects it. "No pnpm" does not: it means "no, pnpm". */
function isRejected(words: readonly string[], at: number): boolean {
  return NOT.has(words[at - 1] ?? '') || words[at + 1] === 'degil'
}

/** Tools that run others. */
const RUNNERS = setOf('uv poetry pipenv pdm npx pnpm yarn bun bundle nix mise docker')

/** What comes before the name of a tool that is not wanted. */
const NOT = setOf('not nicht pas niet bukan khong tidak inte ikke не nie nao ne')

/** What may come before and after the name. */
const FILLERS = setOf(
  `, . ! : no nope nah wrong actually hey wait not its we use using with please here instead but just compose in this repo
nein nicht sondern wir nutzen benutzen nehmen bitte doch non pas mais plutot sino es usamos usa nao mas e usiamo nee niet maar gebruik
gebruiken nie tylko ale to uzywamy uzywaj a zamiast hayir degil yok bukan tapi tapinya pake pakai kita khong phai nhe ma la dung minh
нет не а это используем юзаем у нас тут ні використовуємо nej inte utan vi kor anvander ikke men vi bruger ne nikoli ale pouzivame
nahi hai karo لا مش مو بل لكن احنا نستخدم`,
)

/** The same in scripts without spaces. */
const UNSPACED_FILLERS =
  /而是|我们|我們|是|用|的|吧|啦|です|を使って|を使います|で|써|쓰세요|이에요|예요|입니다|[、。，]/gu
const NOT_UNSPACED = /不是|不用|不要/g
const NOT_AFTER_UNSPACED = /じゃなくて|ではなく|말고|아니라|아니고/g

const VERSION = /^v?[0-9.]+$/

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}
