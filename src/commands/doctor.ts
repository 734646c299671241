import { EXIT } from '../base/user-error.ts'
import type { DoctorFacts } from '../install/doctor/doctor-facts.ts'
import { doctorText } from '../install/doctor/doctor-text.ts'
import { type DoctorCheck, diagnose } from '../install/doctor/doctor.ts'
import { isSetUp } from '../workspace/locate/locate.ts'
import { gatherFacts } from './doctor/facts.ts'
import { callInstalledHook } from './doctor/live.ts'
import { mend } from './doctor/mend.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { whileWaiting } from './say/passing-line.ts'
import { say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'

const SIGNS: Record<DoctorCheck['state'], string> = { ok: 'ok  ', note: 'note', warn: 'WARN', fail: 'FAIL' }

/**
 * `sage doctor`: the output is safe to paste anywhere, with no word of a transcript. Exit 3 if Sage is not set up here, 1 if something is
 * broken.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const before = await lookAround(context)
  let facts = before
  if (options.fix === true) {
    for await (const line of mend(context, before)) say(context.stderr, line)
    facts = await lookAround(context)
  }
  const live = options.live === true ? await callHook(context, facts) : undefined
  const checks = diagnose({ ...facts, ...(live && { live }) })
  if (options.json === true) context.stdout.write(jsonAnswer({ version: SAGE_VERSION, checks }))
  else say(context.stdout, ...reportLines(checks))
  if (!isSetUp(facts.location) || facts.hooks.state === 'missing') return EXIT.notSetUp
  return checks.some(({ state }) => state === 'fail') ? EXIT.failure : EXIT.ok
}

const lookAround = (context: CommandContext) =>
  whileWaiting(context, 'Checking everything, including Claude Code and git', () => gatherFacts(context))

const callHook = (context: CommandContext, { hooks }: DoctorFacts) =>
  whileWaiting(context, 'Calling the installed hook', () => callInstalledHook(hooks))

function reportLines(checks: readonly DoctorCheck[]): string[] {
  const lines = checks.flatMap((check) => {
    const { says, todo } = doctorText(check)
    return [`${SIGNS[check.state]}  ${says}`, ...(todo === undefined ? [] : [`      → ${todo}`])]
  })
  return [`Sage ${SAGE_VERSION}, ${process.platform} ${process.arch}`, ...lines]
}
