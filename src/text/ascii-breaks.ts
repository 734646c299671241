/** What a character is to Unicode's rules for sentences, as far as ASCII goes (UAX 29, table 4). */
const [OTHER, LOWER, UPPER, DIGIT, FULL_STOP, ENDS, CLOSES, SPACE, BREAK, CONTINUES] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  if (/[a-z]/.test(char)) return LOWER
  if (/[A-Z]/.test(char)) return UPPER
  if (/\d/.test(char)) return DIGIT
  if (char === '.') return FULL_STOP
  if ('!?'.includes(char)) return ENDS
  if (`()[]{}"'`.includes(char)) return CLOSES
  if (/[\r\n]/.test(char)) return BREAK
  if (/\s/.test(char)) return SPACE
  return ',-:'.includes(char) ? CONTINUES : OTHER
})

/** Whatever is `FULL_STOP`, `ENDS` or `BREAK`. */
const MAY_BREAK = /[.!?\r\n]/g

/**
 * Where a sentence of an ASCII text begins after another, by the same rules as `Intl.Segmenter`, which takes twenty times as long
 * to set up and walk as most sentences take to read.
 */
export function asciiBreaks(text: string): number[] {
  const kindAt = (at: number): number | undefined => KINDS[text.charCodeAt(at)]
  const breaks: number[] = []
  for (const { index: at } of text.matchAll(MAY_BREAK)) {
    const kind = kindAt(at)
    if (kind === BREAK) {
      if (!text.startsWith('\r\n', at)) breaks.push(at + 1)
      continue
    }
    const next = kindAt(at + 1)
    // SB6, SB7: 3.4, U.S.
    if (kind === FULL_STOP && (next === DIGIT || (next === UPPER && isLetter(kindAt(at - 1))))) continue
    let end = at + 1
    while (kindAt(end) === CLOSES) end++
    while (kindAt(end) === SPACE) end++
    const after = kindAt(end)
    // SB8a; a line break is found when it comes up.
    if (after === undefined || after === BREAK || after === CONTINUES || after === FULL_STOP || after === ENDS) continue
    if (kind === FULL_STOP && goesOnInLowerCase(end)) continue
    breaks.push(end)
  }
  return breaks.filter((end) => end < text.length)

  /** SB8: whether the next letter is lower case, before anything that ends a sentence. */
  function goesOnInLowerCase(from: number): boolean {
    let at = from
    for (;;) {
      const kind = kindAt(at++)
      if (kind === LOWER) return true
      if (kind === undefined || kind === UPPER || kind === BREAK || kind === FULL_STOP || kind === ENDS) return false
    }
  }
}

function isLetter(kind: number | undefined): boolean {
  return kind === LOWER || kind === UPPER
}
