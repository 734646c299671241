// How well learnings are found for a prompt: recall at 5, and the precision of what passes the default threshold. Ours (the index that a cold hook
// reads) beside MiniSearch with its defaults, on 200 learnings and 60 prompts in twelve languages with known answers.
//   node eval/relevance.mjs [--misses] [--curve]     what is missed; precision and recall by threshold
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { importSource } from '../scripts/import-source.mjs'
import { readJsonLines } from '../scripts/json-lines.mjs'

const folder = join(import.meta.dirname, 'relevance')
const learnings = readJsonLines(join(folder, 'learnings.jsonl'))
const prompts = readJsonLines(join(folder, 'prompts.jsonl'))

const { buildSearchIndex, searchIndex, defaultConfig } = await importSource(`
  export { buildSearchIndex } from './src/inject/search/search-index.ts'
  export { searchIndex } from './src/runtime/projection/index-format.ts'
  export { defaultConfig } from './src/config/schema.ts'`)

const seal = () => ''
const generation = '0123456789abcdef'
const bytes = buildSearchIndex(
  generation,
  learnings.map(({ id, text }) => ({ key: id, text, full: text, preview: text })),
  seal,
)
const options = { generation, threshold: 0, max: 200, skip: () => false, seal }
const ours = (prompt) =>
  searchIndex((offset, length) => bytes.subarray(offset, offset + length), prompt, options).map(({ key, score }) => ({
    id: key,
    score,
  }))

const mini = new MiniSearch({ fields: ['text'] })
mini.addAll(learnings)
const minisearch = (prompt) => mini.search(prompt).map(({ id, score }) => ({ id, score }))

function measure(search, threshold) {
  let [found, wanted, right, passed, quiet, quietWanted, full] = [0, 0, 0, 0, 0, 0, 0]
  const misses = []
  for (const { prompt, relevant } of prompts) {
    const results = search(prompt)
    const top = results.slice(0, 5).map(({ id }) => id)
    const passing = threshold === undefined ? [] : results.filter(({ score }) => score >= threshold)
    if (relevant.length === 0) {
      quietWanted++
      if (passing.length === 0) quiet++
    } else {
      wanted++
      const hits = relevant.filter((id) => top.includes(id)).length
      found += hits / relevant.length
      if (hits === relevant.length) full++
      else misses.push({ prompt, missing: relevant.filter((id) => !top.includes(id)), top })
    }
    passed += passing.length
    right += passing.filter(({ id }) => relevant.includes(id)).length
  }
  const all = prompts.reduce((sum, { relevant }) => sum + relevant.length, 0)
  return {
    recallAt5: found / wanted,
    allFound: `${full}/${wanted}`,
    precision: right / passed,
    recall: right / all,
    passed,
    quiet: `${quiet}/${quietWanted}`,
    misses,
  }
}

const percent = (value) => `${(100 * value).toFixed(1)} %`
const threshold = defaultConfig.hooks.threshold
const [mine, theirs] = [measure(ours, threshold), measure(minisearch)]
console.log(`${learnings.length} learnings, ${prompts.length} prompts`)
console.log(
  `recall at 5: ours ${percent(mine.recallAt5)} (all found ${mine.allFound}) · MiniSearch ${percent(theirs.recallAt5)} (${theirs.allFound})`,
)
console.log(
  `past the threshold ${threshold}: precision ${percent(mine.precision)}, recall ${percent(mine.recall)}, ${mine.passed} learnings; silent on ${mine.quiet} prompts without an answer`,
)
// MiniSearch has no scale of its own: the best it can do is the threshold that gives it as many learnings as ours lets pass.
const scores = prompts.flatMap(({ prompt }) => minisearch(prompt).map(({ score }) => score)).toSorted((a, b) => b - a)
const same = measure(minisearch, scores[mine.passed - 1] ?? Infinity)
console.log(
  `MiniSearch with a threshold that passes as many: precision ${percent(same.precision)}, recall ${percent(same.recall)}; silent on ${same.quiet}`,
)
if (process.argv.includes('--misses')) for (const miss of mine.misses) console.log(JSON.stringify(miss))
if (process.argv.includes('--curve')) {
  for (let at = 0.3; at < 0.8; at += 0.05) {
    const { precision, recall, passed, quiet } = measure(ours, at)
    console.log(at.toFixed(2), percent(precision), percent(recall), passed, quiet)
  }
}
