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
  'sage-prompt': { 'src/hook/injection-for-prompt.ts': ['injectForPrompt'], 'src/runtime/preview.ts': ['preview'] },
  'sage-start': { 'src/hook/injection-for-start.ts': ['injectForStart'] },
  'sage-rarely': {
    'src/hook/injection-fork.ts': ['findParentRecord'],
    'src/hook/injection-working-context.ts': ['workingContext'],
    'src/hook/read-object.ts': ['readObject'],
    'src/runtime/error-log.ts': ['logError'],
    'src/runtime/folders.ts': ['ensureRuntimeFolders'],
    'src/hook/read-patiently.ts': ['readPatiently'],
    'src/workspace/pause.ts': ['pause'],
    'src/workspace/private-workspace.ts': ['privateWorkspace'],
    'src/workspace/workspace-id.ts': ['workspaceId', 'nextWorkspaceId'],
    'src/workspace/worktree.ts': ['mainWorktree'],
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

/**
 * Loads a piece from beside the file that runs. Not by `require()`: that looks for package.json files and real paths, in vain, and takes
 * 0.35 ms for the first one; this takes 0.07. The method is not documented, but all that compile as they load live by it.
 */
const LOAD = `
import { readFileSync } from 'node:fs'
const loaded = {}
export function load(name) {
  if (loaded[name]) return loaded[name]
  const path = __dirname + '/' + name + '.cjs'
  const piece = new module.constructor(path, module)
  piece._compile(readFileSync(path, 'utf8'), path)
  return (loaded[name] = piece.exports)
}`

/** Loads the other pieces at the first call of a function of theirs. */
const otherPieces = (own) => ({
  name: 'other-pieces',
  setup(b) {
    b.onResolve({ filter: /^sage-piece$/ }, ({ path }) => ({ path, namespace: 'piece' }))
    b.onLoad({ filter: /.*/, namespace: 'piece' }, () => ({ contents: LOAD, resolveDir: 'scripts', loader: 'js' }))
    for (const [piece, files] of Object.entries(PIECES)) {
      if (piece === own) continue
      for (const [file, names] of Object.entries(files)) {
        const filter = new RegExp(`[\\\\/]${file.split('/').join('[\\\\/]').replaceAll('.', '\\.')}$`)
        b.onLoad({ filter }, () => ({
          contents: [
            `import { load } from 'sage-piece'`,
            ...names.map((name) => `export const ${name} = (...args) => load('${piece}').${name}(...args)`),
          ].join('\n'),
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
