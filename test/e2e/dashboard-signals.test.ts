import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inShell } from '../helpers/in-shell.ts'
import { CLI, runSage } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { until } from '../helpers/until.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a dashboard that is ended by %s says that it is no longer open',
  async (signal) => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const { exit, shows, send, terminal } = openTerminal(world, SAGE)
    const open = () => readdirSync(world.paths.dashboards)
    // Keys are read once Ink is there, and with it code that ends the process with signals that nobody else listens to.
    send('z')
    await shows(/q quit/u)
    await until(() => expect(open()).toMatchObject([expect.stringMatching(`^${terminal.pid}-`)]))
    send('?')
    await shows(/Keys in Pending/u)
    process.kill(terminal.pid, signal)
    await exit
    expect(open()).toEqual([])
  },
)

test('a dashboard whose window is closed while it draws saves what was decided, and ends as of a lost terminal', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb')])
  const { screen, exit, shows, send, terminal } = openTerminal(world, SAGE)
  send('z')
  await shows(/q quit/u)
  send('?')
  await shows(/Keys in Pending/u)
  send('\u001b')
  await until(() => expect(screen.text()).not.toMatch(/Keys in Pending/u))
  send('x')
  // What is drawn of it fails before the signal is heard of, or after it.
  const written = () => expect(readFileSync(world.paths.journal, 'utf8')).toContain('"reject"')
  await until(written, 1)
  const { destroy } = terminal as unknown as { destroy: () => void }
  destroy.call(terminal)
  expect(await exit).toMatchObject({ signal: constants.signals.SIGHUP })
  expect(readdirSync(world.paths.dashboards)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a dashboard whose keys come from another terminal gives back the one that it is shown on when that one is closed',
  async () => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    // Opened first: it would inherit the other end of the keys' terminal.
    const run = `read -r from; exec "${process.execPath}" "${CLI}" <"$from"`
    const { screen, exit, shows, send } = openTerminal(world, ['sh', '-c', run])
    const keys = openTerminal(world, ['sh', '-c', 'tty; exec sleep 600'])
    await keys.shows(/^\/dev\S+$/mu)
    send(`${/^\/dev\S+$/mu.exec(keys.screen.text())?.[0]}\r`)
    await shows(/q quit/u)
    keys.send('?')
    await shows(/Keys in Pending/u)
    const { destroy } = keys.terminal as unknown as { destroy: () => void }
    destroy.call(keys.terminal)
    expect(await exit).toMatchObject({ signal: constants.signals.SIGHUP })
    await screen.end()
    expect([screen.isAlternate(), screen.marksPastes()]).toEqual([false, false])
  },
)

/** What `ps` says that a process does: S if it waits for input. */
const stateOf = (pid: string) => execFileSync('ps', ['-o', 'stat=', '-p', pid.trim()], { encoding: 'utf8' })

const BASH = ['bash', '--norc', '--noprofile', '-i'] as const
const hasBash = spawnSync('bash', ['--version']).status === 0
const hasVim = spawnSync('vim', ['--version']).status === 0
const hasLess = spawnSync('less', ['--version']).status === 0

test.runIf(hasBash)('Ctrl-z stops what started the dashboard too, so that the shell comes back', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const { exit, shows, send } = openTerminal(world, BASH, { env: { PS1: '$ ' } })
  send(`sh -c "'${process.execPath}' '${CLI}'; echo ended"\r`)
  await shows(/q quit/u)
  send('z')
  send('\u001a')
  await shows(/Stopped/u)
  send('fg\r')
  await shows(/q quit/u)
  send('q')
  await shows(/^ended/mu)
  send('exit\r')
  expect(await exit).toMatchObject({ exitCode: 0 })
})

test.runIf(hasBash)(
  'Ctrl-c in the pager or editor is for that program: the dashboard is there when it ends',
  async () => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const editor = join(world.root, 'editor.sh')
    // One second at a time: if the signal comes right before a read, bash runs the trap only after it.
    writeFileSync(editor, "trap 'echo interrupted' INT\necho editing\nuntil read -r -t 1 line; do :; done\n")
    const { exit, shows, send } = openTerminal(world, SAGE, { env: { EDITOR: `bash '${editor}'` } })
    await shows(/q quit/u)
    send('E')
    await shows(/^editing/mu)
    send('\u0003')
    await shows(/interrupted/u)
    send('\r')
    await shows(/q quit/u)
    send('?')
    await shows(/Keys in Pending/u)
    send('\u0003')
    expect(await exit).toMatchObject({ exitCode: 130 })
  },
)

