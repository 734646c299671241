import { listIn } from '../../base/parsed-json.ts'
import { type Entry, field, text } from '../entry/entry.ts'
import { INITIAL_MESSAGE } from '../entry/scripted.ts'
import type { SeenInjection } from '../event/turn.ts'

const XML_ID = /<\w+ id=\\?"([\w-]{1,64})\\?"/g
const MARKDOWN_ID = /<!-- sage:([\w-]{1,64})[ >]/g

const NEEDLES = ['<sage_learnings', '<!-- sage:', INITIAL_MESSAGE].map((needle) => Buffer.from(needle))

/** Whether a raw line may contain learnings that Sage gave to the model, or a prompt of a hook. */
export function mayTell(buffer: Buffer, start: number, end: number): boolean {
  const line = buffer.subarray(start, end)
  return NEEDLES.some((needle) => line.includes(needle))
}

/**
 * Finds Sage's ids in what a hook gave to the model: the proof that a learning was delivered. Looks only at attachments, never at what
 * people, the model or tools wrote.
 */
export function findInjection(entry: Entry): SeenInjection | undefined {
  if (text(entry, 'type') !== 'attachment') return undefined
  const attachment = field(entry, 'attachment')
  const ids = new Set<string>()
  for (const piece of handedOver(attachment)) for (const id of sageIds(piece)) ids.add(id)
  if (ids.size === 0) return undefined
  return {
    sessionId: text(entry, 'sessionId'),
    at: text(entry, 'timestamp'),
    hookEvent: text(attachment, 'hookEvent') || text(attachment, 'hookName') || text(attachment, 'type'),
    learningIds: [...ids],
  }
}

function handedOver(attachment: unknown): string[] {
  const content = field(attachment, 'content')
  const files = listIn(field(attachment, 'files')).map((file) => text(file, 'content'))
  const pieces = [typeof content === 'string' ? content : '', ...listIn(content).map(String), ...files]
  // The client repeats the hook's context in its own entry; stdout alone is what a plain-text hook printed.
  return [...pieces, text(attachment, 'stdout')].filter((piece) => piece !== '')
}

function sageIds(piece: string): string[] {
  const ids = [...piece.matchAll(MARKDOWN_ID)].map((match) => match[1] ?? '')
  let at = piece.indexOf('<sage_learnings')
  while (at !== -1) {
    const close = piece.indexOf('</sage_learnings>', at)
    const end = close === -1 ? piece.length : close
    for (const match of piece.slice(at, end).matchAll(XML_ID)) ids.push(match[1] ?? '')
    at = piece.indexOf('<sage_learnings', end)
  }
  return ids
}
