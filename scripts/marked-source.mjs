import { createHash } from 'node:crypto'

/** An expression in a file of its own, as `src/hook/code/kept-code.ts` reads it: after a mark that names it (`src/hook/code/kept-code-format.ts`). */
export function markedSource(expression) {
  return `/*${createHash('sha256').update(expression).digest('hex').slice(0, 8)}*/${expression}`
}
