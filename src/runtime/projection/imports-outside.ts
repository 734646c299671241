import { isObject, objectIfJson } from '../../base/parsed-json.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'

/** What Claude Code was told about the imports of a project that lead out of the folder in which a session starts (FINDINGS 5). */
export type ImportsOutside = {
  /** The folder for which it asked. */
  readonly folder: string
  /** Where the answer may be. It writes much else there, at every start: only the answer counts. */
  readonly states: readonly string[]
  readonly followed: boolean
}

/** Whether the person let Claude Code follow them. It asks in a terminal, and `claude -p` goes by the answer. */
export function areFollowed({ folder, states }: Pick<ImportsOutside, 'folder' | 'states'>): boolean {
  const texts = states.flatMap((path) => readTextIfReadable(path) ?? [])
  return texts.length > 0 && texts.every((text) => isAllowedFor(folder, text))
}

function isAllowedFor(folder: string, state: string): boolean {
  const projects = objectIfJson(state)?.projects
  const project = isObject(projects) ? projects[folder] : undefined
  return isObject(project) && project.hasClaudeMdExternalIncludesApproved === true
}
