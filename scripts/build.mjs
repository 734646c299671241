// Bundles: the CommonJS files that Claude Code runs, the command line in CommonJS pieces (a command loads only
// its own), one ESM file for the dashboard, so that nothing else ever loads Ink, and the public API.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { esmBanner, forNode } from './bundle-options.mjs'
import { buildCommandLine } from './command-line-bundle.mjs'
import { cueAutomata } from './cue-automata.mjs'
import { buildHook, buildRebuild } from './hook-bundle.mjs'
import { lazyStringWidth } from './lazy-string-width.mjs'
import { lightInk } from './light-ink.mjs'
import { writeManPage } from './man-page.mjs'
import { noProfiler } from './no-profiler.mjs'
import { settingWords } from './setting-words.mjs'
import { writeLicenses } from './third-party-licenses.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const shared = {
  ...forNode,
  logLevel: 'warning',
  // `writeLicenses` passes the licences on.
  legalComments: 'none',
  metafile: true,
  plugins: [cueAutomata, settingWords, noProfiler, lazyStringWidth],
  define: { 'process.env.NODE_ENV': '"production"', SAGE_VERSION: JSON.stringify(version) },
}

rmSync('dist', { recursive: true, force: true, maxRetries: 5 })
mkdirSync('dist', { recursive: true })
const [, commandLine, dashboard, api] = await Promise.all([
  Promise.all([
    buildHook({ outdir: 'dist/hook' }),
    writeManPage({ outfile: 'dist/sage.1', version }),
    buildRebuild({ outdir: 'dist/hook', ...shared }),
    build({
      ...shared,
      format: 'cjs',
      entryPoints: ['src/hook/code/keep-code.ts'],
      outfile: 'dist/keep-code.cjs',
    }),
  ]),
  buildCommandLine(shared, {
    entryPoint: 'src/cli.ts',
    launcher: 'src/launch.ts',
    outdir: 'dist',
    external: ['./dashboard.mjs', 'fsevents'],
    quick: ['list', 'show', 'items/find-known', 'statusline'].map((command) => `src/commands/${command}.ts`),
    alike: ['sync', 'log', 'approve', 'decide'].map((command) => `src/commands/${command}.ts`),
    others: ['dashboard', 'hook-context', 'hook-git', 'turns'].map((command) => `src/commands/${command}.ts`),
  }),
  build({
    ...shared,
    format: 'esm',
    jsx: 'automatic',
    entryPoints: ['src/dashboard/main/ink-screen.tsx'],
    outfile: 'dist/dashboard.mjs',
    external: ['fsevents'],
    plugins: [...shared.plugins, lightInk],
    banner: esmBanner,
  }),
  build({
    ...shared,
    format: 'esm',
    entryPoints: ['src/index.ts'],
    outfile: 'dist/index.js',
    banner: esmBanner,
  }),
])
writeLicenses({
  outfile: 'dist/THIRD-PARTY-LICENSES.txt',
  metafiles: [commandLine, dashboard, api].map(({ metafile }) => metafile),
})
chmodSync('dist/cli.cjs', 0o755)
if (!process.argv.includes('--no-types'))
  execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { stdio: 'inherit', shell: process.platform === 'win32' })
