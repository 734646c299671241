import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Candidate } from '../../extract/candidate.ts'
import { withoutWords } from '../../extract/score/reason.ts'
import { shareText, weightText } from '../../journal/item/percent.ts'
import { ensureFolder } from '../../runtime/folders/folders.ts'
import { sanitize } from '../../text/sanitize.ts'
import { redact } from '../../text/secrets/redact.ts'
import type { Turn } from '../../transcript/event/turn.ts'
import { regenerableWrite } from '../../workspace/files/regenerable-write.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'

/** Writes what the extractor saw in one review and why it decided: `debug/review-<session>-<n>.txt`, if `debug = true`. */
export async function writeDebugDump(
  paths: WorkspacePaths,
  sessionId: string,
  turns: readonly Turn[],
  candidates: readonly Candidate[],
): Promise<void> {
  ensureFolder(paths.debug)
  const stem = `review-${sessionId}-`
  const number = readdirSync(paths.debug).filter((name) => name.startsWith(stem)).length + 1
  const described = await Promise.all(turns.map((turn) => describe(turn, candidates)))
  const { text } = await redact(described.join('\n'))
  regenerableWrite(join(paths.debug, `${stem}${number}.txt`), sanitize(text).text)
}

/** The answer is masked before it is cut: no rule recognises the second half of a key. */
async function describe(turn: Turn, candidates: readonly Candidate[]): Promise<string> {
  const before = (await redact(turn.assistantBefore)).text.slice(-300)
  const holdsSecret = (await redact(turn.text)).removed.length > 0
  const found = candidates.filter((candidate) => candidate.turnUuid === turn.uuid)
  return [
    `── ${turn.source} ${turn.uuid} · line ${turn.line} · ${turn.at}`,
    `before: ${before}`,
    `typed:  ${turn.text}`,
    ...(found.length === 0 ? ['        no candidate'] : []),
    ...found.flatMap((candidate) => [
      `found:  ${candidate.kind} ${shareText(candidate.confidence)} ${candidate.tier}: ${candidate.text}`,
      ...candidate.parts.map(
        (part) => `        ${weightText(part.weight)} ${holdsSecret ? withoutWords(part.because) : part.because}`,
      ),
    ]),
    '',
  ].join('\n')
}
