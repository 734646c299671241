import { ourEntries } from '../../hook/settings/settings-entries.ts'
import { managedSettings } from '../../workspace/settings/managed-places.ts'
import { lastWith, settingsIn } from '../../workspace/settings/settings-file.ts'

/** An organisation's setting that keeps a person's hooks from running, and its file. */
export type ManagedRefusal = { readonly path: string; readonly key: string }

/** `runs.asPlugin`: whether a plugin of the person's calls Sage. An organisation may allow only plugins. */
export function managedRefusal(folder: string, runs: { readonly asPlugin: boolean }): ManagedRefusal | undefined {
  const files = settingsIn(managedSettings(folder).files)
  const none = lastWith(files, 'disableAllHooks')
  if (none?.value.disableAllHooks === true) return { path: none.path, key: 'disableAllHooks' }
  if (files.some(({ value }) => ourEntries(value).size > 0)) return undefined
  const own = lastWith(files, 'allowManagedHooksOnly')
  if (own?.value.allowManagedHooksOnly === true) return { path: own.path, key: 'allowManagedHooksOnly' }
  if (runs.asPlugin) return undefined
  // Lists of several files are put together.
  const plugins = files.find(({ value }) => coversHooks(value.strictPluginOnlyCustomization))
  return plugins && { path: plugins.path, key: 'strictPluginOnlyCustomization' }
}

/** Whether an organisation has hooks run although a person's settings or a project's switch them off. */
export function keepsHooksOn(folder: string): boolean {
  return lastWith(settingsIn(managedSettings(folder).files), 'disableAllHooks')?.value.disableAllHooks === false
}

function coversHooks(value: unknown): boolean {
  return value === true || (Array.isArray(value) && value.includes('hooks'))
}
