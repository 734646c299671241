import { expect, test } from 'vitest'
import { commandWords } from '../../src/text/command-words.ts'

test.each([
  ['code --wait', ['code', '--wait']],
  ['  vim\t-u  NONE ', ['vim', '-u', 'NONE']],
  ['"/Applications/An Editor.app/bin/edit" -w', ['/Applications/An Editor.app/bin/edit', '-w']],
  ["'/opt/my editor/ed' --wait", ['/opt/my editor/ed', '--wait']],
  ['/opt/my\\ editor/ed', ['/opt/my editor/ed']],
  ['emacsclient -a ""', ['emacsclient', '-a', '']],
  [`sh -c 'exec vim "$@"' sh`, ['sh', '-c', 'exec vim "$@"', 'sh']],
  ['"a \\"b\\" \\n" c', ['a "b" \\n', 'c']],
  ['a"b c"\'d e\'', ['ab cd e']],
  ['"never closed', ['never closed']],
  ['ed\\', ['ed']],
  ["~/bin/ed -u ~/'my rc' '~/x' a~/b ~", ['/home/a b/bin/ed', '-u', '/home/a b/my rc', '~/x', 'a~/b', '~']],
  ['$HOME/bin/ed "${HOME}/my rc" a$HOME', ['/home/a b/bin/ed', '/home/a b/my rc', 'a/home/a b']],
  [`'$HOME' \\$HOME "\\$HOME" $HOMES`, ['$HOME', '$HOME', '$HOME', '$HOMES']],
  [' ', []],
])('commandWords(%j)', (command, words) => {
  expect(commandWords(command, { platform: 'linux', home: '/home/a b' })).toEqual(words)
})

test('commandWords() leaves the backslashes of Windows alone', () => {
  const person = { platform: 'win32', home: 'C:\\Users\\a' } as const
  expect(commandWords('"C:\\Program Files\\less.exe" -R', person)).toEqual(['C:\\Program Files\\less.exe', '-R'])
})
