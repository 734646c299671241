import { basename, dirname } from 'node:path'
import { takeHold } from '../propose/hold.ts'

/** Others write for some milliseconds, and for as long as git takes; several of them one after another, on a busy machine. */
const PATIENCE_MS = 120_000

/** Does something while no other process does it with the same seed file: a lease beside the file says who is at it. Throws if somebody else does not come to an end. */
export async function holdSeed<Result>(path: string, now: () => Date, work: () => Promise<Result>): Promise<Result> {
  const folder = dirname(path)
  const name = `${basename(path, '.json')}.lock`
  const letGo = await takeHold({ claimed: folder, tmp: folder }, name, { patience: PATIENCE_MS, now })
  if (!letGo) throw new Error(`Another process is writing it ("${name}.json" says which)`)
  try {
    return await work()
  } finally {
    letGo()
  }
}
