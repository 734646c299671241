import { UserError } from '../../base/user-error.ts'
import { mayUseDataHome } from '../../workspace/locate/named-home.ts'
import { dataHome } from '../../workspace/paths/homes.ts'
import type { CommandContext } from './context.ts'
import { isHookCall } from './hook-call.ts'
import { hasMark } from './inside-claude.ts'
import { startOf } from './project-root.ts'

/**
 * Throws if a model reads the output and the data home came with the project: a repository's settings reach the environment of what
 * Claude Code runs, so they could bring their own key and what it approves. Hooks and the status line check this themselves, silently.
 */
export function refuseBroughtHome(context: CommandContext, command: string): void {
  const { environment, cwd } = context
  if (command === 'statusline' || isHookCall(command.split(' '))) return
  if (command !== 'mcp' && !hasMark(environment.env)) return
  if (mayUseDataHome(environment, [startOf(context), cwd])) return
  throw new UserError(`Cannot use the data in "${dataHome(environment)}": it may have come with this project`, {
    hint: 'Whoever wrote the project can set SAGE_HOME in .claude/settings.json: set it to an absolute path outside the project, or remove it',
    code: 'brought-home',
  })
}
