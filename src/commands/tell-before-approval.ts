import { certaintyOf } from '../dashboard/draw/confidence.ts'
import { renderMarkdownLine } from '../inject/render-markdown.ts'
import { renderXmlLine } from '../inject/render-xml.ts'
import { confirmationNeeded } from '../journal/decide.ts'
import type { Check, Scope } from '../journal/vocabulary.ts'
import type { ViewItem } from '../journal/item.ts'
import type { ContextFormat } from '../runtime/projection-format-text.ts'
import { visible } from '../text/sanitize.ts'
import type { CommandContext } from './context.ts'

/** What each check means to the person who is asked for the second key. */
const MEANINGS: Readonly<Record<Check, string>> = {
  'secret-removed': 'a secret was masked in it: check that it still makes sense',
  'hidden-characters': 'it held characters that do not show; they are written out',
  'instruction-like': 'it reads like an order to the agent rather than a fact',
  'personal-data': 'it holds what looks like personal data',
  'wide-scope': 'it will be given in all your projects',
  foreign: 'it came from elsewhere: your Sage did not read it in words that you typed',
}

const SPEAKERS = { person: 'you', self: 'you, by hand', assistant: 'claude', file: 'a file' } as const

type Wanted = {
  readonly scope: Scope
  readonly format: ContextFormat
  /** What is to be said against it besides its checks. */
  readonly opposites: readonly string[]
}

/** Shows one item as it will be stored and injected; returns what is to be said against it. */
export function tellBeforeApproval(
  { stdout }: CommandContext,
  item: ViewItem,
  { scope, format, opposites }: Wanted,
): readonly string[] {
  const { kind, text, evidence } = item
  const against = [...confirmationNeeded(item, scope).map((check) => MEANINGS[check]), ...opposites]
  const line = format === 'xml' ? renderXmlLine({ ...item, scope }) : renderMarkdownLine(text)
  const lines = [
    visible(text),
    `  ${kind} · ${scope} · ${certaintyOf(item).words}`,
    `  ${SPEAKERS[evidence.speaker]}: “${visible(evidence.text).replaceAll('\n', '\n  ')}”`,
    `  Claude gets: ${visible(line)}`,
    ...against.map((sentence) => `  ! ${sentence}`),
  ]
  stdout.write(`${lines.join('\n')}\n`)
  return against
}
