import { hookFindingText } from '../../install/hook-status-text.ts'
import type { CommandContext } from '../start/context.ts'
import { ownHookStatus } from '../start/own-hook.ts'
import { locationOf } from '../start/project-root.ts'

/** Why no session gets what is approved here although a hook is installed; undefined if nothing prevents it. */
export function whyNotGiven(context: CommandContext): string | undefined {
  const { state, findings } = ownHookStatus(context.environment, locationOf(context).root)
  const [first] = findings
  return first && (state === 'broken' || state === 'disabled') ? hookFindingText(first).says : undefined
}

/** When an approval takes effect, as the end of its line. */
export function whenItLoads(context: CommandContext): string {
  return whyNotGiven(context) === undefined
    ? 'loads in the next session'
    : 'loads once the hook works: "sage doctor" says what is wrong'
}
