import { accessSync, constants } from 'node:fs'

/** Refusals that stay as they are until somebody changes who may write here; anything else is told by what it stops. */
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Why this person may not write something; undefined where they may, and where nothing is: that is made when it is needed. */
export function writeRefusal(path: string): NodeJS.ErrnoException | undefined {
  try {
    accessSync(path, constants.W_OK)
    return undefined
  } catch (error) {
    const refusal = error as NodeJS.ErrnoException
    return REFUSED.has(refusal.code ?? '') ? refusal : undefined
  }
}
