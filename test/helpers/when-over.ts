import { onTestFinished, TestRunner } from 'vitest'

/**
 * Does this when the test that asks for it is over. What is made before all tests of a file (`beforeAll`) stays until the folder of the run is
 * removed.
 */
export function whenOver(work: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await work()))
}
