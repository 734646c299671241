import { EXIT, UserError } from '../base/user-error.ts'
import type { Kind } from '../extract/candidate.ts'
import { confirmationNeeded } from '../journal/decide/refusal.ts'
import type { Scope } from '../journal/event/vocabulary.ts'
import type { ViewItem } from '../journal/item/item.ts'
import type { Inbox } from '../review/inbox/inbox.ts'
import { recordPaths } from '../workspace/paths/paths.ts'
import { makeEditedFile } from './dashboard/drafts/edited-file.ts'
import { findItem } from './items/find-items.ts'
import { prepareText } from './items/prepare-text.ts'
import { saveDecisions } from './items/save-decisions.ts'
import { kindOption, ownScopeOption } from './options/option-values.ts'
import { confirmed } from './say/ask.ts'
import { openEditor } from './say/open-editor.ts'
import { asUserError, withHint } from './say/say-error.ts'
import { say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { refuseAgent, requirePerson } from './start/person.ts'

/**
 * `sage edit ID`: new words (from the editor, or `--text`), another kind or scope. Evidence and identity stay. Editing an approved
 * learning approves the new words, so it needs the person. Waiting words are the person's too, so no agent changes them.
 */
export async function run(context: CommandContext, [id = '']: readonly string[], options: Options): Promise<number> {
  refuseAgent(context, 'edit', 'sage add "…" proposes new words')
  const inbox = openInboxHere(context)
  const item = findItem(inbox.store.items(), id)
  if (item.status === 'approved') requirePerson(context, 'edit an approved learning')
  const scope = ownScopeOption(options)
  const kind = kindOption(options)
  const save = (typed?: string) => saveEdit(context, inbox, item, { typed, scope, kind })
  if (typeof options.text === 'string') return await save(options.text)
  return scope || kind ? await save() : await editText(context, inbox, item, save)
}

type Edit = { readonly typed: string | undefined; readonly scope: Scope | undefined; readonly kind: Kind | undefined }

async function saveEdit(
  context: CommandContext,
  inbox: Inbox,
  item: ViewItem,
  { typed, scope, kind }: Edit,
): Promise<number> {
  const text = typed === undefined ? undefined : (await prepareText(typed)).text
  if (item.status === 'approved' && confirmationNeeded(item, scope, text).length > 0) {
    say(context.stdout, `It will be given to Claude as: ${text ?? item.text}`)
    if (!(await confirmed(context, 'Approve it like this?'))) {
      say(context.stdout, 'Nothing was changed')
      return EXIT.failure
    }
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
  return await saveDecisions(context, inbox, [request], { done: 'Edited' })
}

/** Lets the person change the text in an editor. Words that could not be saved are kept, and the next dashboard offers them. */
async function editText(
  context: CommandContext,
  { target, store }: Inbox,
  { id, text }: ViewItem,
  save: (typed: string) => Promise<number>,
): Promise<number> {
  if (!context.stdin.isTTY)
    throw new UserError('Cannot open an editor: this is not a terminal', {
      hint: 'Give the new words: sage edit ID --text "…"',
      exitCode: EXIT.usage,
      code: 'no-editor',
    })
  const file = makeEditedFile(recordPaths(target.dataHome, target.id).drafts, id, text)
  const whereKept = `What you wrote is in "${file.path}"`
  let keeps = false
  let isUnsaved = false
  try {
    try {
      await openEditor(context, file.path)
    } catch (error) {
      // The editor offers such words when the item is edited again.
      isUnsaved = file.hasUnsaved()
      throw error
    } finally {
      // An editor that failed, or was killed, may have saved before.
      keeps = file.changed() !== undefined
    }
    const words = file.text() || text
    const code = await save(words)
    // They may be saved, and only what is made from them cannot be written.
    keeps &&= code !== EXIT.ok && store.items().get(id)?.text !== (await prepareText(words)).text
    if (keeps) say(context.stderr, whereKept)
    return code
  } catch (error) {
    throw keeps && asUserError(error) ? withHint(error, whereKept) : error
  } finally {
    if (!keeps && !isUnsaved) file.remove()
  }
}
