import { homedir, userInfo } from 'node:os'
import { isAbsolute } from 'node:path'

/**
 * The person's home folder. An empty or relative `HOME` counts as unset: then the system's own record applies, never the root folder, nor a
 * folder that depends on where somebody stands. May throw.
 */
export function homeFolder(): string {
  const home = homedir()
  return isAbsolute(home) ? home : userInfo().homedir
}
