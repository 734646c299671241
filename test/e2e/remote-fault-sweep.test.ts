import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as remote from '../../src/commands/remote.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { listed } from '../commands/journal-world.ts'
import { runCommand } from '../commands/run-command.ts'
import { keepFolder } from '../helpers/keep-folder.ts'
import { runSage } from '../helpers/run-built.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { createWorld, type World } from '../helpers/world.ts'

// One call of git fails while two machines' learnings are united: what each of them has is there, and the next time they are united.

/** `SAGE_SWEEP=full` lets every call fail in each way; otherwise the ways take turns. */
const isFull = process.env.SAGE_SWEEP === 'full'

/** How a call fails: it refuses, somebody kills it, or it does its work and says that it did not. */
const WAYS = ['echo "fatal: refused" >&2; exit 128', 'kill -9 $$', '"$REAL" "$@"; exit 1']

const write = (world: World, text: string) => runCommand(world, add, [text], { scope: 'user' }, { typed: 'Y\n' })

/** A machine that has to take in what another one pushed, and to pass on what was learned here meanwhile. */
async function apart() {
  const desk = createWorld()
  const url = join(desk.root, 'remote.git')
  execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main', url])
  await runCommand(desk, remote.set, [url])
  await write(desk, 'Use pnpm here')
  await runCommand(desk, remote.sync)
  const laptop = createWorld()
  copyFileSync(join(desk.sageHome, 'key'), join(laptop.sageHome, 'key'))
  await runCommand(laptop, remote.set, [url])
  await write(laptop, 'Tests need the staging database')
  await runCommand(laptop, remote.sync)
  await write(desk, 'A commit message is one sentence')
  return { desk, url }
}

const missing = (before: readonly string[], now: readonly string[]) => before.filter((one) => !now.includes(one))

/** A git whose nth call goes wrong, as the prefix of a command; and how often it was called since. */
function failingGit() {
  const bin = temporaryFolder()
  const calls = join(bin, 'calls')
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const countOf = () => readFileSync(calls, 'utf8').length
  const failAt = (nth: number, way: string) => {
    writeFileSync(calls, '')
    const script = `#!/bin/sh\nREAL='${real}'\nprintf . >> '${calls}'\n[ $(wc -c < '${calls}') -ne ${nth} ] || { ${way}; }\nexec "$REAL" "$@"\n`
    writeFileSync(join(bin, 'git'), script, { mode: 0o755 })
    return ['env', `PATH=${bin}${delimiter}${process.env.PATH}`]
  }
  return { failAt, countOf }
}

test.skipIf(process.platform === 'win32')(
  'sage remote sync, with any call of git failing, takes nothing from the remote and unites all the next time',
  async () => {
    const { desk, url } = await apart()
    const startAgain = keepFolder(desk.root)
    const { failAt, countOf } = failingGit()
    const textsHere = async () => (await listed(desk, { all: true })).map(({ text }) => text).toSorted()
    const journalThere = () =>
      execFileSync('git', ['-C', url, 'cat-file', 'blob', 'main:journal.jsonl'], { encoding: 'utf8' })
    const linesThere = () => journalThere().split('\n')
    const before = { here: await textsHere(), there: linesThere() }
    const sync = (prefix: readonly string[] = []) => runSage(desk, ['remote', 'sync'], prefix)
    expect(sync(failAt(0, 'true'))).toMatchObject({ status: 0, stdout: 'Pulled 2 changes\nPushed\n' })
    const united = { here: await textsHere(), there: linesThere().toSorted() }
    expect(united.here).toHaveLength(3)
    const calls = countOf()
    for (let nth = 1; nth <= calls; nth++)
      for (const way of isFull ? WAYS : WAYS.slice(nth % WAYS.length, (nth % WAYS.length) + 1)) {
        startAgain()
        const { stdout, stderr } = sync(failAt(nth, way))
        const point = `call ${nth}, ${way}: ${stdout}${stderr}`
        const lost = [missing(before.here, await textsHere()), missing(before.there, linesThere())].flat()
        const isPushed = journalThere() === readFileSync(userPaths(desk.sageHome).journal, 'utf8')
        const saysSoInVain = /^Pushed$/mu.test(stdout) && !isPushed
        expect({ point, lost, saysSoInVain }).toEqual({ point, lost: [], saysSoInVain: false })
        const { status } = sync()
        const after = { here: await textsHere(), there: linesThere().toSorted() }
        expect({ point, status, ...after }).toEqual({ point, status: 0, ...united })
      }
    process.stdout.write(`sage remote sync fault sweep: ${calls} calls\n`)
  },
)
