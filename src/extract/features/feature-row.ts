/** What every feature has. */
export type FeatureRow = {
  readonly id: string
  /** Before training, in log-odds. */
  readonly weight: number
  /** Plain words for the person. */
  readonly because: string
}
