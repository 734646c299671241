/** The log-odds of a probability or a confidence between 0 and 1: the sum that gives it. */
export function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability))
}
