import { booleanFrom } from '../../config/value-text.ts'
import { needsAscii } from '../../dashboard/state/needs-ascii.ts'
import { dataHome, type Environment } from '../../workspace/paths/homes.ts'
import { userConfig } from '../../workspace/paths/paths.ts'
import { readSetting } from '../../workspace/settings/user-setting.ts'

/**
 * Whether only ASCII is to be shown: the terminal cannot show more, or the person asked for it (`ui.ascii`). Read without the rest of the
 * configuration, because every command prints, also those that need no configuration and say that it is damaged.
 */
export function onlyAscii(environment: Environment): boolean {
  const { env } = environment
  const asked = env.SAGE_ASCII || env.SAGE_UI_ASCII
  return needsAscii(env) || (asked ? booleanFrom(asked) === true : isSet(environment))
}

function isSet(environment: Environment): boolean {
  try {
    return readSetting(userConfig(dataHome(environment)), 'ui.ascii') === true
  } catch {
    // Nobody can tell where the home folder is. That is told where it matters.
    return false
  }
}
