import type { Source } from '../../dashboard/state/source.ts'

/**
 * Reads what is new, as the dashboard does once it is on the screen. Returns what could not be read, if anything; that nothing can be written
 * is said elsewhere.
 */
export async function readNew(source: Pick<Source, 'perform'>): Promise<string | undefined> {
  let problem: string | undefined
  await source.perform({ type: 'sync' }, (action) => {
    if (action.type === 'told' && action.tone === 'warn') problem = action.text
  })
  return problem
}
