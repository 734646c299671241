import { homedir, userInfo } from 'node:os'

/** The person's home folder. An empty `HOME` counts as unset: then the system's own record applies, never the root folder. May throw. */
export function homeFolder(): string {
  return homedir() || userInfo().homedir
}
