import { expect, test } from 'vitest'
import { areTurned } from '../../../src/text/same/turned.ts'

test.each([
  ['Read from the cache', 'Read into the cache'],
  ['size < 5', 'size > 5'],
  ['ui <- core', 'ui → core'],
  ['Use my config', 'Use your config'],
  ['Comments say why', 'Comments say what'],
  ['Only I push to main', 'Only you push to main'],
  ['You should commit', 'I always commit'],
  ['Leg die Tests unter den Code', 'Leg die Tests über den Code'],
  ['从服务器复制', '向服务器复制'],
  ['サーバーから送る', 'サーバーへ送る'],
  ['서버에서 복사해', '서버로 복사해'],
])('%s is turned by %s', (a, b) => {
  expect(areTurned({ text: a }, { text: b })).toBe(true)
  expect(areTurned({ text: b }, { text: a })).toBe(true)
})

test.each([
  ['Log to the file', 'Log in the file'],
  ['Use our config', 'Use my config'],
  ['Move it from a to b', 'Move it to b'],
  ['I want pnpm', 'You use pnpm'],
  ['You write tests, I write docs', 'I write docs, you write tests'],
])('%s is not by %s', (a, b) => {
  expect(areTurned({ text: a }, { text: b })).toBe(false)
  expect(areTurned({ text: b }, { text: a })).toBe(false)
})
