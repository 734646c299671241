import type { Candidate } from '../../extract/candidate.ts'
import type { DecisionRequest } from '../../journal/decide/plan-decisions.ts'
import type { Plan } from '../../journal/decide/plan.ts'
import type { Item, ViewItem } from '../../journal/item/item.ts'
import { WORDED_BY_MODEL } from '../../journal/item/worded-by.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { type Finding, proposalsOf } from '../propose/findings.ts'
import { createKnownTexts } from '../propose/known-texts.ts'
import { prepareFinding } from '../propose/prepare.ts'
import type { Refinement } from './answer.ts'
import type { OpenLine } from './lines.ts'
import type { RefineRequest } from './request.ts'

/** A model pass that can be shown, with its estimated cost, before it is run. */
export type RefinePass = {
  /** Everything that it could look at; what it is asked about is in the request. */
  readonly lines: readonly OpenLine[]
  readonly request: RefineRequest<OpenLine>
}

export type RefineResult = {
  /** Waiting items that now have the model's sentence or kind; undo restores the rules'. */
  readonly rewritten: number
  /** Waiting items that were put off. Only a person rejects. */
  readonly putOff: number
  /** Sentences the rules had found too weak, and that wait now. */
  readonly found: number
  /** Waiting items merged into another that already said their new sentence. */
  readonly merged: number
  readonly plan: Plan
}

/**
 * Writes a model's answers into the journal. Everything it keeps waits for the person, beside the words as typed; what it drops from the
 * inbox is put off. The decisions can be undone like any other.
 */
export async function refineInbox(
  inbox: Inbox,
  { lines, request }: RefinePass,
  refinements: readonly Refinement[],
): Promise<RefineResult> {
  const decisions: DecisionRequest[] = []
  const findings: Finding[] = []
  for (const refinement of refinements) {
    const asked = request.asked[refinement.line - 1]
    if (!asked) continue
    if ('item' in asked) decisions.push(...decisionOn(asked.item, refinement))
    else if (refinement.keep) {
      const origin = { workspaceId: inbox.location.id, transcriptPath: asked.transcriptPath }
      const finding = await prepareFinding(reworded(asked.candidate, refinement), asked.turn, origin)
      if (finding) findings.push(finding)
    }
  }
  // A model takes its time: the person may have decided meanwhile, here or elsewhere.
  inbox.store.refresh()
  const items = inbox.store.items()
  const inTime = decisions.filter(({ item, on }) => items.get(item)?.on === on)
  const proposals = proposalsOf(withoutReworded(findings, inTime), inbox.reviewContext())
  const waiting = lines.flatMap((line) => ('item' in line ? (items.get(line.item.id) ?? []) : []))
  const { plan } = inbox.store.planDecisions(withSameMerged(inTime, waiting), 'auto')
  inbox.store.append(proposals)
  const { saved } = inbox.store.commit(plan)
  const putOff = saved.filter(({ status }) => status === 'later').length
  const merged = saved.filter(({ status }) => status === 'merged').length
  return {
    rewritten: saved.length - putOff - merged,
    putOff,
    merged,
    found: proposals.length,
    plan: { ...plan, project: [...proposals, ...plan.project] },
  }
}

function decisionOn(item: ViewItem, { keep, kind, text = item.text }: Refinement): DecisionRequest[] {
  if (!keep) return [{ item: item.id, on: item.on, decision: 'later', until: 'unburied' }]
  if (text === item.text && kind === item.kind) return []
  return [{ item: item.id, on: item.on, decision: 'edit', text, kind }]
}

/** A weak sentence as the model puts it; evidence, cues and confidence stay. Worth showing, but never approved without a key. */
function reworded(candidate: Candidate, { kind, text = candidate.text }: Refinement): Candidate {
  const parts = text === candidate.text ? candidate.parts : [...candidate.parts, WORDED_BY_MODEL]
  return { ...candidate, kind, text, parts, tier: 'suggest' }
}

/** Drops a weak sentence if the model gave its words to a waiting item: that item says it now. */
function withoutReworded(findings: readonly Finding[], decisions: readonly DecisionRequest[]): Finding[] {
  const reworded = createKnownTexts()
  for (const { item, text } of decisions) if (text !== undefined) reworded.add(item, text)
  return findings.filter(({ text }) => reworded.find(text) === undefined)
}

/**
 * Items that say the same after the pass are merged, as on arrival: the others go into the first, with their evidence. The journal refuses
 * that if the first was rejected meanwhile: then the other keeps its words, because the new ones are not to be proposed again.
 */
function withSameMerged(decisions: readonly DecisionRequest[], items: readonly Item[]): DecisionRequest[] {
  const decided = new Set(decisions.map(({ item }) => item))
  const known = createKnownTexts()
  for (const { id, text } of items) if (!decided.has(id)) known.add(id, text)
  return decisions.map((request) => {
    const { item, on, decision, text } = request
    if (decision !== 'edit' || text === undefined) return request
    const same = known.find(text)
    if (same !== undefined) return { item, ...(on !== undefined && { on }), decision: 'merge', other: same }
    known.add(item, text)
    return request
  })
}
