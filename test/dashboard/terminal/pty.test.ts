import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NARROW, displayWidth } from '../../../src/text/width.ts'
import { isRunning } from '../../../src/workspace/processes/is-running.ts'
import { type DashboardTerminal, openDashboard, TEST_FOLDER } from '../../helpers/dashboard-terminal.ts'
import { createScreen } from '../../helpers/screen.ts'
import { until } from '../../helpers/until.ts'

/** What must hold of a terminal that was given back: normal buffer, visible cursor, wrapping, no bracketed paste. */
function expectRestored({ bytes, screen }: DashboardTerminal): void {
  expect(screen.isAlternate()).toBe(false)
  const all = bytes()
  for (const [on, off] of [
    ['\u001b[?1049h', '\u001b[?1049l'],
    ['\u001b[?7l', '\u001b[?7h'],
    ['\u001b[?2004h', '\u001b[?2004l'],
    ['\u001b[?25l', '\u001b[?25h'],
  ] as const)
    expect(all.lastIndexOf(off), `${JSON.stringify(off)} after ${JSON.stringify(on)}`).toBeGreaterThan(
      all.lastIndexOf(on),
    )
}

describe.each([
  [120, 40],
  [80, 24],
  [50, 20],
  [39, 9],
] as const)('%i × %i', (columns, rows) => {
  test.each(['0', '1', '12', '10000'])(
    '%s proposals in all scripts: nothing overflows, the selected row is in sight',
    async (count) => {
      const terminal = await openDashboard(count, { columns, rows })
      const tiny = columns < 40
      // The keys that fit stand in the last row; where not all do, `?` tells the rest.
      const hints = columns < 60 ? / \?/u : /q quit/u
      await terminal.shows(tiny ? 'pending' : hints)
      const moves = tiny || count === '0' ? [] : ['j', 'j', 'G', 'k', 'g', '\u001b[6~', '\r']
      for (const key of moves) {
        terminal.send(key)
        await until(() => expect(terminal.screen.text()).toMatch(/▸|‹ \d+\//u))
      }
      for (const line of terminal.screen.lines()) expect(displayWidth(line, NARROW)).toBeLessThanOrEqual(columns)
      const [last = ''] = terminal.screen.lines().slice(-1)
      expect(last).toMatch(tiny ? /^/u : hints)
      terminal.send('q')
      if (tiny) terminal.send('q')
      expect(await terminal.exit).toBe(0)
      expectRestored(terminal)
    },
  )
})

test('resizing in the middle of everything is harmless', async () => {
  const terminal = await openDashboard('12', { columns: 120, rows: 40 })
  await terminal.shows('q quit')
  for (const [columns, rows] of [
    [80, 24],
    [50, 20],
    [39, 9],
    [20, 5],
    [2, 1],
    [120, 40],
  ] as const) {
    terminal.resize(columns, rows)
    terminal.send('j')
  }
  await terminal.shows('▸')
  await terminal.shows('q quit')
  expect(await terminal.quit()).toBe(0)
  expectRestored(terminal)
})

test('a question as wide as the screen covers nothing of the list below it', async () => {
  const terminal = await openDashboard('12', { columns: 110, rows: 30 })
  await terminal.shows('q quit')
  terminal.send(' ')
  await terminal.shows('1 marked')
  terminal.send('A')
  await terminal.shows('Y yes')
  const { screen } = terminal
  const end = screen.lines().findIndex((line) => line.includes('└'))
  expect(screen.lines().slice(end).join('\n')).toContain('Ship it')
  terminal.send('n')
  await terminal.shows('Cancelled')
  expect(await terminal.quit()).toBe(0)
})

test('a terminal that says it is larger than any is drawn, heeds keys and is given back', async () => {
  const terminal = await openDashboard('sample', { says: 65_535 })
  await terminal.shows('Pending')
  terminal.send('\u0003')
  expect(await terminal.exit).toBe(130)
  expectRestored(terminal)
})

test.skipIf(process.platform === 'win32')('who asks for everything again, with the same size, gets it', async () => {
  const terminal = await openDashboard('sample')
  await terminal.shows('q quit')
  const before = terminal.bytes().length
  terminal.signal('SIGWINCH')
  await until(() => expect(terminal.bytes().slice(before)).toContain('q\u001b[m quit'))
  expect(terminal.bytes().slice(before), 'it may be another terminal').toContain('\u001b[?7l\u001b[?2004h')
  // A window that was made smaller and large again before anyone looked: what was cut off is there again.
  terminal.resize(50, 12)
  terminal.resize(120, 40)
  await until(() => expect(terminal.bytes().slice(before).split('q\u001b[m quit').length).toBeGreaterThan(2))
  await terminal.shows('q quit')
  expect(await terminal.quit()).toBe(0)
  expectRestored(terminal)
})

describe('every way out gives the terminal back', () => {
  test.each([
    ['q', 'q', 0],
    ['Ctrl-c', '\u0003', 130],
  ])('%s exits with %s', async (_, key, code) => {
    const terminal = await openDashboard('sample')
    await terminal.shows('q quit')
    expect(terminal.screen.isAlternate()).toBe(true)
    terminal.send(key)
    expect(await terminal.exit).toBe(code)
    expectRestored(terminal)
  })

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s exits with %i', async (signal, code) => {
    const journal = join(TEST_FOLDER, `${signal}.json`)
    const terminal = await openDashboard('sample', { env: { DASHBOARD_JOURNAL: journal } })
    await terminal.shows('q quit')
    // Ink is there by now, and with it code that ends the process with signals that nobody else listens to.
    terminal.send('j')
    await terminal.shows('▸   Integration tests')
    terminal.signal(signal)
    expect(await terminal.exit).toBe(code)
    expectRestored(terminal)
    expect(existsSync(journal)).toBe(true)
  })

  test('a terminal that has gone ends it without a word, with everything saved', async () => {
    const journal = join(TEST_FOLDER, 'gone.json')
    const terminal = await openDashboard('sample', { env: { DASHBOARD_JOURNAL: journal } })
    await terminal.shows('q quit')
    terminal.send('j')
    await terminal.shows('▸   Integration tests')
    terminal.send('x')
    await terminal.shows('✗ Rejected')
    terminal.close()
    const alive = () =>
      existsSync(`/proc/${terminal.pid}/exe`) || (process.platform !== 'linux' && isRunning(terminal.pid))
    await until(() => expect(alive()).toBe(false))
    expect(terminal.bytes()).not.toContain('EIO')
  })

  test.each(['throw', 'reject'])('an error that nobody caught (%s) is told in plain text', async (how) => {
    const terminal = await openDashboard('sample', { env: { DASHBOARD_BREAK: how } })
    await terminal.shows('q quit')
    terminal.send('M')
    expect(await terminal.exit).not.toBe(0)
    expectRestored(terminal)
    expect(terminal.bytes()).toContain('broken on purpose')
    expect(terminal.bytes()).not.toContain('cannot be closed')
  })

  test('an error while a frame is drawn is told in plain text, and the source is closed', async () => {
    const terminal = await openDashboard('sample', { env: { DASHBOARD_BREAK: 'draw' } })
    await terminal.shows('q quit')
    // Ink is there by now, and draws.
    terminal.send('j')
    await terminal.shows('▸   Integration tests')
    terminal.send('M')
    expect(await terminal.exit).not.toBe(0)
    expectRestored(terminal)
    expect(terminal.bytes()).toContain('broken on purpose')
    expect(terminal.bytes()).toContain('the source is closed')
  })

  test('an error before the first frame is told in plain text', async () => {
    const terminal = await openDashboard('sample', { env: { DASHBOARD_BREAK: 'start' } })
    expect(await terminal.exit).not.toBe(0)
    expectRestored(terminal)
    expect(terminal.bytes()).toContain('broken on purpose')
    expect(terminal.bytes()).not.toContain('cannot be closed')
  })
})

