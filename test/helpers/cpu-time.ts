/**
 * The least of a few times that some work takes, in milliseconds of this process on a processor: on a busy machine the time by the clock is
 * that of the others. Once is enough where it is soon done.
 */
export function leastCpuTime(work: () => unknown, { rounds = 4, enough = 0 } = {}): number {
  let least = Infinity
  for (let round = 0; round < rounds && least > enough; round++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
