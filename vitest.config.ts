import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Tests of something that a process can run out of, such as numbers that are given out only once. */
const USING_UP = ['test/extract/matching/cue-matcher.test.ts', 'test/extract/view/word-numbers.test.ts']

// Test files share a process, so that cues, tables and code are loaded and compiled once and not for each file. Files that replace a module run
// alone, because another file may have loaded that module before.
const ALONE = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/u.test(path))
  .filter((path) => USING_UP.includes(path) || readFileSync(path, 'utf8').includes('\nvi.mock('))

const each = {
  env: { FORCE_COLOR: '0', TZ: 'UTC', SAGE_HOME: '', CLAUDE_CONFIG_DIR: '' },
  // Only for what hangs: on a busy machine everything may take long. Longer than `until()`, whose error says what it waited for.
  testTimeout: 10 * 60_000,
  hookTimeout: 10 * 60_000,
  // A loop over an empty list asserts nothing.
  expect: { requireAssertions: true },
}
// A new object for each project: vitest removes the entries from the one that it is given.
const define = () => ({ SAGE_VERSION: JSON.stringify(version) })

export default defineConfig({
  test: {
    projects: [
      {
        define: define(),
        test: {
          ...each,
          name: 'sharing',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          isolate: false,
        },
      },
      {
        define: define(),
        test: {
          ...each,
          name: 'alone',
          include: ALONE,
        },
      },
    ],
    globalSetup: ['./test/helpers/folder-of-run.ts', './test/helpers/git-of-run.ts'],
    maxWorkers: 2,
    reporters: process.env.CI ? ['default', './test/helpers/count-reporter.ts'] : ['default'],
  },
})
