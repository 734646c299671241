import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser'
import type { Proposal } from '../../extract/seed004.ts'

const PLACE = ['state', 'proposals']

/**
 * The text of a seed with more proposals; every other byte of it stays as it was. Only the first proposal is laid out by the JSON editor, and
 * the others copy it: a parse for each would take seconds.
 */
export function appendProposals(text: string, [first, ...rest]: readonly Proposal[]): string {
  if (!first) return text
  const indent = /^[{[]\r?\n([ \t]+)/.exec(text)?.[1] ?? '  '
  const formattingOptions = { insertSpaces: !indent.includes('\t'), tabSize: indent.length }
  const isArrayInsertion = findNodeAtLocation(parseTree(text) as Node, PLACE) !== undefined
  const place = [...PLACE, ...(isArrayInsertion ? [-1] : [])]
  const written = applyEdits(
    text,
    modify(text, place, isArrayInsertion ? first : [first], { formattingOptions, isArrayInsertion }),
  )
  const last = findNodeAtLocation(parseTree(written) as Node, PLACE)?.children?.at(-1)
  if (!last || rest.length === 0) return written
  const margin = /(?<=\n)[ \t]*$/.exec(written.slice(0, last.offset))?.[0] ?? ''
  const eol = /\r?\n/.exec(written)?.[0] ?? '\n'
  const more = rest.map(
    (one) => `,${eol}${margin}${JSON.stringify(one, null, indent).replaceAll('\n', `${eol}${margin}`)}`,
  )
  const end = last.offset + last.length
  return written.slice(0, end) + more.join('') + written.slice(end)
}
