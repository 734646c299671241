/** Blocks this thread, for retries of a busy file or pipe. Returns the milliseconds that it took. */
export function sleepSync(milliseconds: number): number {
  const begun = process.uptime()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
  return (process.uptime() - begun) * 1000
}
