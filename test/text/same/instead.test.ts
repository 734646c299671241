import { describe, expect, test } from 'vitest'
import { stated } from '../../../src/inject/opposites.ts'
import { areOpposite } from '../../../src/inject/statement.ts'
import { saySame } from '../../../src/text/same/same.ts'

/** One thing rather than another, in the ways in which people of one language say it. */
const WAYS: ReadonlyArray<readonly [language: string, ways: ReadonlyArray<(one: string, other: string) => string>]> = [
  [
    'English',
    [
      (one, other) => `Use ${one}, not ${other}`,
      (one, other) => `Use ${one} and not ${other}`,
      (one, other) => `Use ${one} instead of ${other}`,
      (one, other) => `Always use ${one} rather than ${other}`,
      (one, other) => `Please use ${one} over ${other}`,
      (one, other) => `Use ${one}, don't use ${other}`,
      (one, other) => `Use ${one} and never use ${other}`,
      (one, other) => `Use ${one}. Do not use ${other}.`,
    ],
  ],
  [
    'English, with less weight',
    [
      (one, other) => `I prefer ${one} over ${other}`,
      (one, other) => `I prefer ${one} to ${other}`,
      (one, other) => `I prefer ${one} rather than ${other}`,
      (one, other) => `I prefer ${one}, not ${other}`,
    ],
  ],
  [
    'German',
    [
      (one, other) => `Nutze ${one}, nicht ${other}`,
      (one, other) => `Nutze ${one} und nicht ${other}`,
      (one, other) => `Nutze ${one} statt ${other}`,
      (one, other) => `Nutze bitte ${one} anstatt ${other}`,
      (one, other) => `Nutze ${one} anstelle von ${other}`,
      (one, other) => `Nutze ${one}, nutze nicht ${other}`,
    ],
  ],
  [
    'French',
    [
      (one, other) => `Utilise ${one}, pas ${other}`,
      (one, other) => `Utilise ${one} et non ${other}`,
      (one, other) => `Utilise ${one} au lieu de ${other}`,
      (one, other) => `Utilise ${one} plutôt que ${other}`,
      (one, other) => `Utilise ${one} à la place de ${other}`,
    ],
  ],
  [
    'Spanish',
    [
      (one, other) => `Usa ${one}, no ${other}`,
      (one, other) => `Usa ${one} en lugar de ${other}`,
      (one, other) => `Usa ${one} en vez de ${other}`,
    ],
  ],
  [
    'Portuguese',
    [
      (one, other) => `Use ${one}, não ${other}`,
      (one, other) => `Use ${one} em vez de ${other}`,
      (one, other) => `Use ${one} em lugar de ${other}`,
      (one, other) => `Use ${one} ao invés de ${other}`,
    ],
  ],
  [
    'Italian',
    [
      (one, other) => `Usa ${one}, non ${other}`,
      (one, other) => `Usa ${one} invece di ${other}`,
      (one, other) => `Usa ${one} al posto di ${other}`,
      (one, other) => `Usa ${one} anziché ${other}`,
    ],
  ],
  [
    'Dutch',
    [
      (one, other) => `Gebruik ${one}, niet ${other}`,
      (one, other) => `Gebruik ${one} en niet ${other}`,
      (one, other) => `Gebruik ${one} in plaats van ${other}`,
      (one, other) => `Gebruik ${one}, gebruik geen ${other}`,
    ],
  ],
  [
    'Swedish',
    [
      (one, other) => `Använd ${one}, inte ${other}`,
      (one, other) => `Använd ${one} istället för ${other}`,
      (one, other) => `Använd ${one} i stället för ${other}`,
      (one, other) => `Använd ${one}, använd inte ${other}`,
    ],
  ],
  ['Danish', [(one, other) => `Brug ${one}, ikke ${other}`, (one, other) => `Brug ${one} i stedet for ${other}`]],
  [
    'Polish',
    [
      (one, other) => `Używaj ${one}, nie ${other}`,
      (one, other) => `Używaj ${one}, a nie ${other}`,
      (one, other) => `Używaj ${one} zamiast ${other}`,
    ],
  ],
  [
    'Russian',
    [
      (one, other) => `Используй ${one}, не ${other}`,
      (one, other) => `Используй ${one}, а не ${other}`,
      (one, other) => `Используй ${one} вместо ${other}`,
    ],
  ],
  [
    'Ukrainian',
    [(one, other) => `Використовуй ${one}, а не ${other}`, (one, other) => `Використовуй ${one} замість ${other}`],
  ],
]

