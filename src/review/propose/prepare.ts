import type { Candidate, Tier } from '../../extract/candidate.ts'
import { withoutWords } from '../../extract/score/reason.ts'
import type { Evidence } from '../../journal/event/event.ts'
import { itemId } from '../../journal/item/item-id.ts'
import { beginning } from '../../text/beginning.ts'
import { checkText } from '../../text/checks/checks.ts'
import { MAX_LEARNING } from '../../text/max-learning.ts'
import { sanitize, type SanitizeOptions } from '../../text/sanitize.ts'
import { type Redacted, redactTogether } from '../../text/secrets/redact.ts'
import type { Turn } from '../../transcript/event/turn.ts'
import type { Finding } from './findings.ts'

/** Enough context to judge the words by. Transcripts are deleted after 30 days, so the evidence must stand alone. */
const MAX_TYPED = 2000
const MAX_AROUND = 400

type Origin = { readonly workspaceId: string; readonly transcriptPath: string }

/**
 * Prepares a candidate for storing: everything from outside is sanitised, secrets are masked before anything is cut or written, and what
 * was found becomes checks. Undefined if nothing worth keeping is left.
 */
export async function prepareFinding(candidate: Candidate, turn: Turn, origin: Origin): Promise<Finding | undefined> {
  const [told, quoted, typed, said, answered, ...reasons] = await redactTogether([
    candidate.text,
    candidate.evidence,
    candidate.typedBefore === undefined ? turn.text : `${candidate.typedBefore}\n${turn.text}`,
    // Where these two are cut, a character may be split; nobody wrote half of one.
    (candidate.evidenceBefore ?? turn.assistantBefore).toWellFormed(),
    beginning(turn.assistantText, 4 * MAX_AROUND).toWellFormed(),
    ...candidate.parts.map(({ because }) => because),
  ])
  const text = clean(told, { maxUnits: MAX_LEARNING, oneLine: true })
  if (text.text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < 2) return undefined
  const evidence: Evidence = {
    text: clean(quoted, { maxUnits: MAX_TYPED }).text,
    typed: clean(typed, { maxUnits: MAX_TYPED }).text,
    speaker: candidate.speaker,
    source: turn.source,
    turnUuid: turn.uuid,
    sessionId: turn.sessionId,
    transcriptPath: origin.transcriptPath,
    at: turn.at,
  }
  const before = clean(said).text
  const after = clean(answered, { maxUnits: MAX_AROUND }).text
  const [cue = ''] = candidate.cues
  const holdsSecret = [told, quoted, typed].some((each) => each !== undefined && each.removed.length > 0)
  const parts = candidate.parts.map((part, index) => {
    const because = clean(reasons[index], { maxUnits: MAX_AROUND, oneLine: true }).text
    return { ...part, because: holdsSecret ? withoutWords(because) : because }
  })
  return {
    item: itemId({ workspace: origin.workspaceId, turnUuid: turn.uuid, cue, text: text.text }),
    candidate: { ...candidate, parts, ...(isDoubtful(turn) && { tier: neverAuto(candidate.tier) }) },
    text: withoutCommentMarks(text.text),
    checks: checkText(text.text, text),
    place: placeIn(turn, candidate),
    ...(turn.facts.resent && { resent: turn.facts.resent }),
    ...(turn.facts.rewound && { rewound: true }),
    evidence: { ...evidence, ...(before !== '' && { before: endOf(before) }), ...(after !== '' && { after }) },
  }
}

/** What was not typed by the person (a command that worked, what the agent found) comes after what was typed. */
function placeIn({ text }: Turn, { evidence }: Candidate): number {
  const place = text.indexOf(evidence)
  return place === -1 ? text.length : place
}

function clean({ text, removed }: Redacted = { text: '', removed: [] }, options: SanitizeOptions = {}) {
  return { ...sanitize(text, options), removed }
}

/**
 * Text beside a paste may be part of it, a tool's result may claim to be the person's words, and what was rewound may have been meant
 * otherwise: only a person can tell.
 */
function isDoubtful({ pasted, facts }: Turn): boolean {
  return (pasted !== undefined && pasted.length > 0) || facts.claimed === true || facts.rewound
}

function neverAuto(tier: Tier): Tier {
  return tier === 'auto' ? 'suggest' : tier
}

/** Keeps the end, which is what the person was answering. */
function endOf(text: string): string {
  return text.length <= MAX_AROUND ? text : `…${text.slice(1 - MAX_AROUND).replace(/^[\udc00-\udfff]/, '')}`
}

/** A learning cannot contain comment markers (Claude Code strips them from memory files), but a person may well type them. */
function withoutCommentMarks(text: string): string {
  return text.replaceAll('<!--', '‹!--').replaceAll('-->', '--›')
}
