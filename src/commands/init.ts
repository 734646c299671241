import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isExpectedError } from '../base/system-error.ts'
import { EXIT, UserError } from '../base/user-error.ts'
import { MAKE_WRITABLE, unwritablePaths } from '../install/doctor/unwritable-paths.ts'
import { adoptPrivate } from '../install/workspace/adopt-private.ts'
import { makeWorkspace, whyNoWorkspace } from '../install/workspace/make-workspace.ts'
import { type Problem, problemText } from '../journal/file/problem-text.ts'
import { takeShared } from '../review/import/take-shared.ts'
import { openInbox } from '../review/inbox/inbox.ts'
import { locateProject } from '../review/inbox/moved-project.ts'
import { SCAN_DAYS, transcriptsOf } from '../review/read/scan.ts'
import { openReviewStore } from '../review/record/review-store.ts'
import { count } from '../text/count.ts'
import { bareRepository } from '../workspace/git/worktree.ts'
import { locateWorkspace, type WorkspaceLocation } from '../workspace/locate/locate.ts'
import { homesOf } from '../workspace/paths/homes.ts'
import { WORKSPACE_FOLDER, workspacePaths } from '../workspace/paths/paths.ts'
import { ensureKey, readKey } from '../workspace/trust/key.ts'
import { moveTrust } from '../workspace/trust/trust.ts'
import { askForHook } from './hooks/install-hook.ts'
import { askForImport, importPlaces, wantedImports } from './init/import-line.ts'
import { type AnsweredMove, askForMoved, moveText } from './init/moved.ts'
import { sayIfTooOld } from './init/old-client.ts'
import { badOption } from './options/option-values.ts'
import { askToChange, type Consent, consentOf } from './say/consent.ts'
import { sayError } from './say/say-error.ts'
import { say } from './say/say.ts'
import { settleAndSay } from './say/settle-and-say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { refuseAgent } from './start/person.ts'

/**
 * `sage init`: makes the workspace, the key and the trust record for this project, and installs the hook with the person's consent. All
 * questions are asked first: if one cannot be asked, nothing is made.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const consent = consentOf(options)
  if (options.user === true && options.project === true)
    throw badOption('--user and --project cannot be used together', 'Leave one of them out')
  if ((options.import === true || options.rule === true) && !consent.dryRun)
    refuseAgent(context, 'make Claude Code load a file')
  const project = await askWhatItWas(context, findPlace(context), consent)
  if (!consent.yes && !consent.dryRun) sayWhatWillBeMade(context, project)
  const outside = await askForChanges(context, project, options, consent)
  const settling = await carryOut(context, project, outside, consent)
  const hasHook = outside.installHook !== undefined
  if (!consent.dryRun) sayWhatNext(context, project.location.root, { hasHook })
  return settling
}

/**
 * Offers the same to a person who opens the dashboard where Sage is not set up: shows all of it, with one question about all of it. False if
 * nothing was made. Throws `why`, that it is not set up, where it cannot be.
 */
export async function offer(context: CommandContext, why: UserError): Promise<boolean> {
  if (whyNoWorkspace(locateProject(context.cwd, homesOf(context.environment)), context.environment.home)) throw why
  const place = findPlace(context)
  say(context.stdout, ...[why.message, ...why.hints].map((line) => `${line}.`), '', 'Sage can do that now:', '')
  // Nothing is asked about a part: the question is about all of them.
  const consent = consentOf({ yes: true })
  const project = await askWhatItWas(context, place, consent)
  const outside = await askForChanges(context, project, {}, consent)
  sayWhatWillBeMade(context, project)
  if ((await askToChange(context, 'Set up Sage here?', consentOf({}))) !== 'agreed') return false
  await carryOut(context, project, outside, consent)
  return true
}

/** Where Sage is to be set up, or is already. Throws if it cannot be. */
function findPlace({ cwd, environment }: CommandContext): Place {
  const homes = homesOf(environment)
  const found = locateProject(cwd, homes)
  const isNew = found.kind !== 'project'
  // From now on this project has its own workspace, with what the private one held.
  const location = found.kind === 'private' ? asProject(found) : found
  if (isNew) requirePlace(location, environment.home)
  requireWritable(location, homes.dataHome, { isNew })
  // Throws for one that cannot be used.
  readKey(homes.dataHome)
  return { location, isNew, isThere: existsSync(location.dir) }
}

