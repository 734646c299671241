// What the training sees of a prompt: the features of each of its sentences, by the code that ships.
import { featureTable } from '../../src/extract/features/feature-table.ts'
import { findFeatures } from '../../src/extract/features/features.ts'
import type { Writing } from '../../src/extract/view/language.ts'
import { viewSentences } from '../../src/extract/view/sentence-view.ts'
import type { TurnSource } from '../../src/transcript/event/turn.ts'
import { typedTurn } from '../typed-turn.mjs'

export { model } from '../../src/extract/score/model.ts'

export type Prompt = { text: string; prev?: string; source?: string; label: string; evidence?: string }
export type Sentence = { features: string[]; writing: Writing; evidence: boolean }

/** Every feature with its weight before training, in a fixed order. */
export const priors: readonly (readonly [id: string, weight: number])[] = featureTable.map(
  ({ id, weight }) => [id, weight] as const,
)

const SOURCES: Readonly<Record<string, TurnSource>> = {
  queued: 'queued',
  queued_enqueue: 'queued',
  denial: 'denial',
  answer: 'answer',
  slash_args: 'slash_args',
  memory: 'memory',
}

export function sentencesOf(prompt: Prompt): Sentence[] {
  const start = prompt.evidence ? prompt.text.indexOf(prompt.evidence) : -1
  const end = start + (prompt.evidence?.length ?? 0)
  const turn = { ...typedTurn(prompt.text, prompt.prev ?? ''), source: SOURCES[prompt.source ?? ''] ?? 'prompt' }
  const views = viewSentences(turn)
  const found = findFeatures(views)
  return views.map((view, index) => ({
    features: (found[index]?.numbers ?? []).flatMap((number) => featureTable[number]?.id ?? []),
    writing: view.writing,
    evidence: start >= 0 && view.start < end && view.end > start,
  }))
}
