/** The most characters of a person's words that a reason quotes. */
const MAX_QUOTED = 60

/** What speaks for or against a sentence, and the words in it that do. */
export function reasonText(because: string, words: string | undefined): string {
  return words === undefined ? because : `${because}: "${words.slice(0, MAX_QUOTED)}"`
}

/** The same without the words: where a text holds a secret, they may be a part of it, which no rule recognises. */
export function withoutWords(reason: string): string {
  return reason.replace(/: ".*"$/su, '')
}
