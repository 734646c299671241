import { locateWorkspace, type WorkspaceLocation } from '../../workspace/locate.ts'
import { dataHome } from '../../workspace/paths.ts'
import type { CommandContext } from './context.ts'

/** The folder that a command is about: inside Claude Code the project's, wherever the model has gone since. */
export function startOf({ environment, cwd }: CommandContext): string {
  return environment.env.CLAUDE_PROJECT_DIR || cwd
}

/** Where the command was started, seen as a project: with a workspace or without. */
export function locationOf(context: CommandContext): WorkspaceLocation {
  return locateWorkspace({ start: startOf(context), dataHome: dataHome(context.environment) })
}

/** What an installed hook waits for in a project without Sage: it is in place, and does nothing. */
export function whyHookIdles({ kind, root }: WorkspaceLocation): string | undefined {
  return kind === 'none' || kind === 'untrusted'
    ? `It does nothing in "${root}" before Sage is set up there: sage init`
    : undefined
}
