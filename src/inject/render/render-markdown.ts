import { wholePercents } from '../../journal/item/percent.ts'
import type { Printed } from '../learning/learning.ts'
import { guardImports, unguardImports } from './import-guard.ts'
import { printableId } from './printable-id.ts'

/**
 * One learning in Markdown between markers. Each marker starts its line: only there does Claude Code strip comments
 * from memory files, so the markers cost nothing.
 */
export function renderMarkdownBlock(learning: Printed): string {
  const { scope, kind } = learning
  const id = printableId(learning.id)
  const confidence = (wholePercents(learning.confidence) / 100).toFixed(2)
  return [
    `<!-- sage:${id} confidence:${confidence} scope:${scope} category:${kind} -->`,
    renderMarkdownLine(learning.text),
    `<!-- /sage:${id} -->`,
  ].join('\n')
}

const BULLET = '- '
/** Characters that would make the bullet a heading, a quote, a table, a fence or another list. */
const STRUCTURE = /^(?:[#>|+*=~-]|\d+[.)])/

/** The learning as one bullet that can open no tag, no structure and no import. Undone by `parseMarkdownLine()`. */
export function renderMarkdownLine(text: string): string {
  const escaped = guardImports(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `${BULLET}${STRUCTURE.test(escaped) || escaped.startsWith('\\') ? '\\' : ''}${escaped}`
}

/** The text of a bullet, or undefined if the line is not a bullet. */
export function parseMarkdownLine(line: string): string | undefined {
  if (!line.startsWith(BULLET)) return undefined
  const body = line.slice(BULLET.length)
  const escaped = body.startsWith('\\') ? body.slice(1) : body
  return unguardImports(escaped.replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
}
