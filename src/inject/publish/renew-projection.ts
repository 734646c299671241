import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { parseProjection, type ProjectionTarget } from '../../runtime/projection/format.ts'
import { areFresh, sourceState } from '../../runtime/projection/source.ts'
import { readOurText } from '../../workspace/files/our-text.ts'
import { contextFile, indexFile } from '../../workspace/paths/paths.ts'
import { readKey } from '../../workspace/trust/key.ts'
import { renderContext } from './projection.ts'
import { importedFiles, readSources, whereStarted } from './sources.ts'

/**
 * `context.json` for the current state of the files, if nothing that is printed changed: somebody edited CLAUDE.md or a rule, and Claude
 * Code still loads the same `learnings.md`. That happens all day, and reading the journals would cost a hook 10 ms per hundred learnings.
 * Undefined if it must be rebuilt, which includes the case that nothing changed: then the caller found something else wrong with it. Also in a
 * linked worktree, where one `learnings.md` more decides what is given.
 */
export function renewProjection(target: ProjectionTarget): { readonly json: string } | undefined {
  const { dataHome, id, startedIn, worktree } = target
  if (startedIn !== undefined && worktree !== undefined) return undefined
  const maker = { key: readKey(dataHome), id }
  const { instructions, outside, imported } = readSources(whereStarted(target))
  const written = importedFiles(target, imported).map(({ path }) => sourceState(path))
  // Without its index a prompt would find nothing in it.
  const text = existsSync(indexFile(dataHome, id, startedIn)) ? readContext(target, startedIn) : undefined
  const old = text === undefined ? undefined : parseProjection(text)
  if (!maker.key || !old || old.startedIn !== startedIn || renderContext(old, maker) !== text) return undefined
  if (!areFresh(old.sources) || areFresh(old.instructions) || old.imported.join() !== [...imported].join())
    return undefined
  // What such a file holds is given by nobody else.
  if (!written.every((now) => old.instructions.some((then) => isDeepStrictEqual(then, now)))) return undefined
  const { outside: _, ...kept } = old
  const renewed = { ...kept, instructions: [...instructions, ...written], ...(outside && { outside }) }
  return { json: renderContext(renewed, maker) }
}

/** The current `context.json` of the project or of a folder; undefined if it cannot be read. */
export function readContext({ dataHome, id }: ProjectionTarget, startedIn?: string): string | undefined {
  try {
    return readOurText(contextFile(dataHome, id, startedIn))
  } catch {
    return undefined // missing, or not a file of ours: whoever writes it reports that
  }
}
