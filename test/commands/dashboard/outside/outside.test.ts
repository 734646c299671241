import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { performOutside } from '../../../../src/commands/dashboard/outside/outside.ts'
import type { Action } from '../../../../src/dashboard/state/action.ts'
import { openSage } from '../../../helpers/sage-terminal.ts'
import { until } from '../../../helpers/until.ts'
import { createWorld } from '../../../helpers/world.ts'
import { proposed } from '../../../journal/events.ts'

/** What the dashboard is told when the text of an item was opened in this editor. */
async function editedIn(editor: string, platform = process.platform): Promise<Action[]> {
  const world = createWorld()
  const told: Action[] = []
  const environment = { ...world.environment, platform, env: { EDITOR: editor, PATH: process.env.PATH } }
  const context = { environment, stderr: { isTTY: false } }
  const terminal = { lend: (run: () => void) => run(), write: () => {} }
  const effect = { type: 'openEditor', item: 'a', on: 'on', text: 'Use pnpm' } as const
  const opened = { context: context as never, target: world.open().target, clipboard: [] }
  await performOutside(opened, effect, terminal as never, (action) => told.push(action))
  return told
}

test.runIf(process.platform !== 'win32')(
  'an editor that is not there, or takes the file away, is told of in words',
  async () => {
    expect(await editedIn('/nowhere/ed')).toMatchObject([
      {
        type: 'failed',
        text: expect.stringMatching(/^Cannot edit with "\/nowhere\/ed": it does not exist\. Set EDITOR to /u),
      },
    ])
    expect(await editedIn('rm')).toMatchObject([
      { type: 'failed', text: expect.stringMatching(/^Cannot open ".+learning\.md": it does not exist \(ENOENT\)$/u) },
    ])
  },
)

test.runIf(process.platform !== 'win32').each([
  ['more than any learning has', 'head -c 30000000 /dev/zero | tr "\\0" x > "$1"', 'it has more than 1 MB'],
  ['a pipe', 'rm "$1"; mkfifo "$1"', 'it is a pipe or a device, not a regular file'],
])('an editor that leaves %s is told of in words', async (_, script, problem) => {
  const editor = join(createWorld().project, 'editor.sh')
  writeFileSync(editor, `#!/bin/sh\n${script}\n`, { mode: 0o700 })
  expect(await editedIn(`"${editor}"`)).toMatchObject([{ type: 'failed', text: expect.stringContaining(problem) }])
})

test.runIf(process.platform !== 'win32')(
  'what the editor saved comes back without what Sage put below it',
  async () => {
    const world = createWorld()
    const editor = join(world.project, 'editor.sh')
    const script =
      'instructions=$(tail -n 2 "$1"); printf "\\357\\273\\277#ops is told\\r\\nfirst\\n%s\\n" "$instructions" > "$1"'
    writeFileSync(editor, `#!/bin/sh\n${script}\n`, { mode: 0o700 })
    const edited = [{ type: 'edited', item: 'a', on: 'on', text: '#ops is told first' }]
    expect(await editedIn(`"${editor}"`)).toMatchObject(edited)
    // A shell starts it there, which is given one line: Node warns of anything else.
    expect(await editedIn(`sh "${editor}"`, 'win32')).toMatchObject(edited)
  },
)

test.runIf(process.platform !== 'win32')(
  'what the editor saved before it failed or was killed comes back',
  async () => {
    for (const end of ['exit 1', 'kill -9 $$']) {
      const world = createWorld()
      const editor = join(world.project, 'editor.sh')
      writeFileSync(editor, `#!/bin/sh\nsed -i.bak s/pnpm/npm/ "$1"; ${end}\n`, { mode: 0o700 })
      expect(await editedIn(`"${editor}"`)).toMatchObject([
        {
          type: 'unfinished',
          item: 'a',
          text: 'Use npm',
          why: expect.stringMatching(/^Cannot edit with .+: it exited/u),
        },
      ])
      writeFileSync(editor, `#!/bin/sh\n${end}\n`)
      expect(await editedIn(`"${editor}"`)).toMatchObject([{ type: 'failed' }])
    }
  },
)

