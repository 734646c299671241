import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { agentFolder, isAgentFile } from '../../transcript/agent-file.ts'
import { statTranscript } from '../../transcript/stat.ts'
import type { ReviewRecord } from './review-record.ts'

// Apart from reading them: most that ask only want to know whether there is anything to read.

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
  return everythingBelow(folder).flatMap((name) => {
    const path = join(folder, name)
    const size = isAgentFile(path) ? statTranscript(path)?.size : undefined
    return size === undefined ? [] : [{ name, path, size }]
  })
}

/** Every file below a folder, links not followed. Usually there is no such folder. */
function everythingBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  try {
    // Node follows links if it is asked for names alone, round in circles too.
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).toSorted()
  } catch {
    return []
  }
}
