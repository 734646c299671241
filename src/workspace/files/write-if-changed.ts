import { lstatIfReadable, readBytesIfReadable } from './read-if-readable.ts'
import { regenerableWrite } from './regenerable-write.ts'

/** Writes a file unless it already has this content. Returns whether it was written. */
export function writeIfChanged(
  path: string,
  content: string | Buffer,
  write = (bytes: Buffer) => regenerableWrite(path, bytes),
): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  // Not what a link leads to, which is replaced itself.
  const stats = lstatIfReadable(path)
  // A file of another size differs, so one that is gigabytes by mistake need not be read.
  const mayBeSame = stats?.isFile() && stats.size === bytes.length
  const isNews = !mayBeSame || !readBytesIfReadable(path)?.equals(bytes)
  if (isNews) write(bytes)
  return isNews
}
