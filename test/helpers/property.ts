import * as fc from 'fast-check'

const wished = process.env.SAGE_TEST_SEED

// The same cases in every run: what passed once must not fail elsewhere by chance. `SAGE_TEST_SEED=random npx vitest run` looks for new cases, and
// a number repeats those of a failure.
if (wished !== 'random') fc.configureGlobal({ seed: Number(wished ?? 1) })

export * from 'fast-check'
