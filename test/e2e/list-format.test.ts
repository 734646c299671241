import { expect, test } from 'vitest'
import { reject } from '../../src/commands/decide.ts'
import { worldWith } from '../commands/journal-world.ts'
import { runCommand } from '../commands/run-command.ts'
import { runSage } from '../helpers/run-built.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

test('sage pending is sage list --pending', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb', { scope: 'user' }), proposed('cccccccccc'))
  await runCommand(world, reject, ['cccccccccc'])
  for (const options of [[], ['--json'], ['--exit-code'], ['--scope', 'user'], ['--format', '{{id}}']]) {
    const ran = runSage(world, ['pending', ...options])
    expect(ran).toEqual(runSage(world, ['list', '--pending', ...options]))
    expect(ran.stdout).toContain('bbbbbbbbbb')
    expect(ran.stdout).not.toContain('cccccccccc')
  }
  expect(runSage(world, ['pending', '--exit-code']).status).toBe(10)
  expect(runSage(world, ['pending', '--rejected']).status).toBe(2)
})

test('sage list --format writes a line for each item, in the order of the list, and nothing around it', async () => {
  const world = worldWith(
    proposed('aaaaaaaaaa', { at: '2026-11-21T10:00:00.000Z' }),
    proposed('bbbbbbbbbb', { at: '2026-11-21T11:00:00.000Z' }),
    proposed('cccccccccc'),
  )
  await runCommand(world, reject, ['cccccccccc'])
  const format = String.raw`{{id}}\t{{ kind }} {{confidence}} {{cues}} {{decidedAt}}\\n|`
  expect(runSage(world, ['list', '--format', format])).toEqual({
    status: 0,
    stdout: 'bbbbbbbbbb\tpreference 0.8 ["always"] \\n|\naaaaaaaaaa\tpreference 0.8 ["always"] \\n|\n',
    stderr: '',
  })
  expect(runSage(world, ['list', '--rejected', '--format', String.raw`{{status}}\n{{text}}`]).stdout).toBe(
    'rejected\nUse tool cccccccccc\n',
  )
  expect(runSage(world, ['list', '--later', '--format', '{{id}}'])).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('every name of an item in --json is a field', () => {
  const world = worldWith(proposed('aaaaaaaaaa', { text: 'Use pnpm' }))
  const { items } = JSON.parse(runSage(world, ['list', '--json']).stdout) as { items: [object] }
  const format = Object.keys(items[0])
    .map((name) => `{{${name}}}`)
    .join(' ')
  expect(runSage(world, ['list', '--format', format])).toMatchObject({ status: 0, stderr: '' })
  expect(runSage(world, ['search', 'pnpm', '--format', '{{score}} {{text}}']).stdout).toMatch(/^\d[\d.]* Use pnpm\n$/u)
  expect(runSage(world, ['search', 'deploy', '--format', '{{id}}'])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'sage: Nothing found\n',
  })
})

test('what stands in a field is one line, and no terminal obeys it', () => {
  const world = worldWith(
    proposed('aaaaaaaaaa', {
      text: 'red \u001b[31mtext\u202e\tand\nmore {{id}} \\n',
      cues: ['\u200b'],
    }),
  )
  expect(runSage(world, ['pending', '--format', String.raw`{{text}}\t{{cues}}`]).stdout).toBe(
    'red ⟨ESC⟩[31mtext⟨U+202E⟩ and more {{id}} \\n\t["⟨U+200B⟩"]\n',
  )
})

test.each([
  [['--format', '{{id}} {{txt}}'], 'There is no field "txt"', /^One of: id, status, kind, scope, text, /u],
  [['--format', '{{}}'], 'There is no field ""', /^One of: /u],
  [['--format', 'json'], 'There is no field in --format "json"', /double braces/u],
  [['--format', ''], 'There is no field in --format ""', /double braces/u],
  [['--format', '{{id} {{text}}'], 'Cannot read --format "{{id} {{text}}"', /two braces/u],
  [['--format', '{{toString}}'], 'There is no field "toString"', /^One of: /u],
])('sage list %j says what is wrong with it, also of an empty list', (options, what, hint) => {
  const world = createWorld()
  for (const command of [['list'], ['pending'], ['search', 'x']]) {
    const { status, stdout, stderr } = runSage(world, [...command, ...options])
    const [said, way = ''] = stderr.split('\n').map((line) => line.trim())
    expect([status, stdout, said]).toEqual([2, '', `sage: ${what}`])
    expect(way).toMatch(hint)
  }
})

test('--format and --json cannot be used together', () => {
  const { status, stdout, stderr } = runSage(createWorld(), ['list', '--format', '{{id}}', '--json'])
  expect([status, stdout]).toEqual([2, ''])
  expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'bad-option' } })
})
