// Logistic regression around hand-set weights: a feature that the data says nothing about keeps the weight its author gave it.
// Only additions, multiplications and Math.exp in a fixed order, so the same data gives the same weights to the bit.

const RIDGE = 4
const RIDGE_UNSPACED = 2.5
const RIDGE_FREE = 0.05
const ROUNDS = 4
const LABELLED_WEIGHT = 2
/** Our own prompts, and those collected where people say what lasts: in histories, first messages of projects. */
const RICHER = ['own', 'collected']

/** @returns {{base: Record<string, number>, weights: Record<string, number>, unspaced: Record<string, number>}} */
export function fit(prompts, priors) {
  const ids = priors.map(([id]) => id)
  const index = new Map(ids.map((id, at) => [id, at]))
  const width = ids.length
  // Columns: features, their offsets in scripts without spaces, base, and what to add to the base in sets of prompts where learnings are
  // more common than in real use.
  const size = 2 * width + 1 + RICHER.length
  const prior = new Float64Array(size)
  for (const [at, [, weight]] of priors.entries()) prior[at] = weight
  prior[2 * width] = -3.5
  const ridge = new Float64Array(size)
    .fill(RIDGE, 0, width)
    .fill(RIDGE_UNSPACED, width, 2 * width)
    .fill(RIDGE_FREE, 2 * width)

  const usable = prompts
    .filter(({ sentences }) => sentences.length > 0)
    .map((prompt) => ({
      ...prompt,
      columns: prompt.sentences.map(({ features, writing }) => {
        const own = features.map((id) => index.get(id)).filter((at) => at !== undefined)
        return writing === 'unspaced' ? [...own, ...own.map((at) => at + width)] : own
      }),
    }))

  let weights = prior
  for (let round = 0; round < ROUNDS; round++) {
    // A prompt counts as its best sentence; a learning, as the best of the sentences that hold its evidence.
    const rows = usable.map((prompt) => {
      const evidence = prompt.sentences.some((sentence) => sentence.evidence)
      let best = -1
      let bestSum = -Infinity
      prompt.columns.forEach((columns, at) => {
        if (prompt.label === 1 && evidence && !prompt.sentences[at].evidence) return
        const sum = columns.reduce((total, column) => total + weights[column], 0)
        if (sum > bestSum) [best, bestSum] = [at, sum]
      })
      const richer = RICHER.indexOf(prompt.set)
      return {
        columns: [...prompt.columns[best], 2 * width, ...(richer < 0 ? [] : [2 * width + 1 + richer])],
        label: prompt.label,
        weight: prompt.set === 'own' ? prompt.weight : prompt.weight * LABELLED_WEIGHT,
      }
    })
    weights = newton(rows, prior, ridge)
  }
  const named = (from) => Object.fromEntries(ids.map((id, at) => [id, round3(weights[from + at])]))
  const english = round3(weights[2 * width])
  const model = {
    base: { english, unspaced: english, other: english },
    weights: named(0),
    unspaced: named(width),
  }
  return { ...model, base: levelled(model, prompts) }
}

/** The base of other writing is raised by no more than this. */
const MAX_RAISED = 0.6

/** The log-odds of a prompt: its best sentence's sum. A prompt without a sentence cannot be one. */
export function scorePrompt({ base, weights, unspaced }, { sentences }) {
  let best = -20
  for (const sentence of sentences) {
    let sum = base[sentence.writing]
    const script = sentence.writing === 'unspaced' ? unspaced : {}
    for (const id of sentence.features) sum += (weights[id] ?? 0) + (script[id] ?? 0)
    if (sum > best) best = sum
  }
  return best
}

/**
 * Cues know English best, so other writing scores lower throughout. Its base is raised until as many of our own prompts without a learning pass a
 * high mark as in English.
 */
function levelled(model, prompts) {
  const marks = { english: [], unspaced: [], other: [] }
  for (const prompt of prompts) {
    if (prompt.set !== 'own' || prompt.label === 1 || prompt.sentences.length === 0) continue
    marks[prompt.sentences[0].writing].push(scorePrompt(model, prompt))
  }
  const mark = (scores) => scores.toSorted((a, b) => a - b)[Math.floor(scores.length * 0.93)]
  const raised = (writing) => {
    const shift = mark(marks.english) - mark(marks[writing])
    return round3(model.base.english + Math.min(MAX_RAISED, Math.max(0, shift)))
  }
  return { english: model.base.english, unspaced: raised('unspaced'), other: raised('other') }
}

