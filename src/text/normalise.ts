const APOSTROPHES = /['’‘`´ʼ]/gu
const SIGNS = /[→⇒⟶⟹➡➜➔↦↠≥>]+|[←⇐⟵⟸⬅↤↞≤<]+|!==?/gu
const TO_THE_RIGHT = /^[→⇒⟶⟹➡➜➔↦↠≥>]/u
const NOT_WORD = /[^\p{L}\p{N}\p{M}+#<>≠]+/gu

/**
 * The text as it is compared: NFKC, lower case, apostrophes dropped. Signs that point or compare become `<`, `>` and `≠`, because they tell which
 * way round ("ui -> core", "size < 5"); other punctuation and runs of space become one space.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(SIGNS, (sign) => ` ${sign.startsWith('!') ? '≠' : TO_THE_RIGHT.test(sign) ? '>' : '<'} `)
    .replace(NOT_WORD, ' ')
    .trim()
}
