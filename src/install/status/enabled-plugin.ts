import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { asRecord, listIn, parseIfJson } from '../../base/parsed-json.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { HOOK_FILE } from '../../workspace/paths/paths.ts'
import type { SettingsFile } from '../../workspace/settings/settings-file.ts'

/** Sage as a plugin of Claude Code, and the settings file that enables it. */
export type EnabledPlugin = { readonly name: string; readonly path: string }

/** Why Claude Code cannot load it. */
export type UnloadablePlugin =
  | { readonly code: 'plugin-gone'; readonly plugin: string; readonly target: string }
  | { readonly code: 'plugin-unknown'; readonly plugin: string; readonly path: string; readonly marketplace: string }

/** What Claude Code keeps of plugins on this machine, by name: marketplaces, and where plugins are installed. */
export type KeptPlugins = {
  readonly marketplaces: SettingsFile['value']
  readonly installed: SettingsFile['value']
}

/** Without a file nothing is kept; neither is what a version of Claude Code keeps in another form. */
export function readKeptPlugins(claudeDir: string): KeptPlugins {
  const read = (name: string) => asRecord(parseIfJson(readTextIfReadable(join(claudeDir, 'plugins', name)) ?? ''))
  return {
    marketplaces: read('known_marketplaces.json'),
    installed: asRecord(read('installed_plugins.json').plugins),
  }
}

/** The plugin that the settings enable: `enabledPlugins: {"sage@somewhere": true}`. */
export function enabledPlugin(
  nearestFirst: readonly SettingsFile[],
  { installed }: KeptPlugins,
): EnabledPlugin | undefined {
  const switchedOff = new Set<string>()
  for (const { path, value } of nearestFirst)
    for (const [name, on] of Object.entries(asRecord(value.enabledPlugins))) {
      if (!name.startsWith('sage@') || switchedOff.has(name) || isAnother(installed[name])) continue
      if (on === true) return { name, path }
      switchedOff.add(name)
    }
  return undefined
}

/** Whether somebody else's plugin of this name is installed: none of the folders that it is in has Sage's hook. */
function isAnother(installations: unknown): boolean {
  const folders = listIn(installations).flatMap((installation) => {
    const { installPath } = asRecord(installation)
    return typeof installPath === 'string' && existsSync(installPath) ? installPath : []
  })
  return folders.length > 0 && !folders.some((folder) => existsSync(join(folder, 'dist', 'hook', HOOK_FILE)))
}

/**
 * Why Claude Code cannot load a plugin that settings enable. They name no place for it: its marketplace does, in the settings by which
 * `claude plugin marketplace add` made it known. A project's settings come with a clone, to people who have no such marketplace. Of one in a
 * folder, the folder may be gone: the package was removed, or went with its Node.
 */
export function whyUnloadable(
  { name: plugin, path }: EnabledPlugin,
  settings: readonly SettingsFile[],
  { marketplaces }: KeptPlugins,
): UnloadablePlugin | undefined {
  const marketplace = plugin.slice('sage@'.length)
  const known = [...settings.map(({ value }) => asRecord(value.extraKnownMarketplaces)), marketplaces].flatMap(
    (named) => named[marketplace] ?? [],
  )
  if (known.length === 0) return { code: 'plugin-unknown', plugin, path, marketplace }
  const folders = known.flatMap((one) => {
    const { source, path: folder } = asRecord(asRecord(one).source)
    return source === 'directory' && typeof folder === 'string' && isAbsolute(folder) ? folder : []
  })
  const [target] = folders
  return target === undefined || folders.some((folder) => existsSync(folder))
    ? undefined
    : { code: 'plugin-gone', plugin, target }
}
