import { build } from 'esbuild'
import { esmBanner, forNode } from '../../scripts/bundle-options.mjs'
import { lightInk } from '../../scripts/light-ink.mjs'

/** Bundles a test program that shows the dashboard as the package does, into one file. */
export async function buildApp(entryPoint, outfile) {
  await build({
    entryPoints: [entryPoint],
    outfile,
    ...forNode,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', SAGE_VERSION: '"0.0.0"' },
    external: ['fsevents'],
    plugins: [lightInk],
    banner: esmBanner,
  })
}
