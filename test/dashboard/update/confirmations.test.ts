import { expect, test } from 'vitest'
import { request } from '../../../src/dashboard/update/commit.ts'
import { confirmApproval, confirmEdit, confirmPurge } from '../../../src/dashboard/update/confirmations.ts'
import { startState } from '../../helpers/dashboard-state.ts'
import { makeItem } from '../../helpers/make-item.ts'

const IN_USE = 'Change a learning that is in use?'
const REWORDED = ['- Use tabs', '+ Use spaces', '', 'The next session gets the new text.']

test.each([
  ['words', {}, { text: 'Use spaces' }, IN_USE, REWORDED],
  ['words that all projects have', { scope: 'user' }, { text: 'Use spaces' }, IN_USE, REWORDED],
  ['kind', {}, { kind: 'tool' }, IN_USE, ['kind convention → tool', '', 'The next session gets it as tool.']],
  [
    'scope, to a wider one',
    {},
    { scope: 'user' },
    'Use it in every project?',
    ['scope project → user', '', 'Scope user: it loads in ALL your projects from their next session on.'],
  ],
  [
    'scope, to a narrower one, and words',
    { scope: 'user' },
    { scope: 'project', text: 'Use spaces' },
    IN_USE,
    [
      '- Use tabs',
      '+ Use spaces',
      'scope user → project',
      '',
      'It loads only in this project; your other projects no longer get it.',
    ],
  ],
] as const)('confirmEdit() says what changes, and what follows: %s', (_, before, change, title, lines) => {
  const item = makeItem('a', { text: 'Use tabs', kind: 'convention', status: 'approved', ...before })
  const { text, kind, scope } = item
  const wanted = request(item, 'edit', { text, kind, scope, ...change })
  expect(confirmEdit(item, wanted)).toMatchObject({ title, lines, effect: { requests: [wanted] } })
})

test('confirmApproval() says what a learning takes the place of, and not that this one contradicts it', () => {
  const old = makeItem('old', { text: 'Use pnpm, never npm, for every install', status: 'approved' })
  const item = makeItem('new', { text: 'Always use npm for installs, never pnpm' })
  const state = startState({ items: [item, old] })
  const linesOf = (more: { readonly other?: string }) =>
    confirmApproval(state, item, request(item, 'approve', more)).lines
  const contradicts = ['', '! contradicts a learning in use', `  in use: ${old.text}`]
  expect(linesOf({})).toEqual([`  ${item.text}`, ...contradicts, '  > replaces it'])
  expect(linesOf({ other: 'old' })).toEqual([`  ${item.text}`, `  instead of: ${old.text}`])
})

test('confirmApproval() names no key that would replace one of several it contradicts', () => {
  const inUse = ['one', 'two'].map((id) => makeItem(id, { text: 'Never use npm', status: 'approved' }))
  const item = makeItem('new', { text: 'Use npm' })
  const { lines } = confirmApproval(startState({ items: [item, ...inUse] }), item, request(item, 'approve'))
  expect(lines.slice(-2)).toEqual(['  in use: Never use npm', '  in use: Never use npm'])
})

test('confirmPurge() names the learning, and says where its words stay', () => {
  const { lines } = confirmPurge(makeItem('a', { text: 'Use tabs' }))
  expect(lines).toEqual(['  Use tabs', '', expect.stringContaining('stay in the journal')])
})

test.each([
  ['project', false],
  ['user', true],
  ['global', false],
] as const)('confirmApproval() offers to keep to this project what can be kept to it: scope %s', (scope, offered) => {
  const item = makeItem('a', { scope })
  const question = confirmApproval(startState({ items: [item] }), item, request(item, 'approve'))
  expect('keepProject' in question).toBe(offered)
})
