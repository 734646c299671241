import { describe, expect, test } from 'vitest'
import { stated } from '../../../src/inject/statement/opposites.ts'
import { areOpposite } from '../../../src/inject/statement/statement.ts'
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
      (one, other) => `Use ${one}, don't ever use ${other}`,
      (one, other) => `Use ${one} in place of ${other}`,
      (one, other) => `Don't use ${other}, use ${one}`,
      (one, other) => `don't use ${other}, use ${one} instead`,
      (one, other) => `Do not use ${other} but use ${one}`,
      (one, other) => `Never use ${other}, always use ${one}`,
      (one, other) => `We don't use ${other} here, we use ${one}`,
      (one, other) => `no ${other} here, we use ${one}`,
      (one, other) => `${other} is not used here, use ${one}`,
      (one, other) => `${other} isn't used, use ${one}!`,
      (one, other) => `${other} must not be used, use ${one} instead`,
      (one, other) => `${other} is forbidden, use ${one}`,
      (one, other) => `${other} is not allowed, we use ${one}`,
      (one, other) => `We use ${one}, ${other} is banned`,
      (one, other) => `instead of ${other} use ${one}`,
      (one, other) => `Rather than ${other}, use ${one}`,
      (one, other) => `stop using ${other}, it's ${one}`,
      (one, other) => `Stop using ${other}, use ${one}`,
      (one, other) => `we're on ${one}, not ${other}`,
      (one, other) => `We are on ${one} and not ${other}`,
      (one, other) => `it's ${one}, not ${other}`,
      (one, other) => `Let's use ${one}, not ${other}`,
      (one, other) => `This repo uses ${one}, not ${other}`,
      (one, other) => `I want you to use ${one}, not ${other}`,
      (one, other) => `${one}, not ${other}`,
      (one, other) => `${one} not ${other}`,
      (one, other) => `${one} instead of ${other}`,
      (one, other) => `always ${one}, never ${other}`,
      (one, other) => `never ${other}, always ${one}`,
      (one, other) => `Not ${other} but ${one}`,
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
      (one, other) => `Nutze nicht ${other}, sondern ${one}`,
      (one, other) => `Nutze nicht ${other}, nutze ${one}`,
      (one, other) => `${other} nicht benutzen, sondern ${one}`,
      (one, other) => `${other} ist verboten, nutze ${one}`,
      (one, other) => `Nie ${other}, immer ${one}`,
      (one, other) => `Wir nutzen hier immer ${one}, nie ${other}`,
      (one, other) => `Dieses Projekt nutzt ${one}, nicht ${other}`,
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
      (one, other) => `N'utilise pas ${other}, utilise ${one}`,
      (one, other) => `On utilise ${one}, jamais ${other}`,
      (one, other) => `Jamais ${other}, toujours ${one}`,
    ],
  ],
  [
    'Spanish',
    [
      (one, other) => `Usa ${one}, no ${other}`,
      (one, other) => `Usa ${one} en lugar de ${other}`,
      (one, other) => `Usa ${one} en vez de ${other}`,
      (one, other) => `No uses ${other}, usa ${one}`,
      (one, other) => `Nunca ${other}, siempre ${one}`,
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
      (one, other) => `Не используй ${other}, используй ${one}`,
    ],
  ],
  [
    'Ukrainian',
    [(one, other) => `Використовуй ${one}, а не ${other}`, (one, other) => `Використовуй ${one} замість ${other}`],
  ],
]

/** Only that a thing is not to be used. */
const BANS = [
  "Don't use default exports",
  'Never use default exports',
  'We do not use default exports here',
  'Stop using default exports',
  'No default exports',
  'Avoid default exports',
  'Default exports are not allowed',
  'Default exports are forbidden',
  'Default exports must not be used',
  "Default exports aren't used here",
]

test('saySame() of what is not to be used, in whatever way it is said', () => {
  for (const text of BANS)
    for (const other of BANS) {
      expect([text, other, saySame({ text }, { text: other })]).toEqual([text, other, true])
      expect([text, other, areOpposite(stated({ text }), stated({ text: other }))]).toEqual([text, other, false])
    }
})

