import { findNodeAtLocation, type Node, parse, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { isObject, parseIfJson } from './parsed-json.ts'

/** Why a file that people and other programs write too is left alone. `line` counts from 1. */
export type JsonProblem = {
  readonly reason: 'comment' | 'trailing-comma' | 'duplicate-key' | 'syntax' | 'not-an-object' | 'too-deep'
  readonly line: number
  /** The duplicate key. */
  readonly key?: string
}

/** The problem in words, e.g. `it has a comment`. */
export const JSON_PROBLEMS: Readonly<Record<JsonProblem['reason'], string>> = {
  comment: 'it has a comment',
  'trailing-comma': 'it has a comma after the last element',
  'duplicate-key': 'it has the same key twice',
  syntax: 'it is not valid JSON',
  'not-an-object': 'it is not a JSON object',
  'too-deep': 'it is nested more than 500 levels deep',
}

export type ParsedJson =
  | { readonly value: Readonly<Record<string, unknown>>; readonly tree: Node }
  | { readonly problem: JsonProblem }

/**
 * Parses strict JSON. Claude Code ignores the whole file because of a comment or a trailing comma, so neither is accepted here: an edit
 * of such a file would look installed and never run. Of a duplicate key, programs read the last one, and an edit would change the first.
 */
export function parseStrictJson(text: string): ParsedJson {
  const tooDeep = findTooDeep(text)
  if (tooDeep !== undefined) return { problem: { reason: 'too-deep', line: lineAt(text, tooDeep) } }
  const tree = parseTree(text, [], { allowTrailingComma: false })
  const value = parseIfJson(text)
  if (value === undefined) return { problem: diagnose(text) }
  if (!tree || !isObject(value)) return { problem: { reason: 'not-an-object', line: 1 } }
  const twice = findDuplicate(tree)
  if (twice) return { problem: { reason: 'duplicate-key', key: String(twice.value), line: lineAt(text, twice.offset) } }
  return { value, tree }
}

/** The deepest nesting accepted: walking a tree is recursive, and the stack is finite. Claude Code's settings nest six levels. */
const DEEPEST = 500

/** The offset where the text nests deeper than that. */
function findTooDeep(text: string): number | undefined {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth++
    if (token === '}' || token === ']') depth--
    if (depth > DEEPEST) return index
  }
  return undefined
}

/** The node at a path of keys and indexes. */
export function nodeAt(tree: Node, path: readonly (string | number)[]): Node | undefined {
  return findNodeAtLocation(tree, [...path])
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function diagnose(text: string): JsonProblem {
  const errors: ParseError[] = []
  parse(text, errors, { allowTrailingComma: false, disallowComments: true })
  const first = errors[0]
  const offset = first?.offset ?? text.length
  if (first && printParseErrorCode(first.error) === 'InvalidCommentToken')
    return { reason: 'comment', line: lineAt(text, offset) }
  const before = text.slice(0, offset).trimEnd()
  if (before.endsWith(',') && /^[\]}]/.test(text.slice(offset)))
    return { reason: 'trailing-comma', line: lineAt(text, before.length - 1) }
  return { reason: 'syntax', line: lineAt(text, offset) }
}

function findDuplicate(node: Node): Node | undefined {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key && seen.has(key.value)) return key
    if (key) seen.add(key.value)
    const deeper = findDuplicate(child)
    if (deeper) return deeper
  }
  return undefined
}
