// How the hook is bundled, shared by the build, the tests and the benchmarks that run it. Claude Code waits for every hook, and a cold
// process pays 0.08 ms for each kilobyte that it reads and compiles: what one event needs is one small file, the rest is loaded when it is called.
import { build } from 'esbuild'

/** Functions of Node's modules that a hook needs only now and then: together their modules cost 4 % of a Node start. */
const RARE_MODULES = {
  'node:child_process': ['spawnSync', 'execFileSync'],
  'node:module': ['createRequire'],
  'node:os': ['homedir', 'hostname'],
}

/** The pieces of the hook: which functions of which files each of them brings. `sage-hook.cjs` holds whatever else the hook needs. */
const PIECES = {
  'sage-prompt': { 'src/hook/injection-for-prompt.ts': ['injectForPrompt'] },
  'sage-start': { 'src/hook/injection-for-start.ts': ['injectForStart'] },
  'sage-rarely': {
    'src/hook/injection-fork.ts': ['findParentRecord'],
    'src/hook/injection-working-context.ts': ['workingContext'],
    'src/hook/object-scanner.ts': ['createObjectScanner'],
    'src/hook/read-object.ts': ['readObject'],
    'src/runtime/error-log.ts': ['logError'],
    'src/runtime/folders.ts': ['ensureRuntimeFolders'],
  },
}

/** Loads those modules at their first call. */
const rareModules = {
  name: 'rare-modules',
  setup(b) {
    b.onResolve({ filter: /^node:(child_process|module|os)$/ }, ({ path, namespace }) =>
      namespace === 'rare' ? undefined : { path, namespace: 'rare' },
    )
    b.onLoad({ filter: /.*/, namespace: 'rare' }, ({ path }) => ({
      contents: RARE_MODULES[path]
        .map((name) => `export const ${name} = (...args) => require('${path}').${name}(...args)`)
        .join('\n'),
    }))
  },
}

/** Loads the other pieces at the first call of a function of theirs. */
const otherPieces = (own) => ({
  name: 'other-pieces',
  setup(b) {
    for (const [piece, files] of Object.entries(PIECES)) {
      if (piece === own) continue
      for (const [file, names] of Object.entries(files)) {
        const filter = new RegExp(`[\\\\/]${file.split('/').join('[\\\\/]').replaceAll('.', '\\.')}$`)
        b.onLoad({ filter }, () => ({
          contents: names
            .map((name) => `export const ${name} = (...args) => require(__dirname + '/${piece}.cjs').${name}(...args)`)
            .join('\n'),
          loader: 'js',
        }))
      }
    }
  },
})

/** A program that hands out what a piece consists of. */
function pieceSource(piece) {
  return Object.entries(PIECES[piece])
    .map(([file, names]) => `export { ${names.join(', ')} } from './${file}'`)
    .join('\n')
}

/** Writes every file that Claude Code runs, but for the one that makes a projection, into the folder `outdir`. */
export async function buildHook({ outdir, absWorkingDir = process.cwd() }) {
  const shared = {
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    absWorkingDir,
    outExtension: { '.js': '.cjs' },
  }
  await Promise.all([
    build({ ...shared, plugins: [otherPieces(), rareModules], entryPoints: ['hooks/sage-hook.ts'], outdir }),
    build({ ...shared, plugins: [rareModules], entryPoints: ['hooks/sage-statusline.ts'], outdir }),
    ...Object.keys(PIECES).map((piece) =>
      build({
        ...shared,
        plugins: [otherPieces(piece), rareModules],
        stdin: { contents: pieceSource(piece), resolveDir: absWorkingDir, sourcefile: `${piece}.ts`, loader: 'ts' },
        outfile: `${outdir}/${piece}.cjs`,
      }),
    ),
  ])
}
