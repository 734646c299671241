// How the hook is bundled, shared by the build, the tests and the benchmarks that run it. Claude Code waits for every hook, and a cold
// process pays for each kilobyte of code, 0.08 ms to compile it and 0.03 if its compiled code was kept: an event loads only what it needs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { forNode } from './bundle-options.mjs'
import { markedSource } from './marked-source.mjs'

/** Functions of Node's modules that a hook needs only now and then: together their modules cost 4 % of a Node start. */
const RARE_MODULES = {
  'node:child_process': ['spawnSync', 'execFileSync'],
  'node:module': ['createRequire'],
  'node:os': ['homedir', 'hostname', 'userInfo'],
}

/** The pieces of the hook, and which functions of which files each contains. `sage-hook.cjs` only loads the first. */
const PIECES = {
  'sage-core': {
    'hooks/sage-core.ts': ['runAtOnce'],
    'src/workspace/files/durable-write.ts': ['durableWrite', 'quickWrite', 'removeIfThere', 'writeNew'],
  },
  'sage-prompt': {
    'src/hook/injection/for-prompt.ts': ['decideForPrompt', 'injectForPrompt'],
    'src/runtime/sessions/preview.ts': ['preview'],
  },
  'sage-start': { 'src/hook/injection/for-start.ts': ['decideForStart', 'injectForStart'] },
  /** Not copied to the data folder for hooks in the settings: only a hook that runs inside the package needs it. */
  'sage-plugin': {
    'src/hook/settings/plugin-yields.ts': ['pluginYields'],
    'src/workspace/locate/named-home.ts': ['mayUseDataHome'],
  },
  'sage-rarely': {
    'src/hook/injection/fork.ts': ['findParentRecord'],
    'src/hook/working-context/working-context.ts': ['workingContext'],
    'src/hook/code/keep-code.ts': ['keepCode'],
    'src/hook/input/read-object.ts': ['readObject'],
    'src/runtime/errors/error-log.ts': ['logError'],
    'src/runtime/folders/folders.ts': ['ensureRuntimeFolders'],
    'src/hook/input/read-patiently.ts': ['readPatiently'],
    'src/workspace/processes/sleep-sync.ts': ['sleepSync'],
    'src/workspace/trust/private-workspace.ts': ['privateWorkspace'],
    'src/workspace/paths/workspace-id.ts': ['workspaceId', 'nextWorkspaceId'],
    'src/workspace/git/worktree.ts': ['bareRepository', 'mainWorktree'],
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

/** How a file gets the functions of a piece: what `src/hook/code/pieces.ts` loads is given a `require()` for that. */
const FROM_PIECE = (piece) => ({ contents: '', of: `require('${piece}')` })
const FROM_LOADER = (piece, resolveDir) => ({
  contents: `import { loadPiece } from './src/hook/code/pieces.ts'\n`,
  of: `loadPiece('${piece}')`,
  resolveDir,
})

/** Loads pieces at the first call of a function of theirs. */
const otherPieces = (own, from = FROM_PIECE) => ({
  name: 'other-pieces',
  setup(b) {
    for (const [piece, files] of Object.entries(PIECES)) {
      if (piece === own) continue
      const { contents, of, resolveDir } = from(piece, b.initialOptions.absWorkingDir)
      for (const [file, names] of Object.entries(files)) {
        const filter = new RegExp(`[\\\\/]${file.split('/').join('[\\\\/]').replaceAll('.', '\\.')}$`)
        const functions = names.map((name) => `export const ${name} = (...args) => ${of}.${name}(...args)`)
        b.onLoad({ filter }, () => ({ contents: contents + functions.join('\n'), loader: 'js', resolveDir }))
      }
    }
  },
})

/** The source of a piece: a program that assigns its functions to the object that it is called with. */
function pieceSource(piece) {
  return Object.entries(PIECES[piece])
    .flatMap(([file, names]) => [
      `import { ${names.join(', ')} } from './${file}'`,
      ...names.map((name) => `piece.${name} = ${name}`),
    ])
    .join('\n')
}

/** What `src/hook/code/pieces.ts` loads: one function. */
async function buildPiece(piece, shared, outdir) {
  const { outputFiles } = await build({
    ...shared,
    plugins: [otherPieces(piece), rareModules],
    external: Object.keys(PIECES),
    stdin: { contents: pieceSource(piece), resolveDir: shared.absWorkingDir, sourcefile: `${piece}.ts`, loader: 'ts' },
    write: false,
  })
  const source = `(function(piece,require){"use strict";${outputFiles[0].text.trim()}\n})`
  writeFileSync(join(outdir, `${piece}.cjs`), markedSource(source))
}

/** Writes every file that Claude Code runs, except the one that makes a projection, into the folder `outdir`. */
export async function buildHook({ outdir, absWorkingDir = process.cwd() }) {
  const shared = {
    ...forNode,
    format: 'cjs',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    absWorkingDir,
    outExtension: { '.js': '.cjs' },
  }
  const folder = resolve(absWorkingDir, outdir)
  mkdirSync(folder, { recursive: true })
  await Promise.all([
    build({
      ...shared,
      plugins: [otherPieces(undefined, FROM_LOADER)],
      entryPoints: ['hooks/sage-hook.ts'],
      outdir: folder,
    }),
    build({ ...shared, plugins: [rareModules], entryPoints: ['hooks/sage-statusline.ts'], outdir: folder }),
    ...Object.keys(PIECES).map((piece) => buildPiece(piece, shared, folder)),
  ])
}

/** Writes that file, which a hook loads if the projection is stale. `options`: further options of esbuild. */
export async function buildRebuild({ outdir, ...options }) {
  await build({
    ...forNode,
    format: 'cjs',
    logLevel: 'warning',
    entryPoints: ['hooks/sage-rebuild.ts'],
    outfile: join(outdir, 'sage-rebuild.cjs'),
    ...options,
  })
}
