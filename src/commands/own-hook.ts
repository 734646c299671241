import { bundledHooks, copyHookFiles, installedCommand } from '../install/hook-files.ts'
import type { HookCommand } from '../hook/settings-entries.ts'

/** Copies the hook that belongs to this very program to where the settings are to call it. */
export function copyOwnHook(dataHome: string): void {
  copyHookFiles({ from: bundledHooks(process.argv[1] ?? ''), dataHome, version: SAGE_VERSION })
}

/** How the settings are to call it: by the Node that runs now. */
export function ownHookCommand(dataHome: string): HookCommand {
  return installedCommand(dataHome, process.execPath)
}
