import type { ContextFormat } from '../../runtime/projection/context-text.ts'
import { sanitize } from '../../text/sanitize.ts'
import type { Printed } from '../learning/learning.ts'
import { renderMarkdownBlock } from './render-markdown.ts'
import { renderXmlLine } from './render-xml.ts'

/** A learning as hooks print it. */
export function renderLearning(learning: Printed, format: ContextFormat): string {
  return format === 'xml' ? renderXmlLine(learning) : renderMarkdownBlock(learning)
}

/** UTF-16 units of a learning shown with `content = "preview"`. */
const PREVIEW_LENGTH = 80

/** The same for `content = "preview"`: the beginning, cut between characters, with the id to look up the rest. */
export function renderPreview(learning: Printed, format: ContextFormat): string {
  return renderLearning({ ...learning, text: sanitize(learning.text, { maxUnits: PREVIEW_LENGTH }).text }, format)
}
