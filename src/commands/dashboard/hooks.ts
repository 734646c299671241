import type { HookState } from '../../dashboard/snapshot.ts'
import type { Dispatch } from '../../dashboard/source.ts'
import { hookFindingText } from '../../install/hook-status-text.ts'
import { applyInstall, planInstall } from '../../install/install-hooks.ts'
import { wantedEvents } from '../../install/wanted-events.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { dataHome, userPaths } from '../../workspace/paths.ts'
import { SETTINGS_SCOPES, settingsPath } from '../../workspace/settings-places.ts'
import { diffOf } from '../say/file-diff.ts'
import type { CommandContext } from '../start/context.ts'
import { copyOwnHook, ownHookCommand, ownHookStatus } from '../start/own-hook.ts'

/** Whether events will arrive, with one sentence if not. */
export function hookStateOf({ environment }: CommandContext, { location }: Pick<Inbox, 'location'>): HookState {
  const { state, findings } = ownHookStatus(environment, location.root)
  // Two copies are too long to name in one line: `sage doctor` does.
  const told = findings.filter(({ code }) => code !== 'doubled').map(hookFindingText)
  const [text] = told.map(({ says, todo }) => `${says} → ${todo}`)
  const needsText = state === 'broken' || state === 'disabled'
  return { state, ...(text !== undefined && needsText && { text }) }
}

/**
 * Paths whose change may change that state: settings, which other tools also write, and the installed hook, which Sage in another
 * terminal may remove or update.
 */
export function hookPlaces({ environment }: CommandContext, { location }: Pick<Inbox, 'location'>): string[] {
  const settings = SETTINGS_SCOPES.map((scope) => settingsPath(scope, environment, location.root))
  return [...settings, userPaths(dataHome(environment)).hookFolder]
}

/** Shows what would change in the person's settings, or makes the change once they agreed. */
export function installFromDashboard(
  context: CommandContext,
  inbox: Inbox,
  confirmed: boolean,
  dispatch: Dispatch,
): void {
  const { environment } = context
  const home = dataHome(environment)
  const path = settingsPath('user', environment, inbox.location.root)
  const change = planInstall(path, ownHookCommand(home), wantedEvents(environment))
  if (!confirmed && change.file.text === change.text)
    return dispatch({
      type: 'told',
      text: `The hooks are already in "${path}": sage doctor says why they do not run`,
    })
  if (!confirmed) {
    const lines = [path, ...diffOf(path, change.file.text, change.text ?? '').split('\n')]
    return dispatch({
      type: 'planned',
      title: 'Install the hooks?',
      lines,
      effect: { type: 'installHooks', confirmed: true },
    })
  }
  copyOwnHook(home)
  applyInstall(change, home, context.now())
  const { state, text } = hookStateOf(context, inbox)
  if (state === 'disabled')
    return dispatch({ type: 'told', text: `Hooks installed, but off: ${text ?? ''}`, tone: 'warn' })
  dispatch({ type: 'told', text: 'Hooks installed: they run from your next prompt on', tone: 'ok' })
}
