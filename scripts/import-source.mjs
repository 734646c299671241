// The product's own TypeScript for a script, a benchmark or a measurement: bundled into a folder of its own, so that nothing has to be built
// before.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { forNode } from './bundle-options.mjs'
import { makeScratchFolder } from './scratch-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What `code` exports: lines such as `export { a } from './src/a.ts'`, from the root of the repository. `plugins`: of esbuild. */
export async function importSource(code, plugins = []) {
  const outfile = join(makeScratchFolder(), 'source.cjs')
  await build({
    ...forNode,
    format: 'cjs',
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    plugins,
    outfile,
    logLevel: 'warning',
  })
  return import(pathToFileURL(outfile))
}
