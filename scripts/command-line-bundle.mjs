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

const IMPORTED = /\bimport\("(\.\/[^"]+\.cjs)"\)/g
const REQUIRED = /\brequire\("(\.\/[^"]+\.cjs)"\)/g
const MAIN = './cli.cjs'

/**
 * Writes `cli.cjs` and its pieces into `outdir`; resolves to what esbuild says of it. `shared` are esbuild's options that all bundles have in common. The pieces that `quick`
 * commands load stand in `cli.cjs` itself: a file costs a fifth of a millisecond to find and read, and such a command needs twenty.
 */
export async function buildCommandLine(shared, { entryPoint, outdir, external, quick }) {
  const { outputFiles, metafile } = await build({
    ...shared,
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    entryPoints: [entryPoint],
    outdir,
    outExtension: { '.js': '.cjs' },
    chunkNames: 'cli-[hash]',
    external,
    plugins: [...shared.plugins, lazyChildProcess, lazySegmenter],
  })
  const pieces = new Map(outputFiles.map(({ path, text }) => [`./${basename(path)}`, text]))
  const inside = loadedBy([entryPoint, ...quick], metafile.outputs)
  mkdirSync(outdir, { recursive: true })
  const asWritten = (code) => code.replace(IMPORTED, 'Promise.resolve().then(()=>require("$1"))')
  writeFileSync(join(outdir, MAIN), asWritten(await inOneFile(pieces, inside, shared.target)))
  await Promise.all(
    [...pieces].map(async ([name, text]) => {
      if (inside.has(name)) return
      const { code } = await transform(text, {
        format: 'cjs',
        platform: 'node',
        target: shared.target,
        minifyWhitespace: true,
      })
      // A piece outside that needs one inside gets the same one.
      const shares = (call, other) => (inside.has(other) ? `require("${MAIN}").pieceOf("${other}")` : call)
      writeFileSync(join(outdir, name), asWritten(code).replace(REQUIRED, shares))
    }),
  )
  return { metafile }
}

/** Some of the pieces as one file. Each runs when it is first asked for, as if it were a file of its own. */
async function inOneFile(pieces, inside, target) {
  const others = [...inside].filter((name) => name !== MAIN)
  const { outputFiles } = await build({
    stdin: {
      contents: `const pieces = {${others.map((name) => `"${name}": () => require("${name}")`).join()}}
        exports.pieceOf = (name) => pieces[name]()
        require("${MAIN}")`,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target,
    minifyWhitespace: true,
    banner: { js: '#!/usr/bin/env node\n"use strict";' },
    plugins: [
      {
        name: 'pieces',
        setup(b) {
          b.onResolve({ filter: /^\.\// }, ({ path }) =>
            inside.has(path) ? { path, namespace: 'piece' } : { path, external: true },
          )
          b.onLoad({ filter: /.*/, namespace: 'piece' }, ({ path }) => ({ contents: pieces.get(path) }))
        },
      },
    ],
  })
  return outputFiles[0].text
}

/** Names of the pieces that these source files load as they are loaded themselves. */
function loadedBy(sources, outputs) {
  const names = new Set()
  const add = (path) => {
    const name = `./${basename(path)}`
    if (names.has(name)) return
    names.add(name)
    for (const { kind, path: imported } of outputs[path].imports)
      if (kind === 'import-statement' && outputs[imported]) add(imported)
  }
  for (const source of sources) {
    const [path] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? []
    if (path === undefined) throw new Error(`Nothing loads "${source}" by itself`)
    add(path)
  }
  return names
}
