// Lines of a journal full of approved learnings, as the dashboard writes them: signed by the person's key, by the product's own code.
import { createHash } from 'node:crypto'
import { importSource } from '../scripts/import-source.mjs'
import { proposalLines } from './proposals.mjs'

const { approvalMac, uuidv7 } = await importSource(`
  export { approvalMac } from './src/journal/decide/approval.ts'
  export { uuidv7 } from './src/journal/event/event-id.ts'`)

/** `texts` as learnings that were approved as proposed: for each its item and its two lines. The options are those of `proposalLines()`. */
export function approvedLines(texts, { key, workspaceId }) {
  return proposalLines(texts, { key, workspaceId }).map(({ item, line }, index) => {
    const { id: on, at, kind, scope, text } = JSON.parse(line)
    const random = createHash('sha256').update(`approved ${index}`).digest()
    const id = uuidv7(Date.parse(at), 1, random)
    const decided = { v: 1, id, at, type: 'decided', item, on, decision: 'approve', text, kind, scope, by: 'dashboard' }
    const mac = approvalMac(key, workspaceId, decided)
    return { item, lines: `${line}${JSON.stringify({ ...decided, mac })}\n` }
  })
}
