import { EXIT, UserError } from '../../base/user-error.ts'
import { KINDS, type Kind } from '../../extract/candidate.ts'
import { SCOPES, type Scope } from '../../journal/event/vocabulary.ts'
import type { Options } from '../start/context.ts'

// Words that options take.

/** When the dashboard uses colour. */
export const COLOR_MODES = ['auto', 'always', 'never'] as const

/** The events and sources that injection can be previewed for. */
export const INJECTION_EVENTS = ['SessionStart', 'UserPromptSubmit', 'SubagentStart'] as const
export const INJECTION_SOURCES = ['startup', 'resume', 'clear', 'compact', 'fork'] as const

export const EXPORT_FORMATS = ['md', 'jsonl', 'seed', 'obsidian'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/**
 * Scopes a person can write to. `global` comes from the folder a team shares, and a learning of that scope that is not in it appears in no list.
 */
export const OWN_SCOPES = ['project', 'user'] as const satisfies readonly Scope[]

// Readers for option values. Each throws (exit 2) for an invalid value, and returns undefined if the option is absent.

export function scopeOption(options: Options): Scope | undefined {
  return wordOption(options, 'scope', SCOPES)
}

/** The scope for something new. */
export function ownScopeOption(options: Options): (typeof OWN_SCOPES)[number] | undefined {
  return wordOption(options, 'scope', OWN_SCOPES)
}

export function kindOption(options: Options): Kind | undefined {
  return wordOption(options, 'kind', KINDS)
}

/** One of these words. */
export function wordOption<Word extends string>(
  options: Options,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const given = options[name]
  if (given === undefined) return undefined
  const word = words.find((known) => known === given)
  if (word === undefined) throw unusable(name, given, `One of: ${words.join(', ')}`)
  return word
}

/** A number above 0. */
export function amountOption(options: Options, name: string): number | undefined {
  return numberOption(options, name, (amount) => amount > 0, 'A number above 0')
}

/** A whole number above 0. */
export function countOption(options: Options, name: string): number | undefined {
  return numberOption(options, name, (count) => count > 0 && Number.isInteger(count), 'A whole number above 0')
}

/** A number from 0 to 1. */
export function fractionOption(options: Options, name: string): number | undefined {
  return numberOption(options, name, (share) => share >= 0 && share <= 1, 'A number from 0 to 1')
}

/** A whole number that may be 0. */
export function limitOption(options: Options, name: string): number | undefined {
  return numberOption(options, name, (limit) => limit >= 0 && Number.isInteger(limit), 'A whole number of at least 0')
}

function numberOption(
  options: Options,
  name: string,
  fits: (value: number) => boolean,
  wanted: string,
): number | undefined {
  const given = options[name]
  if (given === undefined) return undefined
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : Number.NaN
  if (Number.isFinite(value) && fits(value)) return value
  throw unusable(name, given, wanted)
}

function unusable(name: string, given: unknown, hint: string): UserError {
  const flag = `--${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`
  return badOption(`Cannot use ${flag} "${String(given)}"`, hint)
}

/** The error (exit 2) for options that cannot be used so. */
export function badOption(message: string, hint: string): UserError {
  return new UserError(message, { hint, exitCode: EXIT.usage, code: 'bad-option' })
}
