// Finds the weights of src/extract/score/model.ts. No network, no native code, the same result to the bit on every machine.
//
//   node scripts/train-extractor.mjs                  from the data in scripts/training
//   node scripts/train-extractor.mjs --check          the same, but only says whether model.ts is what comes out
//   node scripts/train-extractor.mjs --labels FILE --collected FILE
//                                                     after a change of cues or signs: reads the features of the labelled prompts and of those
//                                                     collected from public repositories again (their text is not ours and is not kept)
//   node scripts/train-extractor.mjs --labels FILE --more FILE
//                                                     the same if the text of those collected earlier is gone: they keep the features that
//                                                     were read then, and further prompts are added
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fit, fitKinds } from './training/fit.mjs'
import {
  COLLECTED,
  LABELLED,
  loadCollected,
  loadFeatureCode,
  loadLabelled,
  loadOwn,
  packLabelled,
  unpackLabelled,
} from './training/load.mjs'
import { calibrate } from './training/measure.mjs'

const MODEL = new URL('../src/extract/score/model.ts', import.meta.url)
const SETTINGS = new URL('training/operating-point.json', import.meta.url)

const { values: options } = parseArgs({
  options: {
    labels: { type: 'string' },
    collected: { type: 'string' },
    more: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
})
const code = await loadFeatureCode()
const own = loadOwn(code)
const ids = code.priors.map(([id]) => id)
if (options.labels) writeFileSync(LABELLED, packLabelled(loadLabelled(code, options.labels), ids))
if (options.collected) writeFileSync(COLLECTED, packLabelled(loadCollected(code, options.collected), ids))
if (options.more)
  writeFileSync(
    COLLECTED,
    packLabelled([...unpackLabelled(COLLECTED, 'collected'), ...loadCollected(code, options.more)], ids),
  )
if (Boolean(options.labels) !== Boolean(options.collected ?? options.more))
  process.stdout.write(
    `the features of the ${options.labels ? 'collected' : 'labelled'} prompts are those of an earlier reading: give both files after a change of cues or signs\n`,
  )
const [labelled, collected] = [unpackLabelled(LABELLED), unpackLabelled(COLLECTED, 'collected')]
if (options.labels || options.collected || options.more)
  writeFileSync(SETTINGS, `${JSON.stringify(calibrate(labelled, collected, own, code.priors), null, 2)}\n`)
const { threshold } = JSON.parse(readFileSync(SETTINGS, 'utf8'))
const { base, weights, unspaced } = fit([...labelled, ...collected, ...own], code.priors)

const kinds = fitKinds(own, ids)

// The confidence 0.70, the default of `tiers.suggest`, is put where F1 was best on authors held out.
const shift = Math.log(0.7 / 0.3) - threshold
const shown = Object.entries(base).map(([writing, value]) => `${writing}: ${Math.round((value + shift) * 1000) / 1000}`)
const record = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== 0)
    .map(([id, value]) => `    ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: ${value},\n`)
    .join('')
const source = `// oxlint-disable oxc/approx-constant, max-lines -- a weight may be near a constant by chance, and there is one for each feature
import type { Writing } from '../view/language.ts'

/** The weights that \`scripts/train-extractor.mjs\` found. Written by it; do not edit. */
export type Model = {
  /** Log-odds of a sentence about which nothing is known, by its writing. */
  readonly base: Readonly<Record<Writing, number>>
  readonly weights: Readonly<Record<string, number>>
  /** What to add to a weight in scripts that do not separate words by spaces. */
  readonly unspaced: Readonly<Record<string, number>>
  /** What a feature says about the kind, in the order preference, correction, convention, fact, insight. */
  readonly kinds: { readonly prior: readonly number[]; readonly scores: Readonly<Record<string, readonly number[]>> }
}

export const model: Model = {
  base: { ${shown.join(', ')} },
  weights: {
${record(weights)}  },
  unspaced: {
${record(unspaced)}  },
  kinds: {
    prior: [${kinds.prior.join(', ')}],
    scores: {
${Object.entries(kinds.scores)
  .map(([id, scores]) => `      ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: [${scores.join(', ')}],\n`)
  .join('')}    },
  },
}
`
if (options.check) {
  const same = readFileSync(MODEL, 'utf8') === source
  process.stdout.write(
    same ? 'model.ts is what the training gives\n' : 'model.ts differs from what the training gives\n',
  )
  process.exitCode = same ? 0 : 1
} else {
  writeFileSync(MODEL, source)
  process.stdout.write(`wrote ${Object.keys(weights).length} weights\n`)
}
