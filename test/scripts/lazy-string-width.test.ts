import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { forNode } from '../../scripts/bundle-options.mjs'
import { lazyStringWidth } from '../../scripts/lazy-string-width.mjs'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

/** Every character, each with what makes an emoji of it, and sequences of several. */
function* samples(): Generator<string> {
  for (let code = 1; code < 0x1_ff_ff; code++) {
    const character = String.fromCodePoint(code)
    yield character
    if (/\p{Emoji}/u.test(character))
      for (const after of ['\ufe0f', '\ufe0e', '\ufe0f\u20e3', '\u20e3', '\u{1f3fd}', '\u200d\u2640\ufe0f'])
        yield character + after
  }
  yield* ['🇩🇪', '🇩', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🧑🏽‍💻', '❤️‍🔥', '한국', 'ᄒ', 'เธอ', '日本 · 語…', '😀 and 1️⃣']
}

test('a bundle measures every character and emoji as string-width does, though it makes its tables late', async () => {
  const outfile = join(temporaryFolder(), 'width.mjs')
  await build({
    ...forNode,
    stdin: { contents: `export { default } from 'string-width'`, resolveDir: process.cwd() },
    outfile,
    plugins: [lazyStringWidth],
    format: 'esm',
  })
  const bundled = (await import(pathToFileURL(outfile).href)) as { default: typeof stringWidth }
  const texts = [...samples()]
  expect(texts.length).toBeGreaterThan(130_000)
  expect(texts.filter((text) => bundled.default(text) !== stringWidth(text))).toEqual([])
})
