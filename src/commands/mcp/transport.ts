import type { Readable, Writable } from 'node:stream'
import type { Transport } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { passMessages } from './lines.ts'

type Message = Parameters<Transport['send']>[0]
type Handlers = Required<Pick<StdioServerTransport, 'onmessage' | 'onerror' | 'onclose'>>

/**
 * Speaks on these streams until the client is gone, but answers every call before it ends: a script that pipes requests in closes the
 * pipe right after the last one, and the library alone would drop the calls in progress. `closed` resolves when nothing more is read.
 */
export function createTransport(stdin: Readable, stdout: Writable): { transport: Transport; closed: Promise<void> } {
  const unanswered = new Set<unknown>()
  let end: (() => void) | undefined
  const input = passMessages(
    (answer) => void wire.send(answer),
    (done) => {
      end = () => {
        if (input.readableLength > 0) setImmediate(() => end?.())
        else if (unanswered.size === 0) done()
      }
      setImmediate(end)
    },
  )
  const settled = (id: unknown): void => {
    if (unanswered.delete(id)) end?.()
  }
  const heard = (message: Message): void => {
    if (!('method' in message)) return
    if ('id' in message && message.method === 'tools/call') unanswered.add(message.id)
    if (message.method === 'notifications/cancelled') settled(message.params?.requestId)
  }
  // A limit of the library's would end everything, with no answer to the message that is too long.
  const wire = new StdioServerTransport(stdin.pipe(input), stdout, { maxBufferSize: Infinity })
  // A client that was killed does not end its stream.
  for (const event of ['close', 'error']) stdin.once(event, () => input.end())
  let close: () => void
  const closed = new Promise<void>((resolve) => (close = resolve))
  const transport: Transport = {
    async start() {
      const handlers: Handlers = {
        onmessage(message) {
          heard(message)
          transport.onmessage?.(message)
        },
        onerror: (error) => transport.onerror?.(error),
        onclose() {
          transport.onclose?.()
          close()
        },
      }
      Object.assign(wire, handlers)
      await wire.start()
    },
    async send(message) {
      await wire.send(message)
      if ('id' in message && !('method' in message)) settled(message.id)
    },
    close: () => wire.close(),
  }
  return { transport, closed }
}