test('a terminal that has no other buffer and remembers no title is left empty, its title too', async () => {
  const terminal = await openDashboard('sample', { env: { DASHBOARD_UI: '{"title":true}' } })
  await terminal.shows('q quit')
  expect(await terminal.quit()).toBe(0)
  const times = (sequence: string) => terminal.bytes().split(sequence).length - 1
  expect(times('\u001b[?2026l'), 'kitty calls an end without a beginning a fault').toBe(times('\u001b[?2026h'))
  const poor = createScreen(120, 40)
  await poor.write(terminal.bytes().replaceAll(/\u001b\[(?:\?1049[hl]|2[23];0t)/gu, ''))
  expect(poor.text().trim()).toBe('')
  expect(poor.cursor()).toEqual({ x: 0, y: 0 })
  expect(
    terminal
      .bytes()
      .match(/\u001b\]2;[^\u0007]*\u0007/gu)
      ?.at(-1),
  ).toBe('\u001b]2;\u0007')
})

test('Ctrl-z in a window without a shell goes on, and SIGCONT draws everything again, and gives the window its title', async () => {
  const terminal = await openDashboard('sample', { env: { DASHBOARD_UI: '{"title":true}' } })
  await terminal.shows('q quit')
  const entered = () => terminal.bytes().split('\u001b[?1049h').length - 1
  const titled = () => terminal.bytes().split('\u001b]2;sage: ').length - 1
  await until(() => expect(titled()).toBe(1))
  expect(entered()).toBe(1)
  terminal.send('\u001a')
  await until(() => expect(entered()).toBe(2))
  await terminal.shows('q quit')
  const stopped = () => / [Tt] /u.test(readFileSync(`/proc/${terminal.pid}/stat`, 'utf8').replace(/\(.*\)/u, ''))
  expect(process.platform === 'linux' && stopped()).toBe(false)
  terminal.signal('SIGSTOP')
  await until(() => expect(process.platform !== 'linux' || stopped()).toBe(true))
  terminal.signal('SIGCONT')
  await until(() => expect(entered()).toBe(3))
  await terminal.shows('q quit')
  await until(() => expect(titled()).toBe(3))
  expect(terminal.screen.isAlternate()).toBe(true)
  terminal.send('j')
  await terminal.shows('▸   Integration tests')
  expect(await terminal.quit()).toBe(0)
  expectRestored(terminal)
})

