// A project with Sage as `sage init` leaves it, and the input that Claude Code gives a hook there.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { importSource } from '../scripts/import-source.mjs'

const { ensureKey, makeTrust, workspaceId } = await importSource(`
  export { ensureKey } from './src/workspace/trust/key.ts'
  export { makeTrust } from './src/workspace/trust/trust.ts'
  export { workspaceId } from './src/workspace/paths/workspace-id.ts'`)

/** Makes the project, set up long before anything is said in it. Returns the person's key and the paths of its learnings. */
export function makeProject(projectDir, dataHome) {
  const workspaceDir = join(projectDir, '.sage')
  mkdirSync(workspaceDir, { recursive: true })
  const key = ensureKey(dataHome)
  makeTrust(dataHome, projectDir, new Date(0))
  const claudeDir = join(dataHome, 'claude')
  return { key, target: { id: workspaceId(projectDir), workspaceDir, projectDir, dataHome, claudeDir, home: dataHome } }
}

/** The payload of an event in a session whose transcript does not exist. */
export function hookPayload(event, cwd, fields) {
  return {
    session_id: 'bench',
    transcript_path: join(cwd, 'none.jsonl'),
    cwd,
    hook_event_name: event,
    ...fields,
  }
}
