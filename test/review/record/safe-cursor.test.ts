import { expect, test } from 'vitest'
import { safeCursor } from '../../../src/review/record/safe-cursor.ts'
import type { Cursor } from '../../../src/transcript/event/cursor.ts'

const KEY = ['npm', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_')

const cursor = (state: Partial<Cursor['state']>): Cursor => ({
  v: 1,
  bytes: 0,
  line: 0,
  skip: 0,
  seen: 0,
  size: 0,
  head: '',
  tail: '',
  version: '',
  state: { before: '', asked: false, afterInterrupt: false, calls: [], recent: [], queue: [], sdk: false, ...state },
})

test('safeCursor() masks what was said, what waits in the queue and what tools were called with', async () => {
  const { state } = await safeCursor(
    cursor({
      before: `key ${KEY}`,
      queue: ['', KEY],
      early: [KEY],
      calls: [{ id: 'c', name: 'Bash', target: `publish ${KEY}` }],
    }),
  )
  expect(state.before).toBe('key [REDACTED:npm-token]')
  expect(state.queue).toEqual(['', '[REDACTED:npm-token]'])
  expect(state.early).toEqual(['[REDACTED:npm-token]'])
  expect(state.calls).toEqual([{ id: 'c', name: 'Bash', target: 'publish [REDACTED:npm-token]' }])
})

test('safeCursor() keeps questions word for word, and none with a key in it', async () => {
  const callOf = (question: string, label: string) => ({
    id: 'c',
    name: 'AskUserQuestion',
    target: '',
    asked: [{ question, options: [{ label }], multiSelect: false }],
  })
  const plain = callOf('Port?', '3000')
  const { state } = await safeCursor(
    cursor({ calls: [plain, callOf(`Use ${KEY}?`, 'Yes'), callOf('Which?', `Use ${KEY}`)] }),
  )
  expect(state.calls).toEqual([plain, ...[1, 2].map(() => ({ id: 'c', name: 'AskUserQuestion', target: '' }))])
})

test('safeCursor() masks what the person typed last', async () => {
  const once = await safeCursor(cursor({ typed: `the key is ${KEY}` }))
  expect(once.state.typed).toBe('the key is [REDACTED:npm-token]')
  const cut = await safeCursor(cursor({ typed: `${KEY.slice(8)} ${`and ${KEY} `.repeat(30)}`.slice(0, 1000) }))
  expect(cut.state.typed).not.toContain(KEY.slice(8))
  expect(await safeCursor(cut)).toEqual(cut)
  expect((await safeCursor(cursor({}))).state).not.toHaveProperty('typed')
})

test('safeCursor() drops the rest of a key that was cut, and changes nothing the second time', async () => {
  const once = await safeCursor(cursor({ before: `${KEY.slice(8)} ${`and ${KEY} `.repeat(60)}`.slice(0, 2000) }))
  expect(once.state.before).not.toContain(KEY.slice(8))
  expect(await safeCursor(once)).toEqual(once)
})
