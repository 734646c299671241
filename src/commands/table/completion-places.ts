import type { OfferedSetting } from '../../config/setting-words.ts'
import type { CommandEntry } from '../options/command-entry.ts'
import { DEFAULT_COMMAND, familySummaries } from './table.ts'

export type Word = readonly [word: string, about: string]
/** What can follow a command: `path` is '' for `sage` itself, `hook install` for a command in a group. */
export type Place = {
  readonly path: string
  readonly words: readonly Word[]
  readonly files: boolean
  /** Options that take a value, with the possible values, if they are a fixed set. */
  readonly valued: readonly Valued[]
}
type Valued = { readonly flag: string; readonly about: string; readonly words: readonly string[] }

const ROOT: readonly Word[] = [
  ['--help', 'show the commands'],
  ['--version', 'show the version'],
]

/** What can appear where, according to the tables. Longest paths first, so that the first match is the right one. */
export function completionPlaces(table: readonly CommandEntry[], settings: readonly OfferedSetting[]): Place[] {
  const shown = table.filter(({ hidden }) => !hidden)
  const places = [
    rootPlace(shown),
    ...familiesOf(shown).map((path) => ({ path, words: wordsBelow(path, shown), files: false, valued: [] })),
    ...shown.flatMap((entry) => [placeOf(entry, shown, settings), ...valuesOf(entry, settings)]),
  ]
  return places.toSorted((a, b) => b.path.length - a.path.length)
}

/** After `sage` alone, also the options of the default command. */
function rootPlace(table: readonly CommandEntry[]): Place {
  const flags = table.filter(({ name }) => name === DEFAULT_COMMAND).flatMap(flagsOf)
  return {
    path: '',
    words: [...ROOT, ...flags.map(({ flag, about }) => [flag, about] as const), ...wordsBelow('', table)],
    files: false,
    valued: flags.filter(({ takesValue }) => takesValue),
  }
}

/** First words of two-word commands, e.g. `memory`, unless they are commands themselves. */
function familiesOf(table: readonly CommandEntry[]): string[] {
  const firsts = table.flatMap(({ name }) => name.split(' ')[0] ?? [])
  return [...new Set(firsts)].filter((first) => !table.some(({ name }) => name === first))
}

function wordsBelow(path: string, table: readonly CommandEntry[]): Word[] {
  const words = new Map<string, string>()
  for (const { name, summary } of table) {
    if (path !== '' && !name.startsWith(`${path} `)) continue
    const [word = '', ...more] = name.slice(path === '' ? 0 : path.length + 1).split(' ')
    if (!words.has(word)) words.set(word, more.length === 0 ? summary : (familySummaries[word] ?? `${word} …`))
  }
  return [...words]
}

function placeOf(entry: CommandEntry, table: readonly CommandEntry[], settings: readonly OfferedSetting[]): Place {
  const { name, args = '', summary } = entry
  const choices = /^[<[]([\w-]+(?:\|[\w-]+)+)[>\]]/u.exec(args)?.[1]?.split('|') ?? []
  const flags = flagsOf(entry)
  return {
    path: name,
    words: [
      ...wordsBelow(name, table),
      ...choices.map((choice) => [choice, summary] as const),
      ...keysFor(entry, settings).map(({ key, about }) => [key, about] as const),
      ...flags.map(({ flag, about }) => [flag, about] as const),
    ],
    files: /file|folder/u.test(args),
    valued: flags.filter(({ takesValue }) => takesValue),
  }
}

function flagsOf({ options = [] }: CommandEntry): Array<Valued & { readonly takesValue: boolean }> {
  return options.flatMap(([spelled, about, words = []]) =>
    Array.from(spelled.matchAll(/(?<![\w-])--?[\w-]+/gu), ([flag]) => ({
      flag,
      about,
      words,
      takesValue: spelled.includes('<'),
    })),
  )
}

/** The keys that a command takes. One that only shows settings takes the name of a section, too. */
function keysFor(entry: CommandEntry, settings: readonly OfferedSetting[]): readonly OfferedSetting[] {
  if (!/^[<[]key[>\]]/u.test(entry.args ?? '')) return []
  if (changesSetting(entry)) return settings
  const sections = new Set(settings.flatMap(({ key }) => (key.includes('.') ? (key.split('.')[0] ?? []) : [])))
  return [...Array.from(sections, (key) => ({ key, about: 'all settings of this section', words: [] })), ...settings]
}

function changesSetting({ args = '' }: CommandEntry): boolean {
  return args.includes('<value')
}

/** After a setting's key: its possible values. */
function valuesOf(entry: CommandEntry, settings: readonly OfferedSetting[]): Place[] {
  const flags = flagsOf(entry).map(({ flag, about }) => [flag, about] as const)
  return keysFor(entry, settings).map(({ key, words }) => ({
    path: `${entry.name} ${key}`,
    words: [...(changesSetting(entry) ? words.map((word) => [word, ''] as const) : []), ...flags],
    files: false,
    valued: [],
  }))
}
