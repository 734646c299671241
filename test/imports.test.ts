import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The map of the folders, in the order in which imports may point upwards. */
const AGENTS = readFileSync('AGENTS.md', 'utf8')
const FOLDERS = [...AGENTS.matchAll(/^\| `src\/(\w+)` \|/gmu)].map(([, name = '']) => name)
/** The same inside of a folder that says so: its folders and files by name, and by its own name the other files that stand in it. */
const LAYERS = new Map(
  [...AGENTS.matchAll(/^\| `src\/([\w/]+)` \|.*inside: (.*?) \|$/gmu)].map(([, folder = '', order = '']) => [
    folder,
    order.split(' → '),
  ]),
)

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

function layerOf(folder: string, file: string): string {
  const [first = '', ...more] = relative(join('src', folder), file).split(/[/\\]/u)
  const name = first.replace(/\.tsx?$/u, '')
  if (more.length > 0) return first
  // A command may have a folder of its name for what it is made of.
  if (LAYERS.get(folder)?.includes(name) && !existsSync(join('src', folder, name))) return name
  return folder
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
  })

  test('from folder to folder', () => expect(against(FOLDERS, folderOf)).toEqual([]))

  test('of what says the same only by its door', () => {
    const same = join('src', 'text', 'same')
    const behind = IMPORTS.filter(([from, to]) => to.startsWith(same) && !from.startsWith(same))
    expect(new Set(behind.map(([, to]) => to))).toEqual(new Set([join(same, 'same.ts')]))
  })

  describe.each([...LAYERS])('inside of %s', (folder, layers) => {
    test('the map names every part', () => {
      const parts = filesIn(join('src', folder)).map((file) => layerOf(folder, file))
      expect(layers.toSorted()).toEqual([...new Set(parts)].toSorted())
    })

    test('from part to part', () =>
      expect(
        against(layers, (file) => (file.startsWith(join('src', folder) + sep) ? layerOf(folder, file) : '')),
      ).toEqual([]))
  })
})
