import { asRecord } from '../base/parsed-json.ts'
import { shellWord } from '../base/shell-word.ts'
import { EXIT, UserError } from '../base/user-error.ts'
import { readOutsideFile, removeOutsideFile, writeOutsideFile } from '../install/file/outside-file.ts'
import { refusalError } from '../install/settings/refusal.ts'
import {
  hasNoSettings,
  isBlank,
  restoredStatusline,
  setStatusline,
  statuslineIn,
  statuslineScript,
  statuslineTextIn,
} from '../install/statusline/statusline-patch.ts'
import {
  readStatuslineReceipt,
  removeStatuslineReceipt,
  type StatuslineReceipt,
  writeStatuslineReceipt,
} from '../install/statusline/statusline-receipt.ts'
import { homeOfInstalled, homesOf } from '../workspace/paths/homes.ts'
import { userPaths } from '../workspace/paths/paths.ts'
import { settingsPath } from '../workspace/settings/settings-places.ts'
import { askToChange, type ChangeOutcome, type Consent, consentOf } from './say/consent.ts'
import { sayDiff } from './say/file-diff.ts'
import { say } from './say/say.ts'
import type { CommandContext, CommandModule } from './start/context.ts'
import { copyOwnHook, ownHookCommand } from './start/own-hook.ts'
import { refuseAgent } from './start/person.ts'

/** Adds the status line, or puts Sage's line below the existing one. */
async function installStatusline(context: CommandContext, consent: Consent): Promise<ChangeOutcome> {
  const { environment, stdout } = context
  const { dataHome } = homesOf(environment)
  const file = readOutsideFile(settingsPath('user', environment, context.cwd))
  const before = statuslineIn(file.text)
  const value = {
    // Padding and refresh rate come from the existing status line.
    ...asRecord(before),
    type: 'command',
    command: `${shellWord(ownHookCommand(dataHome).node)} ${shellWord(userPaths(dataHome).statusline)}`,
  }
  const result = setStatusline(file.text, value)
  if ('refused' in result) throw refusalError(file.path, result.refused)
  if (result.events.length === 0) {
    say(stdout, `The status line is in "${file.path}".`)
    return 'nothing-to-do'
  }
  const { previous, written, without }: Partial<StatuslineReceipt> = isOurs(before)
    ? (readStatuslineReceipt(receiptHome(before, context)) ?? {})
    : {
        previous: before,
        written: statuslineTextIn(file.text),
        without: !file.exists ? 'file' : isBlank(file.text) ? 'settings' : undefined,
      }
  sayDiff(stdout, file.path, file.text, result.text)
  if (previous !== undefined) say(stdout, 'Your own status line is kept: it runs first, and Sage adds a line below it.')
  const answer = await askToChange(context, `Change "${file.path}" like this?`, consent)
  if (answer !== 'agreed') return answer
  copyOwnHook(dataHome)
  writeStatuslineReceipt(dataHome, {
    v: 1,
    installed: value,
    ...(previous !== undefined && { previous }),
    ...(written !== undefined && { written }),
    ...(without !== undefined && { without }),
  })
  writeOutsideFile(file, result.text)
  say(stdout, `Added the status line to "${file.path}".`)
  return 'done'
}

const isOurs = (statusline: unknown) => statuslineScript(statusline) !== undefined

/** The data home that knows what was there before: the one the status line's script is in, which another shell may have set up. */
function receiptHome(statusline: unknown, { environment }: CommandContext): string {
  const script = statuslineScript(statusline)
  return (script === undefined ? undefined : homeOfInstalled(script, environment)) ?? homesOf(environment).dataHome
}

/** Restores what was there before, also no file at all. Throws if somebody has changed the setting since. */
export async function removeStatusline(context: CommandContext, consent: Consent): Promise<ChangeOutcome> {
  const { environment, stdout } = context
  const file = readOutsideFile(settingsPath('user', environment, context.cwd))
  const current = statuslineIn(file.text)
  const dataHome = receiptHome(current, context)
  const receipt = readStatuslineReceipt(dataHome)
  // Ours is recognised by its form, like hooks, so it can be removed even if the receipt is gone.
  if (!receipt && !isOurs(current)) return 'nothing-to-do'
  const { previous, written } = receipt ? restoredStatusline(receipt, current) : {}
  const result = setStatusline(file.text, previous, written)
  if ('refused' in result) throw refusalError(file.path, result.refused)
  // What was there before is there already: the installation got no further than its receipt.
  if (result.events.length === 0) {
    if (!consent.dryRun) removeStatuslineReceipt(dataHome)
    return 'nothing-to-do'
  }
  if (current !== undefined && !isOurs(current))
    throw new UserError(`Cannot remove the status line from "${file.path}": it has been changed since`, {
      hint: `Nothing of Sage is left in it. To make Sage forget about it, delete "${userPaths(dataHome).statuslineReceipt}"`,
      code: 'statusline-changed',
    })
  const without = hasNoSettings(result.text) ? receipt?.without : undefined
  const text = without === undefined ? result.text : ''
  sayDiff(stdout, file.path, file.text, text)
  const answer = await askToChange(context, `Change "${file.path}" like this?`, consent)
  if (answer !== 'agreed') return answer
  const isNew = without === 'file'
  if (isNew) removeOutsideFile(file)
  else writeOutsideFile(file, text)
  removeStatuslineReceipt(dataHome)
  const { path } = file
  say(stdout, isNew ? `Removed "${path}", which did not exist before.` : `Removed the status line from "${path}".`)
  return 'done'
}

/** `sage statusline install` */
export const installCommand = changing(installStatusline)

/** `sage statusline remove` */
export const removeCommand = changing(async (context, consent) => {
  const outcome = await removeStatusline(context, consent)
  if (outcome === 'nothing-to-do')
    say(context.stdout, `Sage has no status line in "${settingsPath('user', context.environment, context.cwd)}".`)
  return outcome
})

function changing(change: typeof removeStatusline): CommandModule {
  return {
    async run(context, _args, options) {
      if (options.dryRun !== true) refuseAgent(context, 'change the status line')
      return (await change(context, consentOf(options))) === 'declined' ? EXIT.failure : EXIT.ok
    },
  }
}
