import { isObject, listIn } from '../../base/parsed-json.ts'
import { type DenialProof, denialProof } from '../entry/denial.ts'
import { type Entry, field, resultText, text } from '../entry/entry.ts'
import { freeAnswer } from '../entry/free-answer.ts'
import { toldBeforeChat } from '../event/before-chat.ts'
import type { HumanText } from '../event/event.ts'
import { splitPasted } from '../prompt/pasted.ts'

/** A person's words in tool results: reasons for a denial, and answers that were not offered as labels. */
export function spokenTexts(blocks: readonly unknown[], entry: Entry): HumanText[] {
  const texts: HumanText[] = []
  for (const block of blocks) {
    if (field(block, 'type') !== 'tool_result') continue
    const toolUseId = text(block, 'tool_use_id')
    const said = spoken(block, entry)
    for (const [index, one] of said.entries()) {
      const words = splitPasted(one.text)
      const slot = texts.length === 0 ? index : (texts.at(-1)?.slot ?? 0) + 1
      if (words.text !== '' && words.text !== NOTES_ONLY) texts.push({ ...one, ...words, toolUseId, slot })
    }
  }
  return texts
}

/**
 * How the client tells the model that the person refused, followed by their reason; a subagent is told in other words, and so is the model by
 * an editor. Only at the start of a failed result: what a command or a server prints must not be able to speak for the person.
 */
const DENIED =
  /^(?:(?:The user doesn't want to [^\n]{0,300})?(?:To tell you how to proceed, the user said:|The user provided the following reason for the rejection:)|Permission for this tool use was denied\.[^\n]{0,300}The user said:)/
const DENIAL_NOTE = "\n\nNote: The user's next message may contain a correction"
/** What the client writes in place of a reason. */
const BY_THE_CLIENT =
  /^(?:The user wants to clarify these questions|Denied via channel |\(See attached image\)$|I'm sending this plan to Ultraplan )/
/** When nobody is there any more, Claude is given what was answered until then. */
const ANSWERED =
  /^(?:User has answered|The user (?:answered|responded:|asked for more questions)|Your questions? |No response after [^\n]{0,300}\n\nBefore going idle the user had selected: )/

type Said = Pick<HumanText, 'source' | 'text' | 'question' | 'claimed' | 'beforeChat'>

function spoken(block: unknown, entry: Entry): Said[] {
  const told = resultText(block)
  if (field(block, 'is_error') === true) return denied(told, denialProof(entry))
  return ANSWERED.test(told) ? answered(field(entry, 'toolUseResult')) : []
}

function denied(result: string, proof: DenialProof): Said[] {
  if (proof === 'none') return []
  const told = DENIED.exec(result)?.[0]
  if (told === undefined) return []
  const reason = result.slice(told.length)
  const note = reason.lastIndexOf(DENIAL_NOTE)
  const said = (note === -1 ? reason : reason.slice(0, note)).trim()
  const chat = toldBeforeChat(said)
  if (chat !== undefined) return proof === 'noted' ? [{ source: 'answer', text: chat, beforeChat: true }] : []
  if (said === '' || BY_THE_CLIENT.test(said)) return []
  return [{ source: 'denial', text: said, ...(proof === 'claimed' && { claimed: true }) }]
}

/** What the client writes in place of an answer when the person only left a note. */
const NOTES_ONLY = '(notes only)'

/** Answers to questions that are not one of the offered labels, notes beside them, and what was said instead of an answer. */
function answered(result: unknown): Said[] {
  const answers = field(result, 'answers')
  if (!isObject(answers)) return []
  const annotations = field(result, 'annotations')
  const questions = listIn(field(result, 'questions'))
  const asked = new Set([...Object.keys(answers), ...(isObject(annotations) ? Object.keys(annotations) : [])])
  const chosen = [...asked].flatMap((question) => {
    const options = questions.find((one) => field(one, 'question') === question)
    const said = new Set([
      freeAnswer(answerText(field(answers, question)), options),
      text(field(annotations, question), 'notes').trim(),
    ])
    return [...said].filter((one) => one !== '').map((one): Said => ({ source: 'answer', text: one, question }))
  })
  const instead = text(result, 'response').trim()
  return instead === '' ? chosen : [...chosen, { source: 'answer', text: instead }]
}

/** A multiple choice is written as one string, or as a list. */
function answerText(answer: unknown): string {
  const parts = typeof answer === 'string' ? [answer] : listIn(answer).filter((part) => typeof part === 'string')
  return parts.join(', ')
}
