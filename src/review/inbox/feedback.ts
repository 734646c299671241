import { compareTexts } from '../../base/compare-texts.ts'
import { getOrMake } from '../../base/get-or-make.ts'
import type { Config } from '../../config/schema.ts'
import { logOdds } from '../../extract/score/log-odds.ts'
import { isWeak, type Item } from '../../journal/item/item.ts'
import { decidedAs } from './decided-as.ts'

/** What a person's decisions say about one cue. */
export type CueRecord = {
  readonly cue: string
  readonly approved: number
  readonly rejected: number
  /** Share of the decisions that approved, 0 to 1. */
  readonly acceptance: number
  readonly muted: boolean
  /** Log-odds added to what the cue finds; 0 if decisions do not change weights. */
  readonly adjust: number
}

/** `muted` and `weights` are options of the extractor; `cues` is for `sage stats`. */
export type Feedback = {
  readonly muted: ReadonlySet<string>
  readonly weights: ReadonlyMap<string, number>
  /** Most decided first. */
  readonly cues: readonly CueRecord[]
}

/** The part of the configuration that feedback obeys: `[extract]`. */
export type FeedbackSettings = Pick<Config['extract'], 'mute_after' | 'mute_below' | 'keep_cues' | 'reweigh'>

/** The person's average counts as much as this many decisions, until a cue has shown what it is worth. */
const PRIOR_DECISIONS = 8
/** The most log-odds to add: an even chance becomes 27 % or 73 %. */
const MAX_ADJUSTMENT = 1

/**
 * Counts what became of each cue's proposals. A cue below `mute_below` after `mute_after` decisions is muted. The others shift by how much
 * better or worse they do than this person's average. Nothing is stored, so an undone decision no longer counts, and `keep_cues` brings a muted
 * cue back.
 */
export function feedbackFrom(
  items: Iterable<Pick<Item, 'status' | 'evidence' | 'tier' | 'cues'>>,
  settings: FeedbackSettings,
): Feedback {
  const counts = new Map<string, { approved: number; rejected: number }>()
  const all = { approved: 0, rejected: 0 }
  for (const item of items) {
    if (item.evidence.speaker === 'self' || item.evidence.speaker === 'file') continue
    // It was shown because the person asked for what is weak: a cue is not to blame for that.
    if (isWeak(item)) continue
    const decided = decidedAs(item)
    if (decided === undefined) continue
    all[decided]++
    for (const cue of new Set(item.cues)) getOrMake(counts, cue, () => ({ approved: 0, rejected: 0 }))[decided]++
  }
  const average = (all.approved + 1) / (all.approved + all.rejected + 2)
  const cues = Array.from(counts, ([cue, count]) => recordOf(cue, count, average, settings)).toSorted(
    (a, b) => b.approved + b.rejected - (a.approved + a.rejected) || compareTexts(a.cue, b.cue),
  )
  return {
    muted: new Set(cues.filter(({ muted }) => muted).map(({ cue }) => cue)),
    weights: new Map(cues.filter(({ adjust }) => adjust !== 0).map(({ cue, adjust }) => [cue, adjust])),
    cues,
  }
}

function recordOf(
  cue: string,
  { approved, rejected }: { approved: number; rejected: number },
  average: number,
  settings: FeedbackSettings,
): CueRecord {
  const decisions = approved + rejected
  const acceptance = approved / decisions
  const failing = decisions >= settings.mute_after && acceptance < settings.mute_below
  const expected = logOdds(average)
  const shown = Math.log((approved + PRIOR_DECISIONS * average) / (rejected + PRIOR_DECISIONS * (1 - average)))
  const adjust = Math.max(-MAX_ADJUSTMENT, Math.min(MAX_ADJUSTMENT, shown - expected))
  return {
    cue,
    approved,
    rejected,
    acceptance,
    muted: failing && !settings.keep_cues.includes(cue),
    adjust: settings.reweigh ? Math.round(adjust * 1000) / 1000 : 0,
  }
}
