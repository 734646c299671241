import type { HookState } from '../../dashboard/snapshot.ts'
import type { Dispatch } from '../../dashboard/source.ts'
import { hookFindingText } from '../../install/hook-status-text.ts'
import { whatStopsHook } from '../../install/hook-status.ts'
import type { SettingsChange } from '../../install/install-hooks.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { dataHome, userPaths } from '../../workspace/paths.ts'
import { SETTINGS_SCOPES, settingsPath } from '../../workspace/settings-places.ts'
import { diffOf } from '../say/file-diff.ts'
import type { CommandContext } from '../start/context.ts'
import { installOwnHook, ownHookStatus, planOwnHook } from '../start/own-hook.ts'
import type { World } from './world.ts'

type Installing = Pick<World, 'context' | 'inbox'>

/** Whether events will arrive, with one sentence if not. */
export function hookStateOf({ environment }: CommandContext, { location }: Pick<Inbox, 'location'>): HookState {
  const status = ownHookStatus(environment, location.root)
  const finding = whatStopsHook(status)
  if (!finding) return { state: status.state }
  const { says, todo } = hookFindingText(finding)
  return { state: status.state, text: `${says} → ${todo}` }
}

/**
 * Paths whose change may change that state: settings, which other tools also write, and the installed hook, which Sage in another
 * terminal may remove or update.
 */
export function hookPlaces({ environment }: CommandContext, { location }: Pick<Inbox, 'location'>): string[] {
  const settings = SETTINGS_SCOPES.map((scope) => settingsPath(scope, environment, location.root))
  return [...settings, userPaths(dataHome(environment)).hookFolder]
}

/** Shows what would change in the person's settings. */
export function planHooks({ context, inbox }: Installing, dispatch: Dispatch): void {
  const { file, text } = changeOf(context, inbox)
  const { path } = file
  if (file.text === text)
    return dispatch({
      type: 'told',
      text: `The hooks are already in "${path}": sage doctor says why they do not run`,
    })
  const lines = [path, ...diffOf(path, file.text, text ?? '').split('\n')]
  dispatch({ type: 'planned', title: 'Install the hooks?', lines, effect: { type: 'installHooks' } })
}

/** Makes that change, once they agreed. */
export function installHooks({ context, inbox }: Installing, dispatch: Dispatch): void {
  installOwnHook(changeOf(context, inbox), dataHome(context.environment), context.now())
  const { state, text } = hookStateOf(context, inbox)
  if (state === 'disabled')
    return dispatch({ type: 'told', text: `Hooks installed, but off: ${text ?? ''}`, tone: 'warn' })
  dispatch({ type: 'told', text: 'Hooks installed: they run from your next prompt on', tone: 'ok' })
}

function changeOf({ environment }: CommandContext, { location }: Inbox): SettingsChange {
  return planOwnHook(environment, settingsPath('user', environment, location.root))
}