test.runIf(process.platform !== 'win32')(
  'an editor with a window of its own is told to wait, or the edit would be over before it began',
  async () => {
    const code = join(createWorld().project, 'code')
    writeFileSync(code, '#!/bin/sh\ntest "$1" = --wait && echo "Use npm" > "$2"\n', { mode: 0o700 })
    expect(await editedIn(`"${code}"`)).toMatchObject([{ type: 'edited', text: 'Use npm' }])
    expect(await editedIn(`"${code}"`, 'win32')).toMatchObject([{ type: 'edited', text: 'Use npm' }])
  },
)

test.runIf(process.platform !== 'win32').each(['cat', '/bin/cat', 'cat -v', '', ' '])(
  'with PAGER=%j, behind which nothing would be seen, the usual pager shows the text',
  async (pager) => {
    const world = createWorld()
    const bin = join(world.project, 'bin')
    const shown = join(world.project, 'shown')
    const told: Action[] = []
    mkdirSync(bin)
    writeFileSync(join(bin, 'less'), `#!/bin/sh\nshift; cat "$@" > '${shown}'\n`, { mode: 0o700 })
    writeFileSync(join(world.project, 'notes.md'), 'Use pnpm\n')
    const env = { PAGER: pager, PATH: `${bin}:${process.env.PATH}` }
    const context = { environment: { ...world.environment, env } }
    await performOutside(
      { context: context as never, target: world.open().target, clipboard: [] },
      { type: 'openPager', path: join(world.project, 'notes.md'), words: 'pnpm' } as never,
      { lend: (run: () => void) => run(), write: () => {} } as never,
      (action) => told.push(action),
    )
    expect(told).toEqual([])
    expect(readFileSync(shown, 'utf8')).toContain('Use pnpm')
  },
)

/** A dashboard whose pager is this script, and one proposal with the transcript that `t` opens. */
async function openWithPager(script: string) {
  const world = createWorld()
  const session = world.session('session-1')
  const turnUuid = session.turn('always use pnpm here')
  const { evidence } = proposed('aaaaaaaaaa')
  const said = { ...evidence, turnUuid, transcriptPath: session.transcriptPath }
  world.open().store.append([proposed('aaaaaaaaaa', { evidence: said })])
  const pager = join(world.root, 'pager.sh')
  writeFileSync(pager, `#!/bin/sh\n${script}\n`, { mode: 0o700 })
  return { world, dashboard: await openSage(world, { env: { PAGER: `"${pager}"` } }) }
}

test.runIf(process.platform !== 'win32')(
  'the transcript in the pager is gone from the disk once there is another dashboard, if the one that opened it was killed',
  async () => {
    const { world, dashboard } = await openWithPager(`cat "$1"; exec sleep 60`)
    dashboard.send('t')
    await dashboard.shows('always use pnpm here')
    process.kill(dashboard.pid, 'SIGKILL')
    await dashboard.exit
    expect(readdirSync(world.paths.tmp)).toHaveLength(1)
    const next = await openSage(world)
    await until(() => expect(readdirSync(world.paths.tmp)).toEqual([]))
    next.send('q')
    await next.exit
  },
)

test.runIf(process.platform !== 'win32')(
  'a pager that fails is told of: what it says itself is gone at once',
  async () => {
    const { dashboard } = await openWithPager('exit 9')
    dashboard.send('t')
    await dashboard.shows(/✗ The pager ".*pager\.sh" exited with 9/u)
    dashboard.send('q')
    expect(await dashboard.exit).toMatchObject({ exitCode: 0 })
  },
)

test.runIf(process.platform !== 'win32').each([
  ['exits with 2, as less -K', 'trap "exit 2" INT; cat "$1"; sleep 60'],
  ['is ended by the signal', 'cat "$1"; exec sleep 60'],
])('a pager that %s at Ctrl-c was left, and is not told of', async (_, script) => {
  const { dashboard } = await openWithPager(script)
  let drawn = ''
  dashboard.terminal.onData((data) => void (drawn += data))
  dashboard.send('t')
  await dashboard.shows(/^(?!.*● live)[^]*always use pnpm here/u)
  dashboard.send('\u0003')
  await dashboard.shows(/● live/u)
  dashboard.send('q')
  expect(await dashboard.exit).toMatchObject({ exitCode: 0 })
  expect(drawn).not.toContain('exited with')
})
