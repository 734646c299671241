import { isAtLeast, OLDEST_CLIENT } from '../../transcript/entry/version.ts'
import { sumVersions } from '../../transcript/event/stats.ts'
import type { ReviewRecord } from './review-record.ts'

/** After this many entries a client version should have shown a prompt; long autonomous work has fewer between two prompts. */
const MANY_ENTRIES = 400
/** The same if a third of them is unknown: at least that share of a conversation is what people say. */
const STRANGE_ENTRIES = 20

/** This many prompts that were not understood raise the alarm: a few may come from an unknown program, while all others are read. */
const SOME_PROMPTS = 5

/**
 * What to tell the person if the newest client version is too old, or if Sage does not seem to understand its transcripts: many entries
 * without one prompt mean that the format changed, and staying silent would lose words. Once prompts of a newer version are found there
 * is nothing to say: sessions of older clients stay around for weeks. Shown as a warning, and fails `sage doctor`.
 */
export function driftText(records: readonly Pick<ReviewRecord, 'versions'>[]): string | undefined {
  const counted = Object.entries(sumVersions(records.map(({ versions }) => versions)))
  for (const [version, { entries, turns, unknown, strange = 0 }] of counted.toSorted(([a], [b]) => newestFirst(a, b))) {
    const isNew = isAtLeast(version, OLDEST_CLIENT)
    if (isNew === false)
      return `Claude Code ${version} does not run Sage's hooks. Sage needs ${OLDEST_CLIENT.join('.')} or newer: run "claude update"`
    if (strange >= SOME_PROMPTS)
      return `${strange} prompts of Claude Code ${version} were not read: Sage does not know their form, or who wrote them. Look for a newer Sage`
    if (turns > 0 && isNew) return undefined
    const many = unknown * 3 >= entries ? STRANGE_ENTRIES : MANY_ENTRIES
    if (turns > 0 || entries < many) continue
    const types = unknown === 0 ? '' : `, ${unknown} of them of an unknown form`
    return `No prompt found in ${entries} entries of Claude Code ${version}${types}. The form of its transcripts may have changed: look for a newer Sage`
  }
  return undefined
}

/** A client with a version in an unknown form counts as the newest. */
function newestFirst(a: string, b: string): number {
  const unknown = Number(isAtLeast(a, OLDEST_CLIENT) !== undefined) - Number(isAtLeast(b, OLDEST_CLIENT) !== undefined)
  return unknown || b.localeCompare(a, 'en', { numeric: true })
}
