import { locateWorkspace, type WorkspaceLocation } from '../../workspace/locate.ts'
import { dataHome } from '../../workspace/paths.ts'
import type { CommandContext } from './context.ts'

/** The folder a command is about: inside Claude Code the project's, wherever the model has moved to. */
export function startOf({ environment, cwd }: Pick<CommandContext, 'environment' | 'cwd'>): string {
  return environment.env.CLAUDE_PROJECT_DIR || cwd
}

/** The project in which the command was started, with or without a workspace. */
export function locationOf(context: CommandContext): WorkspaceLocation {
  return locateWorkspace({ start: startOf(context), dataHome: dataHome(context.environment) })
}

/** Why an installed hook does nothing: Sage is not set up in this project. */
export function whyHookIdles({ kind, root }: WorkspaceLocation): string | undefined {
  return kind === 'none' || kind === 'untrusted'
    ? `It does nothing in "${root}" before Sage is set up there: sage init`
    : undefined
}
