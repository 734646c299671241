import { openSync } from 'node:fs'
import { devNull } from 'node:os'
import { runGit } from '../../src/journal/history/git.ts'

// As in a process that has opened all that it may: nothing is left for the pipes to git.
try {
  for (;;) openSync(devNull, 'r')
} catch {
  const { code, stderr } = await runGit(['version'], { gitDir: '.' })
  process.stdout.write(JSON.stringify({ code, stderr }))
}
