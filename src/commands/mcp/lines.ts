import { Transform, type TransformCallback } from 'node:stream'
import {
  INVALID_REQUEST,
  type JSONRPCErrorResponse,
  PARSE_ERROR,
  parseJSONRPCMessage,
} from '@modelcontextprotocol/server'

/** A line that is longer is passed on unfinished: the library then closes the connection. */
const LONGEST_LINE = 10 * 1024 * 1024
const LINE_FEED = 0x0a

/**
 * Passes on the lines that are messages, and answers the others with `refuse`: the library passes them over in silence, and a client that
 * waits for an answer waits for ever. `end` ends the stream once it may.
 */
export function passMessages(
  refuse: (answer: JSONRPCErrorResponse) => void,
  end: (done: TransformCallback) => void,
): Transform {
  let rest: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      for (let at = rest.indexOf(LINE_FEED); at >= 0; at = rest.indexOf(LINE_FEED)) {
        const line = rest.subarray(0, at + 1)
        rest = rest.subarray(at + 1)
        const answer = refusalOf(line.toString())
        if (answer) refuse(answer)
        else this.push(line)
      }
      if (rest.length <= LONGEST_LINE) return done()
      this.push(rest)
      rest = Buffer.alloc(0)
      done()
    },
    flush: end,
  })
}

/** The error that answers a line which is no message (JSON-RPC 2.0, section 5.1); undefined for one that is, and for one that nobody waits for. */
function refusalOf(line: string): JSONRPCErrorResponse | undefined {
  if (line.trim() === '') return undefined
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch {
    return { jsonrpc: '2.0', error: { code: PARSE_ERROR, message: 'Parse error: this line is not JSON' } }
  }
  try {
    parseJSONRPCMessage(message)
    return undefined
  } catch {
    const { id, isAnswer } = aboutOf(message)
    if (isAnswer) return undefined
    const error = { code: INVALID_REQUEST, message: 'Invalid Request: not a message of JSON-RPC 2.0' }
    return { jsonrpc: '2.0', ...(id !== undefined && { id }), error }
  }
}

/** The id by which a client knows its request. MCP has no null for one that cannot be told: it is left out. */
function aboutOf(message: unknown): { readonly id: string | number | undefined; readonly isAnswer: boolean } {
  const { id, method, result, error } = Object(message) as Record<string, unknown>
  return {
    id: typeof id === 'string' || Number.isInteger(id) ? (id as string | number) : undefined,
    isAnswer: method === undefined && (result !== undefined || error !== undefined),
  }
}
