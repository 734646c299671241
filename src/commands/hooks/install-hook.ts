import {
  applyUninstall,
  forgetInstall,
  forgetSpareReceipt,
  planUninstall,
  type SettingsRemoval,
} from '../../install/hooks/install-hooks.ts'
import type { HookFinding, HookStatus } from '../../install/status/hook-status.ts'
import { homesOf } from '../../workspace/paths/homes.ts'
import { settingsPath, type SettingsScope } from '../../workspace/settings/settings-places.ts'
import { askToChange, type ChangeOutcome, type Consent } from '../say/consent.ts'
import { sayDiff } from '../say/file-diff.ts'
import { say } from '../say/say.ts'
import type { CommandContext } from '../start/context.ts'
import { copyOwnHook, installOwnHook, ownHookStatus, planOwnHook } from '../start/own-hook.ts'
import { sayFinding } from './say-finding.ts'

/**
 * Shows what installing the hook changes in one settings file, and asks. Changes nothing itself, but returns the function that does; undefined
 * if the person does not want it. Throws if nobody can be asked.
 */
export async function askForHook(
  context: CommandContext,
  scope: SettingsScope,
  projectRoot: string,
  consent: Consent,
): Promise<(() => void) | undefined> {
  const { environment, stdout } = context
  const { dataHome } = homesOf(environment)
  const { plugin } = ownHookStatus(environment, projectRoot)
  const change = planOwnHook(environment, settingsPath(scope, environment, projectRoot))
  if (change.events.length === 0) {
    return () => {
      if (!consent.dryRun) copyOwnHook(dataHome)
      say(stdout, `The hook is installed in "${change.file.path}".`)
      sayWhatIsWrong(context, ownHookStatus(environment, projectRoot))
    }
  }
  if (plugin) {
    return () => {
      say(stdout, `The plugin "${plugin.name}" is switched on and does what the hook would do.`)
      say(stdout, `To use the hook instead, first switch the plugin off in "${plugin.path}".`)
    }
  }
  const { path, text: before } = change.file
  sayDiff(stdout, path, before, change.text)
  const where = scope === 'user' ? 'in each of your projects' : 'in this project'
  // Below the diff, which may fill a screen: what it means is read with the question.
  say(
    stdout,
    '',
    `Claude Code will run one small program ${where} on ${change.events.length} of its`,
    'events. It notes which session has something new and gives Claude what you',
    'approved; where Sage is not set up, it does nothing.',
  )
  const answer = await askToChange(context, `Change "${path}" like this?`, consent)
  if (answer === 'declined') return undefined
  return () => {
    if (answer === 'shown') return
    installOwnHook(change, dataHome, context.now())
    const status = ownHookStatus(environment, projectRoot)
    const runs = status.state === 'disabled' ? '' : ' It runs from your next prompt on.'
    say(stdout, `Installed the hook in "${path}".${runs}`)
    if (scope === 'project')
      say(
        stdout,
        `It runs only when Claude Code is started in "${projectRoot}" itself or in one of its linked worktrees; sage hook install --global has no such limit.`,
      )
    sayWhatIsWrong(context, status)
  }
}

const WORTH_SAYING: ReadonlySet<HookFinding['code']> = new Set(['doubled', 'all-disabled', 'managed'])

/** Another settings file may call a different hook of Sage (an older Node, another data folder), or keep all hooks from running. */
function sayWhatIsWrong(context: CommandContext, { findings }: HookStatus): void {
  for (const finding of findings) if (WORTH_SAYING.has(finding.code)) sayFinding(context, finding)
}

/**
 * Removes the hook from one settings file: restores the original bytes if nobody has changed the file since, otherwise removes only our entries.
 */
export async function uninstallFrom(context: CommandContext, path: string, consent: Consent): Promise<ChangeOutcome> {
  const { environment, stdout } = context
  const { dataHome } = homesOf(environment)
  const change = planUninstall(path, dataHome)
  if (change.events.length === 0 && !change.restores) {
    if (!consent.dryRun) forgetSpareReceipt(change, dataHome)
    return 'nothing-to-do'
  }
  sayDiff(stdout, change.file.path, change.file.text, change.text ?? '')
  const answer = await askToChange(context, `Change "${path}" like this?`, consent)
  if (answer !== 'agreed') return answer
  applyUninstall(change, dataHome)
  say(stdout, removedText(change, path))
  forgetInstall(change, dataHome)
  return 'done'
}

function removedText({ restores, text }: SettingsRemoval, path: string): string {
  if (!restores) return `Removed the hook from "${path}".`
  return text === undefined
    ? `Removed "${path}", which did not exist before.`
    : `Restored the previous content of "${path}".`
}
