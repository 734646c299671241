import type { Candidate, Kind } from '../../extract/candidate.ts'
import { oneLine } from '../../text/sanitize.ts'
import { redact } from '../../text/secrets/redact.ts'
import { estimateTokens } from '../../text/tokens.ts'
import { REFINE_PROMPT } from './prompt.ts'

/** A sentence that the rules scored, with what the agent had said before it. */
export type RefineInput = {
  readonly candidate: Pick<Candidate, 'evidence' | 'kind' | 'confidence'>
  readonly assistantBefore: string
}

export type RefineLine = { readonly line: number; readonly text: string; readonly kind: Kind; readonly before?: string }

/** One call of the command. */
export type RefineRequest<Input = RefineInput> = {
  /** What the command reads on stdin: `{instructions, lines}`. */
  readonly stdin: string
  readonly lines: readonly RefineLine[]
  /** What lines 1, 2, … were made of; the other inputs were below the threshold or beyond the limit. */
  readonly asked: readonly Input[]
  readonly estimate: { readonly inputTokens: number; readonly outputTokens: number }
}

const MAX_TEXT = 400
const MAX_BEFORE = 200
/** Tokens of an answer's entry with a sentence, measured on the prompt's own example. */
const TOKENS_PER_ENTRY = 60

/**
 * The most confident lines above `threshold`, at most `max_lines`, in the order they were typed, without hidden characters and secrets:
 * they go only to the program this person chose. Undefined if no line is left.
 */
export async function refineRequest<Input extends RefineInput>(
  inputs: readonly Input[],
  settings: { readonly threshold: number; readonly max_lines: number },
): Promise<RefineRequest<Input> | undefined> {
  const surest = inputs
    .filter(({ candidate }) => candidate.confidence >= settings.threshold)
    .toSorted((a, b) => b.candidate.confidence - a.candidate.confidence)
    .slice(0, settings.max_lines)
  const asked = inputs.filter((input) => surest.includes(input))
  if (asked.length === 0) return undefined
  const lines = await Promise.all(asked.map((input, index) => lineOf(input, index + 1)))
  const stdin = `${JSON.stringify({ instructions: REFINE_PROMPT, lines }, null, 1)}\n`
  const estimate = { inputTokens: estimateTokens(stdin), outputTokens: TOKENS_PER_ENTRY * lines.length }
  return { stdin, lines, asked, estimate }
}

async function lineOf({ candidate, assistantBefore }: RefineInput, line: number): Promise<RefineLine> {
  const text = await clean(candidate.evidence, MAX_TEXT)
  const before = (await clean(assistantBefore.slice(-4 * MAX_BEFORE), Infinity)).slice(-MAX_BEFORE)
  return { line, text, kind: candidate.kind, ...(before === '' ? {} : { before: before.toWellFormed() }) }
}

async function clean(text: string, maxUnits: number): Promise<string> {
  return oneLine((await redact(text)).text, maxUnits)
}
