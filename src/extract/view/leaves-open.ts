/** Whether a sentence announces what comes next. */
export function endsWithColon(sentence: string): boolean {
  return /[:：]\s*$/.test(sentence)
}

/** Whether a sentence asks, or announces what comes next: alone it states nothing. */
export function leavesOpen(sentence: string): boolean {
  return /[?？؟:：]\s*$/.test(sentence)
}
