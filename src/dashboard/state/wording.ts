import type { Kind } from '../../extract/candidate.ts'
import type { Check } from '../../journal/event/vocabulary.ts'
import { visible } from '../../text/sanitize.ts'

/** Text from outside on one line, with every character visible. */
export function shown(text: string): string {
  return visible(text).replaceAll('\n', ' ')
}

/** A kind as people write it: `self knowledge`. */
export function kindName(kind: Kind): string {
  return kind.replaceAll('_', ' ')
}

/** `1.2k`, `486`. */
export function thousands(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`
}

/** A path with the home folder as `~`. */
export function shortPath(path: string, home: string): string {
  const rest = home !== '' && path.startsWith(home) ? path.slice(home.length) : ''
  const short = /^[\\/]/u.test(rest) ? `~${rest}` : path
  return shown(short)
}

/** What each check says to the person. */
export const CHECK_SENTENCES: Readonly<Record<Check, string>> = {
  'secret-removed': 'a secret was removed from this text; check it still makes sense',
  'hidden-characters': 'hidden characters were found; they are written out as ⟨U+…⟩',
  'instruction-like': 'reads like an instruction to the agent rather than a fact',
  'wide-scope': 'loads in all your projects, not only this one',
  'personal-data': 'holds what looks like personal data',
  foreign: 'came from elsewhere, not from words you typed',
}

/** Muting is automatic, so it is reported when it happens, with the command that says how to undo it. Ends a sentence about a decision. */
export function mutedText([cue = '', ...more]: readonly string[]): string {
  const what = more.length > 0 ? `${more.length + 1} cues` : `the cue “${cue}”`
  return `mutes ${what}; "sage stats" says how to undo it`
}
