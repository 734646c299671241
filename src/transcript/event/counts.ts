import { tableForWords } from '../../base/lookup.ts'
import { type Entry, field, text } from '../entry/entry.ts'
import type { MachineEvent } from './event.ts'
import type { ReadStats, VersionStats } from './stats.ts'
import type { Turn } from './turn.ts'

export type Counts = ReturnType<typeof countsFrom>

/** Counts what a read finds, by the client version that wrote it. `version`: the one that was seen last. */
export function countsFrom(version: string) {
  const stats: ReadStats = { automated: 0, versions: tableForWords() }
  let current = version
  /** Lines that are not yet counted for a version. */
  let uncounted = 0

  function ofVersion(name: string): VersionStats {
    return (stats.versions[name] ??= { entries: 0, turns: 0, unknown: 0 })
  }

  function ofCurrent(): VersionStats {
    return ofVersion(current || 'unknown')
  }

  function ofEntry(entry: Entry): VersionStats {
    return ofVersion(versionName(text(entry, 'version') || current || 'unknown'))
  }

  function countLines(but = 0): void {
    const entries = uncounted - but
    if (entries > 0) ofVersion(current).entries += entries
    uncounted = but
  }

  return {
    version: () => current,
    line(): void {
      uncounted++
    },
    lineWithoutEntry(): void {
      ofCurrent().unknown++
    },
    entry(entry: Entry): void {
      const found = versionName(text(entry, 'version'))
      if (field(entry, 'version') !== undefined && found !== current) {
        // This line says the new version; the ones before it belong to the old.
        if (current !== '') countLines(1)
        current = found
      }
      if (!KNOWN_TYPES.has(text(entry, 'type'))) ofCurrent().unknown++
    },
    /** Counts as a prompt that was found: the drift alarm is about the format, not about who typed. */
    machinePrompt(entry: Entry, { automation }: MachineEvent): void {
      if (automation) stats.automated++
      ofEntry(entry).turns++
    },
    strangePrompt(entry: Entry): void {
      const found = ofEntry(entry)
      found.strange = (found.strange ?? 0) + 1
    },
    turns(turns: readonly Turn[]): void {
      for (const turn of turns) ofVersion(turn.version ? versionName(turn.version) : current || 'unknown').turns++
    },
    stats(): ReadStats {
      if (current === '' && uncounted > 0) current = 'unknown'
      countLines()
      return stats
    },
  }
}

/** Entry types this version of Sage knows; new ones are counted, so that a change of the format is noticed. */
const KNOWN_TYPES: ReadonlySet<string> = new Set(
  `agent-color agent-name agent-setting ai-title api-request api-request-blob api-request-resumed api-request-shape
artifact-autoreact-ledger artifact-comment-monitor assistant atis-latch attachment attribution-snapshot bridge-session
content-replacement continued-in cost-state custom-title data-flow-incomplete data-flow-records derived-from dev-mods
ended-by-model file-history-delta file-history-snapshot fork-context-ref frame-link history-suppression host-row
hybrid-organization isolation-latch last-prompt memory-mode mode observer-ref permission-mode pr-link progress queue-operation
relocated repl-mode resume-head-vouch session-owner summary system tag tools-used user worktree-state`.split(/\s+/),
)

/** Versions from a transcript are shortened and cleaned before they become keys. */
function versionName(raw: string): string {
  return raw.replace(/[^\w.-]/g, '?').slice(0, 40) || '(none)'
}
