import type { PassThrough } from 'node:stream'

/** What was written to a stream so far, whole: newer versions of Node give it piece by piece. */
export function printed(stream: PassThrough): string {
  const chunks: Buffer[] = []
  for (let chunk: unknown; (chunk = stream.read()) !== null;) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
