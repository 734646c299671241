import { isExpectedError } from '../../base/system-error.ts'
import { quickWrite } from '../../workspace/files/durable-write.ts'
import { readOurTextIfThere } from '../../workspace/files/read-if-there.ts'
import { recordPaths, userTmp } from '../../workspace/paths/paths.ts'

/** A power cut may leave a part of it. */
const EVENT = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

type Place = { readonly dataHome: string; readonly id: string }

/**
 * Notes for all processes that what was put off up to this event is pending again. Call it only if something is: caches depend on this file. A
 * disk that refuses it is no reason not to open: the next dashboard notes it, and whoever needs the folder reports what is wrong with it.
 */
export function noteOpened({ dataHome, id }: Place, event: string): void {
  try {
    quickWrite(recordPaths(dataHome, id).opened, event, { tmp: userTmp(dataHome) })
  } catch (error) {
    if (!isExpectedError(error)) throw error
  }
}

/** The newest event when the last dashboard that brought something back was opened; undefined if none did, or if that cannot be read. */
export function lastOpened({ dataHome, id }: Place): string | undefined {
  try {
    const event = readOurTextIfThere(recordPaths(dataHome, id).opened) ?? ''
    return EVENT.test(event) ? event : undefined
  } catch {
    // What was put off then waits for the next opening. Whoever needs the folder reports what is wrong with it.
    return undefined
  }
}
