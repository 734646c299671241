import type { HookCommand } from '../hook/settings-entries.ts'

/** Seconds. Without it SessionEnd hooks are cut off after 1.5 s. */
const TIMEOUT = 10

export type HookEntry = {
  readonly type: 'command'
  readonly command: string
  readonly args: readonly string[]
  readonly timeout: number
}

/** Exec form: no shell interprets the paths, so spaces and quotes in them are harmless. */
export function hookEntry({ node, script }: HookCommand): HookEntry {
  return { type: 'command', command: node, args: [script], timeout: TIMEOUT }
}
