import { splitPasted, stripWrappers } from '../../transcript/wrappers.ts'

const UNTITLED = '(no prompt yet)'
const MARK = /<\/?pasted_content id="[^"\n]{0,64}">/g
/** Only the beginning of a long prompt is kept, so a paste at its end may never close. */
const CUT_OFF = /<pasted_content id="[^"\n]{0,64}">[\s\S]*$/

/** A session's title: its last prompt as typed. Pasted text is used only if nothing else was said. */
export function sessionTitle(lastPrompt = ''): string {
  const prompt = stripWrappers(lastPrompt)
  const typed = splitPasted(prompt).typed.replace(CUT_OFF, '').trim()
  return typed || prompt.replace(MARK, '').trim() || UNTITLED
}
