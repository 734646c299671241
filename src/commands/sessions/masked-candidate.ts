import type { Candidate } from '../../extract/candidate.ts'
import { redactTogether } from '../../text/secrets/redact.ts'

/** The candidate with its secrets masked, as they would be in a proposal: what is printed is often pasted elsewhere. */
export async function maskedCandidate(candidate: Candidate): Promise<Candidate> {
  const { text, evidence, evidenceBefore, typedBefore, parts } = candidate
  const redacted = await redactTogether([
    text,
    evidence,
    evidenceBefore ?? '',
    typedBefore ?? '',
    ...parts.map(({ because }) => because),
  ])
  const [shown = '', quoted = '', said = '', typed = '', ...reasons] = redacted.map((each) => each.text)
  return {
    ...candidate,
    text: shown,
    evidence: quoted,
    ...(evidenceBefore !== undefined && { evidenceBefore: said }),
    ...(typedBefore !== undefined && { typedBefore: typed }),
    parts: parts.map((part, index) => ({ ...part, because: reasons[index] ?? '' })),
  }
}
