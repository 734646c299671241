import { PassThrough } from 'node:stream'
import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTransport } from '../../../src/commands/mcp/transport.ts'

type Answered = { readonly id: number }

const lineOf = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`
const call = (id: number) => lineOf({ id, method: 'tools/call', params: { name: 'sage_list' } })

/** Speaks to a server that answers a moment later, unless it `ignores` the call. Returns the ids that were answered before the end. */
async function answeredOf(input: string, ignores = (_id: number) => false): Promise<number[]> {
  const stdin = new PassThrough()
  const { transport, closed } = createTransport(stdin, new PassThrough().resume())
  const answered: number[] = []
  const handlers: Pick<typeof transport, 'onmessage'> = {
    onmessage(message) {
      const { id } = message as Partial<Answered>
      if (id === undefined || ignores(id)) return
      setImmediate(() => {
        answered.push(id)
        void transport.send({ jsonrpc: '2.0', id, result: {} })
      })
    },
  }
  Object.assign(transport, handlers)
  // All of it is there before anybody reads.
  stdin.end(input)
  for (let ticks = 0; ticks < 3; ticks++) await tick()
  await transport.start()
  await closed
  return answered
}

test('createTransport() ends once every call is answered, however many come at once', async () => {
  const ids = Array.from({ length: 500 }, (_, index) => index + 1)
  expect(await answeredOf(ids.map(call).join(''))).toEqual(ids)
})

test('createTransport() ends where nothing that came before anybody read is a call', async () => {
  expect(await answeredOf(lineOf({ method: 'notifications/initialized' }))).toEqual([])
})

test('createTransport() answers a message of any length, and what comes after it', async () => {
  const params = { name: 'sage_search', arguments: { words: 'x'.repeat(11_000_000) } }
  const long = lineOf({ id: 1, method: 'tools/call', params })
  expect(await answeredOf(long + call(2))).toEqual([1, 2])
})

test('createTransport() waits for no answer to a call that was cancelled', async () => {
  const cancelled = lineOf({ method: 'notifications/cancelled', params: { requestId: 2 } })
  expect(await answeredOf(call(1) + call(2) + cancelled, (id) => id === 2)).toEqual([1])
})

test.each([undefined, new Error('read ECONNRESET')])(
  'createTransport() ends with a client that was killed and did not end its stream: %s',
  async (error) => {
    const stdin = new PassThrough()
    const { transport, closed } = createTransport(stdin, new PassThrough())
    await transport.start()
    stdin.destroy(error)
    await expect(closed).resolves.toBeUndefined()
  },
)
