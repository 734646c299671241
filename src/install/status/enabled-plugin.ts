import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { asRecord } from '../../base/parsed-json.ts'

/** Sage as a plugin of Claude Code, and the settings file that enables it. */
export type EnabledPlugin = { readonly name: string; readonly path: string }

type Settings = { readonly path: string; readonly value: Readonly<Record<string, unknown>> }

/**
 * The plugin that the settings enable: `enabledPlugins: {"sage@somewhere": true}`. Its own folder is not searched: they say whether it is
 * enabled.
 */
export function enabledPlugin(nearestFirst: readonly Settings[]): EnabledPlugin | undefined {
  const switchedOff = new Set<string>()
  for (const { path, value } of nearestFirst)
    for (const [name, on] of Object.entries(asRecord(value.enabledPlugins))) {
      if (!name.startsWith('sage@') || switchedOff.has(name)) continue
      if (on === true) return { name, path }
      switchedOff.add(name)
    }
  return undefined
}

/**
 * The folder that Claude Code would load the plugin from, if it is no longer there: the package was removed, or went with its Node. It is
 * named in the settings by `claude plugin marketplace add`; a plugin from elsewhere has none.
 */
export function goneFolderOf(plugin: string, settings: readonly Settings[]): string | undefined {
  const marketplace = plugin.slice('sage@'.length)
  const folders = settings.flatMap(({ value }) => {
    const { source, path } = asRecord(asRecord(asRecord(value.extraKnownMarketplaces)[marketplace]).source)
    return source === 'directory' && typeof path === 'string' && isAbsolute(path) ? path : []
  })
  return folders.some((folder) => existsSync(folder)) ? undefined : folders[0]
}
