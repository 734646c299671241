import type { Config } from '../../config/schema.ts'
import type { Environment } from '../../workspace/paths/homes.ts'
import { resolveKeymap } from '../keys/bindings.ts'
import type { Binding } from '../keys/keymap.ts'
import { needsAscii } from './needs-ascii.ts'

/** What does not change while the dashboard runs. */
export type Settings = {
  readonly ascii: boolean
  readonly colour: boolean
  readonly theme: Config['ui']['theme']
  readonly ambiguousWide: boolean
  readonly followCursor: boolean
  readonly reducedMotion: boolean
  readonly mouse: boolean
  readonly notify: Config['ui']['notify']
  readonly title: boolean
  readonly inline: boolean
  readonly bindings: readonly Binding[]
  /** The person's home folder, to shorten paths; empty leaves them as they are. */
  readonly home: string
}

/** `--color` beats `FORCE_COLOR`, which beats `NO_COLOR`, as in Node; a non-empty `NO_COLOR` keeps bold, inverse and underline. */
function wantsColour(env: Environment['env'], flag: string | undefined): boolean {
  if (flag === 'always') return true
  if (flag === 'never') return false
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  if (env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== '0') return true
  if (env.NO_COLOR) return false
  return env.TERM !== 'dumb'
}

/** Settings from the configuration, the environment and the command line's options. */
export function settingsFrom(
  config: Config,
  env: Environment['env'],
  options: { ascii?: boolean; color?: string; inline?: boolean; home?: string } = {},
): Settings {
  const { ui } = config
  return {
    ascii: options.ascii || ui.ascii || needsAscii(env),
    colour: ui.theme !== 'mono' && wantsColour(env, options.color),
    theme: ui.theme,
    ambiguousWide: ui.ambiguous === 'wide',
    followCursor: ui.cursor === 'follow',
    reducedMotion: ui.reduced_motion,
    mouse: ui.mouse === 'wheel',
    notify: ui.notify,
    title: ui.title,
    inline: options.inline ?? false,
    bindings: resolveKeymap(config.keys).bindings,
    home: options.home ?? '',
  }
}
