import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { x } from 'tinyexec'
import { resolveKeymap } from '../../dashboard/keys/bindings.ts'
import { isUtf8 } from '../../dashboard/needs-ascii.ts'
import { findMovedProject } from '../../inject/moved-project.ts'
import { readProjectLearnings } from '../../inject/project-learnings.ts'
import { findUnmarkedText } from '../../inject/unmarked-text.ts'
import type { DoctorFacts, InboxFacts } from '../../install/doctor.ts'
import { fullDisks } from '../../install/full-disks.ts'
import type { HookStatus } from '../../install/hook-status.ts'
import { whyNoWorkspace } from '../../install/make-workspace.ts'
import { readSettingsFile } from '../../install/settings-file.ts'
import { unwritablePaths } from '../../install/unwritable-paths.ts'
import { closedError } from '../../journal/file/problem-text.ts'
import { countLost } from '../../journal/history/restore-journal.ts'
import { unmarkedBullets } from '../../review/import/import-texts.ts'
import { type Inbox, openInbox } from '../../review/inbox/inbox.ts'
import { parseHookErrors } from '../../review/record/activity.ts'
import { driftOf } from '../../review/record/drift.ts'
import type { ReviewRecord } from '../../review/record/review-record.ts'
import { openReviewStore } from '../../review/record/review-store.ts'
import { placeOfTranscript } from '../../review/record/transcript-place.ts'
import { listEnded } from '../../runtime/ended.ts'
import { findUnsafeFolders } from '../../runtime/folders.ts'
import { type FoundLease, isOwnerDead, leaseFile, listLeases, readLease } from '../../runtime/leases.ts'
import { listSessions, readEnded, readSignal } from '../../runtime/records.ts'
import { listSignals } from '../../runtime/review-signals.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { foreseenText, isDenied } from '../../text/system-error.ts'
import { UserError } from '../../text/user-error.ts'
import { readKey } from '../../workspace/key.ts'
import { isSetUp, locateWorkspace, type WorkspaceLocation } from '../../workspace/locate.ts'
import {
  claudeConfigDir,
  dataHome,
  type Environment,
  learningsFiles,
  userPaths,
  type WorkspacePaths,
  workspacePaths,
} from '../../workspace/paths.ts'
import { programOnPath } from '../../workspace/program-path.ts'
import { readTextIfReadable } from '../../workspace/read-if-readable.ts'
import { namesIn, readOurTextIfThere, readTextIfThere } from '../../workspace/read-if-there.ts'
import { SETTINGS_SCOPES, settingsPath } from '../../workspace/settings-places.ts'
import { clipboardRoutes } from '../dashboard/clipboard.ts'
import { budgetOf } from '../dashboard/forecast.ts'
import type { CommandContext } from '../start/context.ts'
import { ownHookStatus } from '../start/own-hook.ts'
import { locationOf } from '../start/project-root.ts'

/** Claude Code's default. */
const DEFAULT_RETENTION_DAYS = 30

/** Looks at everything that can be wrong. Changes nothing and reads no transcript. */
export async function gatherFacts(context: CommandContext): Promise<DoctorFacts> {
  const { environment, stdout, now } = context
  const location = locationOf(context)
  const setUp = isSetUp(location)
  const { inbox, facts, problem } = setUp ? await look(environment, location.root, now) : NOTHING
  const configDir = claudeConfigDir(environment)
  const key = keyState(dataHome(environment))
  const hooks = ownHookStatus(environment, location.root)
  return {
    now: now().getTime(),
    node: { version: process.version, path: process.execPath },
    client: await findClient(environment),
    git: programOnPath('git', environment) ?? '',
    configDir: { path: configDir, exists: existsSync(configDir) },
    location,
    obstacle: setUp ? undefined : whyNoWorkspace(location, environment.home),
    moved:
      key === 'damaged' || key === 'unreadable'
        ? undefined
        : findMovedProject(location, { dataHome: dataHome(environment), claudeDir: configDir }),
    elsewhere: elsewhereOf(location, hooks),
    key: { state: key, path: userPaths(dataHome(environment)).key },
    unsafeFolders: setUp ? findUnsafeFolders(workspacePaths(location.dir)) : [],
    unwritable: setUp ? unwritablePaths(location, dataHome(environment)) : [],
    fullDisks: setUp ? fullDisks([location.dir, dataHome(environment)]) : [],
    unreadable: problem,
    hooks,
    config: inbox ? [...inbox.settings.warnings, ...resolveKeymap(inbox.settings.config.keys).problems] : [],
    terminal: {
      tty: stdout.isTTY,
      columns: stdout.columns,
      rows: stdout.rows,
      colours: stdout.isTTY ? stdout.getColorDepth() : 0,
      utf8: isUtf8(environment.env),
    },
    clipboard: clipboardOf(environment, inbox),
    retentionDays: retentionDays(environment, location.root),
    inbox: facts,
  }
}

