import { refineInbox } from '../review/refine-inbox.ts'
import { openInbox } from '../review/inbox.ts'
import type { RefineCost } from '../review/refine-answer.ts'
import { commandToRun, REFINE_PRESETS } from '../review/refine-command.ts'
import { openLines } from '../review/refine-lines.ts'
import { REFINE_PROMPT } from '../review/refine-prompt.ts'
import { type RefineRequest, refineRequest } from '../review/refine-request.ts'
import { runRefine } from '../review/refine-run.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT, UserError } from '../text/user-error.ts'
import type { CommandContext, Options } from './context.ts'

const DAY = 24 * 60 * 60 * 1000
const DEFAULT_DAYS = 7

/**
 * `sage refine`: one run of the person's command over what waits and what the rules found too weak. Says what it will cost before and
 * what it did cost after; if it fails, everything is as it was.
 */
export async function run(context: CommandContext, _: readonly string[], options: Options): Promise<number> {
  const { stdout, stderr, environment } = context
  if (options.print) {
    stdout.write(`${REFINE_PROMPT}\n`)
    return EXIT.ok
  }
  if (environment.env.SAGE_CHILD)
    throw new UserError('This runs inside a model pass already', {
      hint: 'sage refine does not start itself',
      code: 'recursion',
    })
  const inbox = openInbox({ environment, start: context.cwd, now: context.now })
  const { refine } = inbox.settings.config
  const lines = await openLines(inbox, context.now().getTime() - daysOf(options) * DAY)
  const request = await refineRequest(lines, refine)
  if (!request) {
    stdout.write('Nothing waits that a model could sort.\n')
    return EXIT.ok
  }
  if (options.dryRun) {
    stdout.write(request.stdin)
    stderr.write(`${describeRequest(request)}\n`)
    return EXIT.ok
  }
  const command = commandToRun(refine.command)
  if (command.length === 0)
    throw new UserError('No command is set for the model pass', {
      hint: `Choose one: sage config set refine.command ${Object.keys(REFINE_PRESETS).join(' | ')}, or a program of your own`,
      exitCode: EXIT.usage,
      code: 'no-refine-command',
    })
  stderr.write(`${describeRequest(request)}, to ${visible(command.slice(0, 2).join(' '))} …\n`)
  const began = performance.now()
  const outcome = await runRefine(request, {
    command: refine.command,
    timeoutSeconds: refine.timeout_seconds,
    env: environment.env,
  })
  if (outcome.failed !== undefined)
    throw new UserError(outcome.failed, {
      hint: 'Nothing was changed: what the rules found stands',
      code: 'refine-failed',
    })
  const result = await refineInbox(inbox, lines, request, outcome)
  for (const problem of [...outcome.problems, inbox.settler.settle(result.plan), await inbox.settler.flush()])
    if (problem !== undefined) stderr.write(`sage: ${problem}\n`)
  const { rewritten, putOff, found } = result
  const seconds = Math.round((performance.now() - began) / 100) / 10
  if (options.json)
    stdout.write(
      `${JSON.stringify({ schemaVersion: 1, lines: request.lines.length, rewritten, putOff, found, seconds, cost: outcome.cost })}\n`,
    )
  else
    stdout.write(
      `${rewritten} reworded, ${putOff} put off, ${found} found. ${describeCost(outcome.cost)}${seconds} s.\n`,
    )
  return EXIT.ok
}

function describeRequest({ lines, estimate }: RefineRequest): string {
  const tokens = (count: number) => count.toLocaleString('en')
  return `Sends ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}, about ${tokens(estimate.inputTokens)} tokens in and ${tokens(estimate.outputTokens)} out`
}

/** What the command reported; nothing if it reported nothing. */
function describeCost({ usd, inputTokens, outputTokens }: RefineCost): string {
  const parts = [
    ...(usd === undefined ? [] : [`$${usd.toFixed(4)}`]),
    ...(inputTokens === undefined ? [] : [`${inputTokens.toLocaleString('en')} tokens in`]),
    ...(outputTokens === undefined ? [] : [`${outputTokens.toLocaleString('en')} out`]),
  ]
  return parts.length === 0 ? '' : `It cost ${parts.join(', ')}; `
}

function daysOf(options: Options): number {
  if (options.days === undefined) return DEFAULT_DAYS
  const days = Number(options.days)
  if (days > 0) return days
  throw new UserError('--days must be a number above 0', { exitCode: EXIT.usage, code: 'bad-option' })
}
