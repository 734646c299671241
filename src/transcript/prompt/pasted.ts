/** An opening tag; ids are four characters long today. */
const PASTED = /<pasted_content id="([^"\n]{0,64})">/g
/** The most opening tags without an end to search for, so that a hostile text does not cost a scan for each. */
const MAX_UNCLOSED = 16

/** What was typed, and the blocks that were pasted into it; newer clients mark them, with the id also in the closing tag. */
export function splitPasted(raw: string): { text: string; pasted: readonly string[] } {
  const pasted: string[] = []
  let text = ''
  let from = 0
  let unclosed = 0
  for (const { index, 0: opening, 1: id = '' } of raw.matchAll(PASTED)) {
    if (index < from || unclosed === MAX_UNCLOSED) continue
    const closing = `</pasted_content id="${id}">`
    const start = index + opening.length
    const end = raw.indexOf(closing, start)
    if (end === -1) {
      unclosed++
      continue
    }
    text += raw.slice(from, index)
    pasted.push(raw.slice(start, end).replace(/^\n|\n$/g, ''))
    from = end + closing.length
  }
  const whole = text + raw.slice(from)
  return { text: (pasted.length > 0 ? whole.replace(/\n{3,}/g, '\n\n') : whole).trim(), pasted }
}
