import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { cueAutomata } from '../../scripts/cue-automata.mjs'
import { LANGUAGES, type Language } from '../../src/extract/cues/cue.ts'
import { automatonOf } from '../../src/extract/matching/cue-automata.ts'
import { packAutomaton } from '../../src/extract/matching/packed-automaton.ts'

test('a bundle holds the automata that the cues make, and not what makes them', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { automatonOf } from './src/extract/matching/cue-automata.ts'
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
  }
  for (const language of LANGUAGES.filter((each): each is Language => each !== 'any'))
    expect(bundled.packAutomaton(bundled.automatonOf(language))).toEqual(packAutomaton(automatonOf(language)))
})
