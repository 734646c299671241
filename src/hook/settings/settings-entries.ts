import { existsSync } from 'node:fs'
import { basename, isAbsolute } from 'node:path'
import { asRecord, listIn } from '../../base/parsed-json.ts'
import { HOOK_FILE } from '../../workspace/paths/paths.ts'

/** Absolute paths: nothing is looked up, so nothing that a repository contains can run instead. */
export type HookCommand = { readonly node: string; readonly script: string }

/** Everything of ours that Claude Code's settings call, by event. Ignores anything else, in whatever shape. */
export function ourEntries(settings: unknown): Map<string, readonly HookCommand[]> {
  const found = new Map<string, readonly HookCommand[]>()
  for (const [event, groups] of Object.entries(asRecord(asRecord(settings).hooks))) {
    const hooks = listIn(groups).flatMap((group) => listIn(asRecord(group).hooks))
    const commands = hooks.flatMap((hook) => ourCommand(hook) ?? [])
    if (commands.length > 0) found.set(event, commands)
  }
  return found
}

/** What an entry of ours calls; undefined for anybody else's. Also recognises one that was rewritten as a shell line. */
export function ourCommand(hook: unknown): HookCommand | undefined {
  const { command, args } = asRecord(hook)
  if (typeof command !== 'string') return undefined
  const script = listIn(args).find(isHookFile)
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

/** Whether the Node that an entry calls exists; one given by name only is assumed to. */
export function hasNode({ node }: HookCommand): boolean {
  return !isAbsolute(node) || existsSync(node)
}

/** Whether what an entry calls is there. */
export function canRun(command: HookCommand): boolean {
  return existsSync(command.script) && hasNode(command)
}

function isHookFile(value: unknown): value is string {
  return typeof value === 'string' && basename(value.replaceAll('\\', '/')) === HOOK_FILE
}
