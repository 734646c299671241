import { accessSync, constants } from 'node:fs'

/** Refusals that last until somebody changes who may write here; anything else is reported by what it stops. */
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Why this person may not write something; undefined if they may, or if nothing is there: it is made when it is needed. */
export function writeRefusal(path: string): NodeJS.ErrnoException | undefined {
  try {
    accessSync(path, constants.W_OK)
    return undefined
  } catch (error) {
    const refusal = error as NodeJS.ErrnoException
    return REFUSED.has(refusal.code ?? '') ? refusal : undefined
  }
}
