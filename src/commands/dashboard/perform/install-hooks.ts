import type { Dispatch } from '../../../dashboard/state/source.ts'
import { whatStopsHook } from '../../../install/status/hook-status.ts'
import { dataHome } from '../../../workspace/paths/homes.ts'
import { settingsPath } from '../../../workspace/settings/settings-places.ts'
import { diffOf } from '../../say/file-diff.ts'
import { installOwnHook, ownHookStatus, planOwnHook } from '../../start/own-hook.ts'
import { brokenEntriesIn, hookStateOf } from '../facts/hook-state.ts'
import type { World } from '../world/world.ts'

type Installing = Pick<World, 'context' | 'inbox'>

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
  const lines = [path, ...diffOf(path, file.text, text).split('\n')]
  const title = broken === undefined ? 'Install the hooks?' : 'Mend the hooks?'
  dispatch({ type: 'planned', title, lines, effect: { type: 'installHooks', path } })
}

/** Makes that change, once they agreed. */
export function installHooks({ context, inbox }: Installing, path: string, dispatch: Dispatch): void {
  installOwnHook(planOwnHook(context.environment, path), dataHome(context.environment), context.now())
  const { state, text = '' } = hookStateOf(context, inbox.location.root)
  if (state === 'disabled') return dispatch({ type: 'told', text: `Hooks installed, but off: ${text}`, tone: 'warn' })
  if (state === 'broken') return dispatch({ type: 'told', text: `Hooks installed, but: ${text}`, tone: 'warn' })
  dispatch({ type: 'told', text: 'Hooks installed: they run from your next prompt on', tone: 'ok' })
}