async function askWhatItWas(context: CommandContext, place: Place, consent: Consent): Promise<Project> {
  return { ...place, moved: place.isNew ? await askForMoved(context, place.location, consent) : undefined }
}

function sayWhatWillBeMade({ stdout }: CommandContext, project: Project): void {
  if (project.isNew) say(stdout, `Will ${project.isThere ? 'use' : 'create'} ${placeText(project)}`)
}

function placeText({ location, isThere }: Project): string {
  return `"${location.dir}"${isThere ? ' (already there)' : ''}.`
}

/** Changes of Claude Code's files that the person agreed to, each the function that makes it. */
type Changes = { readonly installHook: (() => void) | undefined; readonly imports: ReadonlyArray<() => void> }

async function askForChanges(
  context: CommandContext,
  { location }: Project,
  options: Options,
  consent: Consent,
): Promise<Changes> {
  const installHook = await askForHook(context, options.project === true ? 'project' : 'user', location.root, consent)
  const imports: Array<() => void> = []
  for (const place of wantedImports(options, importPlaces(location, context.environment)))
    imports.push(await askForImport(context, location, place, consent))
  return { installHook, imports }
}

/** Returns the exit code: a failure if Claude may still be given what came with the project. */
async function carryOut(
  context: CommandContext,
  project: Project,
  { installHook, imports }: Changes,
  { dryRun }: Pick<Consent, 'dryRun'>,
): Promise<number> {
  const { stdout } = context
  const { location, isNew, isThere } = project
  const made = dryRun ? NOTHING : await make(context, project)
  if (!isNew) say(stdout, `Sage is set up in "${location.root}".`)
  else if (dryRun) say(stdout, `Would ${isThere ? 'use' : 'create'} ${placeText(project)}`)
  else say(stdout, `${isThere ? 'Using' : 'Created'} ${placeText(project)}`)
  sayWhatWasMade(context, project, made)
  installHook?.()
  for (const write of imports) write()
  // From here on Claude Code reads that file, so what waits in it is hidden from it now.
  const { settling } = imports.length > 0 && !dryRun ? await beginInbox(context, location.root) : made
  if (installHook && !dryRun) await sayIfTooOld(context)
  return settling
}

type Place = {
  readonly location: WorkspaceLocation
  /** Sage was not set up here. */
  readonly isNew: boolean
  /** A workspace already exists there, made by this person or not. */
  readonly isThere: boolean
}
type Project = Place & { readonly moved: AnsweredMove | undefined }

async function make(context: CommandContext, { location, isNew, moved }: Project): Promise<Made> {
  const { dataHome } = homesOf(context.environment)
  if (moved?.answer === 'taken') moveTrust(dataHome, moved.id, location.root)
  if (isNew) makeWorkspace(location, dataHome, context.now())
  // A deleted key is made again: nothing can be approved without one, and the doctor sends people here for it.
  else ensureKey(dataHome)
  const adopted = adoptPrivate(location, dataHome)
  // A known project may have been cloned again to its old place, or others' learnings may have arrived since.
  return { adopted, ...(await beginInbox(context, location.root)) }
}

function sayWhatWasMade(context: CommandContext, { location, isNew, moved }: Project, made: Made): void {
  const { stdout } = context
  if (isNew && bareRepository(location.root) !== undefined) say(stdout, OF_ONE_WORKTREE)
  // Only once: people who set up Sage again continue without it, and need not be told each time.
  if (made.lost) {
    say(stdout, problemText(made.lost))
    say(stdout, 'A new one has been started; the old one is used again as soon as its disk is back.')
  }
  if (made.adopted) say(stdout, 'What Sage had kept for this project in your own data folder has been moved there.')
  if (moved) say(stdout, moveText(moved))
  const isToSay = !isNew || (location.foreign && moved?.answer !== 'taken')
  const learnings = isNew ? made.waiting : made.came
  if (!isToSay || learnings === 0) return
  const wait = learnings === 1 ? 'waits' : 'wait'
  say(stdout, `${count(learnings, 'learning')} that came with it now ${wait} in the inbox: run "sage".`)
}

