import { EXIT } from '../base/user-error.ts'
import { type Candidate, type Tier, TIERS } from '../extract/candidate.ts'
import { extractCandidates } from '../extract/extract-candidates.ts'
import { withoutWords } from '../extract/score/reason.ts'
import type { Tiers } from '../extract/score/tier.ts'
import { shareText, weightText } from '../journal/item/percent.ts'
import type { Feedback } from '../review/inbox/feedback.ts'
import { damagedTranscriptText } from '../review/record/damaged-lines.ts'
import { count } from '../text/count.ts'
import { visible } from '../text/sanitize.ts'
import { redactTogether } from '../text/secrets/redact.ts'
import { isSetUp } from '../workspace/locate/locate.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { print, remark } from './say/say.ts'
import { readTranscriptFile } from './sessions/read-transcript-file.ts'
import { loadConfigHere } from './start/config-files.ts'
import type { CommandContext, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { refuseAgent } from './start/person.ts'
import { locationOf } from './start/project-root.ts'

/**
 * `sage extract FILE [--json] [--all] [--explain]`: what Sage would propose from a transcript, and why, secrets masked. Reads only: no
 * proposal is made. Where Sage is set up the person's decisions count, as they do in a review. `--all` shows what is below the threshold too,
 * `--explain` the terms of each confidence. Not inside Claude Code: nobody approved it.
 */
export async function run(context: CommandContext, [path = '']: readonly string[], options: Options): Promise<number> {
  refuseAgent(context, 'show what would be proposed')
  const { config } = loadConfigHere(context, { tolerant: true })
  const read = await readTranscriptFile(context, path, { endOfSession: true })
  if (read.damagedLines.length > 0) remark(context.stderr, damagedTranscriptText(path, read.damagedLines))
  const decided = decidedHere(context)
  const found = extractCandidates(read.turns, {
    tiers: config.tiers,
    ...decided,
    all: options.all === true,
    assistantInsights: config.extract.assistant_insights,
  })
  const candidates = await Promise.all(found.map((candidate) => maskedCandidate(candidate)))
  if (options.json === true) {
    context.stdout.write(jsonAnswer({ candidates: candidates.map(candidateJson) }))
  } else if (read.turns.length === 0) {
    remark(context.stderr, `Nothing was typed in "${path}"`)
  } else if (candidates.length === 0) {
    const muted = decided?.muted.size ? `; ${count(decided.muted.size, 'cue')} muted: sage stats` : ''
    remark(context.stderr, `Nothing to propose in "${path}"; --all shows what is below the threshold${muted}`)
  } else {
    const lines = new Map(read.turns.map((turn) => [turn.uuid, turn.line]))
    const blocks = candidates.map((candidate) =>
      candidateText(candidate, lines.get(candidate.turnUuid), options.explain === true),
    )
    print(context.stdout, `${[...blocks, tiersText(candidates, config.auto_approve)].join('\n\n')}\n`)
  }
  return EXIT.ok
}

/** What this person's decisions say about cues and tiers; undefined if Sage is not set up. */
function decidedHere(context: CommandContext): (Feedback & { readonly tiers: Tiers }) | undefined {
  if (!isSetUp(locationOf(context))) return undefined
  const inbox = openInboxHere(context, { tolerant: true })
  return { ...inbox.feedback(), tiers: inbox.tiers() }
}

/** The candidate with its secrets masked, as they would be in a proposal: what is printed is often pasted elsewhere. */
async function maskedCandidate(candidate: Candidate): Promise<Candidate> {
  const { text, evidence, evidenceBefore, typedBefore, parts } = candidate
  const redacted = await redactTogether([
    text,
    evidence,
    evidenceBefore ?? '',
    typedBefore ?? '',
    ...parts.map(({ because }) => because),
  ])
  const holdsSecret = redacted.slice(0, 4).some(({ removed }) => removed.length > 0)
  const [shown = '', quoted = '', said = '', typed = '', ...reasons] = redacted.map((each) => each.text)
  return {
    ...candidate,
    text: shown,
    evidence: quoted,
    ...(evidenceBefore !== undefined && { evidenceBefore: said }),
    ...(typedBefore !== undefined && { typedBefore: typed }),
    parts: parts.map((part, index) => {
      const because = reasons[index] ?? ''
      return { ...part, because: holdsSecret ? withoutWords(because) : because }
    }),
  }
}

function candidateJson(candidate: Candidate) {
  const { turnUuid, kind, text, evidence, evidenceBefore, typedBefore, confidence, tier, cues, speaker } = candidate
  return {
    turnUuid,
    kind,
    text,
    evidence,
    evidenceBefore,
    typedBefore,
    // Truncated and not rounded, so that a value below a threshold is not shown as on it.
    confidence: Math.floor(confidence * 10_000 + 1e-6) / 10_000,
    tier,
    cues,
    speaker,
  }
}

function candidateText(candidate: Candidate, line: number | undefined, explain: boolean): string {
  const { confidence, tier, kind, text, evidence, evidenceBefore, typedBefore, speaker, parts } = candidate
  const head = `${shareText(confidence)} ${tier} · ${kind}${speaker === 'assistant' ? ' · agent' : ''} · line ${line ?? '?'}`
  const shown = [head, `  ${visible(text)}`]
  if (evidence.trim() !== text) shown.push(`  ${speaker === 'person' ? 'said' : 'from'}: ${spacesFolded(evidence)}`)
  const before = evidenceBefore ?? typedBefore
  if (before !== undefined) shown.push(`  before: ${spacesFolded(before)}`)
  if (explain)
    shown.push(...parts.map(({ weight, because }) => `  ${weightText(weight).padStart(6)}  ${visible(because)}`))
  return shown.join('\n')
}

/** What becomes of each tier that is shown. */
function tiersText(candidates: readonly Candidate[], autoApprove: boolean): string {
  const meanings: Readonly<Record<Tier, string>> = {
    auto: autoApprove
      ? 'is approved without a key press, unless something speaks against it'
      : 'is almost certain and shown at the top of the inbox',
    suggest: 'is proposed',
    skip: 'is too weak to be proposed',
  }
  const shown = TIERS.filter((tier) => candidates.some((candidate) => candidate.tier === tier))
  return shown.map((tier) => `${tier} ${meanings[tier]}`).join(' · ')
}

function spacesFolded(text: string): string {
  return visible(text.replace(/\s+/g, ' ').trim())
}
