import { expect, test } from 'vitest'
import { slashArguments } from '../../src/transcript/slash-command.ts'

test.each([
  ['no command', 'Use pnpm.', undefined],
  [
    'a custom one',
    '<command-message>x</command-message>\n<command-name>/x</command-name>\n<command-args>go on</command-args>',
    { custom: true, text: 'go on' },
  ],
  [
    'a custom one without arguments',
    '<command-message>x</command-message>\n<command-name>/x</command-name>',
    { custom: true, text: '' },
  ],
  [
    'a built-in one',
    '<command-name>/rename</command-name>\n<command-args>better name</command-args>',
    { custom: false, text: '' },
  ],
  [
    'a built-in one in the other form',
    '<command-message>model</command-message>\n<command-name>/model</command-name>\n<command-args>opus</command-args>',
    { custom: false, text: '' },
  ],
  [
    'a built-in one that is a prompt of the client',
    '<command-message>init</command-message>\n<command-name>/init</command-name>\n<command-args>go on</command-args>',
    { custom: true, text: 'go on' },
  ],
  [
    'a built-in one that says its arguments to Claude',
    '<command-name>/goal</command-name>\n<command-args>all is green</command-args>',
    { custom: false, text: 'all is green' },
  ],
  [
    'the same when it is only steered',
    '<command-name>/goal</command-name>\n<command-args>clear</command-args>',
    { custom: false, text: '' },
  ],
  [
    'tags in the arguments',
    '<command-message>x</command-message><command-name>x</command-name><command-args>write <b></command-args>',
    { custom: true, text: 'write <b>' },
  ],
])('slashArguments() reads %s', (_name, prompt, expected) => {
  expect(slashArguments(prompt)).toEqual(expected)
})
