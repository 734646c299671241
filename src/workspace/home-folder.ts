import { homedir, userInfo } from 'node:os'

/** Where the person is at home. An empty `HOME` is none: the system's own record counts then, and never the root folder. May throw. */
export function homeFolder(): string {
  return homedir() || userInfo().homedir
}
