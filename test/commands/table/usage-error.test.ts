import { expect, test } from 'vitest'
import { commandTable } from '../../../src/commands/table/table.ts'
import { OTHER_WORDS, unknownFirst, unknownSecond, usageError, WAYS } from '../../../src/commands/table/usage-error.ts'

test.each([
  ["missing required argument 'ids'", ['show'], '"sage show" needs <ids>', 'sage list --all shows every id'],
  [
    "missing required argument 'id'",
    ['memory', 'discard'],
    '"sage memory discard" needs <id>',
    'sage memory list shows every id',
  ],
  [
    "missing required argument 'ids'",
    ['session', 'pause'],
    '"sage session pause" needs <ids>',
    'sage session list shows every id',
  ],
  ["missing required argument 'text'", ['add'], '"sage add" needs <text>', 'sage add --help shows how to use it'],
  [
    "missing required argument 'value'",
    ['config', 'set', 'ui.theme=mono'],
    '"sage config set" needs <value>',
    'For example: sage config set ui.theme mono; "sage config get" shows them all',
  ],
  [
    "too many arguments for 'edit'. Expected 1 argument but got 3.",
    ['edit', 'k3f9', 'Use', 'pnpm'],
    '"sage edit" takes only 1 argument, but got 3',
    'For example: sage edit ID --text "Use pnpm"',
  ],
  [
    "unknown option '--frob'",
    ['edit', 'k3f9', '--frob'],
    "Unknown option '--frob'",
    'sage edit --help shows how to use it',
  ],
  [
    "unknown option '-home-me-shop/s1.jsonl'",
    ['turns', '-home-me-shop/s1.jsonl'],
    "Unknown option '-home-me-shop/s1.jsonl'",
    'If it is a file, put "./" before it: sage turns ./-home-me-shop/s1.jsonl',
  ],
  ["unknown option '--frob'", ['turns', '--frob'], "Unknown option '--frob'", 'sage turns --help shows how to use it'],
  [
    "unknown option '--min=0.5'",
    ['turns', '--min=0.5', 's1.jsonl'],
    "Unknown option '--min=0.5'",
    'sage turns --help shows how to use it',
  ],
  ["unknown option '--frob'", ['--frob'], "Unknown option '--frob'", 'sage --help shows how to use it'],
  [
    "unknown option '--frob'",
    ['session', 'list', '--frob'],
    "Unknown option '--frob'",
    'sage session list --help shows how to use it',
  ],
  ["unknown option '-v1.2'", ['list', '-v1.2'], "Unknown option '-v1.2'", 'sage list --help shows how to use it'],
  [
    "unknown option '--json'",
    ['--json', '--limit', '3', 'session', 'list', '--x'],
    "Unknown option '--json'",
    'Options come after the command: sage session list --x --json --limit 3',
  ],
])('usageError() of %j, where %j was typed', (complaint, typed, message, hint) => {
  expect(usageError(complaint, typed)).toMatchObject({ message, hint, exitCode: 2 })
})

test.each([
  [['session', 'lst'], 'session lst', 'Did you mean "sage session list"?'],
  [['session', 'ls'], 'session ls', 'Did you mean "sage session list"?'],
  [['config', 'gt', '--help'], 'config gt', 'Did you mean "sage config get"?'],
  [['config', 'help', 'frobnicate'], 'config frobnicate', 'sage config --help lists them'],
  [['config', 'unset', 'debug'], 'config unset', 'Set it to its default, or remove its line: sage config edit'],
  [['config', 'ui.theme'], 'config ui.theme', 'Did you mean "sage config get ui.theme"?'],
  [['config', 'ui.theme', '--help'], 'config ui.theme', 'Did you mean "sage config get ui.theme"?'],
  [['config', 'ui.theme', '-h'], 'config ui.theme', 'Did you mean "sage config get ui.theme"?'],
  [['memory', 'notes.md'], 'memory notes.md', 'sage memory --help lists them'],
  [['remote', 'bogus'], 'remote bogus', 'sage remote --help lists them'],
  [['remote', 'st', 'git@host:me/it.git'], 'remote st', 'Did you mean "sage remote set"?'],
  [['statusline', 'bogus'], 'statusline bogus', 'sage statusline --help lists them'],
  [['config', 'ui.theme', 'mono'], 'config ui.theme', 'Did you mean "sage config set ui.theme mono"?'],
])('unknownSecond(%j)', (typed, command, hint) => {
  expect(unknownSecond(typed)).toMatchObject({ message: `There is no command "${command}"`, hint, exitCode: 2 })
})

test.each([
  [['config', 'get', 'ui.theme']],
  [['config']],
  [['config', '--help']],
  [['config', '--frob']],
  [['config', 'help']],
  [['config', 'help', 'get']],
  [['hook', 'run', 'Stop']],
  // It takes words itself.
  [['list', 'pnpm']],
  [['lst']],
  [[]],
])('unknownSecond(%j) is undefined', (typed) => {
  expect(unknownSecond(typed)).toBeUndefined()
})

test('usageError() gives what Commander guesses as the way out', () => {
  expect(usageError("unknown option '--jsn'", ['list', '--jsn'], 'Did you mean --json?').hint).toBe(
    'Did you mean --json?',
  )
})

test.each([
  ['lst', 'Did you mean "sage list"?'],
  ['ls', 'Did you mean "sage list"?'],
  ['sesion', 'Did you mean "sage session"?'],
  ['version', 'Did you mean "sage --version"?'],
  ['remove', 'For a pending proposal: sage reject ID. For a learning in use: sage retire ID'],
  ['upgrade', 'npm install -g sage-inbox@latest'],
  ['constructor', 'sage --help lists them'],
])('unknownFirst(%j)', (typed, hint) => {
  expect(unknownFirst(typed)).toMatchObject({ message: `There is no command "${typed}"`, hint, exitCode: 2 })
})

test('what other programs call a command is the name of none here', () => {
  const names = new Set(commandTable.flatMap(({ name }) => [name, name.split(' ')[0] ?? name]))
  for (const word of [...Object.keys(OTHER_WORDS), ...Object.keys(WAYS)]) expect(names).not.toContain(word)
  for (const meant of Object.values(OTHER_WORDS)) expect(names).toContain(meant)
})
