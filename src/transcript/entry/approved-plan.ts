import { type Entry, text } from './entry.ts'

const PLAN = 'Implement the following plan:'
const FEEDBACK = '\n\nUser feedback on this plan: '

/** A plan that was approved is carried out in a session of its own, whose first prompt the client writes. */
export function isApprovedPlan(entry: Entry, prompt: string): boolean {
  return text(entry, 'planContent') !== '' || prompt.startsWith(PLAN)
}

/** What the person typed when they approved it. The plan above may contain anything, even what looks like that. */
export function wordsWithApproval(entry: Entry, prompt: string): string {
  const plan = text(entry, 'planContent')
  const above = `${PLAN}\n\n${plan}`
  const at = plan !== '' && prompt.startsWith(above) ? prompt.indexOf(FEEDBACK, above.length) : -1
  return at === -1 ? '' : prompt.slice(at + FEEDBACK.length).trim()
}
