import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'
import { commitSeed } from '../../../src/review/seed/commit-seed.ts'

test.skipIf(process.platform === 'win32')('commitSeed() ends where a hook of the repository never does', async () => {
  await using fixture = await createFixture({ 'seed.json': '{}\n' })
  const hooks = fixture.getPath('.git/hooks')
  execFileSync('git', ['init', '-q', fixture.path])
  mkdirSync(hooks, { recursive: true })
  const hook = join(hooks, 'prepare-commit-msg')
  // Until the folder is removed, so that nothing is left of it.
  writeFileSync(hook, `#!/bin/sh\ntouch begun\nwhile [ -e "$0" ]; do sleep 0.1; done\n`)
  chmodSync(hook, 0o700)
  // On a busy machine git takes longer to reach the hook.
  for (const timeout of [500, 4000, 30_000])
    if (!(await fixture.exists('begun'))) await commitSeed(fixture.getPath('seed.json'), 'Learn', { timeout })
  expect(await fixture.exists('begun')).toBe(true)
})
