import type { Drain } from '../../../dashboard/state/snapshot.ts'
import type { ReviewProgress } from '../../../review/read/reviewer.ts'

/** The progress of reading several sessions. */
export type DrainProgress = {
  /** Records the reviewer's progress; true if what is shown has changed. */
  readonly take: (progress: ReviewProgress) => boolean
  /** Whether any session is being read, even a single one. */
  readonly isReading: () => boolean
  /** What to show: nothing while a single session is read. */
  readonly shown: (nameOf: (sessionId: string) => string, paused: boolean) => Drain | undefined
}

export function createDrainProgress(): DrainProgress {
  let reading = false
  let current: ReviewProgress | undefined
  return {
    take(progress) {
      const { done, total } = progress
      reading = done < total
      const before = current
      current = !reading || total < 2 ? undefined : progress
      return current !== before
    },
    isReading: () => reading,
    shown(nameOf, paused) {
      if (current === undefined) return undefined
      const { done, total, errors, sessionId } = current
      return { done, total, name: nameOf(sessionId), errors, paused }
    },
  }
}
