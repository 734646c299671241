import { hash32 } from '../../../base/hash32.ts'
import { isGone, startTimeOf } from '../../../runtime/processes/process-identity.ts'
import { temporaryName } from '../../../workspace/files/temporary-name.ts'
import { pidScopeName } from '../../../workspace/processes/pid-scope.ts'

/** Names this process, and when it began: one day its id belongs to another, and what it left would count as still open. */
export function writerName(): string {
  return [temporaryName(), beginOf(process.pid)].filter((part) => part !== '').join('.')
}

/** Whether another process has the id in such a name by now. May start a program. */
export function isReused(writer: string): boolean {
  const [name = '', began = ''] = writer.split('.')
  const [pid = '', place] = name.split('-')
  return place === pidScopeName() && isGone({ pid: Number(pid), startTime: began }, beginOf)
}

function beginOf(pid: number): string {
  const begin = startTimeOf(pid)
  return begin && hash32(begin).toString(36)
}
