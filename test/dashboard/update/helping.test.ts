import { expect, test } from 'vitest'
import { configFrom } from '../../../src/config/settings.ts'
import { settingsFrom } from '../../../src/dashboard/state/settings.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'

test.each(['?', 'f1', 'esc', 'q', 'enter'])('%s closes the help', (key) => {
  const open = press(startState(), 'f1').state
  expect(open.overlay).toMatchObject({ type: 'help' })
  expect(press(open, key).state.overlay).toBeUndefined()
})

test('a key of the person’s own opens the help and closes it', () => {
  const config = configFrom(new Map([['keys.global.help', ['w']]]))
  const settings = settingsFrom(config, { LANG: 'C.UTF-8' }, { home: '/home/user' })
  const open = press({ ...startState(), settings }, 'w').state
  expect(open.overlay).toMatchObject({ type: 'help' })
  expect(press(open, 'w').state.overlay).toBeUndefined()
})
