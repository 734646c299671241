import { MAX_LEARNING } from '../max-learning.ts'
import { holdsPersonalData } from '../secrets/personal-data.ts'
import { instructionLike } from './instruction.ts'

/** The checks that a text alone can fail; the journal knows more (scope, origin). */
export const TEXT_CHECKS = ['secret-removed', 'hidden-characters', 'instruction-like', 'personal-data'] as const
export type TextCheck = (typeof TEXT_CHECKS)[number]

/** What `sanitize` and `redact` found on the way to `text`. */
export type Findings = { readonly hidden?: boolean; readonly removed?: readonly string[] }

/** The checks that a text fails; any of them requires the second key. */
export function checkText(text: string, findings: Findings = {}): TextCheck[] {
  const checks: TextCheck[] = []
  if ((findings.removed?.length ?? 0) > 0 || /\[REDACTED:[\w-]{1,60}\]/u.test(text)) checks.push('secret-removed')
  if (findings.hidden || /⟨(?:U\+[0-9A-F]{4,6}|ESC|TAG: [^⟩]{0,600})⟩/u.test(text)) checks.push('hidden-characters')
  if (instructionLike(text).length > 0) checks.push('instruction-like')
  if (holdsPersonalData(text)) checks.push('personal-data')
  return checks
}

/**
 * Why a text may not be injected, or undefined if it may. A learning is one line of at most 500 characters without comment markers,
 * which Claude Code strips from memory files but not from hook output.
 */
export function refusal(text: string): string | undefined {
  if (text.trim() === '') return 'it is empty'
  // As in `sage add -`, typed by somebody who expects it to read stdin.
  if (!/[\p{L}\p{N}]/u.test(text)) return 'it has no word'
  if (/[\n\r]/u.test(text)) return 'it has more than one line'
  if (text.length > MAX_LEARNING) return `it has ${text.length} characters, more than ${MAX_LEARNING}`
  if (text.includes('<!--') || text.includes('-->')) return 'it holds a comment marker ("<!--" or "-->")'
  return undefined
}
