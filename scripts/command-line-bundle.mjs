// The command line as CommonJS in pieces: `cli.cjs` holds what every command needs, each command loads only its own pieces. As one file
// it was 2 MB, and reading and compiling those cost more than starting Node. esbuild splits ESM only, so each piece is turned
// into CommonJS afterwards; `import()` of a piece becomes `require()`, because loading through the ESM loader costs 10 ms more.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, transform } from 'esbuild'

/** commander loads `child_process` for subcommands that are programs of their own; there are none, and it costs 5 ms. */
const lazyChildProcess = {
  name: 'lazy-child-process',
  setup(b) {
    b.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: 'child_process', namespace: 'lazy' } : undefined,
    )
    b.onLoad({ filter: /.*/, namespace: 'lazy' }, () => ({
      contents: `exports.spawn = (...args) => require('node:child_process').spawn(...args)`,
    }))
  },
}

/** string-width makes its segmenter when it is loaded: 10 ms for tables that a screen without other scripts never needs. */
const lazySegmenter = {
  name: 'lazy-segmenter',
  setup(b) {
    b.onLoad({ filter: /[\\/]string-width[\\/]index\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const eager = 'const segmenter = new Intl.Segmenter();'
      if (!source.includes(eager)) throw new Error(`string-width has another shape than this build knows: "${path}"`)
      const lazy = 'let made; const segmenter = { segment: (text) => (made ??= new Intl.Segmenter()).segment(text) };'
      return { contents: source.replace(eager, lazy), loader: 'js' }
    })
  },
}

const PIECE = /\bimport\("(\.\/[^"]+\.cjs)"\)/g

/** Writes `cli.cjs` and its pieces into `outdir`. `shared` are esbuild's options that all bundles have in common. */
export async function buildCommandLine(shared, { entryPoint, outdir, external }) {
  const { outputFiles } = await build({
    ...shared,
    format: 'esm',
    splitting: true,
    write: false,
    entryPoints: [entryPoint],
    outdir,
    outExtension: { '.js': '.cjs' },
    chunkNames: 'cli-[hash]',
    external,
    plugins: [lazyChildProcess, lazySegmenter],
  })
  mkdirSync(outdir, { recursive: true })
  await Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const { code } = await transform(text, {
        format: 'cjs',
        platform: 'node',
        target: shared.target,
        minifyWhitespace: true,
      })
      const shebang = basename(path) === 'cli.cjs' ? '#!/usr/bin/env node\n' : ''
      writeFileSync(
        join(outdir, basename(path)),
        shebang + code.replace(PIECE, 'Promise.resolve().then(()=>require("$1"))'),
      )
    }),
  )
}