test.runIf(hasBash && hasLess)('Ctrl-z in less gives the shell its screen, and fg goes on in less', async () => {
  const world = createWorld()
  const session = world.session('session-1')
  const turnUuid = session.turn('always use tool aaaaaaaaaa')
  const { evidence } = proposed('aaaaaaaaaa')
  const read = { ...evidence, turnUuid, transcriptPath: session.transcriptPath }
  world.open().store.append([proposed('aaaaaaaaaa', { evidence: read })])
  const pager = `sh -c 'echo $$ > less.pid; exec less "$@"' sh`
  const { screen, exit, shows, send } = openTerminal(world, BASH, { env: { PS1: '$ ', PAGER: pager } })
  send(`'${process.execPath}' '${CLI}'\r`)
  await shows(/q quit/u)
  send('t')
  await shows(/always use tool[^]*END/u)
  // A less that has drawn and does not read yet keeps the signal until the next key, which the shell takes.
  await until(() => expect(stateOf(readFileSync(join(world.project, 'less.pid'), 'utf8'))).toMatch(/^S/u))
  send('\u001a')
  // The shell may say that it stopped them before less has left its screen, on which that is lost.
  await until(() => expect(screen.isAlternate()).toBe(false))
  send("echo 'the shell' answers\r")
  await shows(/^the shell answers/mu)
  send('fg\r')
  await shows(/always use tool[^]*END/u)
  send('q')
  await shows(/q quit/u)
  send('q')
  await until(() => expect(screen.isAlternate()).toBe(false))
  send('exit\r')
  expect(await exit).toMatchObject({ exitCode: 0 })
})

test.runIf(hasBash)('Ctrl-z stops sage review, which asks again once it goes on', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const { screen, exit, shows, send } = openTerminal(world, BASH, { env: { PS1: '$ ' } })
  send(`'${process.execPath}' '${CLI}' review\r`)
  await shows(/\?\s*$/u)
  send('\u001a')
  await shows(/Stopped/u)
  // Longer than it waits for being stopped.
  send('clear; sleep 0.3; fg\r')
  await shows(/1 of 1[^]*\?\s*$/u)
  send('n')
  await shows(/Nothing left to review/u)
  expect(screen.text().match(/1 of 1/gu)).toHaveLength(1)
  send('exit\r')
  expect(await exit).toMatchObject({ exitCode: 0 })
})

test.runIf(hasBash)('after Ctrl-z at a number, sage review asks for that alone again', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const { screen, exit, shows, send } = openTerminal(world, BASH, { env: { PS1: '$ ' } })
  send(`'${process.execPath}' '${CLI}' review\r`)
  await shows(/\?\s*$/u)
  send('g')
  await shows(/Number:\s*$/u)
  send('\u001a')
  await shows(/Stopped/u)
  send('clear; fg\r')
  await until(() => expect(screen.text()).not.toMatch(/Stopped/u))
  await shows(/review\s+Number:\s*$/u)
  send('1\r')
  await shows(/1 of 1[^]*\?\s*$/u)
  send('q')
  await shows(/0 decided, 1 pending/u)
  expect(screen.text().match(/1 of 1/gu)).toHaveLength(1)
  send('exit\r')
  expect(await exit).toMatchObject({ exitCode: 0 })
})

/** Runs a command of sage in a shell that does not mend the terminal itself, and says "same" if it is as it was. */
function inPlainShell(world: World, command: string, { env = {}, afterwards = '' } = {}) {
  const run = `sh -c 'echo $$ > pid; exec "${process.execPath}" "${CLI}" ${command}'`
  const script = `set -m; before=$(stty -g); ${run}; ended=$?; test "$(stty -g)" = "$before" && echo same; ${afterwards}`
  const opened = openTerminal(world, ['bash', '--norc', '--noprofile', '-c', script], { env })
  return { ...opened, sage: () => Number(readFileSync(join(world.project, 'pid'), 'utf8')) }
}

test.runIf(hasBash).each(['TERM', 'QUIT', 'HUP', 'TSTP'])(
  'sage review gives the terminal back as it was when SIG%s comes while it waits for a key',
  async (signal) => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const { screen, exit, shows, sage } = inPlainShell(world, 'review')
    await shows(/\?\s*$/u)
    await until(() => expect(screen.marksPastes()).toBe(true))
    process.kill(sage(), `SIG${signal}`)
    await shows(/^same/mu)
    expect(screen.marksPastes()).toBe(false)
    if (signal === 'TSTP') process.kill(sage(), 'SIGKILL')
    await exit
  },
)

