import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Action } from '../../../dashboard/state/action.ts'
import type { EffectOf, OutsideEffect } from '../../../dashboard/state/effect.ts'
import type { Outside, TerminalAccess } from '../../../dashboard/state/source.ts'
import type { ProjectionTarget } from '../../../runtime/projection/format.ts'
import { withErrorPath } from '../../../workspace/files/error-path.ts'
import { makeFolder } from '../../../workspace/files/make-folder.ts'
import { temporaryName } from '../../../workspace/files/temporary-name.ts'
import { expectedErrorWithWayOut } from '../../../workspace/files/way-out.ts'
import { recordPaths, userPaths, workspacePaths } from '../../../workspace/paths/paths.ts'
import { openEditor } from '../../say/open-editor.ts'
import type { CommandContext } from '../../start/context.ts'
import { makeEditedFile } from '../drafts/edited-file.ts'
import { isWritable } from '../facts/read-only.ts'
import { clipboardRoutes, copyText } from './clipboard.ts'
import { fileText } from './file-text.ts'
import { openPager } from './open-pager.ts'
import { transcriptText } from './transcript-text.ts'

type Opened = {
  readonly context: CommandContext
  readonly target: ProjectionTarget
  /** The person's own command for copying, if any. */
  readonly clipboard: readonly string[]
}

/** Opens editor and pager, and copies, in this person's environment. */
export async function performOutside(
  opened: Opened,
  ...[effect, terminal, dispatch]: Parameters<Outside['perform']>
): Promise<void> {
  try {
    const answer = await perform({ ...opened, terminal }, effect)
    if (answer) dispatch(answer)
  } catch (error) {
    dispatch({ type: 'failed', text: expectedErrorWithWayOut(error) })
  }
}

type Lent = Opened & { readonly terminal: TerminalAccess }

async function perform(lent: Lent, effect: OutsideEffect): Promise<Action | undefined> {
  switch (effect.type) {
    case 'openEditor':
      return await edit(lent, effect)
    case 'openPager':
      return await page(lent, effect)
    case 'copy':
      return copy(lent, effect)
  }
}

async function edit({ context, target, terminal }: Lent, { item, on, text }: EffectOf<'openEditor'>): Promise<Action> {
  const file = makeEditedFile(recordPaths(target.dataHome, target.id).drafts, item, text)
  let keeps = false
  try {
    await terminal.lend((hangUp) => openEditor(context, file.path, hangUp))
    return { type: 'edited', item, on, text: file.text() }
  } catch (error) {
    const words = file.changed()
    keeps = words === undefined && file.hasUnsaved()
    if (words === undefined) throw error
    return { type: 'unfinished', item, text: words, why: expectedErrorWithWayOut(error) }
  } finally {
    if (!keeps) file.remove()
  }
}

async function page({ context, target, terminal }: Lent, effect: EffectOf<'openPager'>): Promise<undefined> {
  // Named after this process, for the next sweep to remove it if this is killed: it holds all that was said in the session.
  const folder = join(tmpOf(target), temporaryName())
  makeFolder(folder)
  try {
    const { words } = effect
    const isFile = words !== undefined
    const { text, line } = isFile ? fileText(effect.path, words) : transcriptText(effect.path, effect.turnUuid)
    const path = join(folder, isFile ? 'file.txt' : 'transcript.txt')
    withErrorPath(path, () => writeFileSync(path, text, { mode: 0o600 }))
    await terminal.lend((hangUp) => openPager(context.environment, { path, line, hangUp }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function copy({ context, target, clipboard, terminal }: Lent, { text, what }: EffectOf<'copy'>): Action {
  const { env, platform } = context.environment
  const file = join(tmpOf(target), 'copied.txt')
  const routes = clipboardRoutes(text, { env, platform, configured: clipboard, file })
  return { type: 'told', text: `Copied the ${what} via ${copyText(text, routes, terminal.write)}` }
}

/** A private folder for files that other programs open: a transcript can be read even if the workspace cannot be written. */
function tmpOf({ workspaceDir, dataHome }: ProjectionTarget): string {
  const { tmp } = workspacePaths(workspaceDir)
  return isWritable(tmp) ? tmp : userPaths(dataHome).tmp
}
