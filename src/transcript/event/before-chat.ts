import { freeAnswer } from '../entry/free-answer.ts'
import type { HumanText } from './event.ts'

/** A question as the model put it: the parts that are needed to read its answer. */
export type AskedQuestion = { question: string; options: { label: string }[]; multiSelect: boolean }

/** "Chat about this" refuses all questions at once, and the client tells the model what had been answered by then. */
const CHAT = /^The user wants to clarify these questions\.[^"]{0,500}\n {4}Questions asked:\n/
/** What belongs to a question: an answer, chosen or typed, and a note that was typed beside the options. */
const SAID = /^ {2}(?:Answer: ([^]*?)|\(No answer provided\))(?:\n {2}User notes: ([^]*))?$/

/** The part of such a refusal that lists what had been answered; undefined for any other reason. */
export function toldBeforeChat(reason: string): string | undefined {
  const head = CHAT.exec(reason)?.[0]
  return head === undefined ? undefined : reason.slice(head.length)
}

/**
 * The answers and notes in it that a person worded. They are found by the questions of the call: nothing between them is quoted,
 * so that a question could otherwise bring an answer along. So could a label of several lines, if it was chosen.
 */
export function answersBeforeChat(told: HumanText, asked: readonly AskedQuestion[]): HumanText[] {
  if (asked.some(({ options }) => options.some(({ label }) => /[\n\r]/.test(label)))) return []
  const answers: HumanText[] = []
  let at = 0
  for (const [index, question] of asked.entries()) {
    const head = headOf(question)
    if (!told.text.startsWith(head, at)) return []
    at += head.length
    const next = asked[index + 1]
    const end = next ? told.text.indexOf(`\n${headOf(next)}`, at) : told.text.length
    if (end === -1) return []
    const [, answer = '', note = ''] = SAID.exec(told.text.slice(at, end)) ?? []
    for (const text of [freeAnswer(answer, question), note.trim()].filter((one) => one !== ''))
      answers.push({
        source: 'answer',
        text,
        question: question.question,
        pasted: answers.length === 0 ? told.pasted : [],
        ...(told.toolUseId !== undefined && { toolUseId: told.toolUseId }),
        slot: told.slot + answers.length,
      })
    at = end + 1
  }
  return answers
}

function headOf({ question }: AskedQuestion): string {
  return `- "${question}"\n`
}
