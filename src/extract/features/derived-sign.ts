import type { SentenceView } from '../view/sentence-view.ts'
import type { FeatureRow } from './feature-row.ts'
import type { Tally } from './for-and-against.ts'

/** A feature derived from others: what their presence or absence together says. */
export type DerivedSign = FeatureRow & {
  /** All of these hold … */
  readonly needs?: readonly string[]
  /** … all of one of these groups … */
  readonly oneOf?: readonly (readonly string[])[]
  /** … none of these … */
  readonly unless?: readonly string[]
  /** … and so does this. */
  readonly holds?: (tally: Tally, view: SentenceView) => boolean
}
