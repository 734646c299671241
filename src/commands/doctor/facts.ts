import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { expectedErrorText } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { hasUtf8Locale } from '../../dashboard/state/needs-ascii.ts'
import { isKeptOut } from '../../hook/record/keep-out.ts'
import type { DoctorFacts, InboxFacts } from '../../install/doctor/doctor-facts.ts'
import { fullDisks } from '../../install/doctor/full-disks.ts'
import { shownToGit } from '../../install/doctor/shown-to-git.ts'
import { findStranded } from '../../install/doctor/stranded.ts'
import { unwritablePaths } from '../../install/doctor/unwritable-paths.ts'
import { watchRefusal } from '../../install/doctor/watch-refusal.ts'
import type { HookStatus } from '../../install/status/hook-status.ts'
import { statuslinePrograms } from '../../install/statusline/statusline-patch.ts'
import { whyNoWorkspace } from '../../install/workspace/make-workspace.ts'
import { type HistoryObstacle, historyObstacle } from '../../journal/history/history-obstacle.ts'
import { type Inbox, openInbox } from '../../review/inbox/inbox.ts'
import { findMovedProject, locateProject } from '../../review/inbox/moved-project.ts'
import { findUnsafeFolders } from '../../runtime/folders/folders.ts'
import { readTextIfThere } from '../../workspace/files/read-if-there.ts'
import { wayOutOfAny } from '../../workspace/files/way-out.ts'
import { writeRefusal } from '../../workspace/files/write-refusal.ts'
import { isSetUp, locateWorkspace, type WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { type Environment, type Homes, homesOf } from '../../workspace/paths/homes.ts'
import { learningsFiles, userPaths, workspacePaths } from '../../workspace/paths/paths.ts'
import { readSettings } from '../../workspace/settings/settings-file.ts'
import { SETTINGS_SCOPES, settingsPath } from '../../workspace/settings/settings-places.ts'
import { readKey } from '../../workspace/trust/key.ts'
import { trustRefusal } from '../../workspace/trust/trust.ts'
import { clipboardRoutes } from '../dashboard/outside/clipboard.ts'
import { configProblems } from '../start/config-problems.ts'
import type { CommandContext } from '../start/context.ts'
import { ownHookStatus } from '../start/own-hook.ts'
import { startOf } from '../start/project-root.ts'
import { inboxFacts } from './inbox-facts.ts'
import { findClient, findGit } from './programs.ts'

/** Claude Code's default. */
const DEFAULT_RETENTION_DAYS = 30

/** Looks at everything that can be wrong. Changes nothing and reads no transcript. */
export async function gatherFacts(context: CommandContext): Promise<DoctorFacts> {
  const { environment, stdout, now } = context
  const homes = homesOf(environment)
  const { dataHome, claudeDir } = homes
  const location = locateProject(startOf(context), homes)
  const setUp = isSetUp(location)
  const paths = workspacePaths(location.dir)
  const { inbox, facts, problem } = setUp ? await look(environment, location.root, now) : NOTHING
  const key = keyFacts(dataHome)
  const hooks = ownHookStatus(environment, location.root)
  const [client, git] = await Promise.all([findClient(environment), findGit(environment)])
  return {
    now: now().getTime(),
    node: { version: process.version, path: process.execPath },
    client,
    git,
    configDir: { path: claudeDir, exists: existsSync(claudeDir) },
    location,
    ...(setUp ? SET_UP : whatInitMeets(location, homes)),
    stranded: findStranded(location, dataHome),
    elsewhere: elsewhereOf(location, hooks),
    key,
    unsafeFolders: setUp ? findUnsafeFolders(paths) : [],
    unwritable: setUp ? unwritablePaths(location, dataHome) : [],
    histories: setUp ? historyObstacles(location, dataHome) : [],
    fullDisks: setUp ? fullDisks([location.dir, paths.runtime, dataHome]) : [],
    unwatched: setUp && existsSync(paths.needsReview) ? watchRefusal(paths.needsReview) : undefined,
    shownToGit: setUp ? shownToGit(paths) : undefined,
    unreadable: problem,
    hooks,
    statusline: brokenStatusline(environment, location.root),
    keptOut: isKeptOut(environment),
    config: inbox ? configProblems(inbox.settings) : [],
    terminal: {
      tty: stdout.isTTY,
      columns: stdout.columns,
      rows: stdout.rows,
      colours: stdout.isTTY ? stdout.getColorDepth() : 0,
      utf8: hasUtf8Locale(environment.env),
    },
    clipboard: clipboardOf(environment, inbox),
    retentionDays: retentionDays(environment, location.root),
    inbox: facts,
  }
}

/** None where the folder around it is closed: that one is reported. */
function historyObstacles({ dir }: WorkspaceLocation, dataHome: string): readonly HistoryObstacle[] {
  const open = [workspacePaths(dir), userPaths(dataHome)].filter((at) => writeRefusal(at.dir) === undefined)
  return open.flatMap(({ history }) => historyObstacle(history) ?? [])
}

type Met = Pick<DoctorFacts, 'obstacle' | 'moved'>
const SET_UP: Met = { obstacle: undefined, moved: undefined }

/** What `sage init` would go by here: it refuses for what keeps it from finding that out, e.g. a journal or a record that cannot be read. */
function whatInitMeets(location: WorkspaceLocation, homes: Homes): Met {
  try {
    const refusal = trustRefusal(homes.dataHome, location.id)
    if (refusal) throw refusal
    return { obstacle: whyNoWorkspace(location, homes.home), moved: findMovedProject(location, homes) }
  } catch (error) {
    const wayOut = wayOutOfAny(error) ?? 'Fix that first'
    return { obstacle: { code: 'workspace-unreadable', what: expectedErrorText(error), wayOut }, moved: undefined }
  }
}

/** What Sage's status line calls, if it is gone: Claude Code then shows none, not even the person's own. */
function brokenStatusline(environment: Environment, root: string): DoctorFacts['statusline'] {
  const path = settingsPath('user', environment, root)
  const programs = statuslinePrograms(readSettings(path)?.statusLine, environment.home)
  const target = programs.find((program) => isAbsolute(program) && !existsSync(program))
  return target === undefined ? undefined : { path, target }
}

type Looked = { readonly inbox?: Inbox; readonly facts?: InboxFacts; readonly problem?: string | undefined }
const NOTHING: Looked = {}

/** Opens the inbox. If the disk or a damaged file prevents that, it becomes a finding: that is when people call a doctor. */
async function look(environment: Environment, start: string, now: () => Date): Promise<Looked> {
  let inbox: Inbox | undefined
  try {
    inbox = openInbox({ environment, start, now, tolerant: true })
    return { inbox, facts: await inboxFacts(inbox, now()), problem: whyNoLearnings(inbox) }
  } catch (error) {
    return { ...(inbox && { inbox }), problem: expectedErrorText(error) }
  }
}

/** Why a `learnings.md` cannot be read, so that nothing that is approved gets to Claude; undefined if each can. */
function whyNoLearnings({ target }: Inbox): string | undefined {
  try {
    for (const { path } of learningsFiles(target)) readTextIfThere(path)
    return undefined
  } catch (error) {
    return expectedErrorText(error)
  }
}

function elsewhereOf({ root }: WorkspaceLocation, { findings }: HookStatus): string | undefined {
  const other = findings.find(({ code }) => code === 'other-home')
  if (other?.code !== 'other-home') return undefined
  return locateWorkspace({ start: root, dataHome: other.target }).kind === 'project' ? other.target : undefined
}

function keyFacts(dataHome: string): DoctorFacts['key'] {
  const { key: path, workspaces } = userPaths(dataHome)
  try {
    if (readKey(dataHome)) return { state: 'ok', path }
    return { state: existsSync(workspaces) ? 'missing' : 'none', path }
  } catch (error) {
    // Too short or not readable: either way no approval can be checked.
    if (!(error instanceof UserError)) throw error
    return error.cause === undefined
      ? { state: 'damaged', path }
      : { state: 'unreadable', path, wayOut: wayOutOfAny(error) }
  }
}

function clipboardOf({ env, platform }: Environment, inbox: Inbox | undefined): string {
  const configured = inbox?.settings.config.ui.clipboard ?? []
  return clipboardRoutes('', { env, platform, configured, file: 'a file' })[0]?.name ?? 'a file'
}

/** The shortest retention in any settings file, because that is when a transcript is gone. */
function retentionDays(environment: Environment, root: string): number {
  const days = SETTINGS_SCOPES.flatMap((scope) => {
    const value = readSettings(settingsPath(scope, environment, root))?.cleanupPeriodDays
    return typeof value === 'number' ? [value] : []
  })
  return days.length > 0 ? Math.min(...days) : DEFAULT_RETENTION_DAYS
}
