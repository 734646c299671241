import { findSecrets, type SecretRange } from './secret-rules.ts'

/** `removed`: what kinds of secret were masked, each once, e.g. `github-token`. */
export type Redacted = { readonly text: string; readonly removed: string[] }

/** Secretlint's rules all need a longer run with a digit, an address with credentials, or a key block. */
const MIGHT_NEED_SECRETLINT = /[A-Za-z0-9_+/=.~-]{20}|-----BEGIN|:\/\/[^\s]{0,200}@/u

/**
 * The text with every secret masked as `[REDACTED:kind]`: `@secretlint`'s recommended rules and our own. Redact before cutting: half
 * a key is not recognised. Masking twice changes nothing.
 */
export async function redact(text: string): Promise<Redacted> {
  const ranges = findSecrets(text)
  if (MIGHT_NEED_SECRETLINT.test(text)) ranges.push(...(await lint(text)))
  return mask(text, ranges)
}

async function lint(text: string): Promise<SecretRange[]> {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ])
  const { messages } = await lintSource({
    source: { content: text, filePath: 'text.txt', ext: '.txt', contentType: 'text' },
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

/** Overlapping finds become one mask, named by the rule that stands first: the more specific one. */
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
