import { expect, test } from 'vitest'
import { narrows } from '../../src/text/narrows.ts'

test.each(['In the backend', 'Rules for the api folder', 'when you write tests', 'Für die Tests', '在后端目录里'])(
  'narrows(%j)',
  (heading) => expect(narrows(heading)).toBe(true),
)

test.each(['In this repo', 'For all projects', 'In short', 'Style', 'In the backend there are two workers, and both'])(
  'narrows() not by %j',
  (heading) => expect(narrows(heading)).toBe(false),
)
