import { objectIfJson } from '../../base/parsed-json.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { readOutsideFile } from '../file/outside-file.ts'

/** What a settings file of Claude Code says; undefined if there is none, or none that can be read: the check of the hooks reports that. */
export function readSettings(path: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return objectIfJson(withoutBom(readOutsideFile(path).text))
  } catch {
    return undefined
  }
}
