import * as z from 'zod'
import { type Kind, KINDS } from '../../extract/candidate.ts'
import { learningsIn, parseLearningsFile } from '../../inject/learnings-blocks.ts'
import type { SharedLearning } from '../../journal/store/shared-learnings.ts'
import { aboveItems } from '../../text/above-items.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { lookUp } from '../../text/lookup.ts'
import { itemIn, proseLines, withoutComments } from '../../text/markdown.ts'
import { UserError } from '../../text/user-error.ts'

/** The defaults for a text that does not say: somebody wrote it down as a rule. */
const WRITTEN_DOWN = { kind: 'convention', confidence: 0.7 } as const
/** Seed 004's three types. */
const SEED_KINDS: Readonly<Record<string, Kind>> = {
  pattern: 'preference',
  insight: 'insight',
  self_knowledge: 'self_knowledge',
}

/** Anything but a time is left out; it is written as the journal writes it. */
const time = z.iso
  .datetime({ offset: true })
  .transform((at) => new Date(at).toISOString())
  .optional()
  .catch(undefined)

const anyText = z.looseObject({
  text: z.string().optional(),
  content: z.string().optional(),
  learning: z.string().optional(),
  kind: z.string().optional(),
  category: z.string().optional(),
  type: z.string().optional(),
  confidence: z.number().min(0).max(1).optional().catch(undefined),
  status: z.string().optional(),
  extractedAt: time,
  proposedAt: time,
})
const seed = z.looseObject({ state: z.looseObject({ proposals: z.array(z.unknown()) }) })

/**
 * The texts of a file that another tool, a teammate or `sage export` wrote: a `learnings.md` with Sage's markers, bullets of any other
 * Markdown, JSON Lines, or seed 004's `seed.json`. Throws `UserError` if it is none of them.
 */
export function importTexts(content: string, name: string): readonly SharedLearning[] {
  const text = withoutBom(content)
  if (/\.(?:jsonl|ndjson)$/iu.test(name)) return fromJsonLines(text, name)
  if (/\.json$/iu.test(name)) return fromSeed(text, name)
  // The scope it has in another file says nothing about this project.
  const marked = learningsIn(text).map(({ text: said, kind, confidence }) => ({ text: said, kind, confidence }))
  return [...marked, ...unmarkedBullets(text).map((bullet) => ({ text: bullet, ...WRITTEN_DOWN }))]
}

/** The bullets of a Markdown file that do not stand between Sage's markers: somebody wrote them by hand. */
export function unmarkedBullets(markdown: string): string[] {
  const parts = parseLearningsFile(markdown)
  return bulletsOf(
    parts
      .flatMap((part) => (part.type === 'block' && part.learning ? part.lines.toSpliced(1, 1) : part.lines))
      .join('\n'),
  )
}

function fromJsonLines(content: string, name: string): SharedLearning[] {
  return content.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    return textOf(parseJson(line, `"${name}" line ${index + 1}`)) ?? []
  })
}

function fromSeed(content: string, name: string): SharedLearning[] {
  const parsed = seed.safeParse(parseJson(content, `"${name}"`))
  if (!parsed.success)
    throw new UserError(`Cannot import "${name}": it has no "state.proposals"`, {
      hint: 'Other formats need another ending: .jsonl for JSON Lines, .md for text',
      code: 'import',
    })
  return parsed.data.state.proposals.flatMap((proposal) => textOf(proposal) ?? [])
}

/** Undefined for what others rejected, and for anything without a text. */
function textOf(value: unknown): SharedLearning | undefined {
  const { data } = anyText.safeParse(value)
  const text = data?.text ?? data?.content ?? data?.learning
  if (!data || text === undefined || data.status === 'rejected') return undefined
  const named = data.kind ?? data.category ?? data.type ?? ''
  const kind = KINDS.find((known) => known === named) ?? lookUp(SEED_KINDS, named) ?? WRITTEN_DOWN.kind
  const saidAt = data.extractedAt ?? data.proposedAt
  const { confidence = WRITTEN_DOWN.confidence } = data
  return { text, kind, confidence, ...(saidAt !== undefined && { saidAt }) }
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new UserError(`Cannot import ${where}: it is not JSON`, {
      hint: 'Nothing was imported',
      code: 'import',
      cause,
    })
  }
}

type Bullet = {
  text: string
  readonly indent: number
  readonly above: readonly string[]
  /** The item it stands below. */
  readonly over: Bullet | undefined
  /** It has a box to tick, or stands below one that has: something to do once, or done. */
  readonly isTask: boolean
}

const BOX = /\[[ xX]\]\s+$/u

/** How an item begins that takes something out of the one it stands below, which is then a rule even where it ends with a colon. */
const EXCEPTS =
  /^[*_]{0,3}(?:but|except|unless|otherwise|aber|außer|sonst|mais|sauf|sinon|pero|salvo|excepto|mas|exceto|tranne|но|кроме|иначе)(?![\p{L}\p{N}])/iu
/** How one begins that adds something to it. */
const ADDS = /^[*_]{0,3}(?:and|or)(?![\p{L}\p{N}])/iu

/**
 * Bullets, each with its continuation lines, and with what stands above and turns or narrows it. Code, quotes, comments, imports, tasks and
 * bullets that only introduce others are left out.
 */
function bulletsOf(markdown: string): string[] {
  const bullets: Bullet[] = []
  const above = aboveItems()
  /** The last item and those it stands below, outermost first. */
  const nested: Bullet[] = []
  let open: Bullet | undefined
  for (const line of proseLines(markdown)) {
    const item = itemIn(line)
    const turning = above.take(line)
    if (item) {
      while ((nested.at(-1)?.indent ?? -1) >= item.indent) nested.pop()
      const over = nested.at(-1)
      const isTask = BOX.test(item.before) || (over?.isTask ?? false)
      open = { text: item.words, indent: item.indent, above: turning, over, isTask }
      nested.push(open)
      bullets.push(open)
    } else if (/^\s+\S/u.test(line)) {
      if (open) open.text += ` ${line.trim()}`
    } else {
      open = undefined
      // A paragraph ends the list; an empty line does not.
      if (line !== '') nested.length = 0
    }
  }
  for (const bullet of bullets) bullet.text = withoutComments(bullet.text).trim()
  for (const bullet of bullets)
    if (leansOnOver(bullet)) bullet.text = `${withoutEnd(bullet.over.text)}, ${goingOn(bullet.text)}`
  return bullets
    .filter(({ text, indent }, index) => !(text.endsWith(':') && (bullets[index + 1]?.indent ?? -1) > indent))
    .filter(({ text, isTask }) => isLearning(text) && !isTask)
    .map(({ text, above }) => [...above, text].join(': '))
}

/** Whether it says nothing without the item it stands below, and does not begin with that item already. */
function leansOnOver(bullet: Bullet): bullet is Bullet & { readonly over: Bullet } {
  const { text, over, above } = bullet
  if (over === undefined || !isLearning(over.text)) return false
  if (!over.text.endsWith(':')) return EXCEPTS.test(text) || ADDS.test(text)
  return EXCEPTS.test(text) && above.at(-1) !== withoutEnd(over.text)
}

function withoutEnd(text: string): string {
  return text.replace(/[.,;:!?…]$/u, '')
}

/** The words in the middle of a sentence. */
function goingOn(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLowerCase())
}

/** Not only a comment, or the name of a file to load. */
function isLearning(text: string): boolean {
  return text !== '' && !/^@\S+$/u.test(text)
}
