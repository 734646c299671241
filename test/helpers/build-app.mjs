import { build } from 'esbuild'
import { lightInk } from '../../scripts/light-ink.mjs'

/** Bundles a test program that shows the dashboard as the package does, into one file. */
export async function buildApp(entryPoint, outfile) {
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', SAGE_VERSION: '"0.0.0"' },
    external: ['fsevents'],
    plugins: [lightInk],
    banner: { js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);" },
  })
}
