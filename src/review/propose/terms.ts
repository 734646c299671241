import { isSmall } from '../../text/same/same.ts'

/** The words of a text that carry meaning, or pairs of letters in scripts without spaces. */
export function termsOf(normalised: string): Set<string> {
  const terms = new Set<string>()
  for (const word of normalised.split(' ')) {
    if (isSmall(word)) continue
    const letters = Array.from(word)
    if (letters.length <= 3 || /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}+#]+$/u.test(word)) terms.add(word)
    else for (let i = 1; i < letters.length; i++) terms.add(`${letters[i - 1] ?? ''}${letters[i] ?? ''}`)
  }
  return terms
}
