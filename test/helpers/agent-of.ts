import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { agentFolder } from '../../src/transcript/read/agent-file.ts'
import type { Session } from './world.ts'

/** A subagent of a session, as Claude Code writes it: a file of its own, with words of its parent and, now and then, of the person. */
export function agentOf(session: Session, name = 'agent-a1.jsonl') {
  const path = join(agentFolder(session.transcriptPath), name)
  mkdirSync(dirname(path), { recursive: true })
  let entries = 0
  const write = (entry: object) => {
    const common = { isSidechain: true, agentId: 'a1', sessionId: session.id, version: '2.1.330' }
    const uuid = `${name}-${entries++}`
    const timestamp = new Date(Date.UTC(2026, 10, 20, 10, 0, entries)).toISOString()
    appendFileSync(path, `${JSON.stringify({ ...common, uuid, timestamp, ...entry })}\n`)
    return uuid
  }
  const user = (content: string, extra: object = {}) =>
    write({ type: 'user', message: { role: 'user', content }, ...extra })
  return {
    path,
    write,
    task: (words: string) => user(words),
    typed: (words: string) => user(words, { origin: { kind: 'human' }, isMeta: true }),
    answers: (text = 'Done.') =>
      write({
        type: 'assistant',
        message: { id: `m${entries}`, role: 'assistant', content: [{ type: 'text', text }], stop_reason: 'end_turn' },
      }),
  }
}
