import { EXIT } from '../base/user-error.ts'
import { findUnmarkedText, outsideMarkersText } from '../inject/file/unmarked-text.ts'
import { longNotes, takeShared } from '../review/import/take-shared.ts'
import { beginBatch, decidedLines } from '../review/inbox/batch.ts'
import type { Inbox } from '../review/inbox/inbox.ts'
import { passedOverText } from '../review/read/look-again.ts'
import { othersLines } from '../review/read/others.ts'
import { createReviewer } from '../review/read/reviewer.ts'
import { damagedTranscriptText } from '../review/record/damaged-lines.ts'
import { leasesOfOthers } from '../runtime/processes/leases.ts'
import { count } from '../text/count.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { whileWaiting } from './say/passing-line.ts'
import { remark, say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { isInsideClaude } from './start/inside-claude.ts'

/** Milliseconds to wait for an answer that is still being written. */
const TIMEOUT = 1500

/** `sage sync`: reads what hooks noted, once, without a screen. Running it again changes nothing. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const inbox = openInboxHere(context)
  const synced = await whileWaiting(context, 'Reading what is new', () => readNew(context, inbox))
  const { counts, others, approved, withdrawn, problems } = synced
  const unmarked = findUnmarkedText(inbox.target)
  if (options.json === true)
    context.stdout.write(
      jsonAnswer({ ...counts, reviewedElsewhere: others.length, approved, withdrawn, unmarked, problems }),
    )
  else {
    const lines = [...syncedLines(synced), ...othersLines(inbox.paths, others), ...unmarked.map(outsideMarkersText)]
    say(context.stdout, ...lines.map((line) => `${line}.`))
    remark(context.stderr, ...problems)
  }
  if (synced.failed) return EXIT.failure
  return others.length > 0 && counts.sessions === 0 ? EXIT.locked : EXIT.ok
}

type Synced = Awaited<ReturnType<typeof readNew>>

async function readNew(context: CommandContext, inbox: Inbox) {
  const { review, finish } = beginBatch(inbox, { insideClaude: isInsideClaude(context) })
  // Rounds repeat while an answer is awaited, so a session may be reviewed several times, or fail so.
  const reviewed = new Set<string>()
  const problems = new Set<string>()
  const gone = new Map<string, string>()
  const read = { turns: 0, proposals: 0, repeats: 0 }
  let failed = false
  const reviewer = createReviewer(review, {
    onOutcome(sessionId, outcome) {
      if (outcome.state === 'failed') {
        failed = true
        problems.add(outcome.message)
      }
      if (outcome.state === 'missing') {
        const { missingSince, refused } = review.reviews.get(sessionId) ?? {}
        if (missingSince === undefined) problems.add(outcome.message)
        else if (refused) problems.add(withWayOut(sessionId, outcome.message))
        else gone.set(sessionId, outcome.message)
      }
      if (outcome.state !== 'reviewed') return
      if (outcome.damaged.length > 0) {
        const path = review.reviews.get(sessionId)?.transcriptPath ?? ''
        problems.add(damagedTranscriptText(path, outcome.damaged))
      }
      reviewed.add(sessionId)
      read.turns += outcome.turns
      read.proposals += outcome.proposals
      read.repeats += outcome.repeats
    },
  })
  const fromFiles = await takeShared(inbox, context.now())
  review.journal.append(fromFiles)
  await reviewer.drain(TIMEOUT)
  const others = leasesOfOthers(inbox.paths, context.now().getTime())
  const waiting = review.reviews.all().filter(({ unsettled }) => unsettled).length
  const { approved, withdrawn, unsettled, unkept } = await finish()
  for (const problem of [...goneLines(gone), unsettled, unkept]) if (problem !== undefined) problems.add(problem)
  const pending = inbox.store.ofStatus('pending').length
  return {
    counts: {
      sessions: reviewed.size,
      ...read,
      fromFiles: fromFiles.length,
      tooLong: longNotes(inbox).length,
      passedOver: review.passedOver.count(),
      waiting,
      pending,
    },
    others,
    approved,
    withdrawn,
    problems: [...problems],
    failed: failed || unsettled !== undefined,
  }
}

/** Up to this many sessions are named. After weeks without Sage, the transcripts of dozens may be gone. */
const MAX_NAMED = 3

/** `gone`: by the id of each session without a transcript, what is said of it. */
function goneLines(gone: ReadonlyMap<string, string>): string[] {
  if (gone.size <= MAX_NAMED) return Array.from(gone, ([id, message]) => withWayOut(id, message))
  const all = `The transcripts of ${gone.size} sessions were not found: "sage session list" names them`
  return [`${all}, "sage session drop --all" gives up on them`]
}

function withWayOut(sessionId: string, message: string): string {
  return `${message}; "sage session drop ${sessionId}" gives up on it`
}

function syncedLines(synced: Synced): string[] {
  const { sessions, turns, proposals, repeats, fromFiles, tooLong, passedOver, waiting, pending } = synced.counts
  const known = repeats === 0 ? '' : `, and ${count(repeats, 'sentence')} that Sage knew already`
  return [
    `${count(turns, 'new turn')} in ${count(sessions, 'session')}: ${count(proposals, 'proposal')}${known}. ${pending} pending`,
    ...(fromFiles > 0 ? [`${count(fromFiles, 'proposal')} from files`] : []),
    ...(tooLong > 0 ? [tooLongNotesText(tooLong)] : []),
    ...(passedOver > 0 ? [passedOverText(passedOver)] : []),
    ...decidedLines(synced),
    ...(waiting > 0 ? [`${count(waiting, 'turn')} still being answered: read once the answer is complete`] : []),
  ]
}

function tooLongNotesText(notes: number): string {
  return `${count(notes, 'note')} in Claude's memory ${notes === 1 ? 'is' : 'are'} too long to be proposed: sage memory list`
}
