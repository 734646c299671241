import { decodeInput, noInput } from '../../dashboard/keys/input.ts'
import { editLine, insertText, type LineEditor, lineEditor } from '../../dashboard/keys/line-editor.ts'
import { MAX_LEARNING } from '../../text/max-learning.ts'

const ESC = '\u001b'

/**
 * What somebody meant who typed this line at a terminal in its own line mode. That knows Backspace, and hands over as they came the arrow keys,
 * the marks of a paste and what the terminal answers: keys do here what they do in the dashboard's editor, and the rest says nothing.
 */
export function editedLine(line: string): string {
  // The editor would cut a longer one without a word; it is refused later.
  if (!line.includes(ESC) || line.length > MAX_LEARNING) return line
  let editor: LineEditor = lineEditor()
  for (const event of decodeInput(noInput, line)[1]) {
    if (event.type === 'paste') editor = insertText(editor, event.text)
    else for (const key of event.keys) editor = editLine(editor, key) ?? editor
  }
  return editor.text
}
