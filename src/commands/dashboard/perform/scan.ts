import { basename } from 'node:path'
import type { Dispatch } from '../../../dashboard/state/source.ts'
import { lookAgain, lookedAgainText } from '../../../review/read/look-again.ts'
import { SCAN_DAYS, type ScanResult, scanTranscripts } from '../../../review/read/scan.ts'
import { count } from '../../../text/count.ts'
import type { World } from '../world/world.ts'

/** Reads the transcripts of the last weeks, from before the hook was installed, say. */
export async function performScan({ inbox, review, view, leaving, settle }: World, dispatch: Dispatch): Promise<void> {
  const result = await scanTranscripts(review, {
    ...inbox.target,
    days: SCAN_DAYS,
    signal: leaving,
    onProgress({ done, total, path }) {
      dispatch({ type: 'told', text: `Reading ${done + 1} of ${total}: ${basename(path)}`, tone: 'info' })
      settle()
    },
  })
  settle()
  view.show()
  const [said, ...kept] = scannedTexts(result)
  dispatch({ type: 'told', text: [said, ...kept].join(' · '), ...(kept.length > 0 && { tone: 'warn' }), filled: true })
}

/** What was read, and then what was not. */
function scannedTexts({ total, read, busy, paused, failed, turns, proposals }: ScanResult): string[] {
  if (total + paused === 0) return [`No transcript of this project from the last ${SCAN_DAYS} days`]
  const left = paused > 0 ? `, ${paused} paused` : ''
  return [
    `${count(read, 'transcript')} read${left}: ${count(turns, 'new turn')}, ${count(proposals, 'proposal')}`,
    ...(busy > 0 ? [`${busy} already being read`] : []),
    ...(failed.length > 0 ? [`${failed.length} failed, "sage scan" says why`] : []),
  ]
}

/** Proposes the best of what was too weak to propose in them. */
export async function performLookAgain({ review, view, leaving, settle }: World, dispatch: Dispatch): Promise<void> {
  const proposals = await lookAgain(review, { days: SCAN_DAYS, signal: leaving, toldFirst: true })
  settle()
  view.show()
  if (proposals !== undefined) dispatch({ type: 'told', text: lookedAgainText(proposals) })
}
