import { EXIT, UserError } from '../base/user-error.ts'
import { commandText, commandToRun } from '../review/refine/command.ts'
import { costText, outcomeText, requestText, prepareRefinePass, runRefinePass } from '../review/refine/pass.ts'
import { REFINE_PROMPT } from '../review/refine/prompt.ts'
import { amountOption, badOption } from './options/option-values.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { remark, say } from './say/say.ts'
import { settleAndSay } from './say/settle-and-say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { refuseAgent } from './start/person.ts'

/** What a run comes to that had no line to send. */
const NOTHING = { lines: 0, rewritten: 0, putOff: 0, found: 0, merged: 0, seconds: 0, cost: {} }

/**
 * `sage refine`: one run of the person's command over what waits and what the rules found too weak. Reports the cost before and after; if
 * it fails, nothing is changed. Not inside Claude Code: it decides, and it sends what waits to a model.
 */
export async function run(context: CommandContext, _: readonly string[], options: Options): Promise<number> {
  const { stdout, stderr, environment } = context
  if (options.print === true) {
    if (options.json === true) throw badOption('--print and --json cannot be used together', 'Leave one of them out')
    stdout.write(`${REFINE_PROMPT}\n`)
    return EXIT.ok
  }
  if (environment.env.SAGE_CHILD)
    throw new UserError('This already runs inside sage refine', {
      hint: 'sage refine does not start itself',
      code: 'recursion',
    })
  refuseAgent(context, 'refine')
  const inbox = openInboxHere(context)
  const pass = await prepareRefinePass(inbox, context.now(), amountOption(options, 'days'))
  if (!pass) {
    if (options.json === true) stdout.write(jsonAnswer(NOTHING))
    else say(stdout, 'Nothing pending that a model could sort.')
    return EXIT.ok
  }
  if (options.dryRun === true) {
    const { stdin, estimate } = pass.request
    stdout.write(options.json === true ? jsonAnswer({ request: JSON.parse(stdin) as unknown, ...estimate }) : stdin)
    say(stderr, requestText(pass.request))
    return EXIT.ok
  }
  const command = commandToRun(inbox.settings.config.refine.command)
  say(stderr, `${requestText(pass.request)}, to: ${commandText(command)}`)
  const began = performance.now()
  const outcome = await runRefinePass(inbox, pass, { command, env: environment.env })
  if (outcome.failed !== undefined)
    throw new UserError(outcome.failed, {
      hint: 'Nothing was changed: what the rules found stays as it is',
      code: 'refine-failed',
    })
  remark(stderr, ...outcome.problems)
  const settling = await settleAndSay(context, inbox, outcome.plan)
  const { rewritten, putOff, found, merged, cost } = outcome
  const seconds = Math.round((performance.now() - began) / 100) / 10
  const lines = pass.request.lines.length
  const paid = costText(cost)
  if (options.json === true) stdout.write(jsonAnswer({ lines, rewritten, putOff, found, merged, seconds, cost }))
  else say(stdout, `${outcomeText(outcome)}. ${paid === '' ? '' : `It cost ${paid}; `}${seconds} s.`)
  return settling
}
