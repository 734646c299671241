import { closeSync, constants, existsSync, fsyncSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemErrorText } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { syncFolder } from '../../workspace/files/durable-write.ts'
import { withPath } from '../../workspace/files/error-path.ts'
import { fileStamp } from '../../workspace/files/file-stamp.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import {
  openOrdinaryFile,
  OURS_TO_APPEND,
  OURS_WITHOUT_WAITING,
  readOrdinaryFile,
} from '../../workspace/files/ordinary-file.ts'
import { wayOut } from '../../workspace/files/way-out.ts'
import type { PerHome } from '../item/item.ts'
import { decidedLine, type LastDecision, parseDecided } from './decided-lines.ts'
import { type Write, writeWhole } from './write-whole.ts'

/**
 * Remembers, outside the project, how each decided item was left: a journal from which somebody cut the line that retired a learning, or to
 * which somebody added an undo, does not bring it back. One line per decision, `item on approvals`; the last line of an item counts. In the
 * user's journal, which all projects share, the project in which it was decided follows, or that it came from another machine.
 */
export type DecidedLog = {
  readonly get: (item: string) => LastDecision | undefined
  /** The approvals that were in use just before this event, or with it, as far as that was noted. */
  readonly inUseAt: (event: string) => ReadonlySet<string>
  /** The events that items were left on. */
  readonly events: () => Iterable<string>
  /** Whether this event became an item's last one in the project that the log was opened for. */
  readonly isFromHere: (on: string) => boolean
  /** Reads what other processes wrote, and returns the items it is about. */
  readonly refresh: () => readonly string[]
  /** Durable once it returns; returns the items for which anything changed. What it throws says whether the decision itself is `saved`. */
  readonly note: (
    entries: ReadonlyMap<string, LastDecision>,
    decision: { readonly saved: boolean },
  ) => readonly string[]
}

/** The log beside each journal. */
export type DecidedLogs = PerHome<DecidedLog>

const NO_APPROVALS: ReadonlySet<string> = new Set()

/** The code of an error about a decision that is in the journal. */
export const SAVED_NOT_NOTED = 'saved-not-noted'

const WITHOUT = 'Sage then goes by the journal alone'

export function openDecidedLog(path: string, workspaceId?: string, write?: Write): DecidedLog {
  let { last, here, inUse } = parseDecided('', workspaceId)
  let stamp = ''
  const refresh = (): readonly string[] => {
    const now = fileStamp(path)
    if (now === stamp) return []
    const before = last
    const text =
      now !== '' ? readOrdinaryFile(path, { flags: OURS_WITHOUT_WAITING, without: WITHOUT }).toString('utf8') : ''
    ;({ last, here, inUse } = parseDecided(text, workspaceId))
    stamp = now
    return [...new Set([...before.keys(), ...last.keys()])].filter((item) => !isSame(before.get(item), last.get(item)))
  }
  refresh()
  return {
    get: (item) => last.get(item),
    inUseAt: (event) => inUse().get(event) ?? NO_APPROVALS,
    *events() {
      for (const { on } of last.values()) yield on
    },
    isFromHere: (on) => here.has(on),
    refresh,
    note(entries, decision) {
      const fresh = [...entries].filter(([item, entry]) => !isSame(last.get(item), entry))
      if (fresh.length === 0) return []
      const lines = fresh.map(([item, entry]) => decidedLine(item, entry, workspaceId))
      try {
        append(path, lines.join(''), write)
        return refresh()
      } catch (error) {
        throw cannotNote(error, path, decision)
      }
    },
  }
}

function isSame(a: LastDecision | undefined, b: LastDecision | undefined): boolean {
  return a?.on === b?.on && a?.approvals.join() === b?.approvals.join()
}

/** A refusal of the system, with what became of the decision; bugs of Sage are thrown on. */
function cannotNote(error: unknown, path: string, { saved }: { saved: boolean }): unknown {
  const why = systemErrorText(error)
  if (why === undefined) return error
  const way = wayOut(error) ?? `See what is wrong with "${path}"`
  const again = saved ? 'take it back and decide again (sage undo, sage redo)' : 'decide again'
  return new UserError(`${saved ? 'Saved, but not recorded' : 'Nothing was decided'}: ${why}`, {
    hint: `${way}, then ${again}: every decision is recorded there`,
    code: saved ? SAVED_NOT_NOTED : 'not-noted',
    cause: error,
  })
}

/** Makes the log and its folder if need be; both names are durable once this returns. */
function append(path: string, lines: string, write: Write | undefined): void {
  const made = makeFolder(dirname(path))
  if (made !== undefined) syncFolder(dirname(made))
  const isNew = !existsSync(path)
  const fd = openOrdinaryFile(path, { action: 'write', flags: OURS_TO_APPEND | constants.O_CREAT, without: WITHOUT })
  try {
    writeWhole(fd, path, lines, write)
    fsyncSync(fd)
  } catch (error) {
    throw withPath(error, path)
  } finally {
    closeSync(fd)
  }
  if (isNew) syncFolder(dirname(path))
}
