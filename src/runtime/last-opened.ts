import { isForeseen } from '../text/system-error.ts'
import { quickWrite } from '../workspace/durable-write.ts'
import { recordPaths, userTmp } from '../workspace/paths.ts'
import { readOurTextIfThere } from '../workspace/read-if-there.ts'

type Place = { readonly dataHome: string; readonly id: string }

/**
 * Notes for all processes since when what was put off is pending again. Only if something is, because caches depend on this file. A disk that
 * refuses it is no reason not to open: the next dashboard notes it, and whoever needs the folder reports what is wrong with it.
 */
export function noteOpened({ dataHome, id }: Place, at: Date): void {
  try {
    quickWrite(recordPaths(dataHome, id).opened, at.toISOString(), { tmp: userTmp(dataHome) })
  } catch (error) {
    if (!isForeseen(error)) throw error
  }
}

/** When the last dashboard that brought something back was opened; undefined if never, or if it cannot be told. */
export function lastOpened({ dataHome, id }: Place): Date | undefined {
  let text: string
  try {
    text = readOurTextIfThere(recordPaths(dataHome, id).opened) ?? ''
  } catch {
    // What was put off then waits for the next opening. Whoever needs the folder reports what is wrong with it.
    return undefined
  }
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at
}
