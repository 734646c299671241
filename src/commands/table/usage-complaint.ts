import { capitalised } from '../../text/capitalised.ts'
import { count } from '../../text/count.ts'

/** Commander's complaints that tell a programmer more than a user, in Sage's words. `command` is what was typed, e.g. `sage session retry`. */
export function usageComplaint(complaint: string, command: string): string {
  const missing = /^missing required argument '(.+)'$/u.exec(complaint)?.[1]
  if (missing !== undefined) return `"${command}" needs <${missing}>`
  const valueless = /^option '(?:-\w, )?(\S+) (.+)' argument missing$/u.exec(complaint)
  if (valueless) return `${valueless[1]} needs a value: ${valueless[1]} ${valueless[2]}`
  const tooMany = /^too many arguments for '.*'\. Expected (\d+) arguments? but got (\d+)\.$/u.exec(complaint)
  if (!tooMany) return capitalised(complaint)
  const taken = tooMany[1] === '0' ? 'no arguments' : `only ${count(Number(tooMany[1]), 'argument')}`
  return `"${command}" takes ${taken}, but got ${tooMany[2]}`
}
