// How much is found in each of 31 languages, for most of which no labelled prompt of real people exists: 2,125 invented prompts, four of
// ten of which state something that lasts. They were written without looking at the cues, and train nothing; most of them were read since, to
// mend cues: the figures are better than for prompts that nobody has seen.
//   node eval/languages.mjs [--misses LANGUAGE]
//   node eval/languages.mjs --short                the same for what is said in few words or in passing, corrected or dictated: 752 prompts, of which
//                                                  every second of a language and label was read to mend cues
//   node eval/languages.mjs --everyday             the same for what people might say of everyday work, in 18 languages: 2,559 prompts, which
//                                                  train nothing. The English ones were never read; of the others, only what had been
//                                                  proposed wrongly was used to mend cues
import { parseArgs } from 'node:util'
import { cueAutomata } from '../scripts/cue-automata.mjs'
import { importSource } from '../scripts/import-source.mjs'
import { readJsonLines } from '../scripts/json-lines.mjs'
import { typedTurn } from '../scripts/typed-turn.mjs'

const { values: options } = parseArgs({
  options: {
    misses: { type: 'string' },
    short: { type: 'boolean', default: false },
    everyday: { type: 'boolean', default: false },
  },
})
const { extractCandidates } = await importSource(
  `export { extractCandidates } from './src/extract/extract-candidates.ts'`,
  [cueAutomata],
)
const name = options.short ? 'short' : options.everyday ? 'everyday' : 'prompts'
const prompts = readJsonLines(new URL(`languages/${name}.jsonl`, import.meta.url))
const tiers = { auto: 0.95, suggest: 0.7 }

const counts = new Map()
for (const { text, prev, label, lang } of prompts) {
  const isProposed = extractCandidates([typedTurn(text, prev)], { tiers }).length > 0
  const isLearning = label === 'learning'
  if (lang === options.misses && isProposed !== isLearning) console.log(isLearning ? 'missed  ' : 'proposed', text)
  for (const group of [lang, 'all']) {
    const count = counts.get(group) ?? { hits: 0, proposed: 0, learnings: 0 }
    counts.set(group, count)
    count.hits += Number(isProposed && isLearning)
    count.proposed += Number(isProposed)
    count.learnings += Number(isLearning)
  }
}
for (const [group, { hits, proposed, learnings }] of counts)
  console.log(
    `${group.padEnd(options.short ? 12 : 4)} precision ${ratio(hits, proposed)} recall ${ratio(hits, learnings)}`,
  )

function ratio(part, whole) {
  return whole === 0 ? '  - ' : (part / whole).toFixed(2)
}
