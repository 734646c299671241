import type { HookCommand } from '../../hook/settings-entries.ts'
import { bundledHooks, copyHookFiles, installedCommand, type Program } from '../../install/hook-files.ts'
import { type HookStatus, hookStatus } from '../../install/hook-status.ts'
import type { Environment } from '../../workspace/paths.ts'

function ownProgram(): Program {
  return { version: SAGE_VERSION, path: process.argv[1] ?? '' }
}

/** What is installed, from this program's point of view. */
export function ownHookStatus(environment: Environment, projectRoot: string): HookStatus {
  return hookStatus(environment, projectRoot, ownProgram())
}

/** Copies this program's hook to where the settings will call it. */
export function copyOwnHook(dataHome: string): void {
  const { version, path } = ownProgram()
  copyHookFiles({ from: bundledHooks(path), dataHome, version })
}

/** How the settings should call it: with the Node that runs now. */
export function ownHookCommand(dataHome: string): HookCommand {
  return installedCommand(dataHome, process.execPath)
}
