import { expectedErrorWithWayOut } from '../../../workspace/files/way-out.ts'
import type { View } from '../world/view.ts'

/** What keeps something from being done that is tried again and again: said on screen when it is met, and no longer once it is gone. */
export function createTrouble({ tell }: Pick<View, 'tell'>, part: string) {
  return {
    met: (error: unknown) => tell(part, expectedErrorWithWayOut(error)),
    gone: () => tell(part, undefined),
  }
}
