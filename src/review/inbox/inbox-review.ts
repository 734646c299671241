import { openLiveSessions } from '../../runtime/sessions/live-sessions.ts'
import { userConfig } from '../../workspace/paths/paths.ts'
import { transcriptsDir } from '../../workspace/paths/transcript-folders.ts'
import { discardsUnread } from '../../workspace/settings/user-setting.ts'
import { createKnownTexts } from '../propose/known-texts.ts'
import { collectPassedOver } from '../propose/passed-over.ts'
import type { ReviewContext } from '../propose/review-context.ts'
import { openReviewStore } from '../record/review-store.ts'
import type { Changes } from './changes.ts'
import type { Inbox } from './inbox.ts'

type ReviewedInbox = Pick<Inbox, 'location' | 'paths' | 'target' | 'settings' | 'store' | 'feedback' | 'tiers'>

/** What reviews need, by the inbox's settings as they are at that moment. `changes` collects what they write. */
export function reviewContextOf(inbox: ReviewedInbox, now: () => Date, changes: Changes | undefined): ReviewContext {
  const { location, paths, target, store } = inbox
  return {
    paths,
    workspaceId: location.id,
    dataHome: target.dataHome,
    live: openLiveSessions(paths),
    reviews: openReviewStore(paths),
    known: createKnownTexts(),
    passedOver: collectPassedOver(),
    journal: {
      refresh: () => void store.refresh(),
      items: () => store.items(),
      append(events) {
        const plan = store.append(events)
        changes?.add(plan)
      },
      newId: store.newId,
    },
    extractOptions: () => ({
      ...inbox.feedback(),
      tiers: inbox.tiers(),
      assistantInsights: inbox.settings.config.extract.assistant_insights,
    }),
    get captureAtPrompt() {
      return inbox.settings.config.extract.capture_at_prompt
    },
    get discardsUnread() {
      return discardsUnread(userConfig(target.dataHome), paths.config)
    },
    roots: [transcriptsDir(target.claudeDir)],
    get debug() {
      return inbox.settings.config.debug
    },
    now,
  }
}
