import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as doctor from '../../../src/commands/doctor.ts'
import * as hookStatus from '../../../src/commands/hook-status.ts'
import * as init from '../../../src/commands/init.ts'
import * as status from '../../../src/commands/status.ts'
import { narrowingsIn } from '../../../src/install/status/narrowed.ts'
import { createPerson } from '../../commands/person.ts'

const OURS = { type: 'command', command: '/usr/bin/node', args: ['/data/sage-hook.cjs'], timeout: 10 }
const THEIRS = { type: 'command', command: 'true', if: 'Bash(git *)' }

/** The keys that narrow our entry, of which some is written otherwise, in a group with these fields. */
function keysAt(event: string, entry: object, group: object = {}) {
  return narrowingsIn({ hooks: { [event]: [{ ...group, hooks: [THEIRS, { ...OURS, ...entry }] }] } }).map(
    ({ key }) => key,
  )
}

// Each as the client was seen to treat it (version 2.1.330).
test.each([
  [{}],
  [{ if: '' }],
  [{ timeout: 1 }],
  [{ timeout: undefined }],
  [{ async: true }],
  [{ once: true }],
  [{ statusMessage: 'noting' }],
])('narrowingsIn() has nothing against %j, with which Claude Code calls a hook each time', (entry) => {
  for (const event of ['SessionStart', 'Stop']) expect(keysAt(event, entry)).toEqual([])
})

test.each([
  ['if', { if: 'Bash(git *)' }],
  ['if', { if: '*' }],
  ['if', { if: 5 }],
  ['type', { type: 'http' }],
  ['type', { type: undefined }],
  ['timeout', { timeout: 0.01 }],
  ['timeout', { timeout: 0 }],
  ['timeout', { timeout: -5 }],
  ['timeout', { timeout: '10' }],
  ['timeout', { timeout: null }],
])('narrowingsIn() finds the %s in %j', (key, entry) => {
  for (const event of ['SessionStart', 'Stop']) expect(keysAt(event, entry)).toEqual([key])
})

test.each(['startup', 'startup|resume', 'Bash', 'star(', '[a-m]$', 5])(
  'narrowingsIn() finds the matcher %j where it leaves calls out',
  (matcher) => {
    for (const event of ['SessionStart', 'StopFailure', 'PreCompact', 'SessionEnd'])
      expect(keysAt(event, {}, { matcher })).toEqual(['matcher'])
  },
)

test('narrowingsIn() has nothing against a matcher that leaves nothing out, or only kinds of subagents', () => {
  for (const matcher of [
    '',
    '*',
    '.*',
    undefined,
    'startup|resume|clear|compact|fork',
    '^(startup|resume|clear|compact|fork)$',
  ])
    expect(keysAt('SessionStart', {}, { matcher })).toEqual([])
  expect(keysAt('PreCompact', {}, { matcher: 'auto|manual' })).toEqual([])
  for (const event of ['UserPromptSubmit', 'Stop', 'SubagentStart'])
    for (const matcher of ['Bash', 'star(']) expect(keysAt(event, {}, { matcher })).toEqual([])
  expect(keysAt('Stop', {}, { matcher: ['Bash'] })).toEqual(['matcher'])
})

test('narrowingsIn() takes names for whole ones, and anything else for an expression', () => {
  expect(keysAt('PreCompact', {}, { matcher: 'a' })).toEqual(['matcher'])
  for (const matcher of ['[au]', 'au.|man', '.?a']) expect(keysAt('PreCompact', {}, { matcher })).toEqual([])
})

test('narrowingsIn() names the events by key, and is content with one entry that is called each time', () => {
  const narrow = { hooks: [{ ...OURS, if: 'x' }] }
  const hooks = {
    SessionStart: [narrow],
    UserPromptSubmit: [{ hooks: [{ ...OURS, timeout: 0.001 }] }],
    Stop: [narrow, narrow, { hooks: [THEIRS] }],
    PreCompact: [narrow, { hooks: [OURS] }],
    SessionEnd: [{ hooks: [THEIRS] }],
  }
  expect(narrowingsIn({ hooks })).toEqual([
    { key: 'if', events: ['SessionStart', 'Stop'] },
    { key: 'timeout', events: ['UserPromptSubmit'] },
  ])
})

test('a hook that settings narrow is not said to be installed, and doctor says what does it and what undoes it', async () => {
  const { run, settings, printed } = createPerson()
  await run(init, { yes: true })
  const installed = readFileSync(settings, 'utf8')
  const printedBy = async (command: Parameters<typeof run>[0], options = {}) => {
    const before = printed().length
    const code = await run(command, options)
    return { code, text: printed().slice(before) }
  }
  const cut = installed.replaceAll('"timeout": 10', '"timeout": 0.001')
  writeFileSync(settings, cut)
  const events = 'SessionStart, UserPromptSubmit, Stop, StopFailure, PreCompact, SessionEnd'
  const why = `The "timeout" in "${settings}" ends the hook before it has answered at ${events}`
  expect(await printedBy(hookStatus)).toMatchObject({
    code: 3,
    text: expect.stringContaining(`${why}.\n    sage doctor --fix\n`),
  })
  expect((await printedBy(status)).text).toContain(`Hooks      ${why} → sage doctor --fix\n`)
  expect((await printedBy(doctor)).text).toContain(why)
  await run(doctor, { fix: true })
  expect(readFileSync(settings, 'utf8')).toBe(installed)
  writeFileSync(settings, installed.replace('"SessionStart": [{ ', '"SessionStart": [{ "matcher": "startup", '))
  const matcher = `The "matcher" in "${settings}" keeps Claude Code from calling the hook each time at SessionStart`
  // The other events still call it.
  expect((await printedBy(hookStatus)).code).toBe(0)
  expect((await printedBy(status)).text).toContain(
    `Hooks      ${matcher} → Remove that "matcher", or move the hook to a group`,
  )
  expect((await printedBy(doctor, { fix: true })).text).toContain(matcher)
})
