import { existsSync, lstatSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { refusalText } from '../../../base/system-error.ts'
import { shortPath } from '../../../dashboard/state/wording.ts'
import type { Inbox } from '../../../review/inbox/inbox.ts'
import type { ProjectionTarget } from '../../../runtime/projection/format.ts'
import { readBytesIfReadable } from '../../../workspace/files/read-if-readable.ts'
import { writeRefusal } from '../../../workspace/files/write-refusal.ts'
import { recordPaths, userPaths, workspacePaths } from '../../../workspace/paths/paths.ts'
import { KEY_BYTES } from '../../../workspace/trust/key-bytes.ts'

/** Why nothing can be decided or read into the inbox here, as a sentence; undefined if it can. */
export type WhyReadOnly = () => string | undefined

/** Asked again before every action, because disks are remounted and owners change while a dashboard is open. */
export function watchReadOnly({ target, store, location }: Pick<Inbox, 'target' | 'store' | 'location'>): WhyReadOnly {
  const whyGone = watchPlace(target, location.kind === 'project')
  const whyNotSigned = watchKey(target, (key) => store.takeKey(key))
  return () => whyGone() ?? whyNotSigned() ?? whyNotWritable(target) ?? store.readOnly()
}

/** A decision is noted in the project and in the person's own folder: if either refuses, none is started. */
function whyNotWritable({ workspaceDir, dataHome, home, id }: ProjectionTarget): string | undefined {
  const { journal, runtime, tmp } = workspacePaths(workspaceDir)
  const { decided } = recordPaths(dataHome, id)
  for (const path of [existing(workspaceDir), journal, runtime, tmp, existing(dataHome), existing(decided)]) {
    const error = writeRefusal(path)
    const inProject = relative(dirname(workspaceDir), path)
    const named = inProject === '' || inProject.startsWith('..') ? shortPath(path, home) : inProject
    if (error?.code === 'EROFS') return `Nothing can be written here: ${refusalText(error)}`
    if (error) return `Nothing can be written here: ${named} is not writable for you`
  }
  return undefined
}

/**
 * The workspace was moved, removed or replaced while a dashboard is open. Without this it would look like an empty inbox in which nothing can be
 * saved, or what is decided would go where a link leads. A workspace that never existed is not reported: it may be made later. One in a project
 * was there when it was found, so that one moved since is not made anew.
 */
function watchPlace({ workspaceDir, home }: ProjectionTarget, found: boolean): WhyReadOnly {
  let wasThere = found
  return () => {
    const place = placeOf(workspaceDir)
    wasThere ||= place === 'folder'
    if (place === 'folder' || !wasThere) return undefined
    const named = shortPath(workspaceDir, home)
    return place === 'missing'
      ? `${named} was moved or removed: open sage where it is now`
      : `${named} is a link or a file now: put the folder back`
  }
}

function placeOf(folder: string): 'missing' | 'folder' | 'else' {
  // A link that leads nowhere, or into a folder that may not be entered, is missing too.
  if (!existsSync(folder)) return 'missing'
  return lstatSync(folder).isDirectory() ? 'folder' : 'else'
}

/**
 * The person's key is no longer the one that a dashboard began with. It signs with that one, so what is
 * approved would be nobody's approval from the next session on. If there was none, `take` gets the one that comes.
 */
function watchKey({ dataHome, home }: ProjectionTarget, take: (key: Uint8Array) => void): WhyReadOnly {
  const { key } = userPaths(dataHome)
  let began = readBytesIfReadable(key)
  return () => {
    const now = readBytesIfReadable(key)
    if (began === undefined && now?.length === KEY_BYTES) {
      began = now
      take(now)
    }
    if (began === undefined || now?.equals(began)) return undefined
    const named = `Your key ${shortPath(key, home)}`
    return now === undefined ? `${named} can no longer be read: put it back` : `${named} was replaced: open sage again`
  }
}

/** Whether files can be created in a folder, even one that does not exist yet. */
export function isWritable(folder: string): boolean {
  return writeRefusal(existing(folder)) === undefined
}

/** A folder, or its nearest existing parent, in which it would be created. */
function existing(folder: string): string {
  const above = dirname(folder)
  return existsSync(folder) || above === folder ? folder : existing(above)
}
