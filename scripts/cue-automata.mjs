// The cues of every language as they stand in a bundle: made when Sage is built, for making them takes a hundred times as long as
// loading them.
import { fileURLToPath } from 'node:url'
import { importSource } from './import-source.mjs'

const source = fileURLToPath(new URL('../src/extract/matching/', import.meta.url))
let packed

/** An esbuild plugin that puts ready-made automata in the place of the module that makes them. */
export const cueAutomata = {
  name: 'cue-automata',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]extract[\\/]matching[\\/]cue-automata\.ts$/ }, async () => {
      packed ??= packAll()
      return {
        contents: `import { unpackAutomaton } from './packed-automaton.ts'
const PACKED = ${JSON.stringify(await packed)}
export function automatonOf(language) { return unpackAutomaton(PACKED[language]) }`,
        loader: 'ts',
        resolveDir: source,
      }
    })
  },
}

async function packAll() {
  const { automatonOf, LANGUAGES, packAutomaton } = await importSource(`
    export { automatonOf } from './src/extract/matching/cue-automata.ts'
    export { LANGUAGES } from './src/extract/cues/cue.ts'
    export { packAutomaton } from './src/extract/matching/packed-automaton.ts'`)
  return Object.fromEntries(
    LANGUAGES.filter((language) => language !== 'any').map((language) => [
      language,
      packAutomaton(automatonOf(language)),
    ]),
  )
}
