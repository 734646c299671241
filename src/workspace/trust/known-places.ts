import { dirname } from 'node:path'
import { systemErrorCode } from '../../base/system-error.ts'
import { quickWrite } from '../files/durable-write.ts'
import { makeFolder } from '../files/make-folder.ts'
import { readOurText } from '../files/our-text.ts'
import { userPaths, userPlaces } from '../paths/paths.ts'
import { workspaceId } from '../paths/workspace-id.ts'

// `places.json`: the `workspaceId()` of every initialised project, by its root, so that hooks need not load and compute a SHA-256: 2 % of a
// Node start. It says where to look for the record, never that there is one; without an entry the id is computed.

/** The errors for a folder in a file's place. */
const IN_THE_WAY = new Set(['EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'])

type Places = { readonly [root: string]: unknown }

function readPlaces(path: string): Places {
  try {
    const places: unknown = JSON.parse(readOurText(path) ?? '{}')
    return typeof places === 'object' && places !== null ? (places as Places) : {}
  } catch {
    // Missing, damaged, or no file at all: the ids are computed, and the next project to be initialised rewrites it.
    return {}
  }
}

/** What `workspaceId()` says for `root`, without computing it if this place is known. */
export function knownId(dataHome: string, root: string): string {
  return rememberedId(readPlaces(userPlaces(dataHome)), root)
}

function rememberedId(places: Places, root: string): string {
  const id = Object.hasOwn(places, root) ? places[root] : undefined
  return typeof id === 'string' && /^[0-9a-f]{16}$/.test(id) ? id : workspaceId(root)
}

/** Every place that was ever initialised, as far as it is remembered, with its `workspaceId()`. */
export function knownPlaces(dataHome: string): Array<{ readonly root: string; readonly id: string }> {
  const places = readPlaces(userPlaces(dataHome))
  return Object.keys(places).map((root) => ({ root, id: rememberedId(places, root) }))
}

/** Remembers the id of a place. If two do so at once, or something else is in the way: hooks compute it until it is remembered again. */
export function rememberPlace(dataHome: string, root: string): void {
  const path = userPlaces(dataHome)
  const places = readPlaces(path)
  if (Object.hasOwn(places, root)) return
  makeFolder(dirname(path))
  const { tmp } = userPaths(dataHome)
  try {
    quickWrite(path, `${JSON.stringify({ ...places, [root]: workspaceId(root) }, null, 2)}\n`, { tmp })
  } catch (error) {
    if (!IN_THE_WAY.has(systemErrorCode(error) ?? '')) throw error
  }
}
