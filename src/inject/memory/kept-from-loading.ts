import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { asRecord, listIn } from '../../base/parsed-json.ts'
import { contains, realPath } from '../../workspace/files/real-path.ts'
import { managedSettings } from '../../workspace/settings/managed-places.ts'
import { lastWith, type SettingsFile, settingsIn } from '../../workspace/settings/settings-file.ts'
import { MAX_GLOB_UNITS, wholly, withoutBraces } from './glob.ts'
import { type Folders, managedDirOf } from './memory-folder.ts'

/** The settings of Claude Code that apply where a session starts, whether they exist or not, and the folder that may hold more of them. */
export function settingsFor(place: Folders): string[] {
  const { files, more } = managedSettings(managedDirOf(place))
  return [...ownSettings(place), ...files, more]
}

function ownSettings({ projectDir, claudeDir }: Folders): string[] {
  const inProject = ['settings.json', 'settings.local.json'].map((name) => join(projectDir, '.claude', name))
  return [join(claudeDir, 'settings.json'), ...inProject]
}

/**
 * Whether settings keep Claude Code from loading a memory file: they exclude it (`claudeMdExcludes`), or forbid to read it, which does not hold
 * for what it loads because the person's own instructions say so. A pattern that is not understood keeps nothing from loading.
 */
export function keptFromLoading(place: Folders): (path: string, isOfPerson: boolean) => boolean {
  const own = settingsIn(ownSettings(place))
  const managed = settingsIn(managedSettings(managedDirOf(place)).files)
  const exclusions = [...own, ...managed].flatMap(({ value }) => textsIn(value.claudeMdExcludes).map(excluded))
  const rules = [...(areOwnRulesIgnored(managed) ? [] : own), ...managed].flatMap(({ path, value }) => {
    const isOfPerson = contains(place.claudeDir, path)
    return textsIn(asRecord(value.permissions).deny).map((rule) => forbidden(rule, place, !isOfPerson))
  })
  return (path, isOfPerson) => [...exclusions, ...(isOfPerson ? [] : rules)].some((isMatch) => isMatch(path))
}

/** An organisation may have only its own rules count. */
function areOwnRulesIgnored(managed: readonly SettingsFile[]): boolean {
  const key = 'allowManagedPermissionRulesOnly'
  return lastWith(managed, key)?.value[key] === true
}

type Match = (path: string) => boolean

/** As many letters of patterns as a session has the time to try on every memory file: more than anybody has, but a clone may bring them. */
const MAX_LETTERS = 32_768

function textsIn(value: unknown): string[] {
  const texts: string[] = []
  let letters = 0
  for (const one of listIn(value)) {
    if (typeof one !== 'string' || one.length > MAX_GLOB_UNITS) continue
    // Rules are tried as they are, also one of which no globs without braces are made.
    letters += Math.max(one.length, withoutBraces(one).join('').length)
    if (letters > MAX_LETTERS) break
    texts.push(one)
  }
  return texts
}

/** These name whole paths, and may lead there through links. */
function excluded(glob: string): Match {
  const plain = glob.replaceAll('\\', '/')
  const matches = [plain, ...withRealFolder(plain)].flatMap((one) => exclusion(one) ?? [])
  return (path) => matches.some((isMatch) => isMatch(withSlashes(path)))
}

/** The same glob with the real path of the folder that it names before its first wildcard. */
function withRealFolder(glob: string): string[] {
  const folder = dirname(/^\/[^*?{[]*/.exec(glob)?.[0] ?? '')
  const real = folder === '.' ? undefined : realPath(folder)
  return real === undefined || real === folder ? [] : [real + glob.slice(folder.length)]
}

/** A glob after `!` matches everything that it would otherwise not match. */
function exclusion(glob: string): Match | undefined {
  if (glob.startsWith('!')) {
    const rest = exclusion(glob.slice(1))
    return rest && ((path) => !rest(path))
  }
  const matches = withoutBraces(glob.replace(/^\.\//, '')).map((one) => wholly(asClientReads(one)))
  if (matches.length === 0 || matches.includes(undefined)) return undefined
  return (path) => matches.some((isMatch) => isMatch?.(path))
}

/** `**` also stands for folders before an ending (`**.md`), and for no less than one name behind a name that ends with `*`. */
function asClientReads(glob: string): string {
  return glob.replace(/^\*\*(?=(?:\.\w+)+$)/, '**/*').replace(/(?<!\*)\*\/\*\*$/, '*/*/**')
}

/** These are written as in a .gitignore: a folder matches everything in it, and a name alone matches every file of that name. */
function forbidden(rule: string, { projectDir, home }: Folders, beginsInProject: boolean): Match {
  if (rule === 'Read') return () => true
  const pattern = /^Read\((.+)\)$/.exec(rule)?.[1]
  if (pattern === undefined) return () => false
  if (pattern.startsWith('//')) return below('/', pattern.slice(2))
  if (pattern.startsWith('~/')) return below(home, pattern.slice(2))
  // Of a person's own rules, where these begin has not been observed.
  if (pattern.startsWith('/')) return beginsInProject ? below(projectDir, pattern.slice(1)) : () => false
  // "All that is in it" adds nothing to a folder's name: what is left may be a name alone.
  const name = pattern.replace(/^\.\/|\/\*\*$/g, '')
  const place = /\/./.test(name) ? '' : '**/'
  // A name that ends with a slash is not the name of a file.
  return below(projectDir, place + name.replace(/\/$/, '/*'))
}

function below(folder: string, glob: string): Match {
  const isWholly = wholly(`${glob}/**`, { ignoreCase: true })
  return (path) => {
    const inside = relative(folder, path)
    return !inside.startsWith('..') && !isAbsolute(inside) && isWholly?.(withSlashes(inside)) === true
  }
}

function withSlashes(path: string): string {
  return path.replaceAll(sep, '/')
}
