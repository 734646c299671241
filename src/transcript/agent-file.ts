import { basename, dirname, join } from 'node:path'

/** Beside a transcript, below its name without the ending, lie the transcripts of its subagents; those of a workflow in folders of their own. */
const FOLDER = 'subagents'

export function agentFolder(transcriptPath: string): string {
  return join(dirname(transcriptPath), basename(transcriptPath, '.jsonl'), FOLDER)
}

/** Whether a transcript is a subagent's: what is said to it is its parent's, unless the client says that it is the person's. */
export function isAgentFile(path: string): boolean {
  return AGENT_FILE.test(path)
}

const AGENT_FILE = /[/\\]subagents[/\\](?:[^/\\]+[/\\]){0,4}agent-[^/\\]+\.jsonl$/
