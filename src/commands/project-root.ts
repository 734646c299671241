import { locateWorkspace, type WorkspaceLocation } from '../workspace/locate.ts'
import { dataHome } from '../workspace/paths.ts'
import type { CommandContext } from './context.ts'

/** Where the command was started, seen as a project: with a workspace or without. */
export function locationOf({ environment, cwd }: CommandContext): WorkspaceLocation {
  return locateWorkspace({ start: environment.env.CLAUDE_PROJECT_DIR || cwd, dataHome: dataHome(environment) })
}