test.each([
  ...BANS.map((text): [string, string] => [text, 'Use default exports']),
  ['npm is not used here, use pnpm', 'Use npm'],
  ['npm is forbidden', 'We use npm in this repo'],
  ['This project uses npm', 'Use pnpm, not npm'],
  ["We're on npm", 'Never use npm'],
  ["Don't use npm, use pnpm instead", 'Never use pnpm, use npm'],
  ['npm darf nicht verwendet werden', 'Nutze npm'],
])('%s is against: %s', (text, other) => {
  expect(areOpposite(stated({ text }), stated({ text: other }))).toBe(true)
})

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
    ["Don't write enums, write unions", 'Write unions, not enums'],
    ["Don't run the tests, run the linter instead", "Run the linter, don't run the tests"],
    ['Servers never sleep', 'Servers do not sleep'],
    ['No default exports', 'No default exports in this project'],
    ['no, use pnpm', 'Use pnpm'],
    ['不，用 pnpm', '用 pnpm'],
    ['No toques producción', 'Nunca toques producción'],
    ['Avoid pushing directly', 'Never push directly'],
    ['Merging is not allowed', 'Never merge'],
    ['No mocks', "We don't use mocks"],
    ['Avoid: barrel files', 'No barrel files'],
    ['The command is not found', 'Command not found'],
    ['I said pnpm, not npm', 'pnpm statt npm'],
    ['This project uses pnpm', 'We use pnpm'],
  ])('%s says: %s', (text, other) => {
    expect(saySame({ text }, { text: other })).toBe(true)
    expect(saySame({ text: other }, { text })).toBe(true)
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
    ["Don't use npm, use pnpm", 'Use pnpm'],
    ["Don't use npm, use pnpm", "Don't use npm"],
    ["Don't use npm, use pnpm", "Don't use npm or pnpm"],
    // Both are forbidden.
    ['Never npm, yarn', 'Never npm, always yarn'],
    ["Don't use npm, yarn", 'Use yarn, not npm'],
    ['Never use npm and use pnpm', 'Use pnpm, not npm'],
    // More is said.
    ["Don't use npm in CI, use pnpm", 'Use pnpm, not npm'],
    ['npm is not used in CI, use pnpm', 'Use pnpm, not npm'],
    ["Don't use only npm, use pnpm", 'Use pnpm, not npm'],
    ['Not only npm but pnpm', 'Not npm but pnpm'],
    ["Don't use npm or yarn, use pnpm", 'Use pnpm, not npm'],
    ["Don't use npm unless asked, use pnpm", 'Use pnpm, not npm'],
    ['Only use pnpm, not npm', 'Use pnpm, not npm'],
    ['Use pnpm for installs, not npm', 'Use pnpm, not npm'],
    // What is done is another thing.
    ["Tests don't use mocks", 'Use tests, not mocks'],
    ["Don't write enums, use unions", 'Use unions, not enums'],
    ["Don't write enums, write unions", 'Use unions, not enums'],
    ['Never use merge commits', 'Never merge commits'],
    ['no, use pnpm', 'Never use pnpm'],
    ['no, pnpm', 'Never use pnpm'],
    ['hayır, postgres değil mysql', 'Use Postgres over MySQL'],
    ['pnpm değil npm', 'pnpm, not npm'],
    ["It isn't useful on its own", 'Use its own, not useful'],
    ['Default exports are not allowed', 'Default exports are allowed'],
    ['npm is not allowed, use pnpm', 'pnpm is not allowed, use npm'],
    // Of how much or how often, nothing is forbidden.
    ["Don't just use mocks, use containers", 'Use containers, not mocks'],
    ["Don't use just mocks, use containers", 'Use containers, not mocks'],
    ["Don't always use pnpm, use npm", 'Use npm, not pnpm'],
    ['Nutze nicht immer pnpm, nutze npm', 'Nutze npm, nicht pnpm'],
    // To want rather than to forbid.
    ['I prefer pnpm to npm', 'Use pnpm, not npm'],
    ['I prefer pnpm to npm', 'I prefer pnpm'],
  ])('%s says something else than: %s', (text, other) => {
    expect(saySame({ text }, { text: other })).toBe(false)
    expect(saySame({ text: other }, { text })).toBe(false)
  })
})
