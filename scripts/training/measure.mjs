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

/** Where F1 is best on authors held out, in log-odds of the model. */
export function calibrate(labelled, others, priors) {
  const scores = crossValidate(labelled, others, priors)
  const { threshold } = measure(labelled.map(({ label, weight }, index) => ({ label, weight, score: scores[index] })))
  return { threshold: Math.round(threshold * 1000) / 1000 }
}

const NEAR_BEST = 0.85

/**
 * Measures over prompts `{label, weight, score}`: average precision; the best F1 and its threshold; recall among the best
 * 35 and 10 of 100; precision, recall and F1 at `at`, if given.
 */
export function measure(prompts, at) {
  const ranked = prompts.toSorted((a, b) => b.score - a.score)
  const positive = ranked.reduce((sum, { label, weight }) => sum + label * weight, 0)
  const total = ranked.reduce((sum, { weight }) => sum + weight, 0)
  const result = { averagePrecision: 0, f1: 0, threshold: 0, recallAt35: 0, recallAt10: 0, positive, total }
  const curve = []
  let hits = 0
  let seen = 0
  for (const { label, weight, score } of ranked) {
    seen += weight
    hits += label * weight
    if (label === 1) result.averagePrecision += (weight * hits) / seen / positive
    const f1 = (2 * hits) / (seen + positive)
    curve.push({ f1, score })
    result.f1 = Math.max(result.f1, f1)
    if (seen <= 0.35 * total) result.recallAt35 = hits / positive
    if (seen <= 0.1 * total) result.recallAt10 = hits / positive
  }
  // F1 is flat around its best; the low side of the plateau is taken, because people nobody has seen score lower.
  const near = curve.filter(({ f1 }) => f1 >= NEAR_BEST * result.f1).map(({ score }) => score)
  const [low, high] = [Math.min(...near), Math.max(...near)]
  result.threshold = low + (high - low) / 4
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
