// The product's own TypeScript for a script, a benchmark or a measurement: bundled in memory, so that nothing has to be built before.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What `code` exports: lines such as `export { a } from './src/a.ts'`, from the root of the repository. `plugins`: of esbuild. */
export async function importSource(code, plugins = []) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    format: 'esm',
    platform: 'node',
    plugins,
    write: false,
    logLevel: 'warning',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}
