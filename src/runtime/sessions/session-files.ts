import { namesIn } from '../../workspace/files/read-if-there.ts'
import { sessionOfFile } from '../../workspace/paths/session-id.ts'

/** The session ids that have a file in `folder`, in no order; none if there is no such folder. Other names are not ours. */
export function listSessionFiles(folder: string): string[] {
  return namesIn(folder).flatMap((name) => sessionOfFile(name) ?? [])
}
