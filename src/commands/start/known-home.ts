import { UserError } from '../../text/user-error.ts'
import { homeFolder } from '../../workspace/home-folder.ts'

/** The person's home folder. Throws `UserError` where nothing says where that is: no `HOME`, and a user that the system has no record of. */
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
