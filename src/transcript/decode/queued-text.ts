import { isNotification } from '../entry/automation.ts'
import type { HumanText } from '../event/event.ts'
import { splitPasted } from '../prompt/pasted.ts'
import { typedCommand } from '../prompt/slash-command.ts'

/** What else waits in the queue but is not said to the model: notes of tasks, and commands for the shell. */
const NOT_SAID = /^(?:\{"task_id"|!)/

/** What a person said in a text of the prompt queue; undefined for what the client put there itself, and for commands without prose. */
export function queuedText(content: string): HumanText | undefined {
  const said = splitPasted(content)
  if (isNotification(said.text) || NOT_SAID.test(said.text)) return undefined
  const text = typedCommand(said.text)?.text ?? said.text
  return text === '' && said.pasted.length === 0 ? undefined : { source: 'queued', ...said, text, slot: 0 }
}
