/**
 * The least of a few measurements of some work, in milliseconds of processor time of this process: on a busy machine, the time by the clock depends
 * on other processes. Stops at the first measurement of at most `enough`.
 */
export async function leastCpuTime(work: () => unknown, enough = 0): Promise<number> {
  let least = Infinity
  for (let round = 0; round < 4 && least > enough; round++) {
    const taken = startWatch()
    await work()
    least = Math.min(least, taken())
  }
  return least
}

function startWatch(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

/** How many times longer the input is made to see how the time grows. */
const TIMES = 16
/** How many times longer than linear is allowed, for caches and the garbage collector: quadratic work takes sixteen times as long. */
const ALLOWANCE = 5
/** So few milliseconds that their growth does not matter. */
const NOTHING = 50

/** The units for which `work` takes more than linear time on a long run of them. It is compared with itself, so no machine is too slow. */
export async function slowerThanLinear(
  units: readonly string[],
  length: number,
  work: (text: string) => unknown,
): Promise<string[]> {
  const repeated = (unit: string, characters: number) => unit.repeat(Math.ceil(characters / unit.length))
  const slow: string[] = []
  for (const unit of units) {
    const [short, long] = [repeated(unit, length / TIMES), repeated(unit, length)]
    const most = Math.max(NOTHING, TIMES * ALLOWANCE * (await leastCpuTime(() => work(short))))
    if ((await leastCpuTime(() => work(long), most)) > most) slow.push(unit)
  }
  return slow
}
