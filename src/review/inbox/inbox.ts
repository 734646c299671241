import { isDeepStrictEqual } from 'node:util'
import { loadConfig, type LoadedConfig } from '../../config/load.ts'
import type { Tiers } from '../../extract/score/tier.ts'
import { openProjectJournals } from '../../inject/publish/project-journals.ts'
import { NO_PLAN, type Plan } from '../../journal/decide/plan.ts'
import type { JournalStore } from '../../journal/store/store.ts'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { projectionTarget } from '../../runtime/projection/source.ts'
import { isSetUp, type WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { type Environment, homesOf } from '../../workspace/paths/homes.ts'
import { userPaths, type WorkspacePaths, workspacePaths } from '../../workspace/paths/paths.ts'
import type { ReviewContext } from '../propose/review-context.ts'
import { approveAutomatically, type ProposedNow } from './auto-approve.ts'
import type { Changes } from './changes.ts'
import { type Feedback, feedbackFrom } from './feedback.ts'
import { reviewContextOf } from './inbox-review.ts'
import { locateProject } from './moved-project.ts'
import { notSetUp } from './not-set-up.ts'
import { createSettler, type Settler } from './settle.ts'
import { tiersIn } from './tiers.ts'

/** Everything that belongs to one project's inbox, opened together. Commands, dashboard and reviews all work on this. */
export type Inbox = {
  readonly location: WorkspaceLocation
  readonly target: ProjectionTarget
  readonly paths: WorkspacePaths
  /** The settings as of when this was opened or the settings were last read again. */
  readonly settings: LoadedConfig
  /** Reads the settings again, for processes that stay open for days. True if they have changed. */
  renewSettings(): boolean
  readonly store: JournalStore
  readonly settler: Settler
  feedback(): Feedback
  /** `[tiers]`, adjusted by the person's decisions. */
  tiers(): Tiers
  /** `changes` collects what a review in this context writes. */
  reviewContext(changes?: Changes): ReviewContext
  /**
   * Makes the decisions that the person's own configuration leaves to Sage, and returns what was written. By default, and if an agent runs
   * Sage, it decides nothing. Considers only what this process proposed: `proposed` comes from `Changes.takeProposed()`.
   */
  autoApprove(proposed: ProposedNow, world: { readonly insideClaude: boolean }): Plan
}

export type OpenInboxOptions = {
  readonly environment: Environment
  /** The folder to start looking for the project. */
  readonly start: string
  readonly now: () => Date
  /** Opens even if a configuration has mistakes or a journal is missing; the dashboard then shows that. */
  readonly tolerant?: boolean
  /** Brings back what was put off until Sage is next opened, which means until a dashboard is opened. */
  readonly opens?: boolean
}

/** Opens the inbox of the project that `start` is in. Throws `UserError` if there is none (exit 3), or if its journal is gone. */
export function openInbox(options: OpenInboxOptions): Inbox {
  const { environment, now } = options
  const homes = homesOf(environment)
  const location = locateProject(options.start, homes)
  if (!isSetUp(location)) throw notSetUp(location, homes)
  const paths = workspacePaths(location.dir)
  const target = projectionTarget(location, homes)
  const readSettings = () =>
    loadConfig({
      project: { path: paths.config, trusted: true },
      user: userPaths(homes.dataHome).config,
      env: environment.env,
      tolerant: options.tolerant ?? false,
    })
  let settings = readSettings()
  const store = openProjectJournals(target, { now, opens: options.opens ?? false })
  if (options.tolerant !== true) store.requireJournals()

  const inbox: Inbox = {
    location,
    target,
    paths,
    get settings() {
      return settings
    },
    renewSettings() {
      const next = readSettings()
      if (isDeepStrictEqual(next, settings)) return false
      settings = next
      return true
    },
    store,
    settler: createSettler({ target, store, now }),
    feedback: () => feedbackFrom(store.items().values(), settings.config.extract),
    tiers: () => tiersIn(settings, store.items().values()),
    autoApprove: (proposed, { insideClaude }) =>
      insideClaude ? NO_PLAN : approveAutomatically(store, proposed, settings.config),
    reviewContext: (changes) => reviewContextOf(inbox, now, changes),
  }
  return inbox
}
