import { authorOf } from './author.ts'
import { denialProof } from './denial.ts'
import { type Entry, field, text } from './entry.ts'

/**
 * What a person says to a subagent is only in its own file, among what its parent, other agents and tools say to it. In a main transcript
 * an unnamed speaker is a person; here it is a machine, so the client must name the person.
 */
export function isFromPerson(said: unknown): boolean {
  return authorOf(said) === 'person'
}

/** Whether a person decided on a tool call and could have said why: refused it, as the client notes, or allowed it in the dialog. */
export function isDecidedByPerson(entry: Entry): boolean {
  if (text(entry, 'toolDenialKind') !== '') return denialProof(entry) === 'noted'
  const decision = field(entry, 'permissionDecision')
  return text(decision, 'decision') === 'accept' && text(decision, 'source').startsWith('user')
}

const BEGINNING = 'The user sent a new message while you were working:\n'

/** The typed text, without the sentences the client puts around it for the model: one before, and one paragraph after. */
export function withoutFrame(said: string): string {
  if (!said.startsWith(BEGINNING)) return said
  const end = said.lastIndexOf('\n\n')
  return said.slice(BEGINNING.length, end < BEGINNING.length ? undefined : end)
}
