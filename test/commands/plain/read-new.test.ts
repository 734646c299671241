import { expect, test } from 'vitest'
import { readNew } from '../../../src/commands/plain/read-new.ts'
import type { Action } from '../../../src/dashboard/state/action.ts'
import type { Source } from '../../../src/dashboard/state/source.ts'

const answering = (action: Action): Pick<Source, 'perform'> => ({
  async perform(effect, dispatch) {
    expect(effect).toEqual({ type: 'sync' })
    dispatch(action)
  },
})

test('readNew() returns what could not be read, and nothing if all of it was', async () => {
  const text = '1 session could not be read'
  expect(await readNew(answering({ type: 'told', text, tone: 'warn' }))).toBe(text)
  expect(await readNew(answering({ type: 'told', text: 'In sync with all known sessions' }))).toBeUndefined()
})
