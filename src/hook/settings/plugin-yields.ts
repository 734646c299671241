import type { Environment } from '../../workspace/paths/homes.ts'
import { readSettings } from '../../workspace/settings/settings-file.ts'
import { SETTINGS_SCOPES, settingsPath } from '../../workspace/settings/settings-places.ts'
import type { HookEvent } from '../input/payload.ts'
import { canRun, ourEntries } from './settings-entries.ts'

/** A call of the plugin's hook, while a hook in the settings may be called at the same moment. */
export type PluginCall = {
  readonly event: HookEvent
  /** The file that runs, which the settings may name too. */
  readonly script: string
  /** The folder that Claude Code was started in. */
  readonly projectDir: string
}

/**
 * Whether the plugin's hook leaves an event to one in the settings. Claude Code calls both, in two processes at the same moment, and Claude
 * would be given everything twice. Which of them comes first cannot be known, so the one in the settings always does the work and need not look
 * for a plugin. Where that one would not run, the plugin's does the work. Never throws.
 */
export function pluginYields({ event, script, projectDir }: PluginCall, environment: Environment): boolean {
  return SETTINGS_SCOPES.some((scope) => {
    const entries = ourEntries(readSettings(settingsPath(scope, environment, projectDir))).get(event) ?? []
    return entries.some((entry) => entry.script !== script && canRun(entry))
  })
}
