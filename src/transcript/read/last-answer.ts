export type LastAnswer = {
  /** A part of a message; parts that follow each other belong together. */
  add(messageId: string, said: string): void
  /** A prompt or a tool call: what was said before it is not the last answer. */
  clear(): void
  /** The forms in which a hook may report it; none if nothing was said. */
  forms(): string[]
}

/** What the assistant said last, after the last prompt and tool call. */
export function createLastAnswer(): LastAnswer {
  let id = ''
  let parts: string[] = []
  return {
    add(messageId, said) {
      if (said === '') return
      parts = messageId !== '' && messageId === id ? [...parts, said] : [said]
      id = messageId
    },
    clear() {
      id = ''
      parts = []
    },
    forms: () => (parts.length === 0 ? [] : [parts.at(-1) ?? '', parts.join('\n\n'), parts.join('\n'), parts.join('')]),
  }
}
