import { basename } from 'node:path'

/** The events that Sage is called for (DESIGN section 3). */
export const INSTALLED_EVENTS = [
  'SessionStart',
  'UserPromptSubmit',
  'Stop',
  'StopFailure',
  'PreCompact',
  'SessionEnd',
  'SubagentStart',
] as const

/** By this file name an entry is known as ours, wherever it points. */
export const HOOK_FILE = 'sage-hook.cjs'

/** Seconds. SessionEnd hooks are otherwise cut off after 1.5 s. */
const TIMEOUT = 10

/** Absolute paths: nothing is looked up, so nothing that a repository contains can be run instead. */
export type HookCommand = { readonly node: string; readonly script: string }

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

/** What an entry of ours calls; undefined for anybody else's. Also knows one that was rewritten as a shell line. */
export function ourCommand(hook: unknown): HookCommand | undefined {
  if (typeof hook !== 'object' || hook === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(hook))
  const command = fields.get('command')
  if (typeof command !== 'string') return undefined
  const args = fields.get('args')
  const script = Array.isArray(args) ? args.find(isHookFile) : undefined
  if (script !== undefined) return { node: command, script }
  const inLine = /(?:"([^"]*sage-hook\.cjs)"|'([^']*sage-hook\.cjs)'|(\S*sage-hook\.cjs))/.exec(command)
  const found = inLine?.[1] ?? inLine?.[2] ?? inLine?.[3]
  if (found === undefined || !isHookFile(found)) return undefined
  return {
    node: command
      .slice(0, inLine?.index)
      .trim()
      .replaceAll(/^["']|["']$/g, ''),
    script: found,
  }
}

function isHookFile(value: unknown): value is string {
  return typeof value === 'string' && basename(value.replaceAll('\\', '/')) === HOOK_FILE
}
