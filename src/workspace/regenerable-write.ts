import { lstatSync, mkdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { removeIfThere } from './durable-write.ts'
import { nameFile } from './name-file.ts'

/**
 * Writes what can be made again from the journal (learnings.md, context.json, status): whole or not at all within this
 * process. Not for anything else: on a full disk write-file-atomic publishes a truncated file without an error, and it
 * does not flush the folder (see `durableWrite`). A symbolic link in its place is replaced, not followed: it may have come with a clone.
 */
export async function regenerableWrite(path: string, content: string | Uint8Array, mode = 0o600): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  removeLink(path)
  await writeFileAtomic(path, typeof content === 'string' ? content : Buffer.from(content), { mode }).catch(
    (error: unknown) => {
      throw nameFile(error, path)
    },
  )
}

/** The same at once, for the projection that a hook makes anew in its own process. */
export function regenerableWriteSync(path: string, content: string | Uint8Array, mode = 0o600): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  removeLink(path)
  try {
    writeFileAtomic.sync(path, typeof content === 'string' ? content : Buffer.from(content), { mode })
  } catch (error) {
    throw nameFile(error, path)
  }
}

/** write-file-atomic writes to where a link leads. */
function removeLink(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) removeIfThere(path)
}
