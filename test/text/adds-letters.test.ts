import { expect, test } from 'vitest'
import { addsLetters } from '../../src/text/adds-letters.ts'

test.each([
  ['回答要简短', '回答要简短并用中文', true],
  ['回答要简短', '我说过了，回答一定要简短吧', false],
  ['コメントを書く', 'コメントを書いてください', false],
  ['コメントを書く', 'テストを書く', true],
  ['主なテスト', 'まとめて主なテスト', true],
  ['테스트를 실행해', '테스트를 꼭 실행해 주세요', false],
  ['테스트를 실행해', '린트를 실행해', true],
  ['Use pnpm', 'use pnpm', false],
])('%s, %s: %s', (known, text, adds) => expect(addsLetters(known, text)).toBe(adds))
