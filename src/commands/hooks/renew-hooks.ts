import { applyInstall } from '../../install/hooks/install-hooks.ts'
import type { HookStatus } from '../../install/status/hook-status.ts'
import { homesOf } from '../../workspace/paths/homes.ts'
import type { CommandContext } from '../start/context.ts'
import { planOwnHook } from '../start/own-hook.ts'

/** Updates the hook wherever the person installed it, for the events wanted now. Returns a sentence for each changed file. */
export function renewHooks({ environment, now }: CommandContext, { installations }: HookStatus): string[] {
  const { dataHome } = homesOf(environment)
  return installations.flatMap(({ path }) => {
    const change = planOwnHook(environment, path)
    if (change.events.length === 0) return []
    applyInstall(change, dataHome, now())
    return [`Updated the hook in "${path}" (${change.events.join(', ')}).`]
  })
}
