/**
 * Secretlint notes a mark and a measure for each rule that it runs, for a profiler that nobody reads. They stay in memory as long as the
 * process, and each new one is compared with all before it: a dashboard that is open for weeks grows and slows down by every text it checks.
 */
export const noProfiler = {
  name: 'no-profiler',
  setup(b) {
    b.onLoad({ filter: /[\\/]@secretlint[\\/]profiler[\\/]module[\\/]node\.js$/ }, () => ({
      contents: 'export const secretLintProfiler = { mark() {} }',
      loader: 'js',
    }))
  },
}
