import { describe, expect, test } from 'vitest'
import {
  ACTIVE_SCOPES,
  bindingsFor,
  findBinding,
  keyOf,
  keyName,
  resolveKeymap,
} from '../../../src/dashboard/keys/bindings.ts'
import { keymap } from '../../../src/dashboard/keys/keymap.ts'
import { KEY_ACTIONS } from '../../../src/dashboard/update/pressing.ts'

test('keymap: every row does something, and has a phrase', () => {
  for (const { scope, action, help } of keymap) {
    expect(KEY_ACTIONS[scope][action], `${scope}.${action}`).toBeTypeOf('function')
    expect(help).not.toBe('')
  }
})

test('keymap: no action stands twice in a scope', () => {
  const names = keymap.map(({ scope, action }) => `${scope}.${action}`)
  expect(new Set(names).size).toBe(names.length)
})

test.each(['default', 'addp'] as const)('keymap: profile %s has no clash', (profile) => {
  expect(resolveKeymap({ profile }).problems).toEqual([])
})

test.each(['default', 'addp'] as const)('keymap: Enter and Escape decide nothing in profile %s', (profile) => {
  const { bindings } = resolveKeymap({ profile })
  for (const view of Object.keys(ACTIVE_SCOPES) as (keyof typeof ACTIVE_SCOPES)[])
    for (const key of ['enter', 'esc'])
      expect(findBinding(bindings, view, key)?.decides, `${view} ${key}`).toBeUndefined()
})

test('keymap: keys that terminals and multiplexers take are left alone', () => {
  const taken = /^(ctrl-[abhijmqs[]|alt-.+|f([2-9]|1[0-2]))$/u
  expect(keymap.flatMap(({ keys }) => keys).filter((key) => taken.test(key))).toEqual([])
})

/** What is said of the person's own keys. */
const problemsIn = (config: Parameters<typeof resolveKeymap>[0]) =>
  resolveKeymap(config).problems.map(({ text }) => text)

describe('resolveKeymap()', () => {
  test('replaces the keys of one action and keeps the others', () => {
    const { bindings, problems } = resolveKeymap({ pending: { approve: ['a', 'Ctrl+D'], later: [] } })
    const text = 'The key "ctrl-d" means both pending.approve and list.half-down; the first wins'
    expect(problems).toEqual([{ text, settings: ['keys.pending.approve', 'keys.list.half-down'] }])
    expect(findBinding(bindings, 'pending', 'ctrl-d')?.action).toBe('approve')
    expect(findBinding(bindings, 'pending', 's')).toBeUndefined()
    expect(findBinding(bindings, 'pending', 'x')?.action).toBe('reject')
  })

  test.each(['<C-x>', 'constructor', 'ctrl-', '', '\u001b[31m', '\u0001'])('no key is called %j', (key) => {
    const config = { pending: { approve: [key] } }
    const { bindings } = resolveKeymap(config)
    expect(problemsIn(config)).toEqual([expect.stringContaining('"keys.pending.approve": no key is called')])
    expect(keyName({ bindings, ascii: false }, 'pending', 'approve')).toBe('a')
  })

  test.each(['b', 'ü', 'C-x', 'ctrl-space', 'Space', ' ', 'PageDown', 'left', 'F1', 'delete', 'shift-tab', '👍🏽'])(
    '%j is a key',
    (key) => expect(problemsIn({ confirm: { yes: [key] } })).toEqual([]),
  )

  test('of two actions on one key only the one that has it names it', () => {
    const config = { pending: { reject: ['a', 'F'] } }
    const { bindings } = resolveKeymap(config)
    const named = (['approve', 'reject'] as const).map((action) => keyOf(bindings, 'pending', action))
    expect(named).toEqual(['a', 'F'])
    expect(problemsIn(config)).toEqual(['The key "a" means both pending.approve and pending.reject; the first wins'])
  })

  test('addp: the letters of git add -p', () => {
    const { bindings } = resolveKeymap({ profile: 'addp' })
    const actions = ['y', 'n', 'q', 'd', 's', 'e', 'C', 'N'].map((key) => findBinding(bindings, 'pending', key)?.action)
    expect(actions).toEqual(['approve', 'reject', 'quit', 'reject-session', 'later', 'edit', 'copy', 'new'])
  })

  test.each([
    [{ pending: { aprove: ['a'] } }, /Unknown action "keys\.pending\.aprove"; did you mean "keys\.pending\.approve"/u],
    [{ pendign: { aprove: ['a'] } }, /did you mean "keys\.pending\.approve"/u],
    [{ pending: { undo: ['b'] } }, /Unknown action "keys\.pending\.undo"; did you mean "keys\.global\.undo"/u],
    [{ nowhere: { nothing: ['a'] } }, /Unknown action "keys\.nowhere\.nothing"; sage keys lists them/u],
    [{ pending: { approve: ['spcae'] } }, /no key is called "spcae"; did you mean "space"/u],
    [{ pending: { approve: ['enter'] } }, /Enter and Escape never decide/u],
    [{ pending: { approve: ['Escape'] } }, /Enter and Escape never decide/u],
    [{ pending: { approve: ['ctrl-b'] } }, /belongs to terminals/u],
    [{ pending: { reject: ['a'] } }, /"a" means both pending\.approve and pending\.reject/u],
    [{ global: { redo: ['a'] } }, /"a" means both pending\.approve and global\.redo/u],
  ])('reports %j and starts anyway', (config, problem) => {
    const { bindings } = resolveKeymap(config)
    expect(problemsIn(config).join('\n')).toMatch(problem)
    expect(bindingsFor(bindings, 'pending').length).toBeGreaterThan(40)
  })
})
