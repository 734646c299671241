import { expect, test } from 'vitest'
import { usageError } from '../../../src/commands/table/usage-error.ts'

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
    '"sage edit" takes only 1 argument, and got 3',
    'For example: sage edit ID --text "Use pnpm"',
  ],
  [
    "unknown option '--frob'",
    ['edit', 'k3f9', '--frob'],
    "Unknown option '--frob'",
    'sage edit --help shows how to use it',
  ],
  ["unknown option '--frob'", ['--frob'], "Unknown option '--frob'", 'sage --help shows how to use it'],
  [
    "unknown option '--json'",
    ['--json', '--limit', '3', 'session', 'list', '--x'],
    "Unknown option '--json'",
    'Options come after the command: sage session list --x --json --limit 3',
  ],
  [
    "unknown command 'lst'",
    ['session', 'lst'],
    'There is no command "session lst"',
    'Did you mean "sage session list"?',
  ],
])('usageError() of %j, where %j was typed', (complaint, typed, message, hint) => {
  expect(usageError(complaint, typed)).toMatchObject({ message, hint, exitCode: 2 })
})

test('usageError() gives what Commander guesses as the way out', () => {
  expect(usageError("unknown option '--jsn'", ['list', '--jsn'], 'Did you mean --json?').hint).toBe(
    'Did you mean --json?',
  )
})
