import { EXIT } from '../base/user-error.ts'
import { goneProblem } from '../journal/file/gone.ts'
import { readJournal } from '../journal/file/read.ts'
import { type HistoryRead, readHistory } from '../journal/history/history-log.ts'
import type { Home } from '../journal/item/item.ts'
import { relativeTime } from '../text/relative-time.ts'
import { userPaths, workspacePaths } from '../workspace/paths/paths.ts'
import { countHeldBack, logEntries, entryText, type LogEntry, shownTo } from './log/log-entries.ts'
import { countOption } from './options/option-values.ts'
import { sayHeldBack } from './say/for-model.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { print, remark, say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { isInsideClaude } from './start/inside-claude.ts'
import { requireTarget } from './start/project-root.ts'

const DEFAULT_LIMIT = 30

/**
 * `sage log`: what was learned and decided, newest first, from the history, or from the journal if there is no git. `--user` is for the scope all
 * projects share, `--follow` for what comes next. Inside Claude Code it also uses the journal, and names what was not approved only by its id.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const target = await requireTarget(context)
  const home = options.user === true ? 'user' : 'project'
  const at = home === 'user' ? userPaths(target.dataHome) : workspacePaths(target.workspaceDir)
  const limit = countOption(options, 'limit') ?? DEFAULT_LIMIT
  const inside = isInsideClaude(context)
  if (options.follow === true) {
    const { followLog } = await import('./log/follow-log.ts')
    return await followLog(context, openInboxHere(context).store, { journal: at.journal, limit, inside, options })
  }
  // The journals are read only where the history does not tell: of thousands of items that takes most of the time.
  const isLeftOut = inside || goneProblem(at.journal, at.history) !== undefined
  const { entries: told, why }: Partial<HistoryRead> = isLeftOut ? {} : await readHistory(at.history, limit)
  const entries: readonly LogEntry[] = told ?? newestChanges(context, at.journal, { home, limit, inside })
  if (options.json === true) {
    context.stdout.write(jsonAnswer({ source: told ? 'history' : 'journal', entries }))
    return EXIT.ok
  }
  if (why !== undefined && entries.length > 0) remark(context.stderr, `${why}; this is the journal itself`)
  if (entries.length === 0)
    say(
      context.stdout,
      options.user === true ? 'Nothing here' : 'Nothing here. For what all your projects share: --user',
    )
  const now = context.now()
  for (const entry of entries)
    print(context.stdout, entryText(entry, relativeTime(entry.at, now).padEnd(8), options.verbose === true))
  return EXIT.ok
}

type Wanted = { readonly home: Home; readonly limit: number; readonly inside: boolean }

/** The changes in the journal itself, newest first. Throws if it is gone. */
function newestChanges(context: CommandContext, journal: string, { home, limit, inside }: Wanted): LogEntry[] {
  const { store } = openInboxHere(context)
  const { events } = readJournal(journal)
  const shown = shownTo(inside, store.items())
  if (inside) sayHeldBack(context, countHeldBack(events, shown))
  return logEntries(events, shown, store.journals()[home], limit).toReversed()
}
