import type { ProjectionSettings } from '../../runtime/projection-format.ts'
import { EXIT, UserError } from '../../text/user-error.ts'
import type { Options } from '../start/context.ts'
import type { CommandOption } from './command-entry.ts'

const CONTENTS = ['full', 'preview', 'none'] as const

/** The flags for settings of `[hooks]`, the same on every command that injects (seed 001). */
export const INJECTION_FLAGS: readonly CommandOption[] = [
  ['--threshold <score>', 'minimum relevance of a learning, 0 to 1'],
  ['--budget <lines>', 'maximum lines of injected context'],
  ['--content <mode>', 'full, preview or none', CONTENTS],
  ['--content-mode <mode>', 'the same as --content', CONTENTS],
  ['--min-prompt-length <characters>', 'skip shorter prompts'],
]

/** Reads those flags. Throws `UserError` (exit 2) for an invalid value. */
export function injectionSettings(options: Options): Partial<ProjectionSettings> {
  const threshold = numberFlag('--threshold', options.threshold, 1)
  const budget = numberFlag('--budget', options.budget, Number.MAX_SAFE_INTEGER)
  const minPromptLength = numberFlag('--min-prompt-length', options.minPromptLength, Number.MAX_SAFE_INTEGER)
  const given = options.content ?? options.contentMode
  const content = CONTENTS.find((mode) => mode === given)
  if (given !== undefined && content === undefined) throw badFlag('--content', given, CONTENTS.join(', '))
  return {
    ...(threshold !== undefined && { threshold }),
    ...(budget !== undefined && { budget }),
    ...(minPromptLength !== undefined && { minPromptLength }),
    ...(content !== undefined && { content }),
  }
}

function numberFlag(name: string, given: unknown, most: number): number | undefined {
  if (given === undefined) return undefined
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : Number.NaN
  if (value >= 0 && value <= most) return value
  throw badFlag(name, given, most === 1 ? 'a number from 0 to 1' : 'a number of at least 0')
}

function badFlag(name: string, given: unknown, wanted: string): UserError {
  return new UserError(`${name} is "${String(given)}", but it must be ${wanted}`, {
    exitCode: EXIT.usage,
    code: 'usage',
  })
}
