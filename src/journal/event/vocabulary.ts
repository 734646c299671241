// The words of the journal, apart from the schemas: a command that only lists must not load a schema library.

export const SCOPES = ['project', 'user', 'global'] as const
export type Scope = (typeof SCOPES)[number]

/** Prefix of the origin of what one of this person's projects passed on to another scope. */
export const PASSED_ON = 'workspace:'

export const DECISIONS = [
  'approve',
  'reject',
  'later',
  'edit',
  'merge',
  'replace',
  'retire',
  'restore',
  'purge',
  'pin',
  'unpin',
] as const
export type Decision = (typeof DECISIONS)[number]

/** Decisions as the person knows them, if the journal has another word. */
const VERBS: Readonly<Partial<Record<Decision, string>>> = { later: 'put off', purge: 'delete' }

/** What a decision does, e.g. `delete`. */
export function verbOf(decision: Decision): string {
  return VERBS[decision] ?? decision
}

/** What was done, in the words shown to the person. */
export const DONE: Readonly<Record<Decision, string>> = {
  approve: 'approved',
  reject: 'rejected',
  later: 'put off',
  edit: 'edited',
  merge: 'merged',
  // The other one is said to be retired.
  replace: 'approved',
  retire: 'retired',
  restore: 'restored',
  purge: 'deleted',
  pin: 'pinned',
  unpin: 'unpinned',
}

/** What was found wrong or noteworthy with a text; any of these needs the second key. */
export const CHECKS = [
  'secret-removed',
  'hidden-characters',
  'instruction-like',
  'personal-data',
  'wide-scope',
  'foreign',
] as const
export type Check = (typeof CHECKS)[number]

/** Who said the words of a proposal; `self`: the person wrote it by hand. */
export const SPEAKERS = ['person', 'assistant', 'file', 'self'] as const

/** How a decision was made. */
export const DECIDERS = ['dashboard', 'command', 'auto'] as const

/** How long something is put off: until Sage is opened next, or until the person brings it back. */
export const PUT_OFF_UNTIL = ['session', 'unburied'] as const
export type PutOffUntil = (typeof PUT_OFF_UNTIL)[number]
