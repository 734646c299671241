import type { HookState } from '../../../dashboard/state/snapshot.ts'
import type { Dispatch } from '../../../dashboard/state/source.ts'
import { hookFindingText } from '../../../install/hook-status-text.ts'
import { type HookFinding, whatStopsHook } from '../../../install/hook-status.ts'
import type { Inbox } from '../../../review/inbox/inbox.ts'
import { dataHome } from '../../../workspace/homes.ts'
import { userPaths } from '../../../workspace/paths.ts'
import { SETTINGS_SCOPES, settingsPath } from '../../../workspace/settings-places.ts'
import { diffOf } from '../../say/file-diff.ts'
import type { CommandContext } from '../../start/context.ts'
import { installOwnHook, ownHookStatus, planOwnHook } from '../../start/own-hook.ts'
import type { World } from '../world/world.ts'

type Installing = Pick<World, 'context' | 'inbox'>

/** Whether events will arrive, with one sentence if not. */
export function hookStateOf({ environment }: CommandContext, { location }: Pick<Inbox, 'location'>): HookState {
  const status = ownHookStatus(environment, location.root)
  const { state, works } = status
  const finding = whatStopsHook(status)
  if (!finding) return { state }
  const { says, todo } = hookFindingText(finding)
  const inVain = state === 'broken' && brokenEntriesIn(finding) === undefined
  return {
    state,
    text: `${says} → ${todo}`,
    ...(state === 'broken' && works && { partly: true }),
    ...(inVain && { inVain }),
  }
}

/** The settings file that calls a hook which cannot run, or which works for another data folder: our entries there can be written anew. */
function brokenEntriesIn(finding: HookFinding): string | undefined {
  return finding.code === 'node-gone' || finding.code === 'script-gone' || finding.code === 'other-home'
    ? finding.path
    : undefined
}

/**
 * Paths whose change may change that state: settings, which other tools also write, and the installed hook, which Sage in another
 * terminal may remove or update.
 */
export function hookPlaces({ environment }: CommandContext, { location }: Pick<Inbox, 'location'>): string[] {
  const settings = SETTINGS_SCOPES.map((scope) => settingsPath(scope, environment, location.root))
  return [...settings, userPaths(dataHome(environment)).hookFolder]
}

/** Shows what would change in the settings that call a broken hook, or else in the person's own. */
export function planHooks({ context, inbox }: Installing, dispatch: Dispatch): void {
  const { environment } = context
  const { root } = inbox.location
  const finding = whatStopsHook(ownHookStatus(environment, root))
  const broken = finding && brokenEntriesIn(finding)
  const { file, text } = planOwnHook(environment, broken ?? settingsPath('user', environment, root))
  const { path } = file
  if (file.text === text)
    return dispatch({
      type: 'told',
      text: `The hooks are already in "${path}": sage doctor says why they do not run`,
    })
  const lines = [path, ...diffOf(path, file.text, text ?? '').split('\n')]
  const title = broken === undefined ? 'Install the hooks?' : 'Mend the hooks?'
  dispatch({ type: 'planned', title, lines, effect: { type: 'installHooks', path } })
}

/** Makes that change, once they agreed. */
export function installHooks({ context, inbox }: Installing, path: string, dispatch: Dispatch): void {
  installOwnHook(planOwnHook(context.environment, path), dataHome(context.environment), context.now())
  const { state, text = '' } = hookStateOf(context, inbox)
  if (state === 'disabled') return dispatch({ type: 'told', text: `Hooks installed, but off: ${text}`, tone: 'warn' })
  if (state === 'broken') return dispatch({ type: 'told', text: `Hooks installed, but: ${text}`, tone: 'warn' })
  dispatch({ type: 'told', text: 'Hooks installed: they run from your next prompt on', tone: 'ok' })
}
