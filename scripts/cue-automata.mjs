// The cues of every language as they stand in a bundle: made when Sage is built, for making them takes a hundred times as long as
// loading them.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const source = fileURLToPath(new URL('../src/extract/', import.meta.url))
let packed

/** An esbuild plugin that puts ready-made automata in the place of the module that makes them. */
export const cueAutomata = {
  name: 'cue-automata',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]extract[\\/]cue-automata\.ts$/ }, async () => {
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
  const { outputFiles } = await build({
    stdin: {
      contents: `export { automatonOf } from './cue-automata.ts'
export { LANGUAGES } from './cue.ts'
export { packAutomaton } from './packed-automaton.ts'`,
      resolveDir: source,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'warning',
  })
  const code = Buffer.from(outputFiles[0].text).toString('base64')
  const { automatonOf, LANGUAGES, packAutomaton } = await import(`data:text/javascript;base64,${code}`)
  return Object.fromEntries(
    LANGUAGES.filter((language) => language !== 'any').map((language) => [
      language,
      packAutomaton(automatonOf(language)),
    ]),
  )
}
