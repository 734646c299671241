// Writes the manual page from the tables of commands and keys. What the commands load when they run is not needed for that.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const tablesOnly = {
  name: 'tables-only',
  setup(b) {
    b.onResolve({ filter: /^\./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined))
  },
}

export async function writeManPage({ outfile, version }) {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { manPage } from './src/commands/man-page.ts'
export { commandGroups as groups } from './src/commands/table.ts'
export { keymap as bindings } from './src/dashboard/keys/keymap.ts'`,
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    plugins: [tablesOnly],
    write: false,
    logLevel: 'warning',
  })
  const code = Buffer.from(outputFiles[0].text).toString('base64')
  const { manPage, groups, bindings } = await import(`data:text/javascript;base64,${code}`)
  writeFileSync(outfile, manPage({ version, groups, bindings }))
}