describe('saySame() of one thing rather than another', () => {
  test.each(WAYS)('in %s, in whatever way it is said, and never of the other one', (_, ways) => {
    for (const way of ways)
      for (const other of ways) {
        const [said, again, turned] = [way('pnpm', 'npm'), other('pnpm', 'npm'), other('npm', 'pnpm')].map((text) => ({
          text,
        })) as [{ text: string }, { text: string }, { text: string }]
        expect([said.text, again.text, saySame(said, again)]).toEqual([said.text, again.text, true])
        expect([said.text, again.text, areOpposite(stated(said), stated(again))]).toEqual([
          said.text,
          again.text,
          false,
        ])
        expect([said.text, turned.text, saySame(said, turned)]).toEqual([said.text, turned.text, false])
      }
  })

  test.each([
    ['Use a loop over the rows', 'Use a loop, not the rows'],
    ['Use gRPC over HTTP', 'Use gRPC, not HTTP'],
    ['Use chunks over 300 lines', 'Use chunks, not 300 lines'],
    ['Iterate over rows', 'Iterate, not rows'],
    ['Prefer flags to configure the server', 'Prefer flags, not configure the server'],
    ['Prefer pushing to main', 'Prefer pushing, not main'],
    ['I prefer to commit to main', 'I prefer to commit, not main'],
    ['Prefer deploys to staging on Fridays', 'Prefer deploys, not staging on Fridays'],
    ['I prefer you to ask', 'I prefer you, not ask'],
    ['Prefer links to docs', 'Prefer links, not docs'],
    ['Prefer answers to questions', 'Prefer answers, not questions'],
    ['Prefer hooks to events', 'Prefer hooks over events'],
    ['Prefer small changes to files', 'Prefer small changes over files'],
    ['Prefer access to logs', 'Prefer access over logs'],
    ['Prefer the build to fail', 'Prefer the build, not fail'],
    ['Prefer tests to run in CI', 'Prefer tests, not run in CI'],
    ['Prefer pushing to staging', 'Prefer pushing over staging'],
    ['Das Treffen findet statt', 'Das Treffen findet nicht'],
    ['Das Treffen findet statt am Montag', 'Das Treffen findet nicht am Montag'],
  ])('%s is against nothing', (text, against) => {
    expect(saySame({ text }, { text: against })).toBe(false)
  })

  test.each([
    ['Prefer rebasing to merging', 'Prefer rebasing over merging'],
    ['Prefer composition to inheritance', 'Prefer composition over inheritance'],
    ['Prefer tabs to spaces in Go', 'Prefer tabs over spaces in Go'],
    ['Prefer Postgres to MySQL', 'Prefer Postgres over MySQL'],
    ['Prefer strings to enums', 'Prefer strings over enums'],
  ])('%s compares: %s', (text, other) => {
    expect(saySame({ text }, { text: other })).toBe(true)
    expect(areOpposite(stated({ text }), stated({ text: other }))).toBe(false)
  })

  test.each([
    // More is forbidden than the same deed somewhere.
    ["Commit the tests, don't commit on Fridays", 'Commit the tests, not on Fridays'],
    ["Use tabs, don't use in Makefiles", 'Use tabs, not in Makefiles'],
    ["Use pnpm, don't use npm", 'Use pnpm'],
    ["Use pnpm, don't use npm", "Don't use npm"],
    ["Use pnpm, don't use npm", 'Use pnpm, use npm'],
    ["Use pnpm, don't run npm", 'Use pnpm, not npm'],
    // To want rather than to forbid.
    ['I prefer pnpm to npm', 'Use pnpm, not npm'],
    ['I prefer pnpm to npm', 'I prefer pnpm'],
  ])('%s says something else than: %s', (text, other) => {
    expect(saySame({ text }, { text: other })).toBe(false)
    expect(saySame({ text: other }, { text })).toBe(false)
  })
})
