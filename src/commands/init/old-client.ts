import { doctorText } from '../../install/doctor/doctor-text.ts'
import { clientCheck } from '../../install/doctor/doctor.ts'
import { findClient } from '../doctor/programs.ts'
import { whileWaiting } from '../say/passing-line.ts'
import { say } from '../say/say.ts'
import type { CommandContext } from '../start/context.ts'

/**
 * Says that the Claude Code on the PATH is too old for the hook: it fails at every event without a word. Until there is a transcript, only the
 * client itself can tell, so it is started; one that does not answer, or is not there, is none too old.
 */
export async function sayIfTooOld(context: CommandContext): Promise<void> {
  const ask = () => findClient(context.environment)
  const check = clientCheck(await whileWaiting(context, 'Asking Claude Code for its version', ask))
  if (check.state !== 'fail') return
  const { says, todo } = doctorText(check)
  say(context.stdout, `${says}.`, `    ${todo}`)
}
