import { createTwoFilesPatch } from 'diff'
import type { SettingsChange } from '../install/install-hooks.ts'
import { UserError } from '../text/user-error.ts'
import { askLine } from './ask.ts'
import type { CommandContext } from './context.ts'
import { withoutMark } from '../text/byte-order-mark.ts'

export type Consent = {
  /** Do it without asking, for scripts. */
  readonly yes: boolean
  /** Show it and do nothing. */
  readonly dryRun: boolean
}

/** Reads `--yes` and `--dry-run`. */
export function consentOf(options: Readonly<Record<string, unknown>>): Consent {
  return { yes: options.yes === true, dryRun: options.dryRun === true }
}

/** A change of a file as people know it from git; line ends and byte order marks do not show. */
export function diffOf(path: string, before: string, after: string): string {
  const visible = (text: string) => withoutMark(text).replaceAll('\r\n', '\n')
  const patch = createTwoFilesPatch(path, path, visible(before), visible(after), 'now', 'then', { context: 2 })
  return patch.split('\n').slice(2).join('\n')
}

/** The diff of a planned change of settings. */
export function settingsDiff({ file, text }: SettingsChange): string {
  return diffOf(file.path, file.text, text ?? '')
}

/**
 * Whether to go on: after `--yes`, or an answer from the person. Throws where nobody can be asked, because a change that
 * was not made must not look like one that was.
 */
export async function agreed(context: CommandContext, question: string, { yes, dryRun }: Consent): Promise<boolean> {
  if (dryRun) return false
  if (yes) return true
  if (!context.stdin.isTTY || !context.stdout.isTTY)
    throw new UserError(`There is no terminal to ask at: ${question}`, {
      hint: 'Add --yes to do it without asking, or --dry-run to only see it.',
      code: 'needs-consent',
    })
  return /^y(es)?$/i.test((await askLine(context, `${question} [y/N] `)).trim())
}
