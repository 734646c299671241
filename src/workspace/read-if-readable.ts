import { readOrdinaryFile } from './ordinary-file.ts'

/** The text of a file, or undefined if there is none, it is a pipe or a device, it has more bytes, or it cannot be read. */
export function readTextIfReadable(path: string, mostBytes?: number): string | undefined {
  try {
    return readOrdinaryFile(path, mostBytes).toString('utf8')
  } catch {
    return undefined
  }
}
