import type { Node } from 'jsonc-parser'
import { isObject } from '../../base/parsed-json.ts'

// Edits that change only what they add or remove. jsonc-parser's `modify()` reformats neighbours or writes on one line, so only its offsets are
// used here.

type Layout = { readonly eol: string; readonly unit: string }

/** Line end and indentation of a file, from its first indented line. */
function layoutOf(text: string): Layout {
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n'
  return { eol, unit: /\n([ \t]+)["{[\]}]/.exec(text)?.[1] ?? '  ' }
}

function indentOfLineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

/** JSON on one line, spaced as people write it. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const properties = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${inline(child)}`)
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`
}

/** An object with one line per property for its first `levels` levels, and on one line below: one hook of ours takes one line. */
function written(value: unknown, indent: string, layout: Layout, levels: number): string {
  if (levels === 0 || !isObject(value)) return inline(value)
  const inner = indent + layout.unit
  const lines = Object.entries(value).map(
    ([key, child]) => `${inner}${JSON.stringify(key)}: ${written(child, inner, layout, levels - 1)}`,
  )
  return `{${layout.eol}${lines.join(`,${layout.eol}`)}${layout.eol}${indent}}`
}

/** `key`: the name of a property. `levels`: how many levels of the value get a line per property. */
type Addition = { readonly key?: string; readonly levels?: number }

/** Appends a property (`key` given) or an element, laid out like the file: on its own line, or on the file's only line. */
export function append(text: string, container: Node, value: unknown, { key, levels = 0 }: Addition = {}): string {
  const layout = layoutOf(text)
  const name = key === undefined ? '' : `${JSON.stringify(key)}:`
  const last = container.children?.at(-1)
  const end = container.offset + container.length - 1
  const spread = last
    ? text.slice(container.offset, last.offset).includes('\n')
    : text.includes('\n') || text.length < 3
  if (!spread) {
    const between = last ? (text.includes(', ') ? ', ' : ',') : ''
    const at = last ? last.offset + last.length : container.offset + 1
    return text.slice(0, at) + between + name + JSON.stringify(value) + text.slice(last ? at : end)
  }
  const closing = indentOfLineAt(text, container.offset)
  const indent = last ? indentOfLineAt(text, last.offset) : closing + layout.unit
  const addition = `${layout.eol}${indent}${name}${name && ' '}${written(value, indent, layout, levels)}`
  if (!last) return `${text.slice(0, container.offset + 1)}${addition}${layout.eol}${closing}${text.slice(end)}`
  const at = last.offset + last.length
  return `${text.slice(0, at)},${addition}${text.slice(at)}`
}

/** Replaces one value; `written` is its text, if it should not be on one line. */
export function replaceValue(text: string, node: Node, value: unknown, written = inline(value)): string {
  return text.slice(0, node.offset) + written + text.slice(node.offset + node.length)
}

/** Removes one child (a property or an element) and its comma. */
export function remove(text: string, container: Node, child: Node): string {
  const children = container.children ?? []
  const index = children.indexOf(child)
  const before = children[index - 1]
  const after = children[index + 1]
  const end = child.offset + child.length
  if (before) return text.slice(0, before.offset + before.length) + text.slice(end)
  if (after) return text.slice(0, child.offset) + text.slice(after.offset)
  return text.slice(0, container.offset + 1) + text.slice(container.offset + container.length - 1)
}
