const APOSTROPHES = /['’‘`´ʼ]/gu
const TO_THE_RIGHT = /[→⇒➜➔≥>]+/gu
const TO_THE_LEFT = /[←⇐≤<]+/gu
const NOT_WORD = /[^\p{L}\p{N}\p{M}+#<>≠]+/gu

/**
 * The text as it is compared: NFKC, lower case, apostrophes dropped. Signs that point or compare become `<` and `>`, because they tell which way
 * round ("ui -> core", "size < 5"); other punctuation and runs of space become one space.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(TO_THE_RIGHT, ' > ')
    .replace(TO_THE_LEFT, ' < ')
    .replace(NOT_WORD, ' ')
    .trim()
}
