import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where transcripts of real sessions are looked for, with their labels. They are not part of this repository. */
export const SHARED = process.env.SAGE_TRANSCRIPTS ?? fileURLToPath(new URL('../../shared', import.meta.url))

/** The paths of the transcripts that are there. */
export function realTranscripts() {
  const folder = join(SHARED, 'transcripts', 'real')
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}
