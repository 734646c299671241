import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { agentFolder, isAgentFile } from '../../transcript/read/agent-file.ts'
import { entriesIfReadable, statIfReadable } from '../../workspace/files/read-if-readable.ts'
import type { ReviewRecord } from './review-record.ts'

// Separate from reading them, because most callers only ask whether there is anything to read.

export type KnownAgents = Pick<ReviewRecord, 'transcriptPath' | 'agents'>

/** Whether a subagent of this session has written since its file was looked at. */
export function haveAgentsGrown(known: KnownAgents): boolean {
  return agentFiles(known.transcriptPath).some(({ name, size }) => size !== known.agents?.[name])
}

/** A file of a subagent: its name below their folder, and how many bytes it has. */
type AgentFile = { readonly name: string; readonly path: string; readonly size: number }

export function agentFiles(transcriptPath: string): AgentFile[] {
  if (transcriptPath === '') return []
  const folder = agentFolder(transcriptPath)
  const files = filesBelow(folder).toSorted()
  return files.flatMap((path) => {
    const size = isAgentFile(path) ? statIfReadable(path)?.size : undefined
    return size === undefined ? [] : [{ name: relative(folder, path), path, size }]
  })
}

/**
 * Every file below a folder, without following links. The option `recursive` follows them, even in circles, and from Node 22 on also together
 * with `withFileTypes`. Usually there is no such folder.
 */
function filesBelow(folder: string): string[] {
  const entries = existsSync(folder) ? (entriesIfReadable(folder) ?? []) : []
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}
