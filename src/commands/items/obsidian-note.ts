import { sha256Hex } from '../../install/file/sha256-hex.ts'
import { knownDay } from '../../journal/item/encode-list.ts'
import type { Item } from '../../journal/item/item.ts'
import { oneLine, visible } from '../../text/sanitize.ts'

/** What the front matter of one of our notes says. */
export type NoteMark = {
  readonly id: string
  /** A hash of the note's content when it was written. */
  readonly seal: string
  /** True if nobody has changed it since. */
  readonly isUntouched: boolean
}

/** A learning as an Obsidian note: front matter, its words, and a quote of the words it comes from. */
export function noteOf(item: Item): { readonly content: string; readonly seal: string } {
  const { id, kind, scope, status, text, evidence } = item
  const day = knownDay(item)
  const properties = [
    `id: "${id}"`,
    `kind: ${kind}`,
    `scope: ${scope}`,
    `status: ${status}`,
    ...(day === undefined ? [] : [`created: ${day}`]),
    'tags:',
    `  - sage/${kind}`,
  ].join('\n')
  const quoted = evidence.text.trim() === text || evidence.text.trim() === '' ? [] : [quoteOf(evidence.text)]
  const body = [literal(text.replaceAll('\n', ' ')), ...quoted].join('\n\n')
  const withSeal = (line: string) => `---\n${properties}\n${line}---\n\n${body}\n`
  const seal = sealOf(withSeal(''))
  return { content: withSeal(`sage: "${seal}"\n`), seal }
}

const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/u
const SEAL_LINE = /^sage: *["']?([0-9a-f]{16})["']? *\r?\n/mu
const ID_LINE = /^id: *["']?([0-9a-hjkmnp-tv-z]{10})["']? *\r?$/mu

/** The mark of a note that Sage wrote; undefined for any other file, which belongs to somebody else. */
export function readMark(content: string): NoteMark | undefined {
  const [front = ''] = FRONT_MATTER.exec(content) ?? []
  const [id, seal] = [ID_LINE.exec(front)?.[1], SEAL_LINE.exec(front)?.[1]]
  if (id === undefined || seal === undefined) return undefined
  return { id, seal, isUntouched: sealOf(content.replace(SEAL_LINE, '')) === seal }
}

/** Line ends do not count: sync programs may change them, and that is no edit. */
function sealOf(content: string): string {
  return sha256Hex(content.replaceAll('\r\n', '\n')).slice(0, 16)
}

function quoteOf(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `> ${literal(line)}`.trimEnd())
    .join('\n')
}

/** Signs that would make a line a heading, a quote, a list, a table, a fence or a rule. */
const STRUCTURE = /^(?:[#>|+*=~-]|`{3}|\d+(?=[.)]))/u
const CODE = /(`+[^`]+`+)/u

/**
 * Text as Markdown that shows it literally: nothing in it becomes a link, an embedded note, a tag, a hidden comment, or a template
 * command. Code between backticks stays code.
 */
function literal(text: string): string {
  const parts = visible(text).trim().split(CODE)
  const written = parts.map((part, index) => (index % 2 === 1 ? part.replaceAll('<%', '&lt;%') : plain(part))).join('')
  return written.replace(STRUCTURE, (sign) => (/^\d/u.test(sign) ? `${sign}\\` : `\\${sign}`))
}

function plain(text: string): string {
  return text
    .replace(/[\\[\]*$]|~~|==|%%|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<!\S)[#^]/gu, (signs) =>
      signs.replace(/./gu, '\\$&'),
    )
    .replace(/&(?=#?\w+;)/gu, '&amp;')
    .replaceAll('<', '&lt;')
}

/** Characters that some system forbids in file names, or Obsidian in links. */
const NOT_IN_NAMES = /[\\/:*?"<>|#^[\]\p{C}]+/gu
/** Windows device names, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu
/** In UTF-16 units, each at most three bytes: file names have 255 bytes, and the id may have to fit too. */
const MAX_NAME_UNITS = 60

/** A note's name without its ending: the words of the learning, as far as every system accepts them. */
export function noteName({ id, text }: Pick<Item, 'id' | 'text'>): string {
  const words = text.normalize('NFC').replace(NOT_IN_NAMES, ' ').replace(/\s+/gu, ' ')
  const short = oneLine(words, MAX_NAME_UNITS)
  const cut = short.endsWith('…') ? short.replace(/ \S*…$|…$/u, '') : short
  const name = cut.replace(/^[.\s~-]+|[.\s]+$/gu, '')
  return name === '' ? id : name.replace(DEVICE, '_$&')
}
