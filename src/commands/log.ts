import type { JournalEvent } from '../journal/event.ts'
import { foldEvents } from '../journal/fold.ts'
import { listHistory } from '../journal/history-log.ts'
import { historyMessage } from '../journal/history-message.ts'
import { readJournal } from '../journal/read.ts'
import { relativeTime } from '../text/relative-time.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT } from '../text/user-error.ts'
import { userPaths } from '../workspace/paths.ts'
import type { CommandContext, Options } from './context.ts'
import { sayHeldBack } from './for-model.ts'
import { jsonAnswer } from './json-answer.ts'
import { openStore } from './open-store.ts'
import { countOption } from './option-values.ts'
import { isInsideClaude } from './person.ts'

const DEFAULT_LIMIT = 30

type Entry = { readonly at: string; readonly subject: string; readonly body: string; readonly commit?: string }

/**
 * `sage log`: what was learned and decided, newest first, from the history; from the journal itself if there is no git. `--user` for the
 * scope that all projects share. Inside Claude Code from the journal too: there, what was not approved is named by its id alone.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const { store, target, paths } = openStore(context)
  const { items } = store.state()
  const at = options.user === true ? userPaths(target.dataHome) : paths
  const limit = countOption(options, 'limit') ?? DEFAULT_LIMIT
  const inside = isInsideClaude(context.environment.env)
  const history = inside ? undefined : await listHistory(at.history, limit)
  const shown = inside ? new Map([...items].filter(([, { status }]) => status === 'approved')) : items
  const events = history ? [] : readJournal(at.journal).events
  const entries: readonly Entry[] = history ?? entriesOf(events, shown).slice(-limit).toReversed()
  if (inside) sayHeldBack(context, new Set(events.map(({ item }) => item).filter((id) => !shown.has(id))).size)
  if (options.json === true) {
    context.stdout.write(jsonAnswer({ source: history ? 'history' : 'journal', entries }))
    return EXIT.ok
  }
  if (!history && !inside && entries.length > 0)
    context.stderr.write('sage: There is no git history here; this is the journal itself\n')
  if (entries.length === 0)
    context.stdout.write(
      options.user === true ? 'Nothing here\n' : 'Nothing here. Of what all your projects share: --user\n',
    )
  const now = context.now()
  for (const { at: time, subject, body, commit } of entries) {
    const when = relativeTime(time, now).padEnd(8)
    context.stdout.write(`${commit === undefined ? '' : `${commit.slice(0, 8)} `}${when} ${visible(subject)}\n`)
    if (options.verbose === true && body !== '') context.stdout.write(`${visible(body).replace(/^/gm, '    ')}\n`)
  }
  return EXIT.ok
}

/** Events of one moment are one change: a drain, or one key for many items. */
function entriesOf(events: readonly JournalEvent[], items: Parameters<typeof historyMessage>[1]): Entry[] {
  const moments = new Map<string, JournalEvent[]>()
  for (const event of events) moments.set(event.at, [...(moments.get(event.at) ?? []), event])
  const { redos } = foldEvents(events)
  return Array.from(moments, ([at, together]) => {
    const [subject = '', , ...body] = historyMessage(together, items, redos).split('\n')
    return { at, subject, body: body.join('\n') }
  })
}
