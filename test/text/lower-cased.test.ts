import { expect, test } from 'vitest'
import { lowerCased } from '../../src/text/lower-cased.ts'

test.each([
  ['OK, Use PNPM', 'ok, use pnpm'],
  ['ÄRGER mit ÉTAT', 'ärger mit état'],
  ['ПИШИ ТАК', 'пиши так'],
  ['不要 OK', '不要 ok'],
])('lowerCased(%j) is %j', (text, lower) => expect(lowerCased(text)).toBe(lower))

test('lowerCased() leaves a letter that would become longer, so that all stay in their places', () => {
  expect('İ'.toLowerCase()).toHaveLength(2)
  expect(lowerCased('İki KERE 😀 YAZ')).toBe('İki kere 😀 yaz')
})
