import { join } from 'node:path'
import { jsonEscapes } from '../../../base/json-escapes.ts'
import { parseIfJson } from '../../../base/parsed-json.ts'
import type { Config } from '../../../config/schema.ts'
import type { Snapshot } from '../../../dashboard/state/snapshot.ts'
import type { ProjectionTarget } from '../../../runtime/projection/format.ts'
import { fileStamps } from '../../../workspace/files/file-stamp.ts'
import { readBytesIfReadable } from '../../../workspace/files/read-if-readable.ts'
import { decidingFiles } from '../../../workspace/paths/deciding-files.ts'
import { recordPaths } from '../../../workspace/paths/paths.ts'
import type { CommandContext } from '../../start/context.ts'

/**
 * What the last dashboard showed. The next one starts with it and reads the journals while it is being looked at. Disposable: nothing is
 * ever decided on it, and it is not used once anything it depends on has changed.
 */
export type FirstLook = { readonly config: Config; readonly snapshot: Snapshot }

/** Version of the file format: a first look of another version is not read, but replaced. */
const FORM = 4

/** The saved first look, or undefined if there is none for the current state of the files. */
export function readFirstLook(context: CommandContext, target: ProjectionTarget): FirstLook | undefined {
  const text = readBelow(headOf(context, target), target)
  // A full disk may have cut it short.
  return text === undefined ? undefined : (parseIfJson(text) as FirstLook | undefined)
}

/** What the file holds below this head; undefined if it has another one, or is not there. */
export function readBelow(head: string, { dataHome, id }: ProjectionTarget): string | undefined {
  const text = readBytesIfReadable(recordPaths(dataHome, id).firstLook)?.toString('latin1')
  return text?.startsWith(head) ? text.slice(head.length) : undefined
}

/**
 * The first line of the file, with everything a first look depends on: files by size and time, settings in the environment, the day, this
 * version.
 */
export function headOf({ environment, now }: CommandContext, target: ProjectionTarget): string {
  const files = [...decidingFiles(target), join(target.claudeDir, 'settings.json')]
  const variables = Object.entries(environment.env)
    .filter(([name]) => name.startsWith('SAGE_'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
  return `${asciiJson([FORM, SAGE_VERSION, now().toDateString(), fileStamps(files), variables])}\n`
}

/** JSON in ASCII only: it needs no decoding, so it is read in half the time. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[^\x20-\x7e]+/g, jsonEscapes)
}
