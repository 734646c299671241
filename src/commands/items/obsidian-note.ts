import { knownDay } from '../../journal/item/encode-list.ts'
import type { Item } from '../../journal/item/item.ts'
import { sanitize, visible } from '../../text/sanitize.ts'
import { sha256 } from '../../workspace/sha256.ts'

/** What the front matter of a note says that Sage wrote. */
export type NoteMark = {
  readonly id: string
  /** Of all that the note held when it was written. */
  readonly seal: string
  /** Nobody changed it since. */
  readonly isUntouched: boolean
}

/** A learning as a note of Obsidian: front matter, its words, and those that it comes from as a quote. */
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

/** The mark of a note that Sage wrote; undefined for any other file, which is somebody's own. */
export function readMark(content: string): NoteMark | undefined {
  const [front = ''] = FRONT_MATTER.exec(content) ?? []
  const [id, seal] = [ID_LINE.exec(front)?.[1], SEAL_LINE.exec(front)?.[1]]
  if (id === undefined || seal === undefined) return undefined
  return { id, seal, isUntouched: sealOf(content.replace(SEAL_LINE, '')) === seal }
}

/** Line ends do not count: programs that keep notes in step between systems may change them, and that is no edit. */
function sealOf(content: string): string {
  return sha256(content.replaceAll('\r\n', '\n')).slice(0, 16)
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
 * Text as Markdown that shows it as it stands: nothing of it becomes a link, an embedded note, a tag, a comment that nobody sees, or a
 * command of a template. Code between backticks stays code.
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

/** Signs that some system does not allow in the name of a file, or Obsidian in a link. */
const NOT_IN_NAMES = /[\\/:*?"<>|#^[\]\p{C}]+/gu
/** Devices of Windows, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu
/** In UTF-16 units, each of which takes three bytes at most: a name has 255, and the id may have to follow. */
const LONGEST_NAME = 60

/** What a note is called, without its ending: the words of the learning, as far as every system can bear them. */
export function noteName({ id, text }: Pick<Item, 'id' | 'text'>): string {
  const words = text.normalize('NFC').replace(NOT_IN_NAMES, ' ').replace(/\s+/gu, ' ')
  const short = sanitize(words.trim(), { maxUnits: LONGEST_NAME, oneLine: true }).text
  const cut = short.endsWith('…') ? short.replace(/ \S*…$|…$/u, '') : short
  const name = cut.replace(/^[.\s~-]+|[.\s]+$/gu, '')
  return name === '' ? id : name.replace(DEVICE, '_$&')
}
