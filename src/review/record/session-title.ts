import { splitPasted, stripWrappers } from '../../transcript/wrappers.ts'

const UNTITLED = '(no prompt yet)'
const MARK = /<\/?pasted_content id="[^"\n]{0,64}">/g
/** Of a long prompt only the beginning is kept: what was pasted at its end then never closes. */
const CUT_OFF = /<pasted_content id="[^"\n]{0,64}">[\s\S]*$/

/** What a session is called: its last prompt as it was typed, and what was pasted only if nothing else was said. */
export function sessionTitle(lastPrompt = ''): string {
  const prompt = stripWrappers(lastPrompt)
  const typed = splitPasted(prompt).typed.replace(CUT_OFF, '').trim()
  return typed || prompt.replace(MARK, '').trim() || UNTITLED
}
