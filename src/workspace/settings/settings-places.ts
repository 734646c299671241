import { join } from 'node:path'
import { claudeConfigDir, type Environment } from '../paths/homes.ts'

/** Nobody's settings come near it: what a hook has more of to read may have come with a clone. */
export const MAX_SETTINGS_BYTES = 1_000_000

/** Whose Claude Code settings: all of a person's projects, this project for this person, this project for everybody. */
export type SettingsScope = 'user' | 'project' | 'shared'

/**
 * The settings file of a scope. Claude Code reads a project's settings only from the folder that it was started in, and in a linked worktree
 * also the main one's `settings.local.json` (observed in 2.1.330). It never reads `~/.claude/settings.local.json`.
 */
export function settingsPath(scope: SettingsScope, environment: Environment, projectRoot: string): string {
  if (scope === 'user') return join(claudeConfigDir(environment), 'settings.json')
  return join(projectRoot, '.claude', scope === 'project' ? 'settings.local.json' : 'settings.json')
}

export const SETTINGS_SCOPES: readonly SettingsScope[] = ['user', 'project', 'shared']

/** Claude Code goes by the first of these that says anything about a switch (observed with `disableAllHooks` and `enabledPlugins`). */
export const NEAREST_FIRST: readonly SettingsScope[] = ['project', 'shared', 'user']
