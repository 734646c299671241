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
  [['Rules', '=====', 'Never in Node.js', '---', '- a'], ['Never in Node.js']],
  [
    ['# Rules', 'In the backend', '===', 'Never', '---', '- a'],
    ['In the backend', 'Never'],
  ],
  [['# Rules', 'Never', '---', '## Style', '- a'], []],
  // A line of hyphens that is below no paragraph.
  [['# Rules', '## Never', '---', '- a'], ['Never']],
  [['# Rules', '## Never', '', '---', '', '- a'], ['Never']],
  [['# Rules', '- Never mock', '---', '- a'], []],
  // Paragraphs, and items in items.
  [['# Rules', 'Note: we never mock the database.', '- a'], []],
  [['# Rules', '**Never do this:**', '- a'], ['Never do this']],
  [['# Rules', '## **Never**', 'As always:  ', '- a'], ['Never']],
  [['# Rules', '- Never import:', '  - a', '- b'], []],
  // Over several lines.
  [
    ['# Rules', 'Ask first. In the tests of payments, never do any', 'of the following:', '', '- a'],
    ['In the tests of payments, never do any of the following'],
  ],
  [['# Rules', 'We never deploy on Fridays.', 'The steps:', '- a'], []],
  [['# Rules', 'Do not edit these.', 'They are not ours. Think of:', '- a'], ['They are not ours. Think of']],
  [['# Rules', '- Never import these', '  into the core:', '  - a'], ['Never import these into the core']],
  [['# Rules', '- Never import:', '  (ask for more)', '  - a'], ['Never import']],
  [['# Rules', '- Imports', '', '  Never use:', '  - a'], ['Never use']],
  [['# Rules', '- Imports', '', '  Never use:', '  - a', '- b'], []],
  [['# Rules', '- Imports', 'Never use:', '- a'], ['Never use']],
  [['# Rules', 'Never use:', '- a', '', 'Ask somebody else.', '- b'], []],
])('aboveItems() gives what narrows or turns the last of %j', (lines, above) => {
  expect(aboveLast(...lines)).toEqual(above)
})

test.each([
  "Don'ts",
  'Don’ts',
  'Forbidden',
  'Prohibited',
  'Anti-patterns',
  'Antipattern',
  'Only in emergencies',
  'Asla',
  '使わない',
])('aboveItems() gives a heading that turns what is below it: %s', (heading) =>
  expect(aboveLast('# Rules', `## ${heading}`, '- a')).toEqual([heading]),
)

test('aboveItems() reads no more of an endless line than a learning can have', () => {
  expect(aboveLast('# Rules', `## In${' '.repeat(200_000)}x:`, '- a')).toEqual([])
})
