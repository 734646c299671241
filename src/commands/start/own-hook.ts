import type { HookCommand } from '../../hook/settings/settings-entries.ts'
import { bundledHooks, copyHookFiles, installedCommand, type RunningSage } from '../../install/hooks/hook-files.ts'
import { applyInstall, planInstall, type SettingsChange } from '../../install/hooks/install-hooks.ts'
import { wantedEvents } from '../../install/hooks/wanted-events.ts'
import { type HookStatus, hookStatus } from '../../install/status/hook-status.ts'
import { type Environment, homesOf } from '../../workspace/paths/homes.ts'

function ownProgram(): RunningSage {
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

/** What one settings file needs so that it calls this program's hook, for the events wanted now. */
export function planOwnHook(environment: Environment, path: string): SettingsChange {
  return planInstall(path, ownHookCommand(homesOf(environment).dataHome), wantedEvents(environment))
}

/** Carries that out. The hook must be there before the settings name it. */
export function installOwnHook(change: SettingsChange, dataHome: string, now: Date): void {
  copyOwnHook(dataHome)
  applyInstall(change, dataHome, now)
}
