// How good the proposals are: per prompt, on labelled prompts of real people, by models that have never seen the author they are
// measured on; at most 60 prompts' worth of weight per author; borderline prompts count for neither side.
//
//   node eval/extraction.mjs [--json]
import { existsSync, readFileSync } from 'node:fs'
import { scorePrompt, fit } from '../scripts/training/fit.mjs'
import { COLLECTED, loadFeatureCode, loadLabelled, loadOwn, unpackLabelled } from '../scripts/training/load.mjs'
import { bestThreshold, crossValidate, measure } from '../scripts/training/measure.mjs'

const LABELS = new URL('../../shared/transcripts/labels-dev.jsonl', import.meta.url)
if (!existsSync(LABELS)) {
  process.stdout.write(
    'extraction: the labelled prompts are not here (../shared/transcripts/labels-dev.jsonl); nothing measured\n',
  )
  process.exit(0)
}

const code = await loadFeatureCode()
const labelled = loadLabelled(code, LABELS)
const own = loadOwn(code)
const collected = unpackLabelled(COLLECTED, 'collected')
const { model } = code
/** The confidence 0.70 of the shipped model, as log-odds. */
const shippedThreshold = Math.log(0.7 / 0.3)

const held = crossValidate(labelled, [...collected, ...own], code.priors)
const rows = labelled.map((prompt, index) => ({ ...prompt, score: held[index] }))
// Prompts from public repositories, by models that never saw their author; of their words, only the features are here.
const heldOfCollected = crossValidate(collected, [...labelled, ...own], code.priors)
const collectedRows = collected.map((prompt, index) => ({ ...prompt, score: heldOfCollected[index] }))
// The operating point is chosen as in training, over all held-out authors; each author's threshold from the others.
const nested = nestedDecisions(rows)

const report = {
  prompts: rows.length,
  learnings: rows.filter(({ label }) => label === 1).length,
  // Precision, recall and F1 here are at the default threshold: chosen once, on these very scores.
  crossValidated: summary(measure(rows, operatingPoint())),
  atThresholdFromOtherAuthors: decisions(nested),
  inSample: summary(
    measure(
      labelled.map((p) => ({ ...p, score: scorePrompt(model, p) })),
      shippedThreshold,
    ),
  ),
  collected: collectedReport(),
  firstSixty: summary(measure(firstOfEach(rows, 60))),
  byScript: grouped(rows, ({ script }) => script),
  bySource: grouped(rows, ({ source }) => source),
  byKind: kinds(rows),
  invented: inventedReport(),
}
process.stdout.write(
  process.argv.includes('--json') ? `${JSON.stringify(report)}\n` : `${JSON.stringify(report, null, 2)}\n`,
)

function operatingPoint() {
  return JSON.parse(readFileSync(new URL('../scripts/training/operating-point.json', import.meta.url), 'utf8'))
    .threshold
}

function summary(m) {
  return {
    averagePrecision: cut(m.averagePrecision),
    bestF1: cut(m.f1),
    recallAmongBest35: cut(m.recallAt35),
    recallAmongBest10: cut(m.recallAt10),
    ...(m.precision !== undefined && { precision: cut(m.precision), recall: cut(m.recall), f1: cut(m.f1At) }),
  }
}

/** Each author decided by the threshold that was best for the others. */
function nestedDecisions(prompts) {
  const thresholds = new Map()
  for (const author of new Set(prompts.map((p) => p.author)))
    thresholds.set(author, bestThreshold([prompts.filter((p) => p.author !== author), collectedRows]))
  return prompts.map((p) => ({ ...p, kept: p.score >= thresholds.get(p.author) }))
}

function decisions(prompts) {
  const sum = (list) => list.reduce((total, { weight }) => total + weight, 0)
  const hits = sum(prompts.filter((p) => p.kept && p.label === 1))
  const precision = hits / sum(prompts.filter((p) => p.kept))
  const recall = hits / sum(prompts.filter((p) => p.label === 1))
  return { precision: cut(precision), recall: cut(recall), f1: cut((2 * precision * recall) / (precision + recall)) }
}

function firstOfEach(prompts, most) {
  const counts = new Map()
  return prompts.flatMap((p) => {
    const count = (counts.get(p.author) ?? 0) + 1
    counts.set(p.author, count)
    return count <= most ? [{ ...p, weight: 1 }] : []
  })
}

function grouped(prompts, keyOf) {
  const groups = groupBy(prompts, keyOf)
  return Object.fromEntries(
    [...groups].map(([key, list]) => [
      key,
      {
        prompts: list.length,
        learnings: list.filter((p) => p.label === 1).length,
        ...(list.some((p) => p.label === 1) && decisions(list.map((p) => nested[rows.indexOf(p)]))),
      },
    ]),
  )
}

function groupBy(list, keyOf) {
  const groups = new Map()
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Recall by the label's kind: a prompt without a learning has no kind. */
function kinds(prompts) {
  const groups = groupBy(
    prompts.filter((p) => p.label === 1),
    (p) => p.kind,
  )
  return Object.fromEntries(
    [...groups].map(([kind, list]) => [
      kind,
      { learnings: list.length, found: list.filter((p) => nested[prompts.indexOf(p)].kept).length },
    ]),
  )
}

function collectedReport() {
  return {
    prompts: collected.length,
    authors: new Set(collected.map(({ author }) => author)).size,
    learnings: collected.filter(({ label }) => label === 1).length,
    ...summary(measure(collectedRows, operatingPoint())),
  }
}

/** Our invented prompts, each by a model that was trained without it. */
function inventedReport() {
  const parts = 5
  const scores = own.map(() => 0)
  for (let part = 0; part < parts; part++) {
    const trained = fit([...labelled, ...collected, ...own.filter((_, index) => index % parts !== part)], code.priors)
    own.forEach((prompt, index) => {
      if (index % parts === part) scores[index] = scorePrompt(trained, prompt)
    })
  }
  const all = own.map((prompt, index) => ({ ...prompt, weight: 1, score: scores[index] }))
  return Object.fromEntries(
    [...groupBy(all, (p) => p.lang ?? '?')].map(([lang, list]) => {
      const m = measure(list)
      return [lang, { prompts: list.length, averagePrecision: cut(m.averagePrecision), bestF1: cut(m.f1) }]
    }),
  )
}

function cut(value) {
  return Math.round(value * 1000) / 1000
}
