import type * as InkScreen from '../../../dashboard/main/ink-screen.tsx'

/** A separate bundle, loaded by name at run time: only the dashboard ever loads Ink. */
const BUNDLE = './dashboard.mjs'

/** In a file of its own, because no code can be kept of what calls `import()` (see `src/launch.ts`). */
export async function loadInk(): Promise<typeof InkScreen> {
  return (await import(BUNDLE)) as typeof InkScreen
}
