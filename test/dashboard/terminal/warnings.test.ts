import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdWarnings } from '../../../src/dashboard/terminal/warnings.ts'

const said: string[] = []
const say = ({ message }: Error) => void said.push(message)
const before = process.listeners('warning')

beforeEach(() => {
  process.removeAllListeners('warning').on('warning', say)
})
afterEach(() => {
  process.removeAllListeners('warning')
  for (const listener of before) process.on('warning', listener)
})

test('holdWarnings() has them said when the terminal is given back, once, and those after it at once', () => {
  const giveBack = holdWarnings()
  process.emit('warning', new Error('held'))
  expect(said).toEqual([])
  giveBack()
  expect(said).toEqual(['held'])
  process.emit('warning', new Error('later'))
  expect(said).toEqual(['held', 'later'])
  expect(process.listeners('warning')).toEqual([say])
})
