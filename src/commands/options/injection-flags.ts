import type { ProjectionSettings } from '../../runtime/projection/format.ts'
import type { Options } from '../start/context.ts'
import type { CommandOption } from './command-entry.ts'
import { fractionOption, limitOption, wordOption } from './option-values.ts'

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
  const threshold = fractionOption(options, 'threshold')
  const budget = limitOption(options, 'budget')
  const minPromptLength = limitOption(options, 'minPromptLength')
  const content = wordOption(options, 'content', CONTENTS) ?? wordOption(options, 'contentMode', CONTENTS)
  return {
    ...(threshold !== undefined && { threshold }),
    ...(budget !== undefined && { budget }),
    ...(minPromptLength !== undefined && { minPromptLength }),
    ...(content !== undefined && { content }),
  }
}
