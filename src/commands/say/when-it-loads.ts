import { hookFindingText } from '../../install/status/hook-status-text.ts'
import { whatStopsHook } from '../../install/status/hook-status.ts'
import type { CommandContext } from '../start/context.ts'
import { ownHookStatus } from '../start/own-hook.ts'
import { locationOf } from '../start/project-root.ts'

/** Why no session gets what is approved here although a hook is installed; undefined if nothing prevents it. */
export function whyNotGiven(context: CommandContext): string | undefined {
  const status = ownHookStatus(context.environment, locationOf(context).root)
  const finding = status.works ? undefined : whatStopsHook(status)
  return finding && hookFindingText(finding).says
}

/** When an approval takes effect, as the end of its line. */
export function whenItLoads(context: CommandContext): string {
  return whyNotGiven(context) === undefined
    ? 'loads in the next session'
    : 'loads once the hook works: "sage doctor" says what is wrong'
}
