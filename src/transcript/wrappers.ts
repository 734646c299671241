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

/**
 * Removes what clients, editors and hooks wrap around or into a prompt, contents included. One pass with `indexOf` for each
 * name: a hostile text must not make an expression walk back and forth. A wrapper that is opened and never closed stays.
 */
export function stripWrappers(raw: string): string {
  if (!raw.includes('<')) return raw
  return WRAPPERS.reduce((rest, name) => without(rest, name), raw)
}

function without(raw: string, name: string): string {
  const opening = `<${name}`
  const closing = `</${name}>`
  let at = raw.indexOf(opening)
  if (at === -1) return raw
  let kept = ''
  let from = 0
  while (at !== -1) {
    const after = raw[at + opening.length]
    const end = after === '>' || after === ' ' ? raw.indexOf(closing, at) : -1
    if (end === -1 && (after === '>' || after === ' ')) break
    if (end !== -1) {
      kept += raw.slice(from, at)
      from = end + closing.length
    }
    at = raw.indexOf(opening, Math.max(from, at + 1))
  }
  return kept + raw.slice(from)
}

/** Typed text and the blocks that were pasted into it; newer clients mark them, with the id also in the closing tag. */
export function splitPasted(raw: string): { typed: string; pasted: readonly string[] } {
  const opening = '<pasted_content id="'
  const closing = '</pasted_content id="'
  const pasted: string[] = []
  let typed = ''
  let from = 0
  for (let at = raw.indexOf(opening); at !== -1; at = raw.indexOf(opening, from)) {
    const idEnd = raw.indexOf('">', at + opening.length)
    if (idEnd === -1) break
    const id = raw.slice(at + opening.length, idEnd)
    const tail = `${closing}${id}">`
    const end = raw.indexOf(tail, idEnd)
    if (end === -1) {
      typed += raw.slice(from, idEnd + 2)
      from = idEnd + 2
      continue
    }
    typed += raw.slice(from, at)
    pasted.push(raw.slice(idEnd + 2, end).replace(/^\n|\n$/g, ''))
    from = end + tail.length
  }
  return { typed: (typed + raw.slice(from)).trim(), pasted }
}
