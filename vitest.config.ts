import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

// Tests of these folders share a process, so that cues, tables and code are loaded and compiled once and not for each file; not those that
// put something in the place of a module, which another file may have loaded before, nor those of what a process has only so much of.
const SHARING = ['text', 'config', 'transcript', 'extract', 'journal', 'inject', 'review', 'install', 'dashboard']
const ALONE = [
  'test/extract/matching/cue-matcher.test.ts',
  'test/extract/view/word-numbers.test.ts',
  'test/inject/publish/publish.test.ts',
  'test/journal/file/rewrite-journal.test.ts',
  'test/review/propose/known-texts.test.ts',
  'test/review/read/disk-errors.test.ts',
  'test/review/read/watch.test.ts',
]

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
          include: [`test/(${SHARING.join('|')})/**/*.test.{ts,tsx}`],
          exclude: ALONE,
          isolate: false,
        },
      },
      {
        define: define(),
        test: {
          ...each,
          name: 'alone',
          include: ['test/*.test.ts', `test/!(${SHARING.join('|')})/**/*.test.{ts,tsx}`, ...ALONE],
        },
      },
    ],
    globalSetup: ['./test/helpers/folder-of-run.ts', './test/helpers/git-of-run.ts'],
    maxWorkers: 2,
    reporters: process.env.CI ? ['default', './test/helpers/count-reporter.ts'] : ['default'],
  },
})
