import { join } from 'node:path'
import { ourEntries } from '../hook/settings-entries.ts'
import { namesIfReadable } from '../workspace/read-if-readable.ts'
import { readSettings } from './read-settings.ts'

/** Where an organisation puts settings that override a person's own. */
const FOLDERS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '/Library/Application Support/ClaudeCode',
  win32: 'C:\\Program Files\\ClaudeCode',
}

export function managedFolder(platform: NodeJS.Platform): string {
  return FOLDERS[platform] ?? '/etc/claude-code'
}

/** An organisation's setting that keeps a person's hooks from running, and its file. */
export type ManagedRefusal = { readonly path: string; readonly key: string }

/** `runs.asPlugin`: whether a plugin of the person's calls Sage. An organisation may allow only plugins. */
export function managedRefusal(folder: string, runs: { readonly asPlugin: boolean }): ManagedRefusal | undefined {
  const files = managedFiles(folder)
  /** The last file that has this key, if its value applies. */
  const holds = (key: string, isSo: (value: unknown) => boolean = (value) => value === true) => {
    const file = files.findLast(({ value }) => Object.hasOwn(value, key))
    return file && isSo(file.value[key]) ? { path: file.path, key } : undefined
  }
  const none = holds('disableAllHooks')
  if (none) return none
  if (files.some(({ value }) => ourEntries(value).size > 0)) return undefined
  const pluginsOnly = holds('strictPluginOnlyCustomization', coversHooks)
  return holds('allowManagedHooksOnly') ?? (runs.asPlugin ? undefined : pluginsOnly)
}

function coversHooks(value: unknown): boolean {
  return value === true || (Array.isArray(value) && value.includes('hooks'))
}

/** In order; later files win. An unreadable one keeps Claude Code from starting, and Claude Code says so itself. */
function managedFiles(folder: string): Array<{ path: string; value: Readonly<Record<string, unknown>> }> {
  const more = join(folder, 'managed-settings.d')
  const names = namesIfReadable(more).filter((name) => name.endsWith('.json'))
  const paths = [join(folder, 'managed-settings.json'), ...names.toSorted().map((name) => join(more, name))]
  return paths.flatMap((path) => {
    const value = readSettings(path)
    return value ? [{ path, value }] : []
  })
}
