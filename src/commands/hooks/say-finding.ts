import { hookFindingText } from '../../install/status/hook-status-text.ts'
import type { HookFinding } from '../../install/status/hook-status.ts'
import { say } from '../say/say.ts'
import type { CommandContext } from '../start/context.ts'

/** What is wrong with the hook, and below it what to do about it. */
export function sayFinding({ stdout }: CommandContext, finding: HookFinding): void {
  const { says, todo } = hookFindingText(finding)
  say(stdout, `${says}.`, `    ${todo}`)
}
