import { PASSED_ON } from '../../journal/event/vocabulary.ts'
import type { Item } from '../../journal/item/item.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { truncateQuoted } from '../../text/width.ts'
import { isAgentFile } from '../../transcript/read/agent-file.ts'
import type { Snapshot } from '../state/snapshot.ts'
import type { State } from '../state/state.ts'
import { shortPath, shown } from '../state/wording.ts'
import { isKnownSession, sessionLabel } from '../update/session-name.ts'
import type { Drawing } from './drawing.ts'

/** When and where it was said. The age comes first, because a session is named after a prompt, which may be long and get cut. */
export function whenAndWhere(state: State, item: Item): string[] {
  return [relativeTime(item.evidence.at, new Date(state.now)), whereText(state, item)].filter(Boolean)
}

/** `31m ago · session “auth-refactor”`, in at most `room` cells. */
export function evidenceLabel({ state, widths }: Drawing, item: Item, room: number): string {
  return truncateQuoted(whenAndWhere(state, item).join(' · '), room, widths)
}

/** In which session or file it was said, or where else it came from; a session's title is cut to `maxTitle` cells, if that is given. */
export function whereText({ snapshot, settings }: State, { origin, evidence }: Item, maxTitle?: number): string {
  const { sessionId, speaker, transcriptPath } = evidence
  if (origin !== undefined && !origin.startsWith(PASSED_ON)) return shortPath(origin, settings.home)
  if (!isKnownSession(snapshot, sessionId)) {
    if (origin !== undefined && !isPassedOnHere(origin, snapshot)) return 'another project of yours'
    if (speaker === 'file' && transcriptPath !== undefined) return shortPath(transcriptPath, settings.home)
  }
  const session = shown(sessionLabel(snapshot, sessionId, maxTitle))
  return isAgentFile(transcriptPath) ? `subagent of ${session}` : session
}

/** Whether it was shared with all projects from here, or taken back here: then its origin is still this project. */
function isPassedOnHere(origin: string, { project }: Snapshot): boolean {
  return origin === PASSED_ON + (project.id ?? '') || origin === `${PASSED_ON}user`
}
