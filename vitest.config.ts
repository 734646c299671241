import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Tests of what a process has only so much of: names for things, given once. */
const USING_UP = ['test/extract/matching/cue-matcher.test.ts', 'test/extract/view/word-numbers.test.ts']

// Files of tests share a process, so that cues, tables and code are loaded and compiled once and not for each of them; not those that put
// something in the place of a module, which another file may have loaded before.
const ALONE = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/u.test(path))
  .filter((path) => USING_UP.includes(path) || readFileSync(path, 'utf8').includes('\nvi.mock('))

const each = {
  env: { FORCE_COLOR: '0', TZ: 'UTC', SAGE_HOME: '', CLAUDE_CONFIG_DIR: '' },
  // Only what hangs: on a busy machine everything takes as long as the others let it. Longer than `until()` waits, which says for what.
  testTimeout: 10 * 60_000,
  hookTimeout: 10 * 60_000,
  // A loop over what is not there asserts nothing.
  expect: { requireAssertions: true },
}
// Anew for each: vitest takes them out of the object that it is given.
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
