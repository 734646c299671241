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

/** An opening tag; ids are four characters long today. */
const PASTED = /<pasted_content id="([^"\n]{0,64})">/g
/** Opening tags without an end that are looked for, so that a hostile text costs no walk to its end for each. */
const UNCLOSED = 16

/** Typed text and the blocks that were pasted into it; newer clients mark them, with the id also in the closing tag. */
export function splitPasted(raw: string): { typed: string; pasted: readonly string[] } {
  const pasted: string[] = []
  let typed = ''
  let from = 0
  let unclosed = 0
  for (const { index, 0: opening, 1: id = '' } of raw.matchAll(PASTED)) {
    if (index < from || unclosed === UNCLOSED) continue
    const closing = `</pasted_content id="${id}">`
    const start = index + opening.length
    const end = raw.indexOf(closing, start)
    if (end === -1) {
      unclosed++
      continue
    }
    typed += raw.slice(from, index)
    pasted.push(raw.slice(start, end).replace(/^\n|\n$/g, ''))
    from = end + closing.length
  }
  const whole = typed + raw.slice(from)
  return { typed: (pasted.length > 0 ? whole.replace(/\n{3,}/g, '\n\n') : whole).trim(), pasted }
}
