import { KINDS, type Kind } from '../extract/candidate.ts'
import { SCOPES, type Scope } from '../journal/vocabulary.ts'
import { EXIT, UserError } from '../text/user-error.ts'
import type { Options } from './context.ts'

/** `--scope`, checked. Throws (exit 2) for any other word. */
export function scopeOption(options: Options): Scope | undefined {
  return oneOf(options, 'scope', SCOPES)
}

/** `--kind`, checked. Throws (exit 2) for any other word. */
export function kindOption(options: Options): Kind | undefined {
  return oneOf(options, 'kind', KINDS)
}

function oneOf<Value extends string>(options: Options, name: string, values: readonly Value[]): Value | undefined {
  const given = options[name]
  if (typeof given !== 'string') return undefined
  const value = values.find((known) => known === given)
  if (value !== undefined) return value
  throw new UserError(`Cannot use --${name} "${given}"`, {
    hint: `One of: ${values.join(', ')}`,
    exitCode: EXIT.usage,
    code: 'bad-option',
  })
}
