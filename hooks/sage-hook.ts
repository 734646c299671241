import { keepCode } from '../src/hook/code/keep-code.ts'
import { canKeep, compiled } from '../src/hook/code/kept-code.ts'
import { runAtOnce } from './sage-core.ts'

/** How many pieces of compiled code are kept: enough for eight versions of Node. */
const MAX_KEPT = 32

/** Skips the listeners that `process.exit()` calls first: there are none, and compiling that code takes 3 % of the time Node takes to start. */
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
  // Whatever was thrown cannot be reported here, and a hook must never be in the way.
  leave()
}