test('the editor outside gets the whole terminal, and what it wrote comes back', async () => {
  const journal = join(TEST_FOLDER, 'edited.json')
  const terminal = await openDashboard('sample', { env: { DASHBOARD_JOURNAL: journal } })
  await terminal.shows('q quit')
  terminal.send('E')
  await terminal.shows('Edited outside')
  const all = terminal.bytes()
  const opened = all.indexOf('<<openEditor>>')
  expect(all.lastIndexOf('\u001b[?1049l', opened)).toBeGreaterThan(all.lastIndexOf('\u001b[?1049h', opened))
  expect(all.indexOf('\u001b[?1049h', opened)).toBeGreaterThan(opened)
  expect(await terminal.quit()).toBe(0)
  expect(JSON.parse(readFileSync(journal, 'utf8'))).toEqual(['k3f9a1c2 edit'])
})

test('a paste decides nothing, a key does, and what was decided is written before the end', async () => {
  const journal = join(TEST_FOLDER, 'pasted.json')
  const terminal = await openDashboard('sample', { env: { DASHBOARD_JOURNAL: journal } })
  await terminal.shows('q quit')
  terminal.send('\u001b[200~axY\r\u001b[201~')
  await terminal.shows('Pasted text ignored')
  await rejectTheSecond(terminal)
  expect(await terminal.exit).toBe(0)
  expect(JSON.parse(readFileSync(journal, 'utf8'))).toEqual(['b71c33d0 reject'])
})

test('text pasted into a terminal that does not mark pastes starts no other program, nor leaves to the shell: the rest would be typed there', async () => {
  const terminal = await openDashboard('sample')
  await terminal.shows('q quit')
  terminal.send('jt')
  await terminal.shows('▸   Integration tests')
  await terminal.shows('t arrived together with other input: nothing was opened')
  terminal.send('kE')
  await terminal.hides('▸   Integration tests')
  await terminal.shows('E arrived together with other input: nothing was opened')
  expect(terminal.bytes()).not.toContain('<<open')
  terminal.send('kqj')
  await terminal.shows('q arrived together with other input: Sage stays open')
  terminal.send('t')
  await until(() => expect(terminal.bytes()).toContain('<<openPager>>'))
  await terminal.shows('q quit')
  expect(await terminal.quit()).toBe(0)
})

test('Ctrl-l held down while the terminal takes nothing draws the frame once for all that came meanwhile', async () => {
  const terminal = await openDashboard('sample')
  await terminal.shows('q quit')
  const drawn = () => terminal.bytes().split('q\u001b[m quit').length - 1
  const before = drawn()
  terminal.send('\u000c'.repeat(500))
  await until(() => expect(drawn()).toBeGreaterThan(before))
  terminal.send('j')
  await terminal.shows('▸   Integration tests')
  expect(drawn() - before).toBeLessThan(50)
  expect(await terminal.quit()).toBe(0)
})

test('a paste whose end was lost does not keep the keyboard', async () => {
  const terminal = await openDashboard('sample')
  await terminal.shows('1 Pending 12')
  terminal.send('\u001b[200~aaxx')
  await terminal.shows('Pasted text ignored')
  await terminal.shows('1 Pending 12')
  expect(await terminal.quit()).toBe(0)
})

test('the rest of an arrow, late behind an Escape that was taken for the key, is the arrow and no letters', async () => {
  const terminal = await openDashboard('sample')
  await terminal.shows('q quit')
  terminal.send('j')
  await terminal.shows('▸   Integration tests')
  terminal.send('/')
  await terminal.shows('Esc drop')
  terminal.send('\u001b')
  await terminal.hides('Esc drop')
  terminal.send('[A')
  await terminal.hides('▸   Integration tests')
  await terminal.shows('1 Pending 12')
  expect(await terminal.quit()).toBe(0)
})

test('controls of one byte, and noise, decide nothing', async () => {
  const journal = join(TEST_FOLDER, 'noise.json')
  const terminal = await openDashboard('sample', { env: { DASHBOARD_JOURNAL: journal } })
  await terminal.shows('q quit')
  terminal.send(Buffer.from([0x9b]))
  terminal.send('x')
  await terminal.shows('nothing was decided')
  await rejectTheSecond(terminal)
  expect(await terminal.exit).toBe(0)
  expect(JSON.parse(readFileSync(journal, 'utf8'))).toEqual(['b71c33d0 reject'])
})

