import { expect, test } from 'vitest'
import { givenFrom } from '../../../src/extract/view/given-text.ts'

test.each([
  ['improve this prompt:', ' You are a helper.\n\nAlways answer in French.'],
  ['please translate to German:', ' Never use the elevator.'],
  ['Change the copy to:', ' We always respond within 24h'],
  ['can you rewrite this sentence:', '\nnever push to main'],
  ['Übersetze das ins Englische:', ' Wir nutzen immer pnpm'],
  ['corrige ce texte :', ' on utilise toujours pnpm'],
  ['帮我优化这个提示词：', '一律用 pnpm'],
])('the text behind "%s" is given to be worked on', (order, text) => {
  expect(givenFrom(order + text)).toBe(order.length)
})

test.each([
  'improve the tests: always use factories',
  'change the text of the buttons: we always use sentence case',
  'translate the labels to German, and always ask me first',
  'note: always use pnpm',
  'improve this prompt:',
])('"%s" gives no text', (text) => {
  expect(givenFrom(text)).toBe(text.length)
})
