/** How the client tells the model that the person would rather talk about its questions than answer them. */
const CLARIFIES = 'The user wants to clarify these questions'
/** Between one question and the next. */
const NEXT = /\n(?=- "[^\n]*"\n {2}(?:Answer: |\(No answer provided\)))/
const NOTED = /^- "([^\n]*)"\n {2}(?:Answer: |\(No answer provided\))[^]*?\n {2}User notes: ([^]*)$/

type Note = { readonly question: string; readonly text: string }

/**
 * The notes that a person had typed beside the options by then; undefined if this is no such text. An answer is left out: only the
 * questions say whether it was an offered label, and they are not here.
 */
export function notesToClarify(reason: string): Note[] | undefined {
  if (!reason.startsWith(CLARIFIES)) return undefined
  return reason.split(NEXT).flatMap((part) => {
    const [, question = '', note = ''] = NOTED.exec(part) ?? []
    return note.trim() === '' ? [] : [{ question, text: note.trim() }]
  })
}
