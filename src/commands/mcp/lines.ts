import { Transform, type TransformCallback } from 'node:stream'
import {
  INVALID_REQUEST,
  type JSONRPCErrorResponse,
  PARSE_ERROR,
  parseJSONRPCMessage,
} from '@modelcontextprotocol/server'
import { parseIfJson } from '../../base/parsed-json.ts'

const LINE_FEED = 0x0a

/**
 * Passes on lines that are messages, and answers the others with `refuse`: the library ignores them silently, and a client would wait for
 * an answer for ever. `end` ends the stream when it may.
 */
export function passMessages(
  refuse: (answer: JSONRPCErrorResponse) => void,
  end: (done: TransformCallback) => void,
): Transform {
  /** What came of a line that has not ended, put together only once it has: it may come in thousands of parts. */
  let begun: Buffer[] = []
  const take = (stream: Transform, last: Buffer): void => {
    const line = Buffer.concat([...begun, last])
    begun = []
    const answer = refusalOf(line.toString())
    if (answer === undefined) stream.push(line)
    else if (answer !== 'unawaited') refuse(answer)
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
        take(this, chunk.subarray(from, at + 1))
        from = at + 1
      }
      if (from < chunk.length) begun.push(chunk.subarray(from))
      done()
    },
    flush(done) {
      // A script need not end its last line.
      if (begun.length > 0) take(this, Buffer.of(LINE_FEED))
      end(done)
    },
  })
}

/**
 * The error for a line that is not a message (JSON-RPC 2.0, section 5.1); undefined for a message. Nobody waits for a reply to an answer in a
 * wrong form, and the library would print what its schema says of it.
 */
function refusalOf(line: string): JSONRPCErrorResponse | 'unawaited' | undefined {
  if (line.trim() === '') return undefined
  const message = parseIfJson(line)
  if (message === undefined)
    return { jsonrpc: '2.0', error: { code: PARSE_ERROR, message: 'Parse error: this line is not JSON' } }
  try {
    parseJSONRPCMessage(message)
    return undefined
  } catch {
    const { id, isAnswer } = aboutOf(message)
    if (isAnswer) return 'unawaited'
    const error = { code: INVALID_REQUEST, message: 'Invalid Request: not a message of JSON-RPC 2.0' }
    return { jsonrpc: '2.0', ...(id !== undefined && { id }), error }
  }
}

/** The id of a client's request. MCP does not allow null for an unknown one, so it is left out. */
function aboutOf(message: unknown): { readonly id: string | number | undefined; readonly isAnswer: boolean } {
  const { id, method, result, error } = Object(message) as Record<string, unknown>
  return {
    id: typeof id === 'string' || Number.isInteger(id) ? (id as string | number) : undefined,
    isAnswer: method === undefined && (result !== undefined || error !== undefined),
  }
}
