import { join } from 'node:path'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { namesIfReadable } from '../../workspace/files/read-if-readable.ts'
import { learningsFiles } from '../../workspace/paths/paths.ts'
import { type MemoryFile, listMemoryFiles, readMemory } from '../memory/memory-files.ts'
import { memoryFolder } from '../memory/memory-folder.ts'
import { type KnownLine, knownLines } from './already-known.ts'

/** Everything Claude Code knows about this project without Sage, line by line. Read once, then compared with each proposal. */
export function readKnownLines(target: ProjectionTarget): KnownLine[] {
  const loaded = listMemoryFiles(target)
  const files = new Map([...loaded, ...listMemories(memoryFolder(target))].map((file) => [file.path, file]))
  for (const { path } of learningsFiles(target)) files.delete(path)
  return knownLines([...files.values()])
}

/** The notes of auto memory, whether its index names them or not. Claude reads them when it thinks it needs them. */
export function listMemories(folder: string): MemoryFile[] {
  return namesIfReadable(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name)
      const text = readMemory(path)
      return text === undefined ? [] : [{ path, text }]
    })
}
