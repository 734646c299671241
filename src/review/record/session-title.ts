import { preview } from '../../runtime/sessions/preview.ts'
import type { Turn } from '../../transcript/event/turn.ts'
import { splitPasted } from '../../transcript/prompt/pasted.ts'
import { stripWrappers } from '../../transcript/prompt/wrappers.ts'
import { maskedText } from './masked-text.ts'

/** The longest title, in UTF-16 units, of a session that no hook has named. */
const TITLE_LENGTH = 120

const UNTITLED = '(no prompt yet)'
const MARK = /<\/?pasted_content id="[^"\n]{0,64}">/g
/** Only the beginning of a long prompt is kept, so a paste at its end may never close. */
const CUT_OFF = /<pasted_content id="[^"\n]{0,64}">[\s\S]*$/

/** A session's title: its last prompt as typed. Pasted text is used only if nothing else was said. */
export function sessionTitle(lastPrompt = ''): string {
  const prompt = stripWrappers(lastPrompt)
  const typed = splitPasted(prompt).text.replace(CUT_OFF, '').trim()
  return typed || prompt.replace(MARK, '').trim() || UNTITLED
}

/** A session's title in its record, or the beginning of its id. */
export function titleOrId(sessionId: string, title: string | undefined): string {
  return title || sessionId.slice(0, 8)
}

/**
 * Hooks name a session after its last prompt; a session that was only scanned is named after its own. Its secrets are masked before it is cut.
 */
export async function titleFrom(turns: readonly Turn[]): Promise<string> {
  const said = turns.findLast(({ complete }) => complete)?.text.trim() ?? ''
  const masked = await maskedText(said)
  const title = preview(masked, TITLE_LENGTH).replace(/\s+/g, ' ')
  return masked.length > TITLE_LENGTH ? `${title.trimEnd()}…` : title
}
