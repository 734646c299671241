import { onTestFinished, TestRunner } from 'vitest'

/**
 * Does this when the test is over that asks for it. What is made before all tests of a file (`beforeAll`) stays: it goes with the folder of
 * the run.
 */
export function whenOver(work: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await work()))
}
