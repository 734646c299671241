import { learningProblem } from '../../journal/decide/learning-text.ts'
import {
  type ContextFormat,
  contextText,
  MAX_SECTION_DECISIONS,
  type RenderedLine,
  type Section,
} from '../../runtime/projection/context-text.ts'
import { lineKey } from '../../runtime/projection/line-key.ts'
import { estimateTokens } from '../../text/tokens.ts'
import { inOrder } from '../learning/learning-order.ts'
import type { Learning } from '../learning/learning.ts'
import { decideScopes } from '../learning/scope-winners.ts'
import { renderLearning } from '../render/render-learning.ts'
import { type BudgetSetting, type Fit, fitBudget, tokenBudget } from './budget.ts'

/** Why an approved learning is not in the text of SessionStart. */
export type LeftOutLearning = {
  readonly id: string
  readonly reason: 'refused' | 'same' | 'opposite' | 'imported-file' | 'budget'
  /** The learning that overruled this one. */
  readonly by?: string
  /** What is wrong with a text that may not be injected, even if approved. */
  readonly problem?: string
}

export type Rendered = { readonly learning: Learning; readonly line: RenderedLine }

/** The approved learnings of one place, sorted into what is printed at the start, what can come with a prompt, and what is left out and why. */
export type Selection = {
  readonly start: readonly Rendered[]
  /** Did not fit; comes with a prompt it is relevant to. */
  readonly rest: readonly Rendered[]
  readonly leftOut: readonly LeftOutLearning[]
}

export type SelectOptions = {
  readonly format: ContextFormat
  readonly budget: BudgetSetting
  /** Whether Claude Code reads it in a `learnings.md` by itself: then it goes through that file only. */
  readonly isRead: (learning: Learning) => boolean
}

/** Decides what goes where, from the approved learnings alone. No clock and no chance, so the same learnings give the same bytes. */
export function selectLearnings(learnings: readonly Learning[], { format, budget, isRead }: SelectOptions): Selection {
  const leftOut: LeftOutLearning[] = []
  const sound = learnings.filter((learning) => {
    const problem = learningProblem(learning.text)
    if (problem !== undefined) leftOut.push({ id: learning.id, reason: 'refused', problem })
    return problem === undefined
  })
  const { kept, overruled } = decideScopes(inOrder(sound))
  for (const { learning, reason, by } of overruled)
    leftOut.push(isRead(learning) ? { id: learning.id, reason: 'imported-file' } : { id: learning.id, reason, by })
  const offered = inOrder(kept).filter((learning) => {
    const inFile = isRead(learning)
    if (inFile) leftOut.push({ id: learning.id, reason: 'imported-file' })
    return !inFile
  })
  const rendered = renderAll(offered, format)
  const { fitting, left } = fitStart(rendered, tokenBudget(budget, offered.length), format)
  for (const { learning } of left) leftOut.push({ id: learning.id, reason: 'budget' })
  return { start: fitting, rest: left, leftOut }
}

/**
 * Chooses what fits. The text around the learnings (sections, the line about the rest) depends on the choice, so this repeats with less
 * room until everything fits.
 */
function fitStart(rendered: readonly Rendered[], limit: number, format: ContextFormat): Fit<Rendered> {
  let spare = 0
  for (;;) {
    const fit = fitBudget(rendered, limit - spare)
    const over = startTokens({ start: fit.fitting, rest: fit.left }, format) - limit
    if (over <= 0 || fit.fitting.length === 0) return fit
    spare += over
  }
}

/** Estimated tokens of a session's start as hooks print it, with tags, sections and the line about what was left out. */
export function startTokens({ start, rest }: Pick<Selection, 'start' | 'rest'>, format: ContextFormat): number {
  return estimateTokens(
    contextText(
      format,
      start.map(({ line }) => line),
      rest.length,
    ),
  )
}

const SHORTEST: Learning = {
  id: 'aaaaaaaaaa',
  kind: 'fact',
  scope: 'user',
  text: 'a',
  confidence: 1,
  pinned: false,
  repeats: [],
  proposedAt: '',
}

/** The same with the shortest learning there can be: with fewer tokens nothing is ever given at the start. */
export function minStartTokens(format: ContextFormat): number {
  return startTokens({ start: renderAll([SHORTEST], format), rest: [] }, format)
}

function renderAll(learnings: readonly Learning[], format: ContextFormat): Rendered[] {
  let decisions = 0
  return learnings.map((learning) => {
    if (learning.kind === 'decision') decisions++
    const section = sectionOf(learning, decisions)
    return { learning, line: { key: lineKey(learning), section, text: renderLearning(learning, format) } }
  })
}

function sectionOf({ kind }: Learning, decisions: number): Section {
  if (kind === 'blocker') return 'blockers'
  return kind === 'decision' && decisions <= MAX_SECTION_DECISIONS ? 'decisions' : ''
}
