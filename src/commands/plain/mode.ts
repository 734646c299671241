import type { Config } from '../../config/schema.ts'
import type { Environment } from '../../workspace/paths/homes.ts'
import type { Options } from '../start/context.ts'

/**
 * Whether to use lines instead of a screen: by flag, by configuration, by a variable that screen readers set, or because the terminal
 * cannot move its cursor.
 */
export function wantsPlain(env: Environment['env'], config: Pick<Config, 'ui'>, options: Options): boolean {
  return (
    options.screenReader === true ||
    config.ui.screen_reader ||
    env.TERM === 'dumb' ||
    env.INK_SCREEN_READER === 'true' ||
    env.CLAUDE_AX_SCREEN_READER === '1'
  )
}
