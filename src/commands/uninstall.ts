import { rmSync } from 'node:fs'
import { listReceipts } from '../install/receipt.ts'
import { SETTINGS_SCOPES, settingsPath } from '../workspace/settings-places.ts'
import { EXIT } from '../text/user-error.ts'
import { dataHome, userPaths } from '../workspace/paths.ts'
import { consentOf } from './change-settings.ts'
import type { CommandContext, Options } from './context.ts'
import { offerImportRemoval } from './init-import.ts'
import { uninstallFrom } from './install-hook.ts'
import { locationOf } from './project-root.ts'
import { removeStatusline } from './statusline-install.ts'
import { say } from './say.ts'

/** `sage uninstall`: takes Sage out of Claude Code everywhere. What was learned stays; it says where, and how to delete it. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const { environment, stdout } = context
  const home = dataHome(environment)
  const location = locationOf(context)
  const { root, dir } = location
  const consent = consentOf(options)
  const paths = new Set([
    ...SETTINGS_SCOPES.map((scope) => settingsPath(scope, environment, root)),
    ...listReceipts(home).map(({ path }) => path),
  ])
  let declined = (await removeStatusline(context, consent)) === 'declined'
  declined = !(await offerImportRemoval(context, location, consent)) || declined
  let found = false
  for (const path of paths) {
    const outcome = await uninstallFrom(context, path, consent)
    declined ||= outcome === 'declined'
    found ||= outcome !== 'nothing-to-do'
  }
  if (!found) say(stdout, 'The hook is installed nowhere.')
  if (declined) return EXIT.failure
  if (!consent.dryRun) rmSync(userPaths(home).hookFolder, { recursive: true, force: true })
  say(stdout, `What you approved is kept: "${dir}" and "${home}". Delete these folders to remove it for good.`)
  return EXIT.ok
}
