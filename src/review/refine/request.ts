import type { Candidate, Kind } from '../../extract/candidate.ts'
import { redact } from '../../text/redact.ts'
import { oneLine } from '../../text/sanitize.ts'
import { estimateTokens } from '../../text/tokens.ts'
import { REFINE_PROMPT } from './prompt.ts'

/** A sentence that the rules scored, with what the agent had said before it. */
export type RefineInput = {
  readonly candidate: Pick<Candidate, 'text' | 'evidence' | 'kind' | 'confidence'>
  readonly assistantBefore: string
}

export type RefineLine = { readonly line: number; readonly text: string; readonly kind: Kind; readonly before?: string }

/** One call of the command. */
export type RefineRequest = {
  /** What the command reads on stdin: `{instructions, lines}`. */
  readonly stdin: string
  readonly lines: readonly RefineLine[]
  /** Positions in the inputs of lines 1, 2, …; the other inputs were below the threshold or beyond the limit. */
  readonly inputs: readonly number[]
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
export async function refineRequest(
  inputs: readonly RefineInput[],
  settings: { readonly threshold: number; readonly max_lines: number },
): Promise<RefineRequest | undefined> {
  const chosen = inputs
    .map(({ candidate }, index) => ({ index, confidence: candidate.confidence }))
    .filter(({ confidence }) => confidence >= settings.threshold)
    .toSorted((a, b) => b.confidence - a.confidence || a.index - b.index)
    .slice(0, settings.max_lines)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b)
  if (chosen.length === 0) return undefined
  const lines = await Promise.all(chosen.map((index, position) => lineOf(inputs[index], position + 1)))
  const stdin = `${JSON.stringify({ instructions: REFINE_PROMPT, lines }, null, 1)}\n`
  const estimate = { inputTokens: estimateTokens(stdin), outputTokens: TOKENS_PER_ENTRY * lines.length }
  return { stdin, lines, inputs: chosen, estimate }
}

async function lineOf(input: RefineInput | undefined, line: number): Promise<RefineLine> {
  if (!input) throw new RangeError(`No input for line ${line}`)
  const { candidate, assistantBefore } = input
  const text = await clean(candidate.evidence, MAX_TEXT)
  const before = (await clean(assistantBefore.slice(-4 * MAX_BEFORE), Infinity)).slice(-MAX_BEFORE)
  return { line, text, kind: candidate.kind, ...(before === '' ? {} : { before: before.toWellFormed() }) }
}

async function clean(text: string, maxUnits: number): Promise<string> {
  return oneLine((await redact(text)).text, maxUnits)
}
