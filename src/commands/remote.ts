import { setTimeout } from 'node:timers/promises'
import { EXIT, UserError } from '../base/user-error.ts'
import type { DecidedEvent } from '../journal/event/event.ts'
import { DONE } from '../journal/event/vocabulary.ts'
import { historyOf } from '../journal/history/history.ts'
import { remoteAddress } from '../journal/history/remote-address.ts'
import { pullJournal, pushJournal, type RemoteOptions } from '../journal/history/remote.ts'
import { shownAddress } from '../journal/history/shown-address.ts'
import { stateOf } from '../journal/item/item.ts'
import type { Inbox } from '../review/inbox/inbox.ts'
import { count } from '../text/count.ts'
import { durableWrite, removeIfThere } from '../workspace/files/durable-write.ts'
import { readTextIfReadable } from '../workspace/files/read-if-readable.ts'
import { readTextIfThere } from '../workspace/files/read-if-there.ts'
import { withoutGit } from '../workspace/git/without-git.ts'
import { userPaths } from '../workspace/paths/paths.ts'
import { whileWaiting } from './say/passing-line.ts'
import { say } from './say/say.ts'
import { settleAndSay } from './say/settle-and-say.ts'
import type { CommandContext, CommandModule } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { isInsideClaude } from './start/inside-claude.ts'
import { refuseAgent } from './start/person.ts'

/** How often to pull and push again if another machine pushes in between. */
const ATTEMPTS = 3
/** Milliseconds until the second attempt, and as much more until the third. */
const PAUSE = 300

/** `sage remote`: where learnings of scope `user` are shared between machines, in the person's own git repository. */
export function run(context: CommandContext): number {
  say(context.stdout, shownAddress(readRemote(placesOf(openInboxHere(context)).remote)))
  return EXIT.ok
}

/** `sage remote set URL`. */
export const set: CommandModule = {
  run(context, [address = '']) {
    refuseAgent(context, 'set the remote')
    const { remote, tmp } = placesOf(openInboxHere(context))
    durableWrite(remote, `${remoteAddress(address, context.cwd)}\n`, { tmp })
    say(context.stdout, 'Saved. Next: sage remote sync')
    return EXIT.ok
  },
}

/** `sage remote remove`: what is there stays. */
export const remove: CommandModule = {
  run(context) {
    refuseAgent(context, 'remove the remote')
    const { remote } = placesOf(openInboxHere(context))
    const url = readTextIfReadable(remote)?.trim()
    const name = url ? `"${shownAddress(url)}"` : 'the remote'
    const isRemoved = removeIfThere(remote)
    say(context.stdout, isRemoved ? `Forgot ${name}; nothing was deleted in it` : 'There is no remote')
    return EXIT.ok
  },
}

/** `sage remote pull`: takes what other machines pushed. */
export const pull: CommandModule = { run: (context) => exchange(context, { pushes: false }) }

/** `sage remote sync`, and `push`, which also starts with a pull: it must pass on the union. */
export const sync: CommandModule = { run: (context) => exchange(context, { pushes: true }) }

function placesOf({ target }: Inbox) {
  return userPaths(target.dataHome)
}

async function exchange(context: CommandContext, { pushes }: { readonly pushes: boolean }): Promise<number> {
  const { stdout, now } = context
  const inbox = openInboxHere(context)
  const own = placesOf(inbox)
  const { journal, tmp } = own
  // Whoever edited the file, or a disk that failed, may have left there what git cannot be given.
  const url = remoteAddress(readRemote(own.remote), context.cwd)
  const options = { ...historyOf(own, now), url, journal, tmp, env: ownEnv(context) }
  for (let attempt = 1; ; attempt++) {
    const before = inbox.store.journals().user.decisions
    const fresh = await whileWaiting(context, `Fetching from "${shownAddress(url)}"`, () => pullJournal(options))
    inbox.store.refreshFromAfar()
    const settling = await settleAndSay(context, inbox, { user: fresh, project: [] })
    if (fresh.length === 0 && !pushes) say(stdout, 'Nothing new to pull')
    if (fresh.length > 0) {
      say(stdout, `Pulled ${count(fresh.length, 'change')}`)
      sayVoid(context, inbox.store, before)
      sayWaiting(context, inbox.store, own.key)
    }
    if (!pushes) return settling
    const pushed = await whileWaiting(context, `Pushing to "${shownAddress(url)}"`, () => pushJournal(options))
    if (typeof pushed === 'string') {
      say(stdout, PUSHED[pushed])
      return settling
    }
    if (attempt === ATTEMPTS) throw pushed
    await setTimeout(attempt * PAUSE)
  }
}

const PUSHED = {
  pushed: 'Pushed',
  even: 'Nothing new to push',
  nothing: 'Nothing to push: no learning has scope user yet',
}

/** Names each decision that held here until it met one of another machine, which had not known of it and counts. */
function sayVoid({ stdout }: CommandContext, store: Inbox['store'], before: readonly DecidedEvent[]): void {
  const { records, items } = store.journals().user
  for (const { id, item, decision, text } of before) {
    if (records.get(item)?.seen.includes(id) === true) continue
    const now = items.get(item)
    const words = text ?? now?.text ?? ''
    say(
      stdout,
      `No longer holds: ${DONE[decision]} ${item} “${words}”. A decision on another machine takes precedence: it is now ${now ? stateOf(now.status) : 'gone'}`,
    )
  }
}

/** What a project's settings put into the environment of what Claude Code runs says nothing about the person's git. */
function ownEnv(context: CommandContext): RemoteOptions['env'] {
  const { env } = context.environment
  return isInsideClaude(context) ? withoutGit(env) : env
}

/**
 * Says how many learnings approved elsewhere wait here. A machine with another key counts as another person, which the person should know before
 * deciding on everything twice. If two machines with the same key decided differently, the learning waits on the one that did not approve.
 */
function sayWaiting({ stdout }: CommandContext, store: Inbox['store'], key: string): void {
  const items = store.items()
  const approved = [...store.journals().user.items.values()].filter(({ status }) => status === 'approved')
  const all = approved.filter(({ id }) => items.get(id)?.status === 'pending')
  const otherwise = all.filter(({ id }) => store.bearsOwnKey(id)).length
  if (otherwise > 0)
    say(stdout, `${waitHere(otherwise, 'that another machine of yours approved and this one did not')}: decide again`)
  const waiting = all.length - otherwise
  if (waiting === 0) return
  const what = waitHere(waiting, 'that another key approved')
  say(
    stdout,
    `${what}. If this is a new machine of yours, replace "${key}" with that key: then what it approved is approved here too`,
  )
}

function waitHere(learnings: number, which: string): string {
  return `${count(learnings, 'learning')} ${which} ${learnings === 1 ? 'waits' : 'wait'} in the inbox`
}

function readRemote(path: string): string {
  const url = readTextIfThere(path)?.trim()
  if (url !== undefined) return url
  throw new UserError('There is no remote', {
    hint: 'Name a git repository of yours: sage remote set git@host:me/learnings.git',
    code: 'no-remote',
  })
}
