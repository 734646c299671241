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

/** `now` returns milliseconds. */
export function createDrainProgress(now: () => number): DrainProgress {
  let began = 0
  let reading = false
  let current: ReviewProgress | undefined
  return {
    take(progress) {
      const { done, total } = progress
      if (done === 0) began = now()
      reading = done < total
      const before = current
      current = !reading || total < 2 ? undefined : progress
      return current !== before
    },
    isReading: () => reading,
    shown(nameOf, paused) {
      if (current === undefined) return undefined
      const { done, total, errors, sessionId } = current
      const seconds = Math.max(0.001, (now() - began) / 1000)
      return { done, total, name: nameOf(sessionId), errors, rate: done / seconds, paused }
    },
  }
}
