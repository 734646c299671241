import { expect, test } from 'vitest'
import { aboveItems } from '../../../src/text/markdown/above-items.ts'

const aboveLast = (...lines: readonly string[]) => {
  const above = aboveItems()
  return lines.map((line) => above.take(line)).at(-1)
}

test.each([
  [['# In the backend', '- a'], []],
  [['# Rules', '## In the backend', '- a'], ['In the backend']],
  [
    ['# Rules', '## In the backend', '### Never', 'For migrations:', '- a'],
    ['In the backend', 'Never', 'For migrations'],
  ],
  [
    ['# Rules', '## Never', '### Before a release', '- a'],
    ['Never', 'Before a release'],
  ],
  [['# Rules', '## You must never', '- Never import:', '  - a'], ['Never import']],
  [['# Rules', '## In the backend', '## Style', '- a'], []],
  [['# Rules', '## In this repo', '- a'], []],
  [['# Rules', "## Don'ts", '- b', '', 'Style', '-----', '- a'], []],
  [['Rules', '=====', '', 'Never', '---', '- a'], ['Never']],
  [['Never', '===', '- a'], []],
  [['# Rules', '## Never', '', 'Two lines', 'of prose', '---', '- a'], ['Never']],
  [['# Rules', '## Never', '- b', '  and c', '---', '- a'], ['Never']],
  [['# Rules', '## Never', 'Ask first.', '---', '- a'], ['Never']],
])('aboveItems() gives what narrows or turns the last of %j', (lines, above) => {
  expect(aboveLast(...lines)).toEqual(above)
})

test('aboveItems() reads no more of an endless line than a learning can have', () => {
  expect(aboveLast('# Rules', `## In${' '.repeat(200_000)}x:`, '- a')).toEqual([])
})