test.runIf(hasBash).each(['TERM', 'QUIT', 'HUP', 'TSTP'])(
  'a question gives the terminal back as it was when SIG%s comes while it waits, and nothing is decided',
  async (signal) => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb')])
    const { screen, exit, shows, sage } = inPlainShell(world, 'approve aaaaaaaaaa bbbbbbbbbb')
    await shows(/Type Y to continue:\s*$/u)
    process.kill(sage(), `SIG${signal}`)
    await shows(/^same/mu)
    expect(screen.text()).not.toMatch(/Nothing was approved/u)
    if (signal === 'TSTP') process.kill(sage(), 'SIGKILL')
    await exit
    expect(world.open().store.ofStatus('pending')).toHaveLength(2)
  },
)

test.runIf(hasBash)('Ctrl-C at a question ends sage: it is no answer, after which the rest is done', async () => {
  const world = createWorld()
  const run = `mkdir ../other; cd ../other; exec '${process.execPath}' '${CLI}' init`
  const { exit, shows, send } = openTerminal(world, ['bash', '-c', run])
  await shows(/\[y\/N\]\s*$/u)
  send('\u0003')
  expect(await exit).toMatchObject({ exitCode: 130 })
  expect(readdirSync(join(world.root, 'other'))).toEqual([])
})

test.each([
  ['for a letter', ''],
  ['whether to reject the rest of a session', 'd'],
])('Ctrl-C where sage review asks %s ends it with 130, and says what was decided', async (_, letter) => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'), proposed('cccccccccc')])
  const { exit, shows, send } = openTerminal(world, [...SAGE, 'review'])
  await shows(/1 of 3[^]*\?\s*$/u)
  send('n')
  await shows(/1 of 2[^]*\?\s*$/u)
  if (letter !== '') {
    send(letter)
    await shows(/anything else cancels:\s*$/u)
  }
  send('\u0003')
  await shows(/1 decided, 2 pending\.\s*$/u)
  expect(await exit).toMatchObject({ exitCode: 130 })
})

test('Ctrl-C at a question of sage uninstall asks none of its others, and says that what is left is asked about again', async () => {
  const world = createWorld()
  for (const part of ['hook', 'statusline'])
    expect(runSage(world, [part, 'install', '--yes'])).toMatchObject({ status: 0 })
  const interrupt = async (agrees: boolean, said: RegExp) => {
    const { exit, shows, send } = openTerminal(world, [...SAGE, 'uninstall'], { columns: 300, rows: 100 })
    await shows(/\[y\/N\]\s*$/u)
    if (agrees) {
      send('y\r')
      await shows(/^Removed "[^"]+settings\.json", which did not exist before\.[^]*\[y\/N\]\s*$/mu)
    }
    send('\u0003')
    await shows(said)
    expect(await exit).toMatchObject({ exitCode: 130 })
  }
  await interrupt(
    false,
    /\[y\/N\]\s+sage: Interrupted\s+What was not removed is still there: "sage uninstall" asks about it again\s*$/u,
  )
  await interrupt(
    true,
    /did not exist before\.[^]*\[y\/N\]\s+sage: Interrupted\s+What was not removed is still there: [^]*$/u,
  )
})

test('the words given to sage add wait after Ctrl-C at its question, as that says', async () => {
  const world = createWorld()
  const { exit, shows, send } = openTerminal(world, [...SAGE, 'add', '--scope', 'user', 'Use pnpm here'])
  await shows(/Otherwise it waits in the inbox\. Type Y to continue:\s*$/u)
  // Whatever ends it here.
  expect(readFileSync(world.paths.status, 'utf8')).toBe('1 proposal pending\n')
  send('\u0003')
  expect(await exit).toMatchObject({ exitCode: 130 })
  expect(world.open().store.ofStatus('pending')).toMatchObject([{ text: 'Use pnpm here' }])
  expect(runSage(world, ['log'])).toMatchObject({ stdout: expect.stringContaining('Add: Use pnpm here') as string })
})

test.runIf(hasBash)('Ctrl-z at a question stops what started sage too, and asks it again', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb')])
  const { screen, exit, shows, send } = openTerminal(world, BASH, { env: { PS1: '$ ' } })
  send(`sh -c "'${process.execPath}' '${CLI}' approve aaaaaaaaaa bbbbbbbbbb; echo ended"\r`)
  await shows(/Type Y to continue:\s*$/u)
  send('\u001a')
  await shows(/Stopped/u)
  send('clear; fg\r')
  await until(() => expect(screen.text()).not.toMatch(/Stopped/u))
  await shows(/Type Y to continue:\s*$/u)
  send('Y\r')
  await shows(/Approved bbbbbbbbbb[^]*^ended/mu)
  send('exit\r')
  expect(await exit).toMatchObject({ exitCode: 0 })
})

