import { loadConfig } from '../../config/load.ts'
import { HOOK_EVENTS, type HookEvent } from '../../hook/input/payload.ts'
import { dataHome, type Environment } from '../../workspace/paths/homes.ts'
import { userConfig } from '../../workspace/paths/paths.ts'

/** The events to install the hook for. Each one costs a start of Node, so events that the person's settings leave nothing to do are skipped. */
export function wantedEvents(environment: Environment): readonly HookEvent[] {
  const user = userConfig(dataHome(environment))
  const { config } = loadConfig({ user, env: {}, tolerant: true })
  return config.inject.subagents ? HOOK_EVENTS : HOOK_EVENTS.filter((event) => event !== 'SubagentStart')
}
