// Measures of a ranking of prompts, and cross-validation by author.
import { fit, scorePrompt } from './fit.mjs'

/** Each of the ten biggest authors is a fold of its own, the rest share four. */
export function foldsOf(prompts) {
  const counts = new Map()
  for (const { author } of prompts) counts.set(author, (counts.get(author) ?? 0) + 1)
  const authors = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([author]) => author)
  const rest = authors.slice(10)
  return [
    ...authors.slice(0, 10).map((author) => [author]),
    ...[0, 1, 2, 3].map((at) => rest.filter((_, index) => index % 4 === at)),
  ]
}

/** Scores of labelled prompts by models that never saw their author; `others` are in the training of each. */
export function crossValidate(labelled, others, priors) {
  const scores = labelled.map(() => 0)
  for (const fold of foldsOf(labelled)) {
    const out = new Set(fold)
    const model = fit([...labelled.filter(({ author }) => !out.has(author)), ...others], priors)
    labelled.forEach((prompt, index) => {
      if (out.has(prompt.author)) scores[index] = scorePrompt(model, prompt)
    })
  }
  return scores
}

/**
 * The log-odds from which a prompt is proposed: where F1 is best on authors held out, on the average of the labelled prompts and of those
 * collected. Either set alone would fit it to how a few people talk.
 */
export function calibrate(labelled, collected, own, priors) {
  const heldOut = (prompts, others) => {
    const scores = crossValidate(prompts, [...others, ...own], priors)
    return prompts.map(({ label, weight }, index) => ({ label, weight, score: scores[index] }))
  }
  return { threshold: bestThreshold([heldOut(labelled, collected), heldOut(collected, labelled)]) }
}

const THRESHOLDS = Array.from({ length: 121 }, (_, index) => (index - 60) / 20)
/** F1 jumps with single prompts, so each threshold gets the average of its own F1 and that of this many thresholds on either side. */
const AROUND = 8

/** The threshold with the best F1 on the average of several sets of prompts `{label, weight, score}`. */
export function bestThreshold(sets) {
  const curves = sets.map(f1AtThresholds)
  const reached = THRESHOLDS.map((_, at) => curves.reduce((sum, curve) => sum + curve[at], 0))
  let best = AROUND
  let bestSum = -1
  for (let at = AROUND; at < THRESHOLDS.length - AROUND; at++) {
    const sum = reached.slice(at - AROUND, at + AROUND + 1).reduce((total, value) => total + value, 0)
    if (sum > bestSum) [best, bestSum] = [at, sum]
  }
  return THRESHOLDS[best]
}

function f1AtThresholds(prompts) {
  const ranked = prompts.toSorted((a, b) => b.score - a.score)
  const positive = ranked.reduce((sum, { label, weight }) => sum + label * weight, 0)
  const f1 = []
  let [seen, hits, next] = [0, 0, 0]
  for (const threshold of THRESHOLDS.toReversed()) {
    for (; next < ranked.length && ranked[next].score >= threshold; next++) {
      seen += ranked[next].weight
      hits += ranked[next].label * ranked[next].weight
    }
    f1.push((2 * hits) / (seen + positive))
  }
  return f1.toReversed()
}

/**
 * Measures over prompts `{label, weight, score}`: average precision; the best F1; recall among the best 35 and 10 of 100; precision, recall
 * and F1 at `at`, if given.
 */
export function measure(prompts, at) {
  const ranked = prompts.toSorted((a, b) => b.score - a.score)
  const positive = ranked.reduce((sum, { label, weight }) => sum + label * weight, 0)
  const total = ranked.reduce((sum, { weight }) => sum + weight, 0)
  const result = { averagePrecision: 0, f1: 0, recallAt35: 0, recallAt10: 0 }
  let hits = 0
  let seen = 0
  for (const { label, weight } of ranked) {
    seen += weight
    hits += label * weight
    if (label === 1) result.averagePrecision += (weight * hits) / seen / positive
    result.f1 = Math.max(result.f1, (2 * hits) / (seen + positive))
    if (seen <= 0.35 * total) result.recallAt35 = hits / positive
    if (seen <= 0.1 * total) result.recallAt10 = hits / positive
  }
  if (at !== undefined) {
    const kept = ranked.filter(({ score }) => score >= at)
    const keptWeight = kept.reduce((sum, { weight }) => sum + weight, 0)
    const keptHits = kept.reduce((sum, { label, weight }) => sum + label * weight, 0)
    Object.assign(result, {
      precision: keptWeight === 0 ? 0 : keptHits / keptWeight,
      recall: positive === 0 ? 0 : keptHits / positive,
      f1At: keptWeight + positive === 0 ? 0 : (2 * keptHits) / (keptWeight + positive),
    })
  }
  return result
}