type Looked = { readonly inbox?: Inbox; readonly facts: InboxFacts | undefined; readonly problem: string }
const NOTHING: Looked = { facts: undefined, problem: '' }

/** Opens the inbox. If the disk or a damaged file prevents that, it becomes a finding: that is when people call a doctor. */
async function look(environment: Environment, start: string, now: () => Date): Promise<Looked> {
  let inbox: Inbox | undefined
  try {
    inbox = openInbox({ environment, start, now, tolerant: true })
    return { inbox, facts: await inboxFacts(inbox, environment, now()), problem: whyNoLearnings(inbox) }
  } catch (error) {
    return { ...(inbox && { inbox }), facts: undefined, problem: foreseenText(error) }
  }
}

/** Why a `learnings.md` cannot be read, so that nothing that is approved gets to Claude; '' if each can. */
function whyNoLearnings({ target }: Inbox): string {
  try {
    for (const { path } of learningsFiles(target)) readTextIfThere(path)
    return ''
  } catch (error) {
    return foreseenText(error)
  }
}

function elsewhereOf({ kind, root }: WorkspaceLocation, { findings }: HookStatus): string {
  const home = findings.find(({ code }) => code === 'other-home')
  if (kind !== 'untrusted' || home?.code !== 'other-home') return ''
  return locateWorkspace({ start: root, dataHome: home.target }).kind === 'project' ? home.target : ''
}

/** Milliseconds that only a hanging client takes, even on a busy machine. */
const CLIENT_PATIENCE = 30_000

async function findClient({ env, platform }: Environment): Promise<{ path: string; version: string }> {
  const path = programOnPath('claude', { env, platform }, true)
  if (path === undefined) return { path: '', version: '' }
  try {
    // Nothing is looked up in the project: not in its `node_modules/.bin`, nor in the current folder.
    const nodeOptions = { cwd: dirname(path), env: { ...env, SAGE: '0' } }
    const { stdout } = await x(path, ['--version'], { timeout: CLIENT_PATIENCE, nodePath: false, nodeOptions })
    return { path, version: /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? '' }
  } catch {
    // Made for another system, or it does not answer.
    return { path, version: '' }
  }
}

function keyState(home: string): DoctorFacts['key']['state'] {
  try {
    return readKey(home) ? 'ok' : 'missing'
  } catch (error) {
    // Too short or not readable: either way no approval can be checked.
    if (!(error instanceof UserError)) throw error
    return isDenied(error.cause) ? 'unreadable' : 'damaged'
  }
}

function clipboardOf({ env, platform }: Environment, inbox: Inbox | undefined): string {
  const configured = inbox?.settings.config.ui.clipboard ?? []
  return clipboardRoutes('', { env, platform, configured, file: 'a file' })[0]?.name ?? 'a file'
}

/** The shortest retention in any settings file, because that is when a transcript is gone. */
function retentionDays(environment: Environment, root: string): number {
  const days = SETTINGS_SCOPES.flatMap((scope) => {
    try {
      const { text } = readSettingsFile(settingsPath(scope, environment, root))
      const value: unknown = Reflect.get(Object(JSON.parse(withoutBom(text))), 'cleanupPeriodDays')
      return typeof value === 'number' ? [value] : []
    } catch {
      // Missing or damaged: the hooks check reports that.
      return []
    }
  })
  return days.length > 0 ? Math.min(...days) : DEFAULT_RETENTION_DAYS
}

