import { firstLine } from '../../text/first-line.ts'

/** What git says of a lock that another git holds, or that one left behind when it was killed. */
export const LOCKED = /Unable to create '.*\.lock': File exists/

/** What git says last when the program that was to reach the remote has ended, e.g. ssh, whose own words say why. */
const GIT_AFTER_SSH = /^fatal: (?:Could not read from remote repository|the remote end hung up)/i
const FATAL = /^fatal:/i
const BESIDE = /^(?:warning|hint):/i

/** The line that says why git failed; banners and mere remarks of ssh and git may precede it. */
export function gitComplaint(stderr: string): string {
  const lines = stderr.split(/[\r\n]+/u).map((line) => line.trim())
  const said = lines.filter((line) => line !== '' && !BESIDE.test(line))
  const after = said.findIndex((line) => GIT_AFTER_SSH.test(line))
  // Below the error that ended it, git may say what to do about that.
  const end = said.slice(0, Math.max(after, 0)).findLast((line) => FATAL.test(line))
  return end ?? said[Math.max(after - 1, 0)] ?? firstLine(stderr)
}
