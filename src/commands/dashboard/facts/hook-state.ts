import type { HookState } from '../../../dashboard/state/snapshot.ts'
import { hookFindingText } from '../../../install/status/hook-status-text.ts'
import { type HookFinding, whatStopsHook } from '../../../install/status/hook-status.ts'
import { dataHome } from '../../../workspace/paths/homes.ts'
import { userPaths } from '../../../workspace/paths/paths.ts'
import { SETTINGS_SCOPES, settingsPath } from '../../../workspace/settings/settings-places.ts'
import type { CommandContext } from '../../start/context.ts'
import { ownHookStatus } from '../../start/own-hook.ts'

/** Whether events will arrive, with one sentence if not. */
export function hookStateOf({ environment }: CommandContext, projectRoot: string): HookState {
  const status = ownHookStatus(environment, projectRoot)
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

/**
 * The settings file that calls a hook which cannot run, or which works for another data folder: our entries there can be written anew. A matcher
 * is not part of an entry.
 */
export function brokenEntriesIn(finding: HookFinding): string | undefined {
  const isEntry =
    finding.code === 'node-gone' ||
    finding.code === 'script-gone' ||
    finding.code === 'other-home' ||
    (finding.code === 'narrowed' && finding.key !== 'matcher')
  return isEntry ? finding.path : undefined
}

/**
 * Paths whose change may change that state: settings, which other tools also write, and the installed hook, which Sage in another
 * terminal may remove or update.
 */
export function hookPlaces({ environment }: CommandContext, projectRoot: string): string[] {
  const settings = SETTINGS_SCOPES.map((scope) => settingsPath(scope, environment, projectRoot))
  return [...settings, userPaths(dataHome(environment)).hookFolder]
}
