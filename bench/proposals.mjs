// Lines of a journal full of proposals as the review writes them: with real ids, and with the signature of the person's key, by the code
// that signs them in the product. Without it every proposal would count as somebody else's.
import { createHash } from 'node:crypto'
import { importSource } from '../scripts/import-source.mjs'

const { proposalSignature, uuidv7, itemId } = await importSource(`
  export { proposalSignature } from './src/journal/decide/approval.ts'
  export { uuidv7 } from './src/journal/event/event-id.ts'
  export { itemId } from './src/journal/item/item-id.ts'`)

/**
 * `texts` as proposals, a minute apart, the last one said now. `key`: the person's 32 bytes; `workspaceId`: of the project, as its folder
 * below `workspaces/` is named. Returns whole lines with the ids of their items.
 */
export function proposalLines(texts, { key, workspaceId }) {
  const start = Date.now() - texts.length * 60_000
  return texts.map((text, index) => {
    const time = start + index * 60_000
    const at = new Date(time).toISOString()
    const [cue, turnUuid] = ['remember-that', `turn-${index}`]
    const random = createHash('sha256').update(String(index)).digest()
    const item = itemId({ workspace: workspaceId, turnUuid, cue, text })
    const event = {
      v: 1,
      id: uuidv7(time, 0, random),
      at,
      type: 'proposed',
      item,
      kind: 'convention',
      text,
      scope: 'project',
      confidence: 0.7 + (index % 25) / 100,
      tier: 'suggest',
      cues: [cue],
      parts: [{ id: cue, weight: 2, because: 'says "remember that"' }],
      checks: [],
      evidence: {
        text,
        typed: `remember that ${text}, please`,
        before: 'I changed the files.',
        after: 'Understood.',
        speaker: 'person',
        source: 'prompt',
        turnUuid,
        sessionId: `s${index % 40}`,
        transcriptPath: '/nowhere.jsonl',
        at,
      },
    }
    return { item, line: `${JSON.stringify({ ...event, sig: proposalSignature(key, workspaceId, event) })}\n` }
  })
}
