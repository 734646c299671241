import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The longest chain of processes followed: one that changes while it is read could form a loop. */
const MAX_STEPS = 64

/**
 * Whether a parent process has one of these variables in its environment: `env -u` hides them from one command, not from the shell above
 * it. Only Linux can tell, through `proc`; elsewhere the answer is no.
 */
export function hasMarkedAncestor(marks: readonly string[], pid: number, proc = '/proc'): boolean {
  try {
    for (let steps = 0, at = parentOf(pid, proc); steps < MAX_STEPS && at > 0; steps++, at = parentOf(at, proc))
      if (isMarked(marks, at, proc)) return true
  } catch {
    // No more parents can be seen.
  }
  return false
}

/** Field 4 of /proc/<pid>/stat. Field 2, the name, is in brackets and may contain anything. */
function parentOf(pid: number, proc: string): number {
  const stat = readFileSync(join(proc, String(pid), 'stat'), 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function isMarked(marks: readonly string[], pid: number, proc: string): boolean {
  try {
    const variables = readFileSync(join(proc, String(pid), 'environ'), 'latin1').split('\0')
    return variables.some((one) => marks.some((mark) => one.startsWith(`${mark}=`) && one.length > mark.length + 1))
  } catch {
    // Another user's process.
    return false
  }
}
