import { DAY } from '../../base/durations.ts'
import { count } from '../../text/count.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { RefineCost } from './answer.ts'
import { openLines } from './lines.ts'
import { refineInbox, type RefinePass, type RefineResult } from './refine-inbox.ts'
import { type RefineRequest, refineRequest } from './request.ts'
import { type RefineSettings, runRefine } from './run.ts'

export type RefinePassOutcome =
  | { readonly failed: string }
  | (RefineResult & { readonly failed?: never; readonly problems: readonly string[]; readonly cost: RefineCost })

/** How many days to look back for weak sentences by default. */
const REFINE_DAYS = 7

/** What a pass would send: what waits, and weak sentences of transcripts written in the last `days` days. Undefined if there is nothing. */
export async function prepareRefinePass(inbox: Inbox, now: Date, days = REFINE_DAYS): Promise<RefinePass | undefined> {
  const lines = await openLines(inbox, now.getTime() - days * DAY)
  const request = await refineRequest(lines, inbox.settings.config.refine)
  return request && { lines, request }
}

/** Runs the command and writes the result. If it fails, nothing is changed. The caller settles `plan`. */
export async function runRefinePass(
  inbox: Inbox,
  pass: RefinePass,
  how: Omit<RefineSettings, 'timeoutSeconds'>,
): Promise<RefinePassOutcome> {
  const answer = await runRefine(pass.request, { ...how, timeoutSeconds: inbox.settings.config.refine.timeout_seconds })
  if (answer.failed !== undefined) return answer
  const { problems, cost } = answer
  return { ...(await refineInbox(inbox, pass, answer.refinements)), problems, cost }
}

/** `Sends 12 lines, about 1,400 tokens in and 720 out`. */
export function requestText({ lines, estimate }: RefineRequest): string {
  const tokens = (number: number) => number.toLocaleString('en')
  return `Sends ${count(lines.length, 'line')}, about ${tokens(estimate.inputTokens)} tokens in and ${tokens(estimate.outputTokens)} out`
}

/** What a pass came to, e.g. `2 reworded, 1 put off, 0 found`. */
export function outcomeText({ rewritten, putOff, found, merged }: RefineResult): string {
  return `${rewritten} reworded, ${putOff} put off, ${found} found${merged === 0 ? '' : `, ${merged} merged`}`
}

/** What the command reported it used; '' if it reported nothing. */
export function costText({ usd, inputTokens, outputTokens }: RefineCost): string {
  const parts = [
    ...(usd === undefined ? [] : [`$${usd.toFixed(4)}`]),
    ...(inputTokens === undefined ? [] : [`${inputTokens.toLocaleString('en')} tokens in`]),
    ...(outputTokens === undefined ? [] : [`${outputTokens.toLocaleString('en')} out`]),
  ]
  return parts.join(', ')
}
