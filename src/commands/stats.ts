import { countsOf } from '../base/counts-of.ts'
import { EXIT } from '../base/user-error.ts'
import { reasonText } from '../extract/features/feature-table.ts'
import type { Tiers } from '../extract/score/tier.ts'
import { findRead } from '../inject/publish/given.ts'
import type { ItemJson } from '../journal/item/encode-list.ts'
import { isUndecided, stateOf, type Status } from '../journal/item/item.ts'
import { type ItemList, LISTED } from '../journal/item/list-cache.ts'
import { shareText } from '../journal/item/percent.ts'
import { type CueRecord, feedbackFrom } from '../review/inbox/feedback.ts'
import { tiersIn } from '../review/inbox/tiers.ts'
import { count } from '../text/count.ts'
import { relativeTime } from '../text/relative-time.ts'
import { visible } from '../text/sanitize.ts'
import { countOf, openList, readItems, stretchesOf } from './items/open-list.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { signsOf } from './say/say.ts'
import { WHAT_HELPS } from './show/item-lines.ts'
import { loadConfigHere } from './start/config-files.ts'
import type { CommandContext, Options } from './start/context.ts'
import { requireTarget } from './start/project-root.ts'

/** `sage stats`: how many learnings there are, which cues are worth their proposals, whether learnings arrive and work. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const settings = loadConfigHere(context)
  const list = await openList(context, (read) => stretchesOf(read, DECIDED))
  const decided = readItems(list, stretchesOf(list, DECIDED))
  const approved = decided.filter(({ status }) => status === 'approved')
  const isRead = findRead(await requireTarget(context), approved)
  const cues = feedbackFrom(decided, settings.config.extract).cues
  const stats = statsOf(list, approved, isRead, cues, {
    now: minProposed(tiersIn(settings, decided)),
    setting: minProposed(settings.config.tiers),
  })
  const lines = [
    ...statsLines(stats, context.now(), signsOf(context.stdout)),
    ...wayBackLines(stats, settings.config.extract.keep_cues),
  ]
  context.stdout.write(options.json === true ? jsonAnswer(stats) : `${lines.join('\n')}\n`)
  return EXIT.ok
}

/** All but what waits, of which no more is told than how much it is. */
const DECIDED = LISTED.filter((status) => !isUndecided({ status }))

/** The least confidence of what is proposed: now that decisions have moved it, and as it is set. */
type Threshold = { readonly now: number; readonly setting: number }

/** What is almost certain is proposed, even where that begins below `tiers.suggest`. */
function minProposed({ auto, suggest }: Tiers): number {
  return Math.min(auto, suggest)
}

type Stats = ReturnType<typeof statsOf>

function statsOf(
  list: ItemList,
  approved: readonly ItemJson[],
  isRead: (item: ItemJson) => boolean,
  cues: readonly CueRecord[],
  threshold: Threshold,
) {
  const byStatus = LISTED.map((status) => [status, countOf(list.stretches(status))] as const)
  const given = approved.filter(({ deliveredTo }) => deliveredTo.length > 0)
  const unseen = approved.filter(({ deliveredTo }) => deliveredTo.length === 0)
  const unknown = unseen.filter(isRead)
  return {
    items: countOf(stretchesOf(list, LISTED)),
    threshold,
    byStatus: mostFirst(byStatus.filter(([, count]) => count > 0)),
    approvedByKind: countBy(approved, ({ kind }) => kind),
    approvedByScope: countBy(approved, ({ scope }) => scope),
    delivered: {
      learnings: given.length,
      sessions: new Set(given.flatMap(({ deliveredTo }) => deliveredTo)).size,
      neverSeen: unseen.length - unknown.length,
      /** Loaded through an imported `learnings.md`, of which no transcript tells. */
      unknown: unknown.length,
      last: given
        .flatMap(({ lastDeliveredAt }) => lastDeliveredAt ?? [])
        .toSorted()
        .at(-1),
      byLearning: given.map(({ id, deliveredTo, lastDeliveredAt }) => ({ id, deliveredTo, lastDeliveredAt })),
    },
    /** Approved, given, and repeated all the same: these do not work. */
    notWorking: approved
      .map(({ id, text, repeats }) => ({
        id,
        text,
        times: repeats.filter(({ afterDelivery }) => afterDelivery).length,
      }))
      .filter(({ times }) => times > 0)
      .toSorted((a, b) => b.times - a.times),
    cues: cues.map(withoutWeight),
    mutedCues: cues.filter(({ muted }) => muted).map(({ cue }) => cue),
  }
}

