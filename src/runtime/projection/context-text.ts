/**
 * How rendered learnings become the one text that a hook hands to Claude. The lines were rendered, and everything in them escaped, when
 * the projection was written; here they are only put together, the same way for every event, so that a preview shows the exact bytes.
 */

export type ContextFormat = 'xml' | 'markdown'

/** Sections that come before the rest, if there is anything in them. */
const SECTIONS = ['blockers', 'decisions', ''] as const
export type Section = (typeof SECTIONS)[number]

/** Decisions beyond the latest few go with the rest. */
export const MAX_SECTION_DECISIONS = 5

/** One learning, ready to print. */
export type RenderedLine = {
  /** See `lineKey()`: another text under the same id is something new to say. */
  readonly key: string
  readonly section: Section
  /** One or more lines without a newline at the end. */
  readonly text: string
}

const XML_SECTION = { blockers: 'active_blockers', decisions: 'recent_decisions' } as const
const MARKDOWN_SECTION = { blockers: 'Active blockers', decisions: 'Recent decisions' } as const

/** The whole text, or '' if there is nothing to say. `omitted` counts what did not fit and can be read with `sage list`. */
export function contextText(format: ContextFormat, lines: readonly RenderedLine[], omitted: number): string {
  if (lines.length === 0 && omitted === 0) return ''
  return format === 'xml' ? xmlText(lines, omitted) : markdownText(lines, omitted)
}

function xmlText(lines: readonly RenderedLine[], omitted: number): string {
  const out = [`<sage_learnings count="${lines.length}"${omitted > 0 ? ` omitted="${omitted}"` : ''}>`]
  for (const section of SECTIONS) {
    const inside = lines.filter((line) => line.section === section)
    if (inside.length === 0) continue
    if (section === '') {
      for (const line of inside) out.push(`  ${line.text}`)
      continue
    }
    const name = XML_SECTION[section]
    out.push(`  <${name} count="${inside.length}">`)
    for (const line of inside) out.push(`    ${line.text}`)
    out.push(`  </${name}>`)
  }
  if (omitted > 0) out.push(`  <more>${omitted} more: sage list</more>`)
  out.push('</sage_learnings>')
  return out.join('\n')
}

function markdownText(lines: readonly RenderedLine[], omitted: number): string {
  if (lines.length === 0) return `${learningsOfThisPerson(omitted)} did not fit (sage): sage list`
  const out = ['## What this person taught here (sage)']
  for (const section of SECTIONS) {
    const inside = lines.filter((line) => line.section === section)
    if (inside.length === 0) continue
    if (section !== '') out.push('', `### ${MARKDOWN_SECTION[section]}`)
    else if (out.length > 1) out.push('', '### Other')
    out.push('')
    for (const line of inside) out.push(line.text)
  }
  if (omitted > 0) out.push('', `${omitted} more: sage list`)
  return out.join('\n')
}

/** What replaces the learnings under `content = "none"`: that there are some, and how to read them. */
export function pointerText(format: ContextFormat, ids: readonly string[]): string {
  if (ids.length === 0) return ''
  const command = `sage show ${ids.join(' ')}`
  return format === 'xml'
    ? `<sage_learnings count="0" omitted="${ids.length}">\n  <more>${ids.length} relevant: ${command}</more>\n</sage_learnings>`
    : `${learningsOfThisPerson(ids.length)} ${ids.length === 1 ? 'is' : 'are'} relevant (sage): ${command}`
}

function learningsOfThisPerson(count: number): string {
  return `${count === 1 ? '1 learning' : `${count} learnings`} of this person`
}
