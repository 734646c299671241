const APOSTROPHES = /['’‘`´ʼ]/gu
const NOT_WORD = /[^\p{L}\p{N}\p{M}+#]+/gu

/** The text as it is compared: NFKC, lower case, apostrophes dropped, other punctuation and runs of space become one space. */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(APOSTROPHES, '').replace(NOT_WORD, ' ').trim()
}
