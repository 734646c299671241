import { basename } from 'node:path'
import { EXIT, UserError } from '../base/user-error.ts'
import { progressBar } from '../dashboard/draw/progress-bar.ts'
import { beginBatch, decidedLines } from '../review/inbox/batch.ts'
import { openInbox } from '../review/inbox/inbox.ts'
import { lookAgain, lookedAgainText, passedOverText } from '../review/read/look-again.ts'
import { othersLines } from '../review/read/others.ts'
import {
  projectsOf,
  recentTranscripts,
  SCAN_DAYS,
  type ScanOptions,
  type ScanProgress,
  type ScanResult,
  scanTranscripts,
} from '../review/read/scan.ts'
import { driftText } from '../review/record/drift.ts'
import { leasesOfOthers } from '../runtime/processes/leases.ts'
import { count } from '../text/count.ts'
import { expectedErrorWithWayOut } from '../workspace/files/way-out.ts'
import { claudeConfigDir, homesOf } from '../workspace/paths/homes.ts'
import { transcriptsDir } from '../workspace/paths/transcript-folders.ts'
import { amountOption } from './options/option-values.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { passingLine } from './say/passing-line.ts'
import { remark, say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { isInsideClaude } from './start/inside-claude.ts'
import { startOf } from './start/project-root.ts'

type Scanned = ScanResult & {
  readonly project: string
  readonly approved: readonly string[]
  readonly withdrawn: readonly string[]
  /** How many proposals a second look found; absent if nobody asked for one. */
  readonly lessCertain?: number | undefined
  /** How many sentences a second look would find of what was read now. */
  readonly passedOver: number
  /** What another Sage kept from being read. */
  readonly held: readonly string[]
  /** Why it is not in the history, which is no failure. */
  readonly unkept?: string | undefined
  /** Why less may have been read than was typed: Claude Code is too old, or newer than this Sage. */
  readonly drift?: string | undefined
  /** Why nothing could be read, of a project that is not set up any more, e.g. because its `.sage` was deleted. */
  readonly notSetUp?: string | undefined
}

/** `sage scan [--days N] [--all-projects] [--weak]`: reviews transcripts from before the hook was installed. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const days = amountOption(options, 'days') ?? SCAN_DAYS
  const stop = new AbortController()
  const onInterrupt = () => stop.abort()
  process.once('SIGINT', onInterrupt)
  try {
    const inAll = options.allProjects === true
    const homes = homesOf(context.environment)
    const range = inAll ? { days, found: recentTranscripts({ ...homes, days }, context.now()) } : { days }
    const starts = inAll ? projectsOf({ ...homes, ...range }, context.now()) : [startOf(context)]
    const results: Scanned[] = []
    for (const start of starts) {
      if (stop.signal.aborted) break
      const scanned = scanProject(context, start, range, { weak: options.weak === true, signal: stop.signal })
      results.push(await (inAll ? scanned.catch((error: unknown) => notScanned(start, error)) : scanned))
    }
    // Where it came between two projects, none that was read tells of it.
    const isInterrupted = stop.signal.aborted
    if (options.json === true) context.stdout.write(jsonAnswer({ projects: results }))
    else {
      const [here] = inAll ? [] : results
      report(context, results, { names: inAll })
      if (isInterrupted) say(context.stdout, 'Interrupted. Run the same command to continue where it stopped.')
      else if (here?.total === 0 && here.paused === 0) sayWhere(context, days)
    }
    if (isInterrupted) return EXIT.interrupted
    return results.some(({ failed }) => failed.length > 0) ? EXIT.failure : EXIT.ok
  } finally {
    process.removeListener('SIGINT', onInterrupt)
  }
}

async function scanProject(
  context: CommandContext,
  start: string,
  range: Pick<ScanOptions, 'days' | 'found'>,
  { weak, signal }: { readonly weak: boolean; readonly signal: AbortSignal },
): Promise<Scanned> {
  const inbox = openInbox({ environment: context.environment, start, now: context.now })
  const { review, finish } = beginBatch(inbox, { insideClaude: isInsideClaude(context) })
  const bar = context.stderr.isTTY ? progressLine(context) : undefined
  const result = await scanTranscripts(review, {
    ...inbox.target,
    ...range,
    signal,
    ...(bar && { onProgress: (progress) => bar.draw(progress) }),
  })
  bar?.clear()
  const lessCertain = weak && !result.interrupted ? await lookAgain(review, { days: range.days, signal }) : undefined
  const held = othersLines(inbox.paths, leasesOfOthers(inbox.paths, context.now().getTime()))
  const { approved, withdrawn, unsettled, unkept } = await finish()
  const failed = unsettled === undefined ? result.failed : [...result.failed, unsettled]
  return {
    ...result,
    interrupted: result.interrupted || (weak && lessCertain === undefined),
    project: inbox.location.root,
    lessCertain,
    passedOver: review.passedOver.count(),
    approved,
    withdrawn,
    failed,
    held,
    unkept,
    drift: driftText(review.reviews.all()),
  }
}

/**
 * A project without a workspace, or whose journal is gone, does not prevent the others from being read. The first is no failure: nobody named
 * it, and who deleted its `.sage` need not set Sage up there again.
 */
function notScanned(project: string, error: unknown): Scanned {
  const why = expectedErrorWithWayOut(error)
  const isSetUp = !(error instanceof UserError && error.exitCode === EXIT.notSetUp)
  return {
    project,
    done: 0,
    read: 0,
    busy: 0,
    paused: 0,
    total: 0,
    bytesDone: 0,
    bytesTotal: 0,
    turns: 0,
    proposals: 0,
    interrupted: false,
    passedOver: 0,
    approved: [],
    withdrawn: [],
    held: [],
    failed: isSetUp ? [why] : [],
    damaged: [],
    notSetUp: isSetUp ? undefined : why,
  }
}

/** One line on standard error: bar, count, rate, time left, file. */
function progressLine({ stderr, now }: CommandContext) {
  const passing = passingLine(stderr)
  const began = now().getTime()
  return {
    draw({ done, total, bytesDone, bytesTotal, path }: ScanProgress) {
      const seconds = (now().getTime() - began) / 1000
      const rate = seconds > 0 ? bytesDone / seconds : 0
      const left = rate > 0 ? `${Math.ceil((bytesTotal - bytesDone) / rate)} s left` : ''
      const bar = progressBar(bytesDone, bytesTotal)
      passing.draw(` ${bar} ${done}/${total}  ${(rate / 1e6).toFixed(1)} MB/s  ${left}  ${basename(path)}`)
    },
    clear: () => passing.clear(),
  }
}

/** Whoever expected some may have another folder, or an older session, in mind. */
function sayWhere({ environment, stderr }: CommandContext, days: number): void {
  const where = transcriptsDir(claudeConfigDir(environment))
  remark(
    stderr,
    `Looked in "${where}" for what was written here in the last ${count(days, 'day')}; --days N looks further back`,
  )
}

function report(
  { stdout, stderr }: CommandContext,
  results: readonly Scanned[],
  { names }: { readonly names: boolean },
): void {
  for (const result of results) {
    const { project, failed, damaged, unkept, drift, notSetUp } = result
    if (notSetUp !== undefined) {
      remark(stderr, notSetUp)
      continue
    }
    const where = names ? `${project}: ` : ''
    for (const text of scannedLines(result)) say(stdout, `${where}${text}.`)
    remark(stderr, ...failed, ...damaged, ...[unkept, drift].filter((text) => text !== undefined))
  }
  if (results.length === 0) say(stdout, 'Sage is not set up in any project yet: run "sage init" in one.')
}

function scannedLines(result: Scanned): string[] {
  const { read, total, busy, paused, turns, proposals, lessCertain, passedOver, held } = result
  const more = passedOver > 0 ? [passedOverText(passedOver)] : []
  return [
    [
      `${read} of ${count(total, 'transcript')} read`,
      ...(busy > 0 ? [`${busy} being read by another Sage`] : []),
      ...(paused > 0 ? [`${paused} paused`] : []),
      count(turns, 'new turn'),
      count(proposals, 'proposal'),
    ].join(', '),
    ...(lessCertain === undefined ? more : [lookedAgainText(lessCertain)]),
    ...decidedLines(result),
    ...held,
  ]
}
