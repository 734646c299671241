import { keepCode } from '../src/hook/code/keep-code.ts'
import { canKeep, compiled } from '../src/hook/code/kept-code.ts'
import { runAtOnce } from './sage-core.ts'

/** How much kept code stays: the pieces for eight kinds of Node. */
const MAX_KEPT = 32

/** `process.exit()` first tells listeners, of which there are none; to compile what does that takes 3 % of a Node start. */
const { reallyExit } = process as unknown as { reallyExit: (code: number) => never }

function leave(): void {
  try {
    if (compiled.length > 0 && canKeep()) keepCode(compiled, MAX_KEPT, Date.now())
  } catch {
    // The piece that keeps code is itself gone or damaged: the next hook compiles again.
  }
  reallyExit(0)
}

try {
  runAtOnce(leave)
} catch {
  // Whatever was thrown, nobody can be told here, and a hook must not be in anyone's way.
  leave()
}