function withoutWeight(record: CueRecord): Omit<CueRecord, 'adjust'> {
  const { adjust: _, ...told } = record
  return told
}

/** Muting is automatic, so this says how to undo it. Setting a list replaces it, so earlier exceptions stay in it. */
function wayBackLines({ mutedCues }: Stats, kept: readonly string[]): string[] {
  if (mutedCues.length === 0) return []
  return [
    'Muted cues are ignored in what you say from now on. To unmute some, name them:',
    `  sage config set extract.keep_cues ${[...kept, ...mutedCues].join(' ')}`,
  ]
}

function inWords(byStatus: Partial<Record<Status, number>>): Record<string, number> {
  const counts = Object.entries(byStatus) as Array<[Status, number]>
  return Object.fromEntries(counts.map(([status, count]) => [stateOf(status), count]))
}

function countBy<Key extends string>(
  items: readonly ItemJson[],
  key: (item: ItemJson) => Key,
): Partial<Record<Key, number>> {
  return mostFirst([...countsOf(items.map(key))])
}

function mostFirst<Key extends string>(counts: ReadonlyArray<readonly [Key, number]>): Partial<Record<Key, number>> {
  return Object.fromEntries(counts.toSorted(([, a], [, b]) => b - a)) as Partial<Record<Key, number>>
}

function thresholdText({ now, setting }: Threshold): string {
  if (now === setting) return `${shareText(now)} confidence`
  const why = now < setting ? 'you approve most of what is less certain' : 'you reject most of what is less certain'
  return `${shareText(now)} confidence, moved from ${shareText(setting)}: ${why} (extract.reweigh)`
}

function statsLines(
  { byStatus, approvedByKind, approvedByScope, delivered, notWorking, threshold, cues }: Stats,
  now: Date,
  own: (text: string) => string,
): string[] {
  const joined = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(own(' · ')) || 'none'
  const kinds = Object.keys(approvedByKind).length > 0 ? ` (${joined(approvedByKind)})` : ''
  const last = delivered.last === undefined ? '' : `, last ${relativeTime(delivered.last, now)}`
  const unknown = delivered.unknown === 0 ? '' : `${own(' · ')}${delivered.unknown} unknown, through learnings.md`
  return [
    `Items      ${joined(inWords(byStatus))}`,
    `Approved   ${joined(approvedByScope)}${kinds}`,
    `Delivered  ${count(delivered.learnings, 'learning')} in ${count(delivered.sessions, 'session')}${last}${own(' · ')}${delivered.neverSeen} not yet seen${unknown}`,
    `Threshold  ${thresholdText(threshold)}`,
    ...(notWorking.length > 0 ? ['Said again although Claude had them'] : []),
    ...notWorking.map(({ id, text, times }) => `  ${id}  ${times}${own('×')}  ${visible(text)}`),
    ...(notWorking.length > 0 ? [`  What helps: ${WHAT_HELPS}`] : []),
    ...(cues.length > 0 ? ['Cues       approved of decided'] : []),
    ...cues.map(({ cue, approved, rejected, acceptance, muted }) => {
      const reason = reasonText(cue)
      const share = `${Math.round(acceptance * 100)}%`.padStart(4)
      return `  ${share}  ${String(approved).padStart(3)} of ${String(approved + rejected).padEnd(4)} ${cue}${reason === undefined ? '' : `: ${reason}`}${muted ? ' (muted)' : ''}`
    }),
  ]
}
