import type { Node } from 'jsonc-parser'

// Edits that touch nothing but what they add or take away. jsonc-parser's own `modify()` reformats the neighbours or
// writes on one line, so only its offsets are used here.

export type Layout = { readonly eol: string; readonly unit: string }

/** Line end and indentation of a file, from its first indented line. */
export function layoutOf(text: string): Layout {
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n'
  return { eol, unit: /\n([ \t]+)["{[\]}]/.exec(text)?.[1] ?? '  ' }
}

function indentOfLineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

function pretty(value: unknown, indent: string, { eol, unit }: Layout): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', eol + indent)
}

/** Appends a property (`key` given) or an element to an object or array; the result follows the file's own layout. */
export function append(text: string, container: Node, value: unknown, key?: string): string {
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
  const addition = `${layout.eol}${indent}${name}${name && ' '}${pretty(value, indent, layout)}`
  if (!last) return `${text.slice(0, container.offset + 1)}${addition}${layout.eol}${closing}${text.slice(end)}`
  const at = last.offset + last.length
  return `${text.slice(0, at)},${addition}${text.slice(at)}`
}

/** Replaces one value, written on one line if it was, else indented like the file. */
export function replaceValue(text: string, node: Node, value: unknown): string {
  const end = node.offset + node.length
  const spread = text.slice(node.offset, end).includes('\n')
  const written = spread ? pretty(value, indentOfLineAt(text, node.offset), layoutOf(text)) : JSON.stringify(value)
  return text.slice(0, node.offset) + written + text.slice(end)
}

/** Takes one child (a property, or an element) out of its container, with its comma. */
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
