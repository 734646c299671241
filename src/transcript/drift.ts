import type { VersionStats } from './stats.ts'
import { isAtLeast, type Version } from './version.ts'

/** Entries after which a client version should have shown a prompt; long autonomous work has fewer between two prompts. */
const MANY_ENTRIES = 400

/** The first version that keeps subagents out of the main transcript. */
const OLDEST: Version = [2, 0, 24]

/**
 * What to tell a person of client versions whose transcripts Sage does not seem to understand, or that are too old, by the counts of each:
 * many entries without one prompt mean that the format changed and that what people type is not seen. Shown in amber, and fails `sage doctor`.
 */
export function driftAlarm(versions: Readonly<Record<string, VersionStats>>): string[] {
  return Object.entries(versions).flatMap(([version, { entries, turns, unknown }]) => {
    if (tooOld(version))
      return `Claude Code ${version} mixes subagents into its transcripts. Sage needs ${OLDEST.join('.')} or newer: run "claude update"`
    if (turns > 0 || entries < MANY_ENTRIES) return []
    const strange = unknown === 0 ? '' : `, ${unknown} of them of unknown types`
    return `No prompt found in ${entries} entries of Claude Code ${version}${strange}. Its transcripts may have changed: look for a newer Sage`
  })
}

/** Whether a client is older than the fields that tell a main transcript apart; unknown versions are not. */
function tooOld(version: string): boolean {
  return isAtLeast(version, OLDEST) === false
}
