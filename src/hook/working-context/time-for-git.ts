/** A session waits 200 ms at most after a compaction, from the start of this process to its end, in a repository of any size. */
const DEADLINE = 165
/** If this process was slow to start, git's four will be too: they get this many times as long, or they would never answer. */
const PER_START = 2

/** How long git may take from now on, where somebody waits for this process, which started so long ago. In milliseconds. */
export function timeForGit(started: number): number {
  return Math.max(DEADLINE - started, PER_START * started)
}
