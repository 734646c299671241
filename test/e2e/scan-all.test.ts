import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTrust } from '../../src/workspace/trust/trust.ts'
import { runSage } from '../helpers/run-built.ts'
import { canTrace, tracing } from '../helpers/strace.ts'
import { createWorld } from '../helpers/world.ts'

test.runIf(canTrace)(
  'sage scan --all-projects opens each transcript once to see whose it is, however many projects there are',
  () => {
    const world = createWorld()
    world.session('s1').turn('From now on always use pnpm, never npm, for installs in this repo.')
    for (const name of ['one', 'two', 'three']) {
      mkdirSync(join(world.root, name, '.sage'), { recursive: true })
      makeTrust(world.sageHome, join(world.root, name), world.now())
    }
    const other = join(world.claude, 'projects', '-project', 'of-nobody.jsonl')
    writeFileSync(other, `${JSON.stringify({ type: 'user', cwd: join(world.root, 'nowhere') })}\n`)
    const log = join(world.root, 'opened')
    const { stdout } = runSage(world, ['scan', '--all-projects'], tracing('openat', { path: other, log }))
    expect(stdout).toMatch(/1 new turn, 1 proposal\.$/mu)
    expect(readFileSync(log, 'utf8').match(/openat\(/gu)).toHaveLength(1)
  },
)