test.runIf(hasBash)(
  'a window that was made smaller while the dashboard was stopped is drawn as it is now',
  async () => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const { screen, exit, shows, send, terminal } = openTerminal(world, BASH, {
      columns: 120,
      rows: 30,
      env: { PS1: '$ ' },
    })
    send(`'${process.execPath}' '${CLI}'\r`)
    await shows(/● live · 0 sessions/u)
    await shows(/q quit/u)
    send('z')
    send('\u001a')
    await shows(/Stopped/u)
    screen.resize(50, 20)
    terminal.resize(50, 20)
    send('fg\r')
    await shows(/‹1-5›/u)
    send('q')
    await shows(/\$\s*$/u)
    send('exit\r')
    await exit
    expect(readdirSync(world.paths.dashboards)).toEqual([])
  },
)

/** Stops the dashboard that the shell began, from outside, once it has answered keys. */
async function stopBy(
  signal: 'SIGSTOP' | 'SIGTSTP',
  world: World,
  { screen, shows, send }: ReturnType<typeof openTerminal>,
): Promise<void> {
  await shows(/q quit/u)
  send('?')
  await shows(/Keys in Pending/u)
  send('\u001b')
  await until(() => expect(screen.text()).not.toMatch(/Keys in Pending/u))
  const [open = ''] = readdirSync(world.paths.dashboards)
  process.kill(Number.parseInt(open, 10), signal)
  await shows(/Stopped/u)
}

test.runIf(hasBash)('SIGTSTP gives the terminal back before it stops the dashboard, as Ctrl-z does', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const terminal = openTerminal(world, BASH, { env: { PS1: '$ ' } })
  const { screen, exit, shows, send } = terminal
  for (const start of [`'${process.execPath}' '${CLI}'\r`, 'fg\r']) {
    send(start)
    await stopBy('SIGTSTP', world, terminal)
    expect(screen.isAlternate()).toBe(false)
    send('clear\r')
    await until(() => expect(screen.text()).not.toMatch(/Stopped/u))
  }
  send('fg\r')
  await shows(/q quit/u)
  send('q')
  await shows(/\$\s*$/u)
  send('exit\r')
  expect(await exit).toMatchObject({ exitCode: 0 })
})

test.runIf(hasBash)(
  'a dashboard that SIGSTOP stopped draws nothing over the shell when it goes on in the background',
  async () => {
    const world = createWorld()
    const { store } = world.open()
    store.append([proposed('aaaaaaaaaa')])
    const terminal = openTerminal(world, BASH, { env: { PS1: '$ ' } })
    const { screen, exit, shows, send } = terminal
    send(`'${process.execPath}' '${CLI}'\r`)
    await stopBy('SIGSTOP', world, terminal)
    // A timer that ran out meanwhile read and drew this before it was heard that the dashboard goes on.
    store.append([proposed('bbbbbbbbbb', { text: 'Arrived meanwhile' })])
    send("clear; sleep 2; bg; until jobs -s | grep -q .; do sleep 0.01; done; echo stopped' again'\r")
    await shows(/^stopped again/mu)
    expect(screen.text()).not.toMatch(/Arrived meanwhile|q quit/u)
    send('fg\r')
    await shows(/Arrived meanwhile/u)
    send('q')
    await shows(/\$\s*$/u)
    send('exit\r')
    expect(await exit).toMatchObject({ exitCode: 0 })
  },
)

test.runIf(hasBash)('Ctrl-z in the editor stops the dashboard too, so that the shell comes back', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const editor = join(world.root, 'editor.sh')
  writeFileSync(editor, 'echo editing\nkill -TSTP 0\necho edited\nuntil read -r line; do :; done\n')
  const { exit, shows, send } = openTerminal(world, BASH, { env: { PS1: '$ ', EDITOR: `bash '${editor}'` } })
  send(`'${process.execPath}' '${CLI}'\r`)
  await shows(/q quit/u)
  send('E')
  await shows(/^editing[^]*Stopped/mu)
  send('fg\r')
  await shows(/^edited/mu)
  send('\r')
  await shows(/q quit/u)
  send('q')
  await shows(/\$\s*$/u)
  send('exit\r')
  expect(await exit).toMatchObject({ exitCode: 0 })
})

