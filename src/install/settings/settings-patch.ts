import { getNodeValue, type Node } from 'jsonc-parser'
import { type JsonProblem, lineAt, nodeAt, parseStrictJson } from '../../base/strict-json.ts'
import { HOOK_EVENTS, type HookEvent } from '../../hook/input/payload.ts'
import { type HookCommand, ourCommand } from '../../hook/settings/settings-entries.ts'
import { bomOf, withoutBom } from '../../text/byte-order-mark.ts'
import { append, remove, replaceValue } from './json-edit.ts'

/** Why the text is left unchanged. */
export type PatchRefusal = JsonProblem | { readonly reason: 'bad-hooks'; readonly line: number; readonly key: string }

export type PatchResult =
  | { readonly text: string; readonly events: readonly string[] }
  | { readonly refused: PatchRefusal }

/**
 * Adds one entry per wanted event to the text of a Claude Code settings file, and updates older entries of ours. Everything else keeps
 * its bytes. `events` lists what changed; doing it twice changes nothing.
 */
export function addHooks(text: string, command: HookCommand, wanted: readonly HookEvent[]): PatchResult {
  return patch(withoutBom(text).trim() === '' ? '{}\n' : text, (current) => {
    for (const event of HOOK_EVENTS) {
      const next = wanted.includes(event) ? addToEvent(current, event, command) : renewIn(current, event, command)
      if (next !== current) return { text: next, event }
    }
    return undefined
  })
}

/** Removes all our entries, and the lists and objects this leaves empty unless `original` had them. Other people's hooks keep their bytes. */
export function removeHooks(text: string, original = ''): PatchResult {
  if (withoutBom(text).trim() === '') return { text, events: [] }
  const before = parseStrictJson(withoutBom(original))
  const stood: Stood = (path) => 'tree' in before && nodeAt(before.tree, path) !== undefined
  return patch(text, (current) => removeOne(current, stood))
}

/** Whether there was something at this path before Sage was installed. */
type Stood = (path: readonly string[]) => boolean

type Step = { readonly text: string; readonly event: string }

/** Takes steps until none is left, each on freshly parsed text, so that no offset is ever out of date. */
function patch(original: string, step: (text: string) => Step | undefined): PatchResult {
  const mark = bomOf(original)
  let text = original.slice(mark.length)
  const events = new Set<string>()
  for (;;) {
    const refused = check(text)
    if (refused) return { refused }
    const next = step(text)
    if (!next) return { text: mark + text, events: [...events] }
    text = next.text
    events.add(next.event)
  }
}

/** Refuses anything but strict JSON whose `hooks`, if there are any, are lists by event. */
function check(text: string): PatchRefusal | undefined {
  const parsed = parseStrictJson(text)
  if ('problem' in parsed) return parsed.problem
  const hooks = nodeAt(parsed.tree, ['hooks'])
  if (!hooks) return undefined
  if (hooks.type !== 'object') return { reason: 'bad-hooks', key: 'hooks', line: lineAt(text, hooks.offset) }
  for (const property of hooks.children ?? []) {
    const [key, value] = property.children ?? []
    const mine = HOOK_EVENTS.some((event) => event === key?.value)
    if (mine && value && value.type !== 'array')
      return { reason: 'bad-hooks', key: String(key?.value), line: lineAt(text, value.offset) }
  }
  return undefined
}

function treeOf(text: string): Node {
  const parsed = parseStrictJson(text)
  if ('problem' in parsed) throw new Error(`An edit of ours broke the settings: ${parsed.problem.reason}`)
  return parsed.tree
}

/** Seconds. Without it SessionEnd hooks are cut off after 1.5 s. */
const TIMEOUT = 10

/** Exec form: no shell interprets the paths, so spaces and quotes in them are harmless. */
function hookEntry({ node, script }: HookCommand) {
  return { type: 'command', command: node, args: [script], timeout: TIMEOUT }
}

type Place = { readonly group: Node; readonly hook: Node }

/** Our hooks under one event, in any group the person may have moved them to. */
function placesIn(list: Node | undefined): Place[] {
  return (list?.children ?? []).flatMap((group) =>
    (nodeAt(group, ['hooks'])?.children ?? [])
      .filter((hook) => ourCommand(getNodeValue(hook)) !== undefined)
      .map((hook) => ({ group, hook })),
  )
}

function addToEvent(text: string, event: string, command: HookCommand): string {
  const tree = treeOf(text)
  const entry = hookEntry(command)
  const hooks = nodeAt(tree, ['hooks'])
  if (!hooks) return append(text, tree, { [event]: [{ hooks: [entry] }] }, { key: 'hooks', levels: 1 })
  const list = nodeAt(tree, ['hooks', event])
  if (!list) return append(text, hooks, [{ hooks: [entry] }], { key: event })
  if (placesIn(list).length === 0) return append(text, list, { hooks: [entry] })
  return renewIn(text, event, command)
}

/** Updates the first outdated entry of ours under this event. */
function renewIn(text: string, event: string, command: HookCommand): string {
  const entry = hookEntry(command)
  const places = placesIn(nodeAt(treeOf(text), ['hooks', event]))
  const stale = places.find(({ hook }) => JSON.stringify(getNodeValue(hook)) !== JSON.stringify(entry))
  return stale ? replaceValue(text, stale.hook, entry) : text
}

function removeOne(text: string, stood: Stood): Step | undefined {
  const tree = treeOf(text)
  const hooks = nodeAt(tree, ['hooks'])
  for (const property of hooks?.children ?? []) {
    const [key, list] = property.children ?? []
    const place = placesIn(list)[0]
    if (!place || !list || !hooks) continue
    const event = String(key?.value)
    const keeps = { list: stood(['hooks', event]), hooks: stood(['hooks']) }
    return { event, text: removeUpwards(text, { tree, hooks, property, list, ...place }, keeps) }
  }
  return undefined
}

type Around = { readonly tree: Node; readonly hooks: Node; readonly property: Node; readonly list: Node }

/** Removes the hook, and each container that would be left empty and need not be kept. */
function removeUpwards(
  text: string,
  { tree, hooks, property, list, group, hook }: Around & Place,
  keeps: { readonly list: boolean; readonly hooks: boolean },
): string {
  const alone = (container: Node | undefined) => (container?.children?.length ?? 0) <= 1
  const inGroup = nodeAt(group, ['hooks'])
  if (inGroup && !alone(inGroup)) return remove(text, inGroup, hook)
  if (keeps.list || !alone(list)) return remove(text, list, group)
  if (keeps.hooks || !alone(hooks)) return remove(text, hooks, property)
  const whole = hooks.parent
  return whole ? remove(text, tree, whole) : text
}
