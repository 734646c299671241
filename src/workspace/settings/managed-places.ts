import { join } from 'node:path'
import { namesIfReadable } from '../files/read-if-readable.ts'

const FOLDERS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '/Library/Application Support/ClaudeCode',
  win32: 'C:\\Program Files\\ClaudeCode',
}

/** Where an organisation puts settings and instructions that hold beside a person's own, whether or not it is there. */
export function managedFolder(platform: NodeJS.Platform): string {
  return FOLDERS[platform] ?? '/etc/claude-code'
}

/** An organisation's settings in the order in which they are read, whether or not the first exists, and the folder that holds the rest. */
export function managedSettings(folder: string): { readonly files: readonly string[]; readonly more: string } {
  const more = join(folder, 'managed-settings.d')
  const names = namesIfReadable(more).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
  return { files: [join(folder, 'managed-settings.json'), ...names.toSorted().map((name) => join(more, name))], more }
}
