import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepFolder } from '../helpers/keep-folder.ts'
import { runSage } from '../helpers/run-built.ts'
import { canTrace, tracing } from '../helpers/strace.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { createWorld, type World } from '../helpers/world.ts'

const CALLS = ['write', 'fsync', 'rename', 'link', 'unlink']
/** `SAGE_SWEEP=full` visits every point, otherwise every 15th. */
const STRIDE = process.env.SAGE_SWEEP === 'full' ? 1 : 15

/** Two sessions, one of them ended, with three turns worth keeping. */
function withWork(): World {
  const world = createWorld()
  const live = world.session('live')
  live.turn('From now on always use pnpm, never npm, for installs in this repo.')
  live.turn('Remember that releases are cut from the release branch, not from main.')
  live.stop()
  const ended = world.session('ended')
  ended.turn('Remember that staging has no Redis, so tests mock it there.')
  ended.end()
  return world
}

function proposals(world: World): string[] {
  const text = existsSync(world.paths.journal) ? readFileSync(world.paths.journal, 'utf8') : ''
  return text
    .split('\n')
    .filter((line) => line.includes('"type":"proposed"'))
    .map((line) => (JSON.parse(line) as { item: string }).item)
}

test.runIf(canTrace)(
  'sage sync, killed at any change of the file system, loses nothing and proposes nothing twice',
  () => {
    const world = withWork()
    const startAgain = keepFolder(world.root)
    const log = join(temporaryFolder(), 'strace')
    runSage(world, ['sync'], tracing(CALLS.join(), { log }))
    const made = readFileSync(log, 'utf8')
    const calls = CALLS.flatMap((call) =>
      Array.from({ length: made.split(`${call}(`).length - 1 }, (_, before) => ({ call, at: before + 1 })),
    )
    const visited = calls.filter((_, place) => place % STRIDE === 0)
    let points = 0
    for (const { call, at } of visited) {
      startAgain()
      const killed = runSage(world, ['sync'], tracing(call, { inject: `signal=SIGKILL:when=${at}` }))
      if (killed.status === 0) continue
      points++
      const again = runSage(world, ['sync'])
      expect({ call, at, status: again.status, stderr: again.stderr }).toEqual({ call, at, status: 0, stderr: '' })
      const found = proposals(world)
      expect({ call, at, found: new Set(found).size }).toEqual({ call, at, found: 3 })
      for (const folder of [world.paths.needsReview, world.paths.claimed, world.paths.ended, world.paths.tmp])
        expect({ call, at, folder, left: readdirSync(folder) }).toEqual({ call, at, folder, left: [] })
      const before = readFileSync(world.paths.journal)
      runSage(world, ['sync'])
      expect(readFileSync(world.paths.journal).equals(before)).toBe(true)
    }
    // Some kills come when all is done.
    expect(points).toBeGreaterThan(visited.length / 2)
    process.stdout.write(`review kill sweep: ${points} points\n`)
  },
)