test('keys behind the one that leaves do not keep the shell waiting', async () => {
  const terminal = await openDashboard('sample', { env: { DASHBOARD_TIMERS: '1' } })
  await terminal.shows('q quit')
  terminal.send('\u0003x')
  expect(await terminal.exit).toBe(130)
  expect(terminal.bytes()).toContain('timers: 0')
})

test('what Node warns of is said when the terminal is given back, not on the screen', async () => {
  const terminal = await openDashboard('sample', { env: { NO_COLOR: '1', FORCE_COLOR: '1' } })
  await terminal.shows('q quit')
  await terminal.shows('≈ Prefer Result')
  expect(await terminal.quit()).toBe(0)
  expect(terminal.bytes().replace(/^.*\u001b\[\?1049l/su, '')).toContain("'NO_COLOR' env is ignored")
  expect(terminal.bytes().match(/'NO_COLOR' env is ignored/gu)).toHaveLength(1)
})

test('an idle dashboard writes nothing', async () => {
  const terminal = await openDashboard('sample')
  await terminal.shows('q quit')
  // Relations are worked out after the first frame; their sign is the last thing that appears by itself.
  await terminal.shows('≈ Prefer Result')
  const before = terminal.bytes().length
  await terminal.screen.write('')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(terminal.bytes().length).toBe(before)
  expect(await terminal.quit()).toBe(0)
})

test('nothing from outside is an escape sequence of ours: titles, texts and paths are made visible first', async () => {
  const terminal = await openDashboard('hostile')
  await terminal.shows('⟨ESC⟩')
  expect(terminal.bytes()).not.toContain('\u001b]0;owned')
  expect(terminal.bytes()).not.toContain('\u009b')
  expect(await terminal.quit()).toBe(0)
})

test('--inline stays in the normal buffer', async () => {
  const terminal = await openDashboard('sample', { flags: ['--inline'] })
  await terminal.shows('q quit')
  expect(terminal.screen.isAlternate()).toBe(false)
  expect(await terminal.quit()).toBe(0)
  expect(terminal.bytes()).not.toContain('\u001b[?1049')
})

test('cursor = "follow" puts the real cursor on the line that keys are about: a row, a choice, a box that opens, the detail', async () => {
  const terminal = await openDashboard('sample', { env: { DASHBOARD_UI: '{"cursor":"follow"}' } })
  await terminal.shows('q quit')
  for (const [keys, words, below] of [
    ['j', '▸   Integration tests', 0],
    ['c', '▸ 1 ', 0],
    ['j', '▸ 2 ', 0],
    ['q', '▸   Integration tests', 0],
    ['?', 'Keys in Pending', 1],
    ['q', '▸   Integration tests', 0],
    ['*', '▸●', 0],
    ['A', '┌─ Approve', 1],
    ['n', '▸●', 0],
    ['\t', '┃ Integration tests', 0],
  ] as const) {
    terminal.send(keys)
    await terminal.shows(words)
    const row = terminal.screen.lines().findIndex((line) => line.includes(words))
    await until(() => expect(terminal.screen.cursor().y).toBe(row + below))
  }
  expect(await terminal.quit()).toBe(0)
})

test.each(['hidden', 'follow'])(
  'the real cursor stands where text is typed, for input methods and braille displays: cursor = "%s"',
  async (cursor) => {
    const terminal = await openDashboard('sample', { env: { DASHBOARD_UI: JSON.stringify({ cursor }) } })
    await terminal.shows('q quit')
    const behind = (words: string) =>
      terminal.screen.lines().flatMap((line, y) => {
        const [before = '', behindIt] = line.split(words)
        return behindIt === undefined ? [] : [{ x: displayWidth(before + words, NARROW), y }]
      })
    for (const [opener, words] of [
      ['/', '日本語 docs'],
      ['n', 'テスト first'],
      [':', 'redra'],
    ] as const) {
      terminal.send(opener)
      for (const letter of words) terminal.send(letter)
      await until(() => expect(behind(words)).toContainEqual(terminal.screen.cursor()))
      terminal.send('\u001b')
      await until(() => expect(terminal.screen.lines().join('\n')).not.toContain(words))
    }
    expect(await terminal.quit()).toBe(0)
  },
)

/** Rejects the second proposal, each key awaited, and leaves. */
async function rejectTheSecond(terminal: Awaited<ReturnType<typeof openDashboard>>): Promise<void> {
  terminal.send('j')
  await terminal.shows('▸   Integration tests')
  terminal.send('x')
  await terminal.shows('✗ Rejected “Integration tests')
  terminal.send('q')
}
