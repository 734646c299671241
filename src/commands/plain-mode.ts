import type { Config } from '../config/schema.ts'
import type { Options } from './context.ts'

/** Whether lines are wanted in place of a screen: by flag, by configuration, or by one of the variables that screen readers set. */
export function wantsPlain(
  env: Readonly<Record<string, string | undefined>>,
  config: Pick<Config, 'ui'>,
  options: Options,
): boolean {
  return (
    options.screenReader === true ||
    config.ui.screen_reader ||
    env.SAGE_SCREEN_READER === '1' ||
    env.INK_SCREEN_READER === 'true' ||
    env.CLAUDE_AX_SCREEN_READER === '1'
  )
}
