import { join } from 'node:path'
import { ourEntries } from '../hook/settings-entries.ts'
import { namesIfReadable } from '../workspace/read-if-readable.ts'
import { readSettingsFile } from './settings-file.ts'

/** Where an organisation lays down settings that hold above a person's own. */
const FOLDERS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '/Library/Application Support/ClaudeCode',
  win32: 'C:\\Program Files\\ClaudeCode',
}

export function managedFolder(platform: NodeJS.Platform): string {
  return FOLDERS[platform] ?? '/etc/claude-code'
}

/** The setting of an organisation that keeps a person's hooks from running, and the file in which it stands. */
export type ManagedRefusal = { readonly path: string; readonly key: string }

/** `runs`: whether a plugin of the person's calls Sage. Plugins may be all that an organisation lets a person have. */
export function managedRefusal(folder: string, runs: { readonly asPlugin: boolean }): ManagedRefusal | undefined {
  const files = managedFiles(folder)
  /** The last file that says anything about it, if that says that it holds. */
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

/** In the order in which later ones hold. What cannot be read keeps Claude Code from starting, which says so by itself. */
function managedFiles(folder: string): Array<{ path: string; value: Record<string, unknown> }> {
  const more = join(folder, 'managed-settings.d')
  const names = namesIfReadable(more).filter((name) => name.endsWith('.json'))
  const paths = [join(folder, 'managed-settings.json'), ...names.toSorted().map((name) => join(more, name))]
  return paths.flatMap((path) => {
    try {
      const value: unknown = JSON.parse(readSettingsFile(path).text)
      return typeof value === 'object' && value !== null ? [{ path, value: value as Record<string, unknown> }] : []
    } catch {
      return []
    }
  })
}
