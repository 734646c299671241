import { EXIT } from '../base/user-error.ts'
import { resolveKeymap } from '../dashboard/keys/bindings.ts'
import { settingsFrom } from '../dashboard/state/settings.ts'
import type { Item } from '../journal/item/item.ts'
import { count } from '../text/count.ts'
import { openDashboardSource } from './dashboard/open/source.ts'
import { countOption } from './options/option-values.ts'
import { askAbout, nextItem, type Talk } from './plain/ask-about.ts'
import { describeItem } from './plain/describe.ts'
import { PLAIN_KEYS } from './plain/letters.ts'
import { createPlainReview, type PlainReview } from './plain/plain-review.ts'
import { type Answers, readAnswers } from './plain/read-answers.ts'
import { readNew } from './plain/read-new.ts'
import { isInterruption } from './say/ask.ts'
import { whileWaiting } from './say/passing-line.ts'
import { remark } from './say/say.ts'
import { findSession, knownSessions } from './sessions/find-session.ts'
import type { CommandContext, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { refuseAgent, whyNoPerson } from './start/person.ts'

/** How many lines of a pipe may decide nothing, in addition to one per item: more than that come from an endless program like `yes`. */
const IDLE_SPARE = 3

/**
 * `sage review`: the inbox one item at a time, in plain lines, with the dashboard's own reducer. What is new is read first, which a screen
 * could show whenever it comes. One key at a terminal, one line from a pipe. A pipe can do everything except approve.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  refuseAgent(context, 'review')
  const limit = countOption(options, 'limit') ?? Infinity
  // A wrong one changes nothing: to open the inbox brings back what was put off.
  const only = typeof options.session === 'string' ? sessionOf(context, options.session) : undefined
  const { source, config } = openDashboardSource(context)
  const { bindings } = resolveKeymap(PLAIN_KEYS)
  const settings = { ...settingsFrom(config, context.environment.env), bindings, notify: 'off' as const }
  const answers = readAnswers(context)
  try {
    const problem = await whileWaiting(context, 'Reading what is new', () => readNew(source))
    const plain = createPlainReview({ source, settings, now: context.now, typed: context.stdin.isTTY })
    if (problem !== undefined) remark(context.stderr, `${problem}: "sage sync" says why`)
    await answers.forget()
    if (only !== undefined) await plain.filter(`session:${only}`)
    return await reviewAll(context, plain, answers, limit)
  } finally {
    answers.close()
    await source.close()
  }
}

/** Includes sessions of which only the proposals are still known. */
function sessionOf(context: CommandContext, typed: string): string {
  const { paths, store } = openInboxHere(context, { tolerant: true })
  const proposed = Array.from(store.items().values(), ({ evidence }) => evidence.sessionId)
  return findSession([...knownSessions(paths), ...proposed], typed)
}

async function reviewAll(
  context: CommandContext,
  plain: PlainReview,
  answers: Answers,
  limit: number,
): Promise<number> {
  const { stdin, stdout } = context
  const say = (line: string) => stdout.write(`${line}\n`)
  const typed = stdin.isTTY
  const whyNotApproved = whyNoPerson(context)
  const talk: Talk = { stdout, say, plain, answers, typed, whyNotApproved }
  say(`[Sage review: ${plain.pending()} pending, plain mode]`)
  const cannot = plain.state().snapshot.readOnly ?? (whyNotApproved && `Nothing is approved here: ${whyNotApproved}`)
  if (cannot !== undefined) say(`${cannot}.`)
  let decided = 0
  let idle = 0
  let described: Item | undefined
  const end = (code: number) => {
    say(`${plain.decided()} decided, ${plain.pending()} pending.`)
    return code
  }
  while (decided < limit) {
    const item = await nextItem(talk)
    if (!item) {
      say('Nothing left to review.')
      return EXIT.ok
    }
    if (!typed && idle >= plain.place().of + IDLE_SPARE) {
      say(`Stopped: the last ${count(idle, 'answer')} decided nothing.`)
      return end(EXIT.failure)
    }
    if (item !== described)
      for (const line of describeItem(plain.state(), item, plain.place(), plain.preview(item))) say(line)
    const came = await askAbout(talk, item).catch(asInterrupted)
    if (came === 'interrupted') return end(EXIT.interrupted)
    if (came === 'quit') break
    if (came === 'decided') decided++
    idle = came === 'decided' ? 0 : idle + 1
    // A search and a number show where they lead, even if that is the same item.
    described = came === 'anew' ? undefined : item
  }
  return end(EXIT.ok)
}

/** Ctrl-C, whatever was asked. */
function asInterrupted(error: unknown): 'interrupted' {
  if (isInterruption(error)) return 'interrupted'
  throw error
}
