import { closeSync, readSync } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'
import type { Turn } from '../../transcript/event/turn.ts'
import { openTranscript } from '../../transcript/read/open.ts'
import { readTranscript } from '../../transcript/read/reader.ts'
import { createPace, type Pace } from '../../workspace/processes/pace.ts'
import { agentFiles, type KnownAgents } from './agent-sizes.ts'

export type AgentTurn = { readonly turn: Turn; readonly transcriptPath: string }

/** What a person said to a session's subagents, and how many bytes of each file were looked at. */
export type AgentsRead = {
  readonly turns: readonly AgentTurn[]
  readonly agents: Readonly<Record<string, number>>
  readonly settled: boolean
}

type Options = {
  readonly roots: readonly string[]
  /** True if nothing will be added to this file any more. */
  readonly isOver: (path: string) => boolean
  readonly signal: AbortSignal | undefined
}

/**
 * Reads the subagents' files that have grown. Few of them contain a word of the person's, so new bytes are only searched for the marks of
 * one, and a file with a mark is read from its start. That way one number per file is all we keep.
 */
export async function readAgents(known: KnownAgents, { roots, isOver, signal }: Options): Promise<AgentsRead> {
  const turns = new Map<string, AgentTurn>()
  const agents: Record<string, number> = {}
  let settled = true
  const pace = createPace(signal)
  for (const { name, path, size } of agentFiles(known.transcriptPath)) {
    const before = known.agents?.[name] ?? 0
    agents[name] = size
    if (size === before) continue
    await pace()
    const found = await lookThrough(path, before, { roots, pace })
    if (found === 'unread') agents[name] = before
    if (found !== 'words') continue
    const over = isOver(path)
    const read = await readTranscript(path, { endOfSession: over, roots, signal })
    if (!read.ok) {
      // Moved meanwhile: its words are still to come.
      agents[name] = before
      continue
    }
    for (const turn of read.turns) turns.set(turn.uuid, { turn, transcriptPath: path })
    if (!over) agents[name] = read.settled ? read.cursor.seen : before
    settled &&= read.settled
  }
  return { turns: [...turns.values()], agents, settled }
}

/** One of these accompanies everything a person says to a subagent. Quotes inside strings are escaped, so none can appear in a text. */
const MARKS = ['"kind":"human"', '"toolDenialKind":"', '"source":"user'].map((mark) => Buffer.from(mark))
const LONGEST_MARK = Math.max(...MARKS.map((mark) => mark.length))
const STRETCH = 1024 * 1024

async function lookThrough(
  path: string,
  before: number,
  { roots, pace }: Pick<Options, 'roots'> & { readonly pace: Pace },
): Promise<'words' | 'nothing' | 'unread'> {
  const opened = openTranscript(path, roots)
  if (!opened.ok) return opened.reason === 'outside' || opened.reason === 'not-a-file' ? 'nothing' : 'unread'
  const { fd, size } = opened
  try {
    const from = before > size ? 0 : Math.max(0, before - LONGEST_MARK)
    const buffer = Buffer.allocUnsafe(STRETCH)
    for (let at = from; ; at += STRETCH - LONGEST_MARK) {
      const length = readSync(fd, buffer, 0, buffer.length, at)
      const part = buffer.subarray(0, length)
      if (MARKS.some((mark) => part.includes(mark))) return 'words'
      if (length < STRETCH) return 'nothing'
      await pace()
    }
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error
    return 'unread'
  } finally {
    closeSync(fd)
  }
}
