// The cues of every language in the form that a bundle has: made when Sage is built, because making them takes a hundred times as long as
// loading them. What they are made from, and the examples that test it, are 650 kB that no process needs to read.
import { fileURLToPath } from 'node:url'
import { importSource } from './import-source.mjs'

const source = fileURLToPath(new URL('../src/extract/matching/', import.meta.url))
/** Bundles are made side by side, and all of them wait for the same automata. */
let made

/** An esbuild plugin that replaces the module that makes automata by ready-made ones, and the cues by the few fields that are still needed. */
export const cueAutomata = {
  name: 'cue-automata',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]extract[\\/]matching[\\/]cue-automata\.ts$/ }, async () => {
      const { packed } = await allMade()
      return {
        contents: `import { unpackAutomaton } from './packed-automaton.ts'
const PACKED = ${JSON.stringify(packed)}
export function automatonOf(language) { return unpackAutomaton(PACKED[language]) }`,
        loader: 'ts',
        resolveDir: source,
      }
    })
    onLoad({ filter: /[\\/]src[\\/]extract[\\/]cues[\\/]cue-table\.ts$/ }, async () => {
      const { cueTable } = await allMade()
      return { contents: `export const cueTable = ${JSON.stringify(cueTable)}`, loader: 'ts' }
    })
    onLoad({ filter: /[\\/]src[\\/]extract[\\/]cues[\\/]languages[\\/]small-languages\.ts$/ }, async () => {
      const { smallLanguages, wordsOfSmallLanguages } = await allMade()
      return {
        contents: `export const smallLanguages = ${JSON.stringify(smallLanguages)}
export const wordsOfSmallLanguages = ${JSON.stringify(wordsOfSmallLanguages)}`,
        loader: 'ts',
      }
    })
  },
}

async function allMade() {
  made ??= makeAll()
  return made
}

async function makeAll() {
  const { automatonOf, cueTable, LANGUAGES, packAutomaton, smallLanguages, wordsOfSmallLanguages } =
    await importSource(`
    export { automatonOf } from './src/extract/matching/cue-automata.ts'
    export { cueTable } from './src/extract/cues/cue-table.ts'
    export { LANGUAGES } from './src/extract/cues/cue.ts'
    export { packAutomaton } from './src/extract/matching/packed-automaton.ts'
    export { smallLanguages, wordsOfSmallLanguages } from './src/extract/cues/languages/small-languages.ts'`)
  return {
    packed: Object.fromEntries(LANGUAGES.map((language) => [language, packAutomaton(automatonOf(language))])),
    cueTable: cueTable.map(({ id, because, expression: { any } }) => ({ id, because, expression: { any } })),
    smallLanguages: Object.fromEntries(
      Object.entries(smallLanguages).map(([language, { wishes }]) => [
        language,
        { wishes: { pointing: wishes.pointing } },
      ]),
    ),
    wordsOfSmallLanguages,
  }
}
