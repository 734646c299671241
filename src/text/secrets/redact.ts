import type { SecretRange } from './secret-range.ts'
import { piecesOf, unwrapped } from './wrapped-secrets.ts'

/** `removed`: what kinds of secret were masked, each once, e.g. `github-token`. */
export type Redacted = { readonly text: string; readonly removed: string[] }

/** Secretlint's rules all need a longer run with a digit, an address with credentials, or a key block. */
const MIGHT_NEED_SECRETLINT = /[A-Za-z0-9_+/=.~-]{20}|-----BEGIN|:\/\/[^\s]{0,200}@/u

/**
 * The text with every secret masked as `[REDACTED:kind]`, wherever it occurs: by `@secretlint`'s recommended rules and our own. Redact
 * before cutting, because half a key is not recognised. Masking twice changes nothing.
 */
export async function redact(text: string): Promise<Redacted> {
  const [redacted] = await redactTogether([text])
  return redacted as Redacted
}

/** Shorter ones may be ordinary words. */
const MIN_LITERAL = 6

/** The same for texts that belong together: what one of them reveals to be a secret (`the password is …`) is masked in all of them. */
export async function redactTogether(texts: readonly string[]): Promise<Redacted[]> {
  const found = await Promise.all(texts.map(secretsIn))
  const literals = new Map<string, string>()
  for (const [index, text] of texts.entries())
    for (const range of found[index] ?? [])
      for (const literal of literalsOf(text, range))
        if (literal.length >= MIN_LITERAL && !literals.has(literal)) literals.set(literal, range.id)
  return texts.map((text, index) => mask(text, [...(found[index] ?? []), ...occurrences(text, literals)]))
}

/** Each of several recovery codes is a secret: another text may contain the one that was used. A text may also hold a part of a wrapped key. */
function literalsOf(text: string, { start, end, id }: SecretRange): string[] {
  const found = text.slice(start, end).replace(/[.!?:]+$/u, '')
  if (id === 'recovery-code') return [found, ...found.split(/[\s,;、]+/u)]
  return id === 'seed-phrase' || id === 'private-key' ? [found] : [found, ...piecesOf(found)]
}

/**
 * What separates words although it ends in a letter, a digit or an underscore: a terminal's colours, an escape in a string (`\n`) or in an
 * address (`%3D`), underscores around a word. A key right after it looks like the end of a longer word.
 */
const SEAM =
  /(?:\u001b|\\(?:u001b|x1b|033|e))\[[0-9;:?]{0,40}[A-Za-z]|\\(?:[abefnrtv0]|u[0-9a-f]{4}|x[0-9a-f]{2})|%[0-9a-f]{2}|(?<!\w)_{1,40}|_{1,40}(?!\w)/giu

/** Seams may also be part of a secret, so each text is looked at with them and without; and without the line breaks within keys. */
async function secretsIn(text: string): Promise<SecretRange[]> {
  const apart = text.replace(SEAM, (seam) => ' '.repeat(seam.length))
  const joined = unwrapped(text)
  return [
    ...(await rangesIn(text)),
    ...(apart === text ? [] : await rangesIn(apart)),
    ...(joined ? joined.ranges(await rangesIn(joined.text)) : []),
  ]
}

async function rangesIn(text: string): Promise<SecretRange[]> {
  // Loaded when there is something to mask: most commands mask nothing, and its expressions take milliseconds to make.
  const { findSecrets } = await import('./secret-rules.ts')
  const ranges = findSecrets(text)
  if (MIGHT_NEED_SECRETLINT.test(text)) ranges.push(...(await lint(text)))
  return ranges
}

function occurrences(text: string, literals: ReadonlyMap<string, string>): SecretRange[] {
  const ranges: SecretRange[] = []
  for (const [literal, id] of literals)
    for (let at = text.indexOf(literal); at !== -1; at = text.indexOf(literal, at + literal.length))
      ranges.push({ start: at, end: at + literal.length, id })
  return ranges
}

async function lint(text: string): Promise<SecretRange[]> {
  // A comment in the text, `secretlint-disable`, would switch the rules off.
  const content = text.replaceAll('secretlint-', 'secretlint ')
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ])
  const { messages } = await lintSource({
    source: { content, filePath: 'text.txt', ext: '.txt', contentType: 'text' },
    options: {
      noPhysicFilePath: true,
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
    },
  })
  return messages.map(({ range: [start, end], ruleId }) => ({
    start,
    end,
    id: ruleId.replace(/^.*secretlint-rule-/u, ''),
  }))
}

/** Overlapping matches become one mask, named after the earlier and more specific rule. */
function mask(text: string, ranges: readonly SecretRange[]): Redacted {
  const ranked = ranges.map((range, rank) => ({ ...range, rank })).toSorted((a, b) => a.start - b.start)
  const merged: (SecretRange & { rank: number })[] = []
  for (const range of ranked) {
    const last = merged.at(-1)
    if (!last || range.start >= last.end) merged.push(range)
    else {
      const named = range.rank < last.rank ? range : last
      merged[merged.length - 1] = { ...named, start: last.start, end: Math.max(last.end, range.end) }
    }
  }
  let masked = ''
  let at = 0
  for (const { start, end, id } of merged) {
    masked += `${text.slice(at, start)}[REDACTED:${id}]`
    at = end
  }
  return { text: masked + text.slice(at), removed: [...new Set(merged.map(({ id }) => id))] }
}
