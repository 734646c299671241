const APOSTROPHES = /['’‘`´ʼ]/gu
const SIGNS = /[→⇒⟶⟹➡➜➔↦↠≥>]+|[←⇐⟵⟸⬅↤↞≤<]+|!==?/gu
const TO_THE_RIGHT = /^[→⇒⟶⟹➡➜➔↦↠≥>]/u
const NOT_WORD = /[^\p{L}\p{N}\p{M}+#<>≠]+/gu

/**
 * The form in which texts are compared: NFKC, lower case, no apostrophes. Signs that point or compare become `<`, `>` and `≠`, because
 * they give a direction ("ui -> core", "size < 5"); other punctuation and runs of space become one space.
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
