const WRAPPERS = [
  'ide_opened_file',
  'ide_selection',
  'ide_diagnostics',
  'system-reminder',
  'command-name',
  'command-message',
  'command-contents',
  'local-command-stdout',
  'local-command-stderr',
  'local-command-caveat',
  'bash-input',
  'bash-stdout',
  'bash-stderr',
  'user-prompt-submit-hook',
  'sage_learnings',
]

const OPENING = new RegExp(`<(${WRAPPERS.join('|')})[ >]`, 'g')

/**
 * Removes what clients, editors and hooks wrap around or into a prompt, contents included. A wrapper that is opened and
 * never closed stays, because the person may have written about it. Every step moves forward, so that a hostile text costs
 * no more than one search for each name.
 */
export function stripWrappers(raw: string): string {
  const unclosed = new Set<string>()
  let kept = ''
  let from = 0
  for (const { index, 1: name = '' } of raw.matchAll(OPENING)) {
    if (index < from || unclosed.has(name)) continue
    const closing = `</${name}>`
    const end = raw.indexOf(closing, index)
    if (end === -1) {
      unclosed.add(name)
      continue
    }
    kept += raw.slice(from, index)
    from = end + closing.length
  }
  return from === 0 ? raw : kept + raw.slice(from)
}

/** Ids are four characters long today. */
const ID_LENGTH = 64

/** Typed text and the blocks that were pasted into it; newer clients mark them, with the id also in the closing tag. */
export function splitPasted(raw: string): { typed: string; pasted: readonly string[] } {
  const opening = '<pasted_content id="'
  const closing = '</pasted_content id="'
  const pasted: string[] = []
  let typed = ''
  let from = 0
  const last = raw.lastIndexOf(closing)
  for (let at = raw.indexOf(opening); at !== -1 && at < last; at = raw.indexOf(opening, at + 1)) {
    const idEnd = raw.indexOf('">', at + opening.length)
    if (idEnd === -1 || idEnd - at > opening.length + ID_LENGTH) continue
    const tail = `${closing}${raw.slice(at + opening.length, idEnd)}">`
    const end = raw.indexOf(tail, idEnd)
    if (at < from || end === -1) continue
    typed += raw.slice(from, at)
    pasted.push(raw.slice(idEnd + 2, end).replace(/^\n|\n$/g, ''))
    from = end + tail.length
  }
  const whole = typed + raw.slice(from)
  return { typed: (pasted.length > 0 ? whole.replace(/\n{3,}/g, '\n\n') : whole).trim(), pasted }
}
