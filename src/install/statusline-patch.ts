import { append, remove, replaceValue } from './json-edit.ts'
import type { PatchResult } from './settings-patch.ts'
import { nodeAt, parseStrictJson } from './strict-json.ts'

/** The value of `statusLine` in settings; undefined if there is none, or the text is not strict JSON. */
export function statuslineIn(text: string): unknown {
  const parsed = parseStrictJson(text.replace(/^\uFEFF/, ''))
  return 'value' in parsed ? parsed.value.statusLine : undefined
}

/** Sets `statusLine`, or removes it (`value` undefined); everything else keeps its bytes. */
export function setStatusline(original: string, value: unknown): PatchResult {
  const bom = original.startsWith('\uFEFF') ? '\uFEFF' : ''
  const text = original.slice(bom.length).trim() === '' ? '{}\n' : original.slice(bom.length)
  const parsed = parseStrictJson(text)
  if ('problem' in parsed) return { refused: parsed.problem }
  const node = nodeAt(parsed.tree, ['statusLine'])
  const property = node?.parent
  if (value === undefined) {
    if (!property) return { text: original, events: [] }
    return { text: bom + remove(text, parsed.tree, property), events: ['statusLine'] }
  }
  if (!node) return { text: bom + append(text, parsed.tree, value, 'statusLine'), events: ['statusLine'] }
  if (JSON.stringify(parsed.value.statusLine) === JSON.stringify(value)) return { text: original, events: [] }
  return { text: bom + replaceValue(text, node, value), events: ['statusLine'] }
}
