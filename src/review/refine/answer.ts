import * as z from 'zod'
import { gather } from '../../base/gather.ts'
import { parseIfJson } from '../../base/parsed-json.ts'
import { KINDS, type Kind } from '../../extract/candidate.ts'
import { refusal } from '../../text/checks/checks.ts'
import { instructionLike } from '../../text/checks/instruction.ts'
import { shareWords } from '../../text/same/same.ts'
import { oneLine } from '../../text/sanitize.ts'
import { storableLine } from '../../text/secrets/storable-line.ts'
import type { RefineLine } from './request.ts'

/** The model's answer for one line. `text` is its sentence, shown beside the person's words. */
export type Refinement = { readonly line: number; readonly keep: boolean; readonly kind: Kind; readonly text?: string }

/** What the command reported it used; a command that reports nothing leaves both out. */
export type RefineCost = { readonly usd?: number; readonly inputTokens?: number; readonly outputTokens?: number }

export type RefineAnswer = {
  readonly refinements: readonly Refinement[]
  /** Entries that were not used, and why. Their lines keep the rules' result. */
  readonly problems: readonly string[]
  readonly cost: RefineCost
}

/** Read loosely: small models quote numbers, add a reason, or leave out the braces around the list. */
const entrySchema = z.looseObject({
  line: z.int().or(
    z
      .string()
      .regex(/^\d{1,6}$/u)
      .transform(Number),
  ),
  keep: z.boolean().or(z.enum(['true', 'false']).transform((word) => word === 'true')),
  kind: z.enum(KINDS).optional().catch(undefined),
  text: z.string().max(2000).nullish(),
})
const entriesSchema = z.array(z.unknown()).max(1000)
const answerSchema = z.looseObject({ lines: entriesSchema }).or(entriesSchema.transform((lines) => ({ lines })))
/** What `claude -p --output-format json` wraps around an answer; read loosely, it is not ours. */
const envelopeSchema = z.looseObject({
  type: z.literal('result'),
  result: z.string(),
  is_error: z.boolean().optional(),
  total_cost_usd: z.number().optional(),
  usage: z
    .looseObject({
      input_tokens: z.number().optional(),
      cache_creation_input_tokens: z.number().optional(),
      cache_read_input_tokens: z.number().optional(),
      output_tokens: z.number().optional(),
    })
    .optional(),
})

/**
 * Reads a command's output for the lines it was asked about. Entries for other lines, lines with two answers, and sentences that could
 * not be injected become problems, so nothing can be added. A sentence that shares no words with the person's is used, because it is
 * shown beside theirs, but reported. Returns a string with the reason if the whole output is unusable.
 */
export async function parseRefineAnswer(stdout: string, lines: readonly RefineLine[]): Promise<RefineAnswer | string> {
  const envelope = envelopeSchema.safeParse(jsonIn(stdout))
  if (envelope.data?.is_error) return `The command reported an error: ${oneLine(envelope.data.result)}`
  const answer = answerSchema.safeParse(jsonIn(envelope.data?.result ?? stdout))
  if (!answer.success)
    return `The output is not the JSON asked for: ${oneLine(envelope.data?.result ?? stdout) || 'it is empty'}`
  if (answer.data.lines.length === 0) return `The command answered none of the ${lines.length} lines`
  const { answers, problems } = answersByLine(answer.data.lines)
  const asked = new Set(lines.map(({ line }) => line))
  for (const number of answers.keys()) if (!asked.has(number)) problems.push(`Line ${number} was not asked about`)
  const refinements: Refinement[] = []
  for (const line of lines) {
    const [entry, other] = answers.get(line.line) ?? []
    if (!entry) continue
    if (other) {
      problems.push(`Line ${line.line} was answered twice: neither answer was taken`)
      continue
    }
    const outcome = await refinementOf(line, entry)
    if (typeof outcome !== 'string') refinements.push(outcome)
    const problem = typeof outcome === 'string' ? outcome : remarkOn(line, outcome)
    if (problem !== undefined) problems.push(`Line ${line.line}: ${problem}`)
  }
  const silent = lines.filter(({ line }) => !answers.has(line)).length
  if (silent > 0) problems.push(`${silent} of ${lines.length} lines got no answer and stay as they are`)
  return { refinements, problems, cost: costOf(envelope.data) }
}

type Entry = z.infer<typeof entrySchema>

/** The different entries for each line. Those in another form are problems. */
function answersByLine(given: readonly unknown[]): { answers: ReadonlyMap<number, Entry[]>; problems: string[] } {
  const answers = new Map<number, Entry[]>()
  const problems: string[] = []
  for (const one of given) {
    const { data } = entrySchema.safeParse(one)
    if (!data) problems.push(`An entry is not in the form asked for: ${oneLine(jsonOf(one))}`)
    else if (!answers.get(data.line)?.some((other) => isSameAnswer(other, data))) gather(answers, data.line, data)
  }
  return { answers, problems }
}

function isSameAnswer(one: Entry, other: Entry): boolean {
  return one.keep === other.keep && one.kind === other.kind && (one.text ?? null) === (other.text ?? null)
}

/** What to report about a sentence that is used anyway. */
function remarkOn(line: RefineLine, { text }: Refinement): string | undefined {
  if (text === undefined || shareWords(line, { text })) return undefined
  return `its sentence is used, but shares no words with what you said: "${oneLine(text)}"`
}

async function refinementOf(line: RefineLine, entry: Entry): Promise<Refinement | string> {
  const kind = entry.kind ?? line.kind
  if (!entry.keep || typeof entry.text !== 'string') return { line: line.line, keep: entry.keep, kind }
  const { text } = await storableLine(entry.text)
  const refused = refusal(text)
  if (refused !== undefined) return `its sentence cannot be used: ${refused}`
  if (instructionLike(text).length > instructionLike(line.text).length) return 'its sentence asks for more than you did'
  return { line: line.line, keep: true, kind, text }
}

function costOf(envelope: z.infer<typeof envelopeSchema> | undefined): RefineCost {
  const { total_cost_usd: usd, usage } = envelope ?? {}
  const inputs = [usage?.input_tokens, usage?.cache_creation_input_tokens, usage?.cache_read_input_tokens]
  return {
    ...(usd === undefined ? {} : { usd }),
    ...(usage === undefined ? {} : { inputTokens: inputs.reduce<number>((sum, count) => sum + (count ?? 0), 0) }),
    ...(usage?.output_tokens === undefined ? {} : { outputTokens: usage.output_tokens }),
  }
}

/** The JSON in a text: the text itself, or what is between the outermost brackets, for models that wrap it in a code fence or a remark. */
function jsonIn(text: string): unknown {
  // What a model thought aloud before may hold brackets, too.
  const said = text.split('</think>').at(-1) ?? ''
  const [object, list] = [parseIfJson(between(said, '{', '}')), parseIfJson(between(said, '[', ']'))]
  // A list of one entry is an object between its braces, too.
  const isList = said.indexOf('[') !== -1 && said.indexOf('[') < said.indexOf('{')
  return parseIfJson(text) ?? (isList ? (list ?? object) : (object ?? list))
}

function between(text: string, open: string, close: string): string {
  return text.slice(text.indexOf(open), text.lastIndexOf(close) + 1)
}

/** The value as JSON to show to people, or a remark if it is too deeply nested for `JSON.stringify`. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'it is nested too deeply to be shown'
  }
}
