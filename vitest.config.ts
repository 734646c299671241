import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export default defineConfig({
  define: { SAGE_VERSION: JSON.stringify(version) },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    env: { FORCE_COLOR: '0', TZ: 'UTC', SAGE_HOME: '', CLAUDE_CONFIG_DIR: '' },
    globalSetup: ['./test/helpers/folder-of-run.ts', './test/helpers/git-of-run.ts'],
    // Only what hangs: on a busy machine everything takes as long as the others let it. Longer than `until()` waits, which says for what.
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
    maxWorkers: 2,
    // A loop over what is not there asserts nothing.
    expect: { requireAssertions: true },
    reporters: process.env.CI ? ['default', './test/helpers/count-reporter.ts'] : ['default'],
  },
})
