import { authorOf } from './author.ts'
import { denialProof } from './denial.ts'
import { type Entry, field, text } from './entry.ts'

/**
 * What a person says to a subagent stands in its own file alone, among what its parent, other agents and tools say to it. In a main transcript
 * silence about who spoke means a person; here it means a machine, so the client has to name the person.
 */
export function isFromPerson(said: unknown): boolean {
  return authorOf(said) === 'person'
}

/** Whether a person decided on a tool call, and can have said why: refused, as the client notes it, or let it pass at the dialog. */
export function isDecidedByPerson(entry: Entry): boolean {
  if (text(entry, 'toolDenialKind') !== '') return denialProof(entry) === 'noted'
  const decision = field(entry, 'permissionDecision')
  return text(decision, 'decision') === 'accept' && text(decision, 'source').startsWith('user')
}

const BEGINNING = 'The user sent a new message while you were working:\n'

/** What was typed, without the sentences that the client puts around it for the model: one before, and one paragraph behind. */
export function withoutFrame(said: string): string {
  if (!said.startsWith(BEGINNING)) return said
  const end = said.lastIndexOf('\n\n')
  return said.slice(BEGINNING.length, end < BEGINNING.length ? undefined : end)
}
