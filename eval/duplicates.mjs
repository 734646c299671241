// What `saySame()` merges of pairs whose answer is known, in thirteen languages: false merges lose what a person said, missed ones cost
// a key. `develop` is the half that the rules were made with; `held-out` was written before them and not read while they were made.
//   node eval/duplicates.mjs [--misses]   lists the pairs of `develop` that come out wrong
import { join } from 'node:path'
import { importSource } from '../scripts/import-source.mjs'
import { readJsonLines } from '../scripts/json-lines.mjs'

const root = join(import.meta.dirname, '..')
const { saySame } = await importSource(`export { saySame } from './src/text/same/same.ts'`)

const isWrong = ({ a, b, same }) =>
  saySame({ text: a }, { text: b }) !== same || saySame({ text: b }, { text: a }) !== same

for (const half of ['develop', 'held-out']) {
  const pairs = readJsonLines(join(root, 'fixtures/duplicates', `${half}.jsonl`))
  const languages = new Set(pairs.map(({ language }) => language))
  console.log(`${half}: ${pairs.length} pairs in ${languages.size} languages`)
  for (const kind of new Set(pairs.map((pair) => pair.kind))) {
    const ofKind = pairs.filter((pair) => pair.kind === kind)
    const wrong = ofKind.filter(isWrong)
    const name = ofKind[0].same ? 'missed merges' : 'false merges'
    console.log(`  ${kind.padEnd(10)} ${wrong.length}/${ofKind.length} ${name}`)
    if (process.argv.includes('--misses') && half === 'develop')
      for (const { language, a, b } of wrong) console.log(`    ${language}  ${a}  |  ${b}`)
  }
}
