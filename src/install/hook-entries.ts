import type { HookCommand } from '../hook/settings-entries.ts'

/** Seconds. SessionEnd hooks are otherwise cut off after 1.5 s. */
const TIMEOUT = 10

export type HookEntry = {
  readonly type: 'command'
  readonly command: string
  readonly args: readonly string[]
  readonly timeout: number
}

/** Exec form: no shell reads the paths, so spaces and quotes in them mean nothing. */
export function hookEntry({ node, script }: HookCommand): HookEntry {
  return { type: 'command', command: node, args: [script], timeout: TIMEOUT }
}
