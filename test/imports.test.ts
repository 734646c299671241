import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The map of the folders, in the order in which imports may point upwards. */
const AGENTS = readFileSync('AGENTS.md', 'utf8')
const FOLDERS = [...AGENTS.matchAll(/^\| `src\/(\w+)` \|/gmu)].map(([, name = '']) => name)
/** The same inside of the dashboard: folders by name, the files beside them by what they are. */
const LAYERS = /inside: (.*?)(?:\.| \|)/u.exec(AGENTS)?.[1]?.split(' → ') ?? []
const STARTS_IT = new Set(['runtime', 'ink-screen', 'main'])

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => join(folder, name))

/** Every import of one of our files, as `[from, to]`, types among them. */
const IMPORTS = filesIn('src').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/gu)].map(
    ([, path = '']) => [file, join(dirname(file), path)] as const,
  ),
)

function folderOf(file: string): string {
  return /^src[/\\](\w+)[/\\]/u.exec(file)?.[1] ?? ''
}

function layerOf(file: string): string {
  if (folderOf(file) !== 'dashboard') return ''
  const [first = '', ...more] = relative('src/dashboard', file).split(/[/\\]/u)
  const name = first.replace(/\.tsx?$/u, '')
  if (more.length > 0 || name === 'program') return name
  return STARTS_IT.has(name) ? 'main' : 'state'
}

/** Imports from one part to a later one. */
function against(order: readonly string[], partOf: (file: string) => string): string[] {
  return IMPORTS.flatMap(([from, to]) => {
    const [here, there] = [order.indexOf(partOf(from)), order.indexOf(partOf(to))]
    return here >= 0 && there > here ? [`${from} imports ${to}`] : []
  })
}

describe('imports point one way', () => {
  test('the map names every folder', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(FOLDERS.toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
    const inside = filesIn('src/dashboard').map((file) => layerOf(file))
    expect(LAYERS.toSorted()).toEqual([...new Set(inside)].toSorted())
  })

  test('from folder to folder', () => expect(against(FOLDERS, folderOf)).toEqual([]))

  test('inside of the dashboard', () => expect(against(LAYERS, layerOf)).toEqual([]))
})
