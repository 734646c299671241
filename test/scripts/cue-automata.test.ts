import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { cueAutomata } from '../../scripts/cue-automata.mjs'
import { cueTable } from '../../src/extract/cues/cue-table.ts'
import { type Cue, LANGUAGES, type Language } from '../../src/extract/cues/cue.ts'
import { smallLanguages, wordsOfSmallLanguages } from '../../src/extract/cues/languages/small-languages.ts'
import { automatonOf } from '../../src/extract/matching/cue-automata.ts'
import { packAutomaton } from '../../src/extract/matching/packed-automaton.ts'

test('a bundle holds the automata that the cues make and what is asked beside them, and not what they are made from', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { automatonOf } from './src/extract/matching/cue-automata.ts'
export { cueTable } from './src/extract/cues/cue-table.ts'
export { smallLanguages, wordsOfSmallLanguages } from './src/extract/cues/languages/small-languages.ts'
export { packAutomaton } from './src/extract/matching/packed-automaton.ts'`,
      resolveDir: process.cwd(),
    },
    plugins: [cueAutomata],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = outputFiles[0]?.text ?? ''
  expect(code).not.toContain('compileCues')
  const bundled = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    automatonOf: typeof automatonOf
    packAutomaton: typeof packAutomaton
    cueTable: typeof cueTable
    smallLanguages: typeof smallLanguages
    wordsOfSmallLanguages: typeof wordsOfSmallLanguages
  }
  for (const language of LANGUAGES)
    expect(bundled.packAutomaton(bundled.automatonOf(language))).toEqual(packAutomaton(automatonOf(language)))
  const asked = ({ id, because, expression: { any } }: Cue) => ({ id, because, any })
  expect(bundled.cueTable.map(asked)).toEqual(cueTable.map(asked))
  expect(bundled.wordsOfSmallLanguages).toEqual(wordsOfSmallLanguages)
  for (const [language, { wishes }] of Object.entries(smallLanguages))
    expect(bundled.smallLanguages[language as Language]?.wishes.pointing).toBe(wishes.pointing)
  expect(cueTable.flatMap(({ expression: { en } }) => (en !== undefined && code.includes(en) ? [en] : []))).toEqual([])
})
