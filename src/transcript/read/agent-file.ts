import { basename, dirname, join } from 'node:path'

/** Subagents' transcripts are in this folder, below a folder named after the main transcript; those of a workflow have their own subfolders. */
const FOLDER = 'subagents'

export function agentFolder(transcriptPath: string): string {
  return join(dirname(transcriptPath), basename(transcriptPath, '.jsonl'), FOLDER)
}

/** Whether a transcript belongs to a subagent. What is said to it comes from its parent, unless the client says it is the person's. */
export function isAgentFile(path: string): boolean {
  return AGENT_FILE.test(path)
}

const AGENT_FILE = /[/\\]subagents[/\\](?:[^/\\]+[/\\]){0,4}agent-[^/\\]+\.jsonl$/
