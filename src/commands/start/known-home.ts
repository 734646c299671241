import { UserError } from '../../base/user-error.ts'
import { homeFolder } from '../../workspace/paths/home-folder.ts'

/** The person's home folder. Throws `UserError` if it is unknown: no `HOME`, and no record of the user in the system. */
export function knownHome(): string {
  try {
    return homeFolder()
  } catch (cause) {
    throw new UserError('Cannot tell where your home folder is', {
      hint: 'Set HOME to its path',
      code: 'no-home',
      cause,
    })
  }
}
