import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { clipboardRoutes, copyText } from '../../../../src/commands/dashboard/outside/clipboard.ts'
import { temporaryFolder } from '../../../helpers/temporary-folder.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

/** No program that answers is too slow, however busy the machine is. */
const PATIENT = 300_000

const names = (env: Record<string, string>, platform: NodeJS.Platform, configured: string[] = [], text = 'text') =>
  clipboardRoutes(text, { env, platform, configured, file: '/f' }).map(({ name }) => name)
const OSC = 'the terminal (OSC 52)'

test.each([
  ['configured first', { TMUX: '1' }, 'linux', ['mycopy'], ['mycopy', 'tmux', OSC, '/f']],
  ['macOS', {}, 'darwin', [], ['pbcopy', OSC, '/f']],
  ['Windows', {}, 'win32', [], ['clip.exe', OSC, '/f']],
  ['Wayland', { WAYLAND_DISPLAY: 'w', DISPLAY: ':0' }, 'linux', [], ['wl-copy', 'xclip', OSC, '/f']],
  ['over SSH the terminal, not the far machine', { DISPLAY: ':0', SSH_CONNECTION: 'x' }, 'linux', [], [OSC, '/f']],
  ['so too where only the terminal tells', { DISPLAY: ':0', SSH_TTY: '/dev/pts/0' }, 'linux', [], [OSC, '/f']],
  ['Linux in Windows', { WSL_DISTRO_NAME: 'Ubuntu' }, 'linux', [], ['clip.exe', OSC, '/f']],
  ['a terminal that knows no sequences', { TERM: 'dumb' }, 'linux', [], ['/f']],
  ['a console without OSC 52', { TERM: 'linux' }, 'linux', [], ['/f']],
] as const)('clipboardRoutes() %s', (_, env, platform, configured, expected) => {
  expect(names(env, platform, [...configured])).toEqual(expected)
})

test('clipboardRoutes() calls each program so that it fills the clipboard, not what the middle button pastes', () => {
  const all = { TMUX: '1', WAYLAND_DISPLAY: 'w', DISPLAY: ':0' }
  const commands = (env: Record<string, string>, platform: NodeJS.Platform) =>
    clipboardRoutes('text', { env, platform, configured: [], file: '/f' }).flatMap((route) =>
      'command' in route ? [route.command.join(' ')] : [],
    )
  expect(commands(all, 'linux')).toEqual(['tmux load-buffer -w -', 'wl-copy', 'xclip -selection clipboard'])
  expect(commands({}, 'darwin')).toEqual(['pbcopy'])
})

test('clipboardRoutes() sends nothing through the terminal that it would cut', () => {
  expect(names({}, 'darwin', [], 'x'.repeat(60_000))).toEqual(['pbcopy', '/f'])
})

test('copyText() takes the first way that works, and names it', () => {
  const file = join(folder, 'sub', 'copied.txt')
  const catchAll = join(folder, 'caught')
  const written: string[] = []
  const write = (sequence: string) => written.push(sequence)
  const script = `require('node:fs').writeFileSync(${JSON.stringify(catchAll)}, require('node:fs').readFileSync(0))`
  const routes = [
    { name: 'missing', command: ['no-such-program-here'] },
    { name: 'failing', command: [process.execPath, '-e', 'process.exit(1)'] },
    { name: 'working', command: [process.execPath, '-e', script] },
    { name: 'file', file },
  ]
  expect(copyText('grüße', routes, write, PATIENT)).toBe('working')
  expect(readFileSync(catchAll, 'utf8')).toBe('grüße')
  expect(existsSync(file)).toBe(false)
  expect(copyText('text', routes.slice(3), write)).toBe('file')
  expect(readFileSync(file, 'utf8')).toBe('text')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(written).toEqual([])
})

test('copyText() writes through no link in the place of its file: it may have come with a clone', () => {
  const [theirs, file] = [join(folder, 'theirs'), join(folder, 'copied.txt')]
  writeFileSync(theirs, 'kept')
  symlinkSync(theirs, file)
  copyText('text', [{ name: 'file', file }], () => undefined)
  expect([theirs, file].map((path) => readFileSync(path, 'utf8'))).toEqual(['kept', 'text'])
})

test.skipIf(process.platform === 'win32')('copyText() ends a program that hangs and will not be asked to end', () => {
  const hangs = { name: 'hangs', command: ['sh', '-c', "trap '' TERM; exec sleep 600"] }
  expect(copyText('text', [hangs, { name: 'file', file: join(folder, 'copied') }], () => undefined)).toBe('file')
})

test('clip.exe is given what is not in every code page in its own encoding', () => {
  const taken = join(temporaryFolder(), 'taken')
  const script = `require('fs').writeFileSync(${JSON.stringify(taken)}, require('fs').readFileSync(0))`
  const [route] = clipboardRoutes('', { env: {}, platform: 'win32', configured: [], file: '/f' })
  const clip = [{ ...route, name: 'clip.exe', command: [process.execPath, '-e', script] }]
  copyText('grüße', clip, () => {}, PATIENT)
  expect(readFileSync(taken)).toEqual(Buffer.from('grüße', 'utf16le'))
  copyText('text', clip, () => {}, PATIENT)
  expect(readFileSync(taken, 'utf8')).toBe('text')
})

test('copyText() writes OSC 52 with the text in base64', () => {
  const written: string[] = []
  const routes = clipboardRoutes('hi', { env: {}, platform: 'linux', configured: [], file: '/f' })
  expect(copyText('hi', routes, (sequence) => written.push(sequence))).toBe(OSC)
  expect(written).toEqual(['\u001b]52;c;aGk=\u0007'])
})

test('copyText() in GNU screen lets it hand OSC 52 on, in pieces that it takes', () => {
  const text = 'x'.repeat(2000)
  const sequenceIn = (env: Record<string, string>) => {
    const written: string[] = []
    const routes = clipboardRoutes(text, {
      env: { SSH_TTY: 'x', ...env },
      platform: 'linux',
      configured: [],
      file: '/f',
    })
    copyText(text, routes.slice(-2), (sequence) => written.push(sequence))
    return written.join('')
  }
  const pieces = [...sequenceIn({ STY: '1.screen' }).matchAll(/\u001bP([^]*?)\u001b\\/gu)].map(
    ([, piece = '']) => piece,
  )
  expect(pieces.join('')).toBe(sequenceIn({}))
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(256)
  expect(sequenceIn({ STY: '1.screen', TMUX: '/tmp/tmux' })).toBe(sequenceIn({}))
})