async function inboxFacts(inbox: Inbox, { home }: Environment, now: Date): Promise<InboxFacts> {
  const { paths, store, target, settings } = inbox
  const sessions = listSessions(paths)
  const waiting = [
    ...listSignals(paths).map((id) => readSignal(paths, id)?.queuedAt),
    ...listEnded(paths).map((id) => readEnded(paths, id)?.endedAt),
  ]
  const times = waiting.filter((time) => time !== undefined)
  const leases = listLeases(paths).flatMap((id) => readLease(paths, id, now.getTime()) ?? [])
  const learnings = readProjectLearnings(target, settings.config, { home, store })
  const { used, limit } = budgetOf(learnings, settings.config)
  const state = store.state()
  const reviews = openReviewStore(paths)
  const lines = state.problems.filter(({ kind }) => kind !== 'gone')
  // What a session was given is noted at its start and stays, even after everything else the hooks wrote has been read.
  const events = [...sessions.map(({ lastUpdated }) => lastUpdated), ...times, ...writingTimes(paths.injected)]
  return {
    lastEvent: events.length > 0 ? Math.max(...events) : undefined,
    hookErrors: hookErrors(paths.hookErrors),
    signals: { count: waiting.length, oldest: times.length > 0 ? Math.min(...times) : undefined },
    sessions: {
      known: sessions.length,
      withoutTranscript: sessions.filter((session) => placeOfTranscript(session, reviews) === undefined).length,
    },
    refused: refusedFacts(reviews.all()),
    leases: leaseFacts(paths, leases),
    journal: {
      problems: lines.map(({ path, line }) => ({ path, line })),
      readOnly: closedError(lines)?.message ?? '',
      lost: await lostEvents(inbox),
    },
    budget: { used, limit, approved: learnings.approved.length },
    drift: driftOf(reviews.all()) ?? '',
    unmarked: findUnmarkedText(target, home),
    unread: unreadBullets(userPaths(target.dataHome).globalLearnings),
  }
}

function unreadBullets(path: string): InboxFacts['unread'] {
  return { path, bullets: unmarkedBullets(readTextIfReadable(path) ?? '').length }
}

function writingTimes(folder: string): number[] {
  return namesIn(folder).flatMap((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? [])
}

/** One that the person gave up has no `missingSince` any more. */
function refusedFacts(records: readonly ReviewRecord[]): InboxFacts['refused'] {
  const refused = records
    .flatMap(({ refused: why, missingSince: since }) => (why && since !== undefined ? [{ ...why, since }] : []))
    .toSorted((a, b) => a.since.localeCompare(b.since))
  return { count: refused.length, last: refused.at(-1)?.message ?? '' }
}

function leaseFacts(paths: WorkspacePaths, leases: readonly FoundLease[]): InboxFacts['leases'] {
  const unreadable = leases.find((lease) => lease.owner === undefined && !isOwnerDead(lease))
  return {
    held: leases.length,
    abandoned: leases.filter(isOwnerDead).length,
    unreadable: unreadable ? leaseFile(paths, unreadable.sessionId) : '',
  }
}

/** Journals that somebody deleted or shortened. */
async function lostEvents({ paths, target, store }: Inbox): Promise<InboxFacts['journal']['lost']> {
  const lost: { path: string; events: number }[] = []
  for (const { journal, history } of [paths, userPaths(target.dataHome)]) {
    const events = await countLost({ journal, history })
    const gone = store.state().problems.some(({ kind, path }) => kind === 'gone' && path === journal)
    if (gone || events > 0) lost.push({ path: journal, events })
  }
  return lost
}

function hookErrors(path: string): { count: number; last: string } {
  const errors = parseHookErrors(readOurTextIfThere(path) ?? '')
  const { at = '', event = '', code = '', errno = '' } = errors.at(-1) ?? {}
  return { count: errors.length, last: `${at} ${event} ${code} ${errno}`.trim() }
}
