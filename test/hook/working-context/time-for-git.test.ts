import { expect, it } from 'vitest'
import { timeForGit } from '../../../src/hook/working-context/time-for-git.ts'

it.each([
  [40, 125],
  [55, 110],
  [150, 300],
  [400, 800],
])('timeForGit() leaves git more where starting took %i ms already: it is as slow to start', (started, given) => {
  expect(timeForGit(started)).toBe(given)
})
