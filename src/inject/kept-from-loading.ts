import { isAbsolute, join, relative, sep } from 'node:path'
import { listIn, asRecord, objectIfJson } from '../runtime/parsed-json.ts'
import { withoutBom } from '../text/byte-order-mark.ts'
import { readTextIfReadable } from '../workspace/read-if-readable.ts'
import type { Folders } from './memory-folder.ts'

type Place = Folders & { readonly home: string }

/** The settings of Claude Code that hold where a session starts, be they there or not. */
export function settingsFor({ projectDir, claudeDir }: Folders): string[] {
  const inProject = ['settings.json', 'settings.local.json'].map((name) => join(projectDir, '.claude', name))
  return [join(claudeDir, 'settings.json'), ...inProject]
}

/**
 * Whether settings keep Claude Code from loading a memory file: they exclude it (`claudeMdExcludes`), or forbid to read it, which does not hold
 * for what it loads because the person's own instructions say so. A pattern that is not understood keeps nothing from loading.
 */
export function keptFromLoading(place: Place): (path: string, isOfPerson: boolean) => boolean {
  const [exclusions, rules]: [Match[], Match[]] = [[], []]
  for (const file of settingsFor(place)) {
    const settings = objectIfJson(withoutBom(readTextIfReadable(file) ?? ''))
    exclusions.push(...listIn(settings?.claudeMdExcludes).filter(isText).map(excluded))
    const denied = listIn(asRecord(settings?.permissions).deny).filter(isText)
    rules.push(...denied.map((rule) => forbidden(rule, place, file.startsWith(place.projectDir))))
  }
  return (path, isOfPerson) => [...exclusions, ...(isOfPerson ? [] : rules)].some((isMatch) => isMatch(path))
}

type Match = (path: string) => boolean

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** These name whole paths. */
function excluded(glob: string): Match {
  const expression = wholly(glob)
  return (path) => expression?.test(withSlashes(path)) === true
}

/** These are written as in a .gitignore: a folder stands for all that is in it, and a name alone for every file of that name. */
function forbidden(rule: string, { projectDir, home }: Place, isOfProject: boolean): Match {
  if (rule === 'Read') return () => true
  const pattern = /^Read\((.+)\)$/.exec(rule)?.[1]
  if (pattern === undefined) return () => false
  if (pattern.startsWith('//')) return below('/', pattern.slice(2))
  if (pattern.startsWith('~/')) return below(home, pattern.slice(2))
  // It begins where the settings are: which of a person's own folders that is has not been observed.
  if (pattern.startsWith('/')) return isOfProject ? below(projectDir, pattern.slice(1)) : () => false
  const inside = pattern.replace(/^\.\//, '').replace(/\/$/, '')
  return below(projectDir, inside.includes('/') ? inside : `**/${inside}`)
}

function below(folder: string, glob: string): Match {
  const [itself, inIt] = [wholly(glob), wholly(`${glob}/**`)]
  return (path) => {
    const inside = relative(folder, path)
    if (inside.startsWith('..') || isAbsolute(inside)) return false
    return [itself, inIt].some((expression) => expression?.test(withSlashes(inside)) === true)
  }
}

function withSlashes(path: string): string {
  return path.replaceAll(sep, '/')
}

/** Each multiplies the time that a text takes which nearly matches, and settings may come with a clone. */
const MOST_WILDCARDS = 5

/** A text that is wholly what the glob says; undefined for one with more than a few of `*`, `**` and `?`. */
function wholly(glob: string): RegExp | undefined {
  if (/[[\]{}()!\\]/.test(glob)) return undefined
  const parts = glob.match(/\*\*\/|\*+|\?|[^*?]+/g) ?? []
  if (parts.filter((part) => part.startsWith('*')).length > MOST_WILDCARDS) return undefined
  return new RegExp(`^${parts.map(partExpression).join('')}$`, 's')
}

function partExpression(part: string): string {
  if (part === '**/') return '(?:.*/)?'
  if (part === '?') return '[^/]'
  if (part.startsWith('*')) return part === '*' ? '[^/]*' : '.*'
  return part.replaceAll(/[.+^$|]/g, '\\$&')
}