function newton(rows, prior, ridge) {
  const size = prior.length
  let weights = Float64Array.from(prior)
  let loss = lossOf(rows, weights, prior, ridge)
  for (let step = 0; step < 60; step++) {
    const gradient = new Float64Array(size)
    const hessian = Array.from({ length: size }, () => new Float64Array(size))
    for (let at = 0; at < size; at++) {
      gradient[at] = ridge[at] * (weights[at] - prior[at])
      hessian[at][at] = ridge[at]
    }
    for (const { columns, label, weight } of rows) {
      const p = sigmoid(columns.reduce((total, column) => total + weights[column], 0))
      const residual = weight * (p - label)
      const curvature = weight * p * (1 - p)
      for (const a of columns) {
        gradient[a] += residual
        const row = hessian[a]
        for (const b of columns) row[b] += curvature
      }
    }
    const direction = solve(hessian, gradient)
    let scale = 1
    let next = weights
    let lower = loss
    for (; scale > 1e-4; scale /= 2) {
      next = weights.map((value, at) => value - scale * direction[at])
      lower = lossOf(rows, next, prior, ridge)
      if (lower <= loss) break
    }
    weights = next
    if (loss - lower < 1e-8) break
    loss = lower
  }
  return weights
}

function lossOf(rows, weights, prior, ridge) {
  let loss = 0
  for (const { columns, label, weight } of rows) {
    const sum = columns.reduce((total, column) => total + weights[column], 0)
    loss += weight * (Math.max(sum, 0) + Math.log1p(Math.exp(-Math.abs(sum))) - label * sum)
  }
  for (let at = 0; at < weights.length; at++) loss += 0.5 * ridge[at] * (weights[at] - prior[at]) ** 2
  return loss
}

/** Cholesky: the matrix is symmetric and positive definite, because of the ridge. */
function solve(matrix, right) {
  const size = right.length
  const lower = Array.from({ length: size }, () => new Float64Array(size))
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j]
      for (let k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k]
      lower[i][j] = i === j ? Math.sqrt(sum) : sum / lower[j][j]
    }
  }
  const y = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    let sum = right[i]
    for (let k = 0; k < i; k++) sum -= lower[i][k] * y[k]
    y[i] = sum / lower[i][i]
  }
  const x = new Float64Array(size)
  for (let i = size - 1; i >= 0; i--) {
    let sum = y[i]
    for (let k = i + 1; k < size; k++) sum -= lower[k][i] * x[k]
    x[i] = sum / lower[i][i]
  }
  return x
}

const sigmoid = (sum) => 1 / (1 + Math.exp(-sum))
const round3 = (value) => Math.round(value * 1000) / 1000

const KINDS = ['preference', 'correction', 'convention', 'fact', 'insight']
const KIND_SMOOTHING = 4

/**
 * Which kind a learning is, from our own prompts: naive Bayes over the features that hold in the sentence that holds the evidence.
 * A feature's scores are centred, so that they can be read: above 0 speaks for the kind.
 */
export function fitKinds(prompts, ids) {
  const learnings = prompts.filter(
    ({ label, kind, sentences }) => label === 1 && KINDS.includes(kind) && sentences.length > 0,
  )
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, { total: 0, held: new Map() }]))
  for (const { kind, sentences } of learnings) {
    counts[kind].total++
    const sentence = sentences.find(({ evidence }) => evidence) ?? sentences[0]
    for (const id of sentence.features) counts[kind].held.set(id, (counts[kind].held.get(id) ?? 0) + 1)
  }
  const centred = (scores) => {
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    return scores.map((score) => Math.round((score - mean) * 100) / 100)
  }
  const prior = centred(KINDS.map((kind) => Math.log(counts[kind].total)))
  const scores = {}
  for (const id of ids) {
    const all = KINDS.reduce((sum, kind) => sum + (counts[kind].held.get(id) ?? 0), 0)
    if (all < 5) continue
    const share = all / learnings.length
    scores[id] = centred(
      KINDS.map((kind) =>
        Math.log(((counts[kind].held.get(id) ?? 0) + KIND_SMOOTHING * share) / (counts[kind].total + KIND_SMOOTHING)),
      ),
    )
  }
  return { prior, scores }
}
