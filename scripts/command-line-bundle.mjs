// The command line as CommonJS in pieces: `cli-main.cjs` holds what every command needs, `cli-inbox.cjs` what nearly all others share, and each
// command loads only its own pieces besides. As one file it was 2 MB, and reading and compiling those cost more than starting Node; of larger
// pieces V8's code is kept as well (`src/launch.ts`). esbuild splits ESM only, so each piece is turned into CommonJS afterwards; `import()` of a
// piece becomes `require()`, because loading through the ESM loader costs 10 ms more.
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, transform } from 'esbuild'
import { markedSource } from './marked-source.mjs'

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

const IMPORTED = /\bimport\("(\.\/[^"]+\.cjs)"\)/g
const REQUIRED = /\brequire\("(\.\/[^"]+\.cjs)"\)/g
/** What the package's `sage` runs: it loads the pieces whose code is kept. */
const LAUNCHER = './cli.cjs'
/** The piece that runs the command line, as esbuild names it, and the one file that it is written to with what every command needs. */
const ENTRY = './cli.cjs'
const MAIN = './cli-main.cjs'
/** The file with what the commands that open the inbox have in common. */
const INBOX = './cli-inbox.cjs'
/** The least characters of a piece whose code is kept: for a smaller one, finding and reading a second file costs as much as compiling. */
const MIN_LENGTH = 16_000
/** A larger piece consists of data, for which V8 compiles no code. */
const MAX_LENGTH = 400_000

/**
 * Writes `cli.cjs` and its pieces into `outdir`; resolves to what esbuild says about it. `shared` are esbuild's options that all bundles have in
 * common. The pieces that `quick` commands load are in one file, and those that all of the `alike` commands load are in another: finding and
 * reading a file takes a fifth of a millisecond, such a command needs twenty or forty pieces, and no code is kept for small ones. The few of the
 * latter that the `others` need are in the first file.
 */
export async function buildCommandLine(shared, { entryPoint, launcher, outdir, external, quick, alike, others }) {
  const { outputFiles, metafile } = await build({
    ...shared,
    format: 'esm',
    splitting: true,
    write: false,
    entryPoints: [entryPoint],
    outdir,
    outExtension: { '.js': '.cjs' },
    chunkNames: 'cli-[hash]',
    external,
    plugins: [...shared.plugins, lazyChildProcess],
  })
  const pieces = new Map(outputFiles.map(({ path, text }) => [`./${basename(path)}`, text]))
  const ofQuick = loadedBy([entryPoint, ...quick], metafile.outputs)
  const ofOthers = loadedBy(others, metafile.outputs)
  const ofEach = alike.map((source) => loadedBy([source], metafile.outputs))
  const ofAll = [...pieces.keys()].filter((name) => ofEach.every((of) => of.has(name)))
  const inside = new Set([...ofQuick, ...ofAll.filter((name) => ofOthers.has(name))])
  const inCommon = new Set(ofAll.filter((name) => !inside.has(name)))
  const outside = await Promise.all(
    [...pieces]
      .filter(([name]) => !inside.has(name) && !inCommon.has(name))
      .map(async ([name, text]) => [name, await asCommonJs(text, shared)]),
  )
  const files = new Map([
    [MAIN, await inOneFile(pieces, inside, shared)],
    [INBOX, await inOneFile(pieces, inCommon, shared)],
    ...outside,
  ])
  const kept = new Set([MAIN, INBOX, ...outside.filter(([, code]) => isWorthKeeping(code)).map(([name]) => name)])
  /** How one piece gets another: the launcher has those whose code is kept. */
  const ask = (name) => {
    if (inside.has(name)) return `${ask(MAIN)}.pieceOf("${name}")`
    if (inCommon.has(name)) return `${ask(INBOX)}.pieceOf("${name}")`
    return kept.has(name) ? `require("${LAUNCHER}").pieceOf("${basename(name, '.cjs')}")` : `require("${name}")`
  }
  mkdirSync(outdir, { recursive: true })
  for (const [name, code] of files) {
    const asking = code
      .replace(REQUIRED, (_, other) => ask(other))
      .replace(IMPORTED, (_, other) => `Promise.resolve().then(()=>${ask(other)})`)
    writeFileSync(join(outdir, name), kept.has(name) ? asExpression(asking) : asking)
  }
  await build({
    ...shared,
    format: 'cjs',
    entryPoints: [launcher],
    outfile: join(outdir, LAUNCHER),
    minifyWhitespace: true,
    banner: { js: '#!/usr/bin/env node' },
  })
  return { metafile }
}

async function asCommonJs(text, { platform, target, supported }) {
  const { code } = await transform(text, { format: 'cjs', platform, target, supported, minifyWhitespace: true })
  return code
}

/** Whether the code of a piece is kept. A piece that loads another as a real module contains `import()`, which kept code cannot. */
function isWorthKeeping(code) {
  return code.length >= MIN_LENGTH && code.length <= MAX_LENGTH && !/\bimport\(/.test(code.replace(IMPORTED, ''))
}

/** A piece whose code is kept is one function. Circular imports see what is exported so far. */
function asExpression(code) {
  const exporting =
    'const module={set exports(all){Object.defineProperties(exports,Object.getOwnPropertyDescriptors(all))}}'
  return markedSource(`(function(exports,require,__filename){"use strict";${exporting};${code.trim()}\n})`)
}

/** Some of the pieces as one file. Each runs when it is first asked for, as if it were a file of its own. */
async function inOneFile(pieces, inside, { platform, target, supported }) {
  const others = [...inside].filter((name) => name !== ENTRY)
  const { outputFiles } = await build({
    stdin: {
      contents: `const pieces = {${others.map((name) => `"${name}": () => require("${name}")`).join()}}
        exports.pieceOf = (name) => pieces[name]()
        ${inside.has(ENTRY) ? `require("${ENTRY}")` : ''}`,
    },
    bundle: true,
    write: false,
    platform,
    format: 'cjs',
    target,
    supported,
    minifyWhitespace: true,
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
