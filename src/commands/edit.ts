import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { confirmationNeeded } from '../journal/decide.ts'
import type { ViewItem } from '../journal/view.ts'
import { EXIT, UserError } from '../text/user-error.ts'
import { confirmed } from './ask.ts'
import type { CommandContext, Options } from './context.ts'
import { findItem } from './find-items.ts'
import { openStore } from './open-store.ts'
import { openEditor } from './open-editor.ts'
import { kindOption, scopeOption } from './option-values.ts'
import { requireNoAgent, requirePerson } from './person.ts'
import { prepareText } from './prepare-text.ts'
import { reportOutcome } from './report-outcome.ts'

/**
 * `sage edit ID`: other words (from the editor, or `--text`), another kind or scope. Evidence and identity stay. What is approved is
 * approved anew in these words, so that needs the person; the words of what waits are the person's too, so no agent changes them.
 */
export async function run(context: CommandContext, [id = '']: readonly string[], options: Options): Promise<number> {
  requireNoAgent(context, 'edit')
  const { store, settle } = openStore(context)
  const item = findItem(store.state().items, id)
  if (item.status === 'approved') requirePerson(context, 'edit an approved learning')
  const scope = scopeOption(options)
  const kind = kindOption(options)
  const typed = typeof options.text === 'string' ? options.text : scope || kind ? undefined : editText(context, item)
  const text = typed === undefined ? undefined : (await prepareText(typed)).text
  if (item.status === 'approved' && confirmationNeeded(item, scope, text).length > 0) {
    if (!(await confirmed(context, `It will be given to Claude as: ${text ?? item.text}\nApprove it so?`)))
      return EXIT.failure
  }
  const request = {
    item: item.id,
    on: item.on,
    decision: 'edit' as const,
    confirmed: item.status === 'approved',
    ...(text !== undefined && { text }),
    ...(scope && { scope }),
    ...(kind && { kind }),
  }
  const { plan, refused } = store.planDecisions([request], 'command')
  const code = reportOutcome(context, store.commit(plan, refused), 'Edited')
  await settle(plan)
  return code
}

/** Has the person change the text in an editor. */
function editText(context: CommandContext, { text }: ViewItem): string {
  if (!context.stdin.isTTY)
    throw new UserError('Cannot open an editor: this is no terminal', {
      hint: 'Give the words: sage edit ID --text "…"',
      exitCode: EXIT.usage,
      code: 'no-editor',
    })
  const folder = mkdtempSync(join(tmpdir(), 'sage-edit-'))
  const path = join(folder, 'learning.md')
  try {
    writeFileSync(path, `${text}\n`, { mode: 0o600 })
    openEditor(context, path)
    return readFileSync(path, 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
