import type { Reporter, TestModule } from 'vitest/node'

/** Ends the run with the one line that CI reads: `N passed, N failed`. What was skipped is listed before it. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 }
    for (const module of modules) {
      if (module.errors().length > 0) count.failed++
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'pending') count.skipped++
        else count[state]++
      }
    }
    const skipped = count.skipped > 0 ? `${count.skipped} skipped\n` : ''
    process.once('exit', () => process.stdout.write(`\n${skipped}${count.passed} passed, ${count.failed} failed\n`))
  }
}
