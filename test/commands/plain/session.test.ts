import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { describeItem } from '../../../src/commands/plain/describe.ts'
import { lettersFor, PLAIN_KEYS } from '../../../src/commands/plain/letters.ts'
import { wantsPlain } from '../../../src/commands/plain/mode.ts'
import { readAnswers } from '../../../src/commands/plain/read-answers.ts'
import { createPlainSession } from '../../../src/commands/plain/session.ts'
import { defaultConfig } from '../../../src/config/schema.ts'
import { resolveKeymap } from '../../../src/dashboard/keys/bindings.ts'
import { testSettings } from '../../helpers/dashboard-state.ts'
import { fakeSource } from '../../helpers/fake-source.ts'
import { SAMPLE_NOW, sampleSnapshot } from '../../helpers/sample-snapshot.ts'

function open(typed = false) {
  const source = fakeSource(sampleSnapshot())
  const { bindings, problems } = resolveKeymap(PLAIN_KEYS)
  const session = createPlainSession({
    source,
    settings: { ...testSettings, bindings },
    now: () => new Date(SAMPLE_NOW),
    typed,
  })
  return { source, session, problems }
}

describe('createPlainSession()', () => {
  test('says the item in plain sentences with labels', () => {
    const { session } = open()
    const item = session.selected()
    if (!item) throw new Error('Nothing is selected')
    expect(describeItem(session.state(), item, session.place(), session.preview(item))).toEqual([
      '1 of 12. Preference, user scope, confidence 94 percent.',
      'Learning: Use pnpm, not npm, for every install and script',
      'Evidence, 2m ago, session “auth-refactor”, said by you: use pnpm, not npm, for everything here',
      'Check: loads in all your projects, not only this one',
      'Writes to: .sage/learnings.md, 12 tokens, budget 1.2k to 1.3k of 2.0k',
    ])
  })

  test('a question waits for Y; anything else cancels', async () => {
    const { source, session } = open()
    await session.press('a')
    expect(session.question()?.title).toBe('Approve for every project?')
    await session.press('n')
    expect(session.question()).toBeUndefined()
    expect(source.journal()).toEqual([])
    await session.press('a')
    expect(await session.press('Y')).toContain('✓ Approved “Use pnpm')
    expect(source.journal()).toEqual(['k3f9a1c2 approve'])
    expect(session.decisions()).toBe(1)
  })

  test('lines of a pipe are each meant: the same letter again is not a key held down', async () => {
    const { source, session } = open()
    for (let times = 0; times < 3; times++) await session.press('x')
    expect(source.journal()).toHaveLength(3)
    const typed = open(true)
    for (let times = 0; times < 3; times++) await typed.session.press('x')
    expect(typed.source.journal()).toHaveLength(1)
  })

  test('undo, edit, filter, go to, reject the rest of a session', async () => {
    const { source, session, problems } = open()
    expect(problems).toEqual([])
    await session.press('x')
    await session.press('u')
    expect(source.journal()).toEqual(['k3f9a1c2 reject', 'k3f9a1c2 undo reject'])
    await session.goTo(2)
    expect(session.place()).toEqual({ at: 2, of: 12 })
    await session.edit('Other words\nin two lines')
    expect(source.item('b71c33d0')?.text).toBe('Other words in two lines')
    await session.filter('type:convention')
    expect(session.place().of).toBe(3)
    await session.filter('')
    await session.press('d')
    expect(session.question()?.title).toBe('Reject 2 proposals?')
    await session.press('Y')
    expect(session.count()).toBe(10)
  })

  test('only what applies is offered', async () => {
    const { session } = open()
    const [plain] = session.state().snapshot.items
    const similar = session.state().byId.get('a9b8c7d6')
    if (!plain || !similar) throw new Error('The sample has changed')
    expect(lettersFor(session.state(), plain)).not.toContain('m')
    expect(lettersFor(session.state(), similar)).toContain('m')
    expect(lettersFor(session.state(), plain)).not.toContain('U')
    await session.press('x')
    await session.press('u')
    expect(lettersFor(session.state(), plain)).toContain('U')
    await session.press('U')
    expect(lettersFor(session.state(), plain)).not.toContain('U')
  })
})

describe('readAnswers()', () => {
  test('reads a line for each answer of a pipe, the last without its end', async () => {
    const stdin = new PassThrough()
    const answers = readAnswers({
      environment: { env: {}, home: '/', platform: 'linux' },
      stdin: stdin as never,
      stdout: new PassThrough() as never,
    })
    stdin.write('n\r\n  y \nfoo b')
    stdin.end('ar')
    expect([await answers.key(), await answers.key(), await answers.line(), await answers.key()]).toEqual([
      'n',
      'y',
      'foo bar',
      undefined,
    ])
    answers.close()
  })
})

test.each([
  [{}, {}, false],
  [{ TERM: 'xterm-256color' }, {}, false],
  [{ TERM: 'dumb' }, {}, true],
  [{ SAGE_SCREEN_READER: '1' }, {}, true],
  [{ INK_SCREEN_READER: 'true' }, {}, true],
  [{ CLAUDE_AX_SCREEN_READER: '1' }, {}, true],
  [{}, { screenReader: true }, true],
])('wantsPlain() %j %j is %s', (env, options, plain) => {
  expect(wantsPlain(env, defaultConfig, options)).toBe(plain)
})
