import type { SentenceView } from '../view/sentence-view.ts'
import type { Stated } from './referent.ts'
import { saidByAgent } from './said-by-agent.ts'

/** The call that a ban refuses; the agent need not have said anything about it. */
export function refusedCall({ turn }: SentenceView): Stated | undefined {
  const { denied } = turn.facts
  if (denied?.target === undefined) return undefined
  return { text: denied.target.replaceAll(/\s+/gu, ' ').trim(), by: 'agent', banned: true }
}

/**
 * The one thing that the agent last said that it did; undefined if it said several, or went on with a question, a plan or an apology: any of
 * these may be meant.
 */
export function doneByAgent(ban: SentenceView): Stated | undefined {
  const said = saidByAgent(ban, MIN_DONE_UNITS)
  if (said.some((each) => ASKS_OR_PLANS.test(each) || REGRETS.test(each))) return undefined
  const done = said.find((each) => DID.test(each))
  if (done === undefined || said.some((each) => each !== done && MAY_BE_ACTION.test(each))) return undefined
  return { text: done.replaceAll('**', ''), by: 'agent', banned: true }
}

/** Shorter sentences say only that something is done: "All set." */
const MIN_DONE_UNITS = 6
const ACTIONS =
  '(?:force-)?(?:pushed|deleted|removed|dropped|committed|merged|rebased|reset|overwrote|rewrote|renamed|moved|disabled|skipped|mocked|stubbed|hard-?coded|changed|edited|modified|replaced|added|installed|upgraded|downgraded|updated|ran|deployed|published|released|created|wrote|formatted|reformatted|refactored|commented|ignored|squashed|amended|closed|sent|posted|cleared|wiped|truncated|migrated|used|switched|started|stopped|killed|restarted|opened|put|set|made)'
/** "I deleted the test", "Committed and pushed to main". */
const DID = new RegExp(
  `^(?:(?:done|ok|okay)[.,:! –—-]*)?(?:I(?:['’]ve| have)? (?:just |also |now |then |already |simply |went ahead and )*)?${ACTIONS}\\b` +
    "|^(?:ich habe|j['’]ai|he \\p{L}+[ai]do\\b|ho \\p{L}+[aiu]to\\b|ik heb|я \\p{L}+ла?(?!\\p{L}))|^我?(?:已经|已經|已|把|将|將)|(?:しました|했습니다|했어요)[.。]?$",
  'iu',
)
/** The same and more: what else the agent may have done. */
const MAY_BE_ACTION = new RegExp(
  `${DID.source}|^(?:I(?:['’]ve| have)? )?\\p{L}{2,}ed\\b|^I(?:['’]ve| have) (?!n['’]?t|not)`,
  'iu',
)
const ASKS_OR_PLANS =
  /[?？]\s*$|^(?:(?:next|now|then|so)[, ]+)*(?:let me(?! know)|I['’]ll|I will|I['’]m going to|I am going to|I can|I could|I plan)\b/iu
const REGRETS =
  /\b(?:sorry|apologi[sz]e|apologies|you['’]re (?:absolutely |completely )?right|my mistake|should have|shouldn['’]t have|restored|reverted|undid|rolled back)\b|désolé|entschuldig|lo siento|desculp|извин|прости|抱歉|对不起|對不起|申し訳|ごめん|죄송/iu
