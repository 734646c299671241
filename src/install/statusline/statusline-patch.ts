import { asRecord, isObject } from '../../base/parsed-json.ts'
import { nodeAt, parseStrictJson } from '../../base/strict-json.ts'
import { bomOf, withoutBom } from '../../text/byte-order-mark.ts'
import { commandWords } from '../../text/command-words.ts'
import { append, remove, replaceValue } from '../settings/json-edit.ts'
import type { PatchResult } from '../settings/settings-patch.ts'

/** The value of `statusLine` in settings; undefined if there is none or the text is not strict JSON. */
export function statuslineIn(text: string): unknown {
  const parsed = parseStrictJson(withoutBom(text))
  return 'value' in parsed ? parsed.value.statusLine : undefined
}

/** The same as written there, so that it can be restored exactly. */
export function statuslineTextIn(text: string): string | undefined {
  const bare = withoutBom(text)
  const parsed = parseStrictJson(bare)
  const node = 'tree' in parsed ? nodeAt(parsed.tree, ['statusLine']) : undefined
  return node && bare.slice(node.offset, node.offset + node.length)
}

/** In single quotes, between which an apostrophe stands as `shellWord()` writes it; in double ones; or bare. */
const SCRIPT = /((?:'[^']*'|\\')*'[^']*sage-statusline\.cjs')|"([^"]*sage-statusline\.cjs)"|(\S*sage-statusline\.cjs)/

/** The script that a `statusLine` setting of ours calls; undefined if the setting is not ours. */
export function statuslineScript(statusline: unknown): string | undefined {
  const { command } = asRecord(statusline)
  if (typeof command !== 'string' || !command.includes('sage-statusline.cjs')) return undefined
  const found = SCRIPT.exec(command)
  return found?.[1]?.replaceAll(/'([^']*)'|\\(')/g, '$1$2') ?? found?.[2] ?? found?.[3] ?? ''
}

/** The Node and the script that a `statusLine` setting of ours calls; nothing if the setting is not ours. */
export function statuslinePrograms(statusline: unknown, home: string): string[] {
  if (statuslineScript(statusline) === undefined) return []
  // Claude Code has a POSIX shell run it on Windows, too.
  return commandWords(String(asRecord(statusline).command), { platform: 'linux', home })
}

/** Whether a settings file has nothing in it, not even an object. */
export function isBlank(text: string): boolean {
  return withoutBom(text).trim() === ''
}

/** Whether settings have no key. */
export function hasNoSettings(text: string): boolean {
  const parsed = parseStrictJson(withoutBom(text))
  return 'value' in parsed && Object.keys(parsed.value).length === 0
}

/** Sets `statusLine`, or removes it (`value` undefined). Everything else keeps its bytes. `written` is the value's original text. */
export function setStatusline(original: string, value: unknown, written?: string): PatchResult {
  const mark = bomOf(original)
  const text = isBlank(original) ? '{}\n' : original.slice(mark.length)
  const parsed = parseStrictJson(text)
  if ('problem' in parsed) return { refused: parsed.problem }
  const node = nodeAt(parsed.tree, ['statusLine'])
  const property = node?.parent
  if (value === undefined) {
    if (!property) return { text: original, events: [] }
    return { text: mark + remove(text, parsed.tree, property), events: ['statusLine'] }
  }
  if (!node) return { text: mark + append(text, parsed.tree, value, { key: 'statusLine' }), events: ['statusLine'] }
  if (JSON.stringify(parsed.value.statusLine) === JSON.stringify(value)) return { text: original, events: [] }
  return {
    text: mark + replaceValue(text, node, value, says(written, value) ? written : undefined),
    events: ['statusLine'],
  }
}

type Before = { readonly previous?: unknown; readonly written?: string | undefined }

/** What removing ours puts back: what was there before, with how a person has changed the rest of it since, such as the padding. */
export function restoredStatusline(before: Before & { readonly installed: unknown }, current: unknown): Before {
  const { installed, previous } = before
  if (!isObject(installed) || !isObject(previous) || !isObject(current)) return before
  const isNew = (key: string) => JSON.stringify(current[key]) !== JSON.stringify(installed[key])
  const changed = Object.keys({ ...installed, ...current }).filter((key) => key !== 'command' && isNew(key))
  if (changed.length === 0) return before
  const kept = { ...previous, ...Object.fromEntries(changed.map((key) => [key, current[key]])) }
  return { previous: Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) }
}

/** Whether a text is this value written out. Anybody may have edited the receipt it comes from, and it will be put into settings. */
function says(written: string | undefined, value: unknown): boolean {
  const parsed = written === undefined ? undefined : parseStrictJson(`{"value":${written}}`)
  return parsed !== undefined && 'value' in parsed && JSON.stringify(parsed.value) === JSON.stringify({ value })
}
