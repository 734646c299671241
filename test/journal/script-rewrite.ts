import fs, { existsSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { rewriteJournal } from '../../src/journal/file/rewrite-journal.ts'
import { sleepSync } from '../../src/workspace/processes/sleep-sync.ts'

// Rewrites a journal once another process has appended to what was read, and dies as soon as the new file is in its place.
const [path = '', tmp = ''] = process.argv.slice(2)
const rename = fs.renameSync
fs.renameSync = (from, to) => {
  rename(from, to)
  if (to === path) process.kill(process.pid, 'SIGKILL')
}
syncBuiltinESMExports()
rewriteJournal(path, tmp, (events) => {
  const { size } = statSync(path)
  process.stdout.write('read\n')
  while (existsSync(path) && statSync(path).size === size) sleepSync(5)
  return events
})
