/** What a probability or a confidence, between 0 and 1, is as a sum. */
export function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability))
}
