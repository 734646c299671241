import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { passMessages } from '../../../src/commands/mcp/lines.ts'

const lineOf = (id: number) => `${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list', params: { of: 'é' } })}\n`

test.each([1, 7, 1000])(
  'passMessages() passes on lines that come in parts of %d bytes, the last one without an end',
  async (length) => {
    const refuse = vi.fn<Parameters<typeof passMessages>[0]>()
    const stdin = new PassThrough()
    const passed = buffer(stdin.pipe(passMessages(refuse, (done) => done())))
    const bytes = Buffer.from(`${lineOf(1)}no message\n${lineOf(2)}${lineOf(3).trimEnd()}`)
    for (let at = 0; at < bytes.length; at += length) stdin.write(bytes.subarray(at, at + length))
    stdin.end()
    expect((await passed).toString()).toBe(lineOf(1) + lineOf(2) + lineOf(3))
    expect(refuse).toHaveBeenCalledOnce()
  },
)
