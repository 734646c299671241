import { expect, test } from 'vitest'
import { countHeldBack, shownTo } from '../../../src/commands/log/log-entries.ts'
import type { ViewItem } from '../../../src/journal/item/item.ts'
import { proposed } from '../../journal/events.ts'

test('countHeldBack() counts each item once that may not be named inside Claude Code, and none elsewhere', () => {
  const items = new Map([
    ['aaaaaaaaaa', { status: 'approved' } as ViewItem],
    ['bbbbbbbbbb', { status: 'rejected' } as ViewItem],
  ])
  const events = ['aaaaaaaaaa', 'bbbbbbbbbb', 'bbbbbbbbbb'].map((id) => proposed(id))
  expect([true, false].map((inside) => countHeldBack(events, shownTo(inside, items)))).toEqual([1, 0])
})
