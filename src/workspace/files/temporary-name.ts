import { MINUTE } from '../../base/durations.ts'
import { isRunning } from '../processes/is-running.ts'
import { pidScopeName } from '../processes/pid-scope.ts'

/** What a temporary file's name begins with: the process that writes it and, since several containers may share a folder, where that runs. */
const WRITER = /^(\d{1,10})-(?:([0-9a-z]{1,7})-)?/

/** A writer in another container cannot be looked for. None takes so many milliseconds for one file, and a pager has open what it shows. */
const UNSEEN_LIMIT = MINUTE

/** A name that nobody else uses, which lets `isLeftBehind()` see whether its writer is still alive. */
export function temporaryName(): string {
  const random = `${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`
  return `${process.pid}-${pidScopeName()}-${random}`
}

/** Whether the writer of a file with such a name, this old in milliseconds, is gone. */
export function isLeftBehind(name: string, age: number): boolean {
  const [, pid, place] = WRITER.exec(name) ?? []
  if (pid === undefined) return false
  return place === undefined || place === pidScopeName() ? !isRunning(Number(pid)) : age > UNSEEN_LIMIT
}