test.runIf(hasBash)(
  'what an editor that was killed left on does not spoil the screen, keep the mouse, or type for the shell later',
  async () => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const editor = join(world.root, 'editor.sh')
    const left = '\\033[44m\\033[3;9r\\033[?6h\\033[4h\\033(0\\033[?1002h\\033[?1006h\\033[?1004h\\033[>4;2m'
    writeFileSync(editor, `printf '${left}killed'\nuntil read -r line; do :; done\nkill -KILL $$\n`)
    const { screen, exit, shows, send, terminal } = openTerminal(world, SAGE, { env: { EDITOR: `bash '${editor}'` } })
    let bytes = ''
    terminal.onData((data) => void (bytes += data))
    await shows(/q quit/u)
    const before = screen.lines().slice(1, 3)
    const isColoured = () => screen.buffer().getLine(0)?.getCell(1)?.isBgDefault() === false
    send('E')
    await until(() => expect(screen.mouse()).toBe('drag'))
    send('\r')
    await shows(/q quit/u)
    await until(() => expect(screen.lines().slice(1, 3)).toEqual(before))
    expect(screen.mouse()).toBe('none')
    expect(isColoured()).toBe(false)
    expect(screen.tellsFocus()).toBe(false)
    expect(bytes.lastIndexOf('\u001b[>4m')).toBeGreaterThan(bytes.lastIndexOf('\u001b[>4;2m'))
    send('q')
    expect(await exit).toMatchObject({ exitCode: 0 })
  },
)

test.runIf(hasBash).each([
  ['TERM', 143],
  ['HUP', 129],
])('SIG%s while the editor is open ends both at once, and what the editor saved is kept', async (signal, code) => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const editor = join(world.root, 'editor.sh')
  // It leaves the terminal as no editor should, and no key ends it.
  const script =
    'stty raw -echo\nprintf "\\033[?1049h"\necho Saved in time > "$1"\necho editing\nwhile :; do read -r line; done\n'
  writeFileSync(editor, script)
  const env = { EDITOR: `bash '${editor}'` }
  const { screen, shows, send, exit, sage } = inPlainShell(world, '', { env, afterwards: `echo "ended with $ended"` })
  await shows(/q quit/u)
  send('E')
  await shows(/editing/u)
  process.kill(sage(), `SIG${signal}`)
  await shows(new RegExp(`^same[^]*^ended with ${code}`, 'mu'))
  expect([screen.isAlternate(), screen.marksPastes()]).toEqual([false, false])
  await exit
  expect(readdirSync(world.paths.dashboards)).toEqual([])
  const again = openTerminal(world, SAGE)
  await again.shows(/Not saved last time: “Saved in time”/u)
  again.send('q')
  await again.exit
})

test.runIf(hasVim)(
  'words that were not saved when the dashboard and vim were ended are there when it is opened again',
  async () => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const env = { EDITOR: 'vim -u NONE' }
    const first = openTerminal(world, SAGE, { env, columns: 200 })
    await first.shows(/q quit/u)
    first.send('E')
    await first.shows(/One learning, on one line/u)
    first.send('ccUse pnpm alone\u001b')
    await first.shows(/^Use pnpm alone/mu)
    process.kill(first.terminal.pid, 'SIGTERM')
    await first.exit
    const again = openTerminal(world, SAGE, { env, columns: 200 })
    await again.shows(/q quit/u)
    again.send('E')
    await again.shows(/\(R\)ecover/u)
    again.send('r')
    await again.shows(/Recovery completed[^]*Press ENTER/u)
    again.send('\r')
    await again.shows(/^Use pnpm alone/mu)
    again.send(':wq\r')
    await again.shows(/Edited “Use pnpm alone”/u)
    again.send('q')
    expect(await again.exit).toMatchObject({ exitCode: 0 })
    expect(readdirSync(world.drafts)).toEqual([])
  },
)

test.skipIf(process.platform === 'win32')(
  'a dashboard goes on where a file may not grow (ulimit -f), and ends as it should',
  async () => {
    const world = createWorld()
    const events = Array.from({ length: 9 }, (_, at) => proposed(`aaaaaaaaa${at}`))
    world.open().store.append(events)
    // One block: the journal has more already.
    const { exit, shows, send } = openTerminal(world, [...inShell('ulimit -f 1; exec "$@"'), ...SAGE], { columns: 200 })
    send('z')
    await shows(/q quit/u)
    send('x')
    await shows(/Not saved: .*it would be larger than files may be here \(EFBIG\)/u)
    send('q')
    expect(await exit).toMatchObject({ exitCode: 0, signal: 0 })
  },
)
