import { inside } from './paths.ts'

const SESSION_ID = /^[A-Za-z0-9_-]{1,128}$/

/** Device names of Windows: `con.json` is a device there, whatever its folder. None is longer than four characters. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Whether a session id may name a file. Anything else is logged and dropped: ids come from outside. */
export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && SESSION_ID.test(value) && (value.length > 4 || !RESERVED.test(value))
}

/** The file of a session in a folder that has one for each. */
export function sessionFile(folder: string, sessionId: string): string {
  return inside(folder, `${sessionId}.json`)
}

/** The session whose file has this name, or undefined for any other name. */
export function sessionOfFile(name: string): string | undefined {
  if (!name.endsWith('.json')) return undefined
  const id = name.slice(0, -'.json'.length)
  return isSessionId(id) ? id : undefined
}
