import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLI } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { until } from '../helpers/until.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

const hasBash = spawnSync('bash', ['--version']).status === 0

/** A world, and a shell command that waits until a file is there. */
function waitingWorld() {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const go = join(world.root, 'go')
  return { world, go, waits: `until test -e '${go}'; do sleep 0.05; done` }
}

/** The tab that keys are of, after those that were typed ahead: the one that asks for it comes behind them, be it in one chunk. Then quits. */
async function tabThatIsLeft({ send, shows, screen, exit }: ReturnType<typeof openTerminal>) {
  await shows(/q quit/u)
  send('?')
  await shows(/Keys in/u)
  const [, tab] = /Keys in (\w+)/u.exec(screen.text()) ?? []
  send('\u001b')
  await until(() => {
    if (screen.text().includes('Keys in')) throw new Error('It is still open')
  })
  send('q')
  await exit
  return tab
}

test.runIf(process.platform !== 'win32')(
  'a key that was pressed before the dashboard began is not for it',
  async () => {
    const { world, go, waits } = waitingWorld()
    const run = `echo starting; ${waits}; exec '${process.execPath}' '${CLI}'`
    // The second time the first frame shows what the last dashboard left.
    for (const _ of ['first', 'again']) {
      rmSync(go, { force: true })
      const opened = openTerminal(world, ['sh', '-c', run])
      await opened.shows(/^starting/mu)
      opened.send('3')
      await opened.shows(/^3/mu)
      writeFileSync(go, '')
      expect(await tabThatIsLeft(opened)).toBe('Pending')
    }
  },
)

test.runIf(process.platform !== 'win32')(
  'a key that is pressed while an editor with a window of its own has the file is not for the dashboard',
  async () => {
    const { world, go, waits } = waitingWorld()
    const code = join(world.root, 'code')
    writeFileSync(code, `#!/bin/sh\n${waits}\n`, { mode: 0o700 })
    const opened = openTerminal(world, SAGE, { env: { EDITOR: `'${code}'` } })
    await opened.shows(/q quit/u)
    opened.send('E')
    await opened.shows(/Waiting until you close the file in code/u)
    opened.send('3')
    await opened.shows(/Waiting until[^]*3\s*$/u)
    writeFileSync(go, '')
    expect(await tabThatIsLeft(opened)).toBe('Pending')
  },
)

test.runIf(hasBash)('a key that is pressed before fg brings the dashboard back is not for it', async () => {
  const { world, go, waits } = waitingWorld()
  const opened = openTerminal(world, ['bash', '--norc', '--noprofile', '-i'], { env: { PS1: '$ ' } })
  const { send, shows } = opened
  send(`'${process.execPath}' '${CLI}'\r`)
  await shows(/q quit/u)
  send('\u001a')
  await shows(/Stopped/u)
  send(`clear; echo 'going' on; ${waits}; fg; exit\r`)
  await shows(/^going on/mu)
  send('3')
  await shows(/^3/mu)
  writeFileSync(go, '')
  expect(await tabThatIsLeft(opened)).toBe('Pending')
})