function sayWhatNext(context: CommandContext, root: string, { hasHook }: { readonly hasHook: boolean }): void {
  const { stdout } = context
  if (!hasHook)
    say(
      stdout,
      'Without the hook, Sage learns nothing on its own. Install it with "sage hook install" for this project, or with --global for all.',
    )
  else say(stdout, 'Use Claude Code as usual, and run "sage" in a second terminal.')
  const earlier = countUnread(context, root)
  if (earlier > 0) say(stdout, `${count(earlier, 'earlier session')} of this project can be read: run "sage scan".`)
}

/** Git does not ask before it removes what it ignores. */
const OF_ONE_WORKTREE =
  'Because the repository is bare, this is for this worktree alone, and "git worktree remove" deletes it. To have one for all worktrees, run "sage init" in a folder that contains them all.'

type Begun = {
  readonly came: number
  readonly waiting: number
  /** The exit code of that: a failure if not every file could be written. */
  readonly settling: number
  /** What was wrong with the journal that was replaced by a new one. */
  readonly lost?: Problem
}
type Made = Begun & { readonly adopted: boolean }
const NOTHING: Made = { adopted: false, came: 0, waiting: 0, settling: EXIT.ok }

/**
 * Takes in what came with the project, and writes what hooks print: otherwise the first hook would have to do it while Claude Code waits, and
 * Claude Code would read an imported file as it came. Returns how many learnings came just now, and how many from elsewhere there are.
 */
async function beginInbox(context: CommandContext, start: string): Promise<Begun> {
  const { environment, now, stderr } = context
  try {
    const inbox = openInbox({ environment, start, now, tolerant: true })
    const lost = inbox.store.beginAnew()
    const came = inbox.store.append(await takeShared(inbox, now()))
    const settling = await settleAndSay(context, inbox, came)
    const waiting = [...inbox.store.items().values()].filter(({ shared }) => shared).length
    return { came: came.project.length, waiting, settling, ...(lost && { lost }) }
  } catch (error) {
    // What came may be damaged or from a newer Sage. That does not prevent the set-up, and `sage` says more.
    if (!isExpectedError(error)) throw error
    sayError(stderr, error)
    return { came: 0, waiting: 0, settling: EXIT.ok }
  }
}

/** How many of the project's transcripts have unread content. */
function countUnread({ environment, now }: CommandContext, root: string): number {
  const homes = homesOf(environment)
  const { id, dir } = locateWorkspace({ start: root, dataHome: homes.dataHome })
  const reviews = openReviewStore(workspacePaths(dir))
  const range = { ...homes, days: SCAN_DAYS }
  return transcriptsOf(id, range, now()).filter(({ sessionId, size }) => {
    const known = reviews.get(sessionId)
    return known?.paused !== true && known?.cursor?.size !== size
  }).length
}

const REFUSED = 'Cannot set up Sage here'

function requirePlace(location: WorkspaceLocation, home: string): void {
  const obstacle = whyNoWorkspace(location, home)
  if (obstacle) throw new UserError(`${REFUSED}: ${obstacle.what}`, { hint: obstacle.wayOut, code: obstacle.code })
}

function requireWritable(location: WorkspaceLocation, dataHome: string, { isNew }: { readonly isNew: boolean }): void {
  const [path] = unwritablePaths(location, dataHome)
  if (path === undefined) return
  const before = isNew ? `${REFUSED}:` : `Sage is set up in "${location.root}", but`
  throw new UserError(`${before} "${path}" is not writable`, { hint: MAKE_WRITABLE, code: 'unwritable' })
}

function asProject(location: WorkspaceLocation): WorkspaceLocation {
  return { ...location, kind: 'none', dir: join(location.root, WORKSPACE_FOLDER) }
}
